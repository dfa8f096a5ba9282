import { LimitReached, MAX_CLASSES_ABOVE } from "../../limits.ts";
import type { ClassSymbol } from "../symbols.ts";

interface Visit {
  readonly symbol: ClassSymbol;
  readonly above: readonly ClassSymbol[];
  next: number;
  /** Of the highest class above so far. */
  height: number;
  /** Whether nothing above it is still being worked out. */
  isFinal: boolean;
}

/**
 * Sees to it that no class is its own supertype, and that not too many stand above each other: all that looks for
 * something above a class may then recur. Each class is visited once, without recursion.
 */
export class SupertypeOrder {
  readonly #cut: (circle: readonly ClassSymbol[]) => void;
  /** How many classes stand above each other up to this one, for those that are known to have no circle above. */
  readonly #heights = new Map<ClassSymbol, number>();
  readonly #beingLinked = new Set<ClassSymbol>();
  /** The class that a visit is asking for its supertypes. */
  #asked: ClassSymbol | undefined;

  /** `cut` is given a circle, the class that closes it first, and takes a class out of it. */
  constructor(cut: (circle: readonly ClassSymbol[]) => void) {
    this.#cut = cut;
  }

  /** Links a class to its supertypes. Throws `LimitReached`. */
  link(symbol: ClassSymbol, resolve: () => void): void {
    const isAsked = this.#asked === symbol;
    this.#asked = undefined;
    this.#beingLinked.add(symbol);
    resolve();
    this.#beingLinked.delete(symbol);
    // The visit that asked goes on from here by itself.
    if (isAsked) return;
    const waiting = [symbol];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const circle = this.#findCircle(next);
      if (circle === undefined) continue;
      this.#cut(circle);
      waiting.push(next, ...circle);
    }
  }

  /** A circle above the class, if there is one. */
  #findCircle(start: ClassSymbol): readonly ClassSymbol[] | undefined {
    const path = [this.#visit(start)];
    const onPath = new Set([start]);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const above = top.above[top.next];
      top.next += 1;
      if (above === undefined) {
        this.#leave(top);
        onPath.delete(top.symbol);
        path.pop();
      } else if (onPath.has(above)) {
        const symbols = path.map((visit) => visit.symbol);
        return symbols.slice(symbols.indexOf(above)).toReversed();
      } else if (this.#beingLinked.has(above)) {
        top.isFinal = false;
      } else if (this.#heights.has(above)) {
        top.height = Math.max(top.height, this.#heights.get(above) ?? 0);
      } else {
        path.push(this.#visit(above));
        onPath.add(above);
      }
      const below = path.at(-1);
      if (above === undefined && below !== undefined) {
        below.height = Math.max(below.height, top.height);
        below.isFinal &&= top.isFinal;
      }
    }
    return undefined;
  }

  #visit(symbol: ClassSymbol): Visit {
    this.#asked = symbol;
    const { superclass } = symbol;
    this.#asked = undefined;
    const above = superclass === undefined ? symbol.interfaces : [superclass, ...symbol.interfaces];
    return { symbol, above, next: 0, height: 0, isFinal: true };
  }

  #leave(visit: Visit): void {
    const { source, declaration } = visit.symbol;
    visit.height += 1;
    if (visit.height > MAX_CLASSES_ABOVE)
      throw new LimitReached("classes", MAX_CLASSES_ABOVE, source.span(declaration.name));
    if (visit.isFinal) this.#heights.set(visit.symbol, visit.height);
  }
}
