import type { Section, Seq } from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./vocabulary.ts";

/** How the facts of a points-to recording read, in the slides' notation. */
export class Wording {
  readonly #section: Section;
  readonly #symbols: SymbolReader;

  constructor(section: Section, symbols: SymbolReader) {
    this.#section = section;
    this.#symbols = symbols;
  }

  /** `o3 ∈ pt([]:c)`, `[4]:n1 → [14]:n`, `[]:4 → [4]:C.m()`, `[4]:C.m() ∈ RM`, `⟨[4]:n1, {o12}⟩`. */
  fact(seq: Seq): string {
    const { steps } = this.#section;
    const { kind, a, b, c } = steps.fact(steps.about(seq));
    switch (kind) {
      case factKinds.reachable:
        return `${this.#symbols.method(a).label} ∈ RM`;
      case factKinds.pointsTo:
        return `${this.#symbols.object(b).label} ∈ pt(${this.#symbols.pointer(a).label})`;
      case factKinds.flow:
        return `${this.#symbols.pointer(a).label} → ${this.#symbols.pointer(b).label}${c === -1 ? "" : ` (${this.#symbols.filter(c)})`}`;
      case factKinds.callEdge:
        return `${this.#symbols.method(a).context}:${this.#symbols.callSite(b).label} → ${this.#symbols.method(c).label}`;
      default:
        return this.entry(a, steps.set(b));
    }
  }

  /** `⟨[4]:n1, {o12}⟩` */
  entry(pointer: number, objects: readonly number[]): string {
    return `⟨${this.#symbols.pointer(pointer).label}, ${this.#symbols.objects(objects)}⟩`;
  }

  /** `pt([]:c) = {o3}` */
  pointsTo(pointer: number, objects: readonly number[]): string {
    return `pt(${this.#symbols.pointer(pointer).label}) = ${this.#symbols.objects(objects)}`;
  }

  /** `Dispatch(o3, C.m()) = C.m()` and `Select([], 4, o3) = [4]`, or only the latter when there is no receiver. */
  call(callEdge: Seq, receiver: number | undefined): readonly string[] {
    const { a, b, c } = this.#section.steps.fact(callEdge);
    return this.selection(this.#symbols.method(a).context, b, c, receiver);
  }

  selection(caller: string, siteNumber: number, callee: number, receiver: number | undefined): readonly string[] {
    const site = this.#symbols.callSite(siteNumber);
    const { context, method } = this.#symbols.method(callee);
    const object = receiver === undefined ? undefined : this.#symbols.object(receiver).label;
    const select = `Select(${caller}, ${site.label}, ${object ?? "–"}) = ${context}`;
    return object === undefined ? [select] : [`Dispatch(${object}, ${signatureOf(site.target)}) = ${method}`, select];
  }
}

/** `C.m(int)` without its class: `m(int)`. */
function signatureOf(label: string): string {
  const open = label.indexOf("(");
  return label.slice(label.lastIndexOf(".", open) + 1);
}
