import type { HeapBox, HeapCloud, HeapPicture, HeapSlot, HeapView, Seq } from "../../../../trace/index.ts";
import type { DeltaSymbol, ValueSymbol } from "../facts/index.ts";
import type { Remembered } from "./births.ts";
import { boxId, type CallConjunct, cloudId, isCall, Names } from "./names.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { RunIndex } from "./run-index.ts";

/** The heap at a position as boxes and clouds: a configuration of symbolic execution drawn. */
export class SymbolicHeapView {
  readonly #symbols: SymbolReader;
  readonly #index: RunIndex;

  constructor(symbols: SymbolReader, index: RunIndex) {
    this.#symbols = symbols;
    this.#index = index;
  }

  view(n: number, since: number): HeapView {
    const seq = this.#index.configurationAt(n);
    const remembered = seq === undefined ? undefined : this.#index.remembered(seq);
    const delta = remembered === undefined ? undefined : this.#symbols.delta(remembered.configuration.delta);
    if (seq === undefined || remembered === undefined || delta === undefined) return { kind: "heap", pictures: [] };
    return { kind: "heap", pictures: [this.#picture(seq, remembered, delta, n, since)] };
  }

  #picture(seq: Seq, remembered: Remembered, delta: DeltaSymbol, n: number, since: number): HeapPicture {
    const { configuration, births } = remembered;
    const objects = configuration.objects.flatMap((row) => this.#symbols.object(row) ?? []);
    const names = new Names(
      objects.map(({ root }) => root),
      delta,
    );
    const slot = (name: string, value: ValueSymbol, birth: Seq | undefined): HeapSlot => ({
      name,
      text: value.text,
      target: names.target(value),
      isNew: (birth ?? n) >= since && birth !== undefined,
    });
    const boxes = objects.map(({ root, data, origin, isFreed, fields }): HeapBox => {
      const own = births.objects.get(root);
      const birth = own?.get("");
      return {
        id: boxId(root),
        label: root,
        type: data,
        fields: fields.map(({ name, now }) => slot(name, now, own?.get(name))),
        origin: isFreed ? "freed" : origin,
        fact: birth,
        isNew: birth !== undefined && birth >= since,
      };
    });
    const clouds = delta.conjuncts.filter(isCall).map((conjunct) => {
      const birth = births.conjuncts.get(conjunct.text);
      return { ...this.#cloud(conjunct, seq, n), fact: birth, isNew: birth !== undefined && birth >= since };
    });
    const top = this.#symbols.frame(configuration.stack[0] ?? -1);
    const depth = configuration.stack.length - 1;
    const stack = (top?.values ?? [])
      .filter(({ name }) => !name.startsWith("$"))
      .map(({ name, value }) => slot(name, value, births.frames[depth]?.get(name)));
    return { id: "now", title: undefined, stack, boxes, clouds, facts: names.facts };
  }

  #cloud({ text, call }: CallConjunct, seq: Seq, n: number): Omit<HeapCloud, "fact" | "isNew"> {
    const node = this.#index.nodes[this.#index.nodeOf(seq) ?? -1];
    const choices = this.#symbols.disjunctsOf(call.predicate).map((disjunct, number) => {
      const child = node?.children.find((row) => {
        const cause = this.#symbols.node(row)?.cause;
        return cause?.kind === "initialized" && cause.disjunct === number && cause.text.startsWith(text);
      });
      const put = child === undefined ? undefined : this.#index.nodes[child]?.put;
      return { text: disjunct, fact: put !== undefined && put < n ? put : undefined };
    });
    return { id: cloudId(text), label: text, entries: call.arguments, choices };
  }
}
