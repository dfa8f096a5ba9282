import type { BoardSession, HeapView, PanelSpec, PanelView, Recording, Seq } from "../../../../trace/index.ts";
import { factKinds, isOfExecution } from "../facts/index.ts";
import { SymbolicHeapView } from "./heap-view.ts";
import { inputPicture } from "./input-pictures.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { RunIndex } from "./run-index.ts";
import { conjunctKey, factKey, Tables, variableKey } from "./tables.ts";
import { edgeKey, nodeKey, TreeView } from "./tree-view.ts";
import type { Wording } from "./wording.ts";

export const panelSpecs: readonly PanelSpec[] = [
  panel("execution-tree", "graph", "T", "graph"),
  panel("heap", "heap", "h", "graph"),
  panel("path-condition", "table", "Δ", "side"),
  panel("generated-tests", "table", "⊨", "side"),
  { ...panel("unfolding-table", "table", "SV, A", "side"), region: "separation.region.unfolding-table" },
  { ...panel("solver-calls", "table", "sat?", "side"), within: "execution-tree" },
  { ...panel("base-pairs", "table", "base", "side"), region: "separation.region.base-pairs", within: "execution-tree" },
  { ...panel("variables", "table", "s", "side"), within: "heap" },
  { ...panel("input-heaps", "heap", "⊨", "side"), within: "heap" },
];

function panel(id: string, kind: PanelSpec["kind"], symbol: string, place: PanelSpec["place"]): PanelSpec {
  return { id, region: `symbolic.region.${id}`, kind, symbol, place };
}

/** The view data of each panel. */
export class Panels {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #index: RunIndex;
  readonly #algorithm1: BoardSession;
  readonly #tree: TreeView;
  readonly #heap: SymbolicHeapView;
  readonly #tables: Tables;

  constructor(
    recording: Recording,
    symbols: SymbolReader,
    index: RunIndex,
    wording: Wording,
    algorithm1: BoardSession,
  ) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#index = index;
    this.#algorithm1 = algorithm1;
    this.#tree = new TreeView(symbols, index, wording);
    this.#heap = new SymbolicHeapView(symbols, index);
    this.#tables = new Tables(recording, symbols, index);
  }

  view(id: string, n: number, since: number): PanelView {
    switch (id) {
      case "execution-tree":
        return this.#tree.view(n, since);
      case "heap":
        return this.#heap.view(n, since);
      case "path-condition":
        return this.#tables.pathCondition(n, since);
      case "generated-tests":
        return this.#tables.tests(n, since);
      case "variables":
        return this.#tables.variables(n, since);
      case "solver-calls":
        return this.#tables.solverCalls(n, since);
      case "input-heaps":
        return this.#inputs(n, since);
      default:
        return this.#algorithm1.view(id, n, since);
    }
  }

  /** Graph elements and table rows that show the fact of a step. */
  elementsOf(seq: Seq): readonly string[] {
    const kind = this.#recording.steps.factKind(seq);
    if (!isOfExecution(kind)) return this.#algorithm1.elements(seq);
    const row = this.#index.nodeOf(seq);
    const node = row === undefined ? [] : [nodeKey(row)];
    switch (kind) {
      case factKinds.node:
        return row === undefined || row === 0 ? node : [...node, edgeKey(row)];
      case factKinds.configuration:
        return [...node, ...this.#madeBy(seq)];
      case factKinds.verdict:
      case factKinds.test:
        return [factKey(seq), ...node];
      default:
        return node;
    }
  }

  factOf(element: string): Seq | undefined {
    const [, kind, number = ""] = /^([nexps])(\d+)(?::.*)?$/s.exec(element) ?? [];
    if (kind === undefined) return this.#algorithm1.factOf(element);
    if (kind === "n" || kind === "e") return this.#index.nodes[Number(number)]?.put;
    return Number(number) < this.#recording.length ? Number(number) : undefined;
  }

  /** Rows for the conjuncts and values that are there since this configuration. */
  #madeBy(seq: Seq): readonly string[] {
    const births = this.#index.remembered(seq)?.births;
    if (births === undefined) return [];
    const conjuncts = [...births.conjuncts].flatMap(([text, at]) => (at === seq ? [conjunctKey(seq, text)] : []));
    const values = births.frames.flatMap((frame, depth) =>
      [...frame].flatMap(([name, at]) => (at === seq && !name.startsWith("$") ? [variableKey(depth, name, seq)] : [])),
    );
    return [...conjuncts, ...values];
  }

  #inputs(n: number, since: number): HeapView {
    const tests = this.#recording.births(factKinds.test);
    const pictures = Array.from({ length: tests.lowerBound(n) }, (_, index) => {
      const seq = tests.at(index);
      const row = this.#recording.steps.fact(seq).a;
      const test = this.#symbols.test(row) ?? { arguments: {}, heap: [] };
      const look = { id: factKey(seq), title: String(row + 1), fact: seq, isNew: seq >= since };
      return inputPicture(test, look);
    });
    return { kind: "heap", pictures };
  }
}
