import { setAt, valueAt } from "../../../../kernel/index.ts";
import { choice, nothing, type RegularExpression, sequence, star } from "./regular-expression.ts";

/** Expressions longer than this many characters are given up: they cannot be read. */
const MAX_LENGTH = 4_000;

/** A way from one state to another. */
export interface LabeledEdge {
  readonly from: number;
  readonly to: number;
  readonly label: RegularExpression;
}

/**
 * The language of an automaton between two states, by elimination of all others, those with the fewest ways through first.
 * The start has no way in and the end no way out. Undefined when the expression grows too long.
 */
export function languageBetween(
  start: number,
  end: number,
  edges: Iterable<LabeledEdge>,
): RegularExpression | undefined {
  return new Elimination(edges).run(start, end);
}

/** Expressions between states. */
class Elimination {
  readonly #edges = new Map<number, Map<number, RegularExpression>>();
  readonly #sources = new Map<number, Set<number>>();

  constructor(edges: Iterable<LabeledEdge>) {
    for (const { from, to, label } of edges) this.#add(from, to, label);
  }

  run(start: number, end: number): RegularExpression | undefined {
    const left = new Set([...this.#edges.keys(), ...this.#sources.keys()]);
    left.delete(start);
    left.delete(end);
    while (left.size > 0) {
      const state = this.#cheapest(left);
      left.delete(state);
      if (!this.#eliminate(state)) return undefined;
    }
    return this.#edges.get(start)?.get(end) ?? nothing;
  }

  /** The state with the fewest ways through it; of several the first. */
  #cheapest(states: ReadonlySet<number>): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const state of [...states].sort((a, b) => a - b)) {
      const sources = this.#sources.get(state);
      const into = (sources?.size ?? 0) - (sources?.has(state) === true ? 1 : 0);
      const cost = into * (this.#edges.get(state)?.size ?? 0);
      if (cost < least) {
        least = cost;
        best = state;
      }
    }
    return best;
  }

  /** False when an expression becomes too long. */
  #eliminate(state: number): boolean {
    const targets = [...(this.#edges.get(state) ?? [])].filter(([target]) => target !== state);
    const sources = [...(this.#sources.get(state) ?? [])].filter((source) => source !== state);
    const loop = star(this.#edges.get(state)?.get(state) ?? nothing);
    for (const source of sources) {
      const into = this.#edges.get(source)?.get(state) ?? nothing;
      for (const [target, out] of targets)
        if (this.#add(source, target, sequence(into, loop, out)).text.length > MAX_LENGTH) return false;
      this.#edges.get(source)?.delete(state);
    }
    for (const [target] of targets) this.#sources.get(target)?.delete(state);
    this.#edges.delete(state);
    this.#sources.delete(state);
    return true;
  }

  #add(from: number, to: number, expression: RegularExpression): RegularExpression {
    const row = valueAt(this.#edges, from, () => new Map<number, RegularExpression>());
    const joined = choice(row.get(to) ?? nothing, expression);
    row.set(to, joined);
    setAt(this.#sources, to).add(from);
    return joined;
  }
}
