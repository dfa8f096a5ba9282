import { NONE, type Recorder, type SectionRecorder, type Seq, SymbolTables } from "../../../trace/index.ts";
import type { WalkObserver } from "../algorithm/walk.ts";
import { lines } from "./pseudocode.ts";
import { type DigraphSymbols, factKinds, vocabulary } from "./vocabulary.ts";

/** Writes a walk as a section of a recording. */
export class WalkRecorder implements WalkObserver {
  readonly #section: SectionRecorder<(typeof vocabulary.rules)[number], typeof vocabulary.procedures>;
  readonly #tables = new SymbolTables<DigraphSymbols>();
  readonly #nodes = this.#tables.interned("nodes", (node: string) => node);
  /** The step that reached a node, and the one that put it on the worklist. */
  readonly #births = new Map<string, Seq>();
  readonly #puts = new Map<string, Seq>();

  constructor(recorder: Recorder) {
    this.#section = recorder.section("digraph", vocabulary, this.#tables);
    this.#section.frames.enter("Walk", 0, { taken: NONE });
  }

  put(node: string): void {
    const seq = this.#write(
      "put",
      "worklist",
      lines.put,
      { kind: factKinds.entry, a: this.#nodes.numberOf(node) },
      node,
    );
    this.#puts.set(node, seq);
  }

  take(node: string): void {
    const put = this.#puts.get(node) ?? NONE;
    this.#section.frames.goTo(NONE);
    this.#section.frames.enter("Walk", 0, { taken: this.#nodes.numberOf(node) });
    this.#section.write({
      kind: "take",
      rule: "worklist",
      line: lines.take,
      level: "iteration",
      fact: { kind: factKinds.entry, a: put, b: 0, c: 0 },
      premises: [put],
    });
  }

  reach(node: string, from: string | undefined): void {
    const rule = from === undefined ? "start" : "successor";
    const line = from === undefined ? lines.start : lines.reach;
    const fact = { kind: factKinds.reached, a: this.#nodes.numberOf(node) };
    this.#births.set(node, this.#write("derive", rule, line, fact, from));
  }

  meet(node: string, from: string): void {
    this.#write(
      "known",
      "successor",
      lines.known,
      { kind: factKinds.reached, a: this.#births.get(node) ?? NONE },
      from,
    );
  }

  #write(
    kind: "put" | "derive" | "known",
    rule: (typeof vocabulary.rules)[number],
    line: number,
    fact: { readonly kind: number; readonly a: number },
    premise: string | undefined,
  ): Seq {
    const premises = [premise === undefined ? NONE : this.#births.get(premise)];
    return this.#section.write({ kind, rule, line, level: "rule", fact: { ...fact, b: 0, c: 0 }, premises });
  }
}
