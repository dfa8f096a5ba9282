import { engineWords, type PanelSpec, type PanelView, type Seq } from "../../../../trace/index.ts";
import { factKinds } from "../facts/index.ts";
import { agenda, testGallery, treeCards } from "./cards/index.ts";
import { branchTable } from "./coverage.ts";
import { conjunctKey, pathConditionView } from "./formula/path-condition.ts";
import { heapView } from "./heap/heap-view.ts";
import type { SymbolicRun } from "./run.ts";
import { factKey, solverCallTable, variableKey, variableTable } from "./tables.ts";
import { edgeKey, nodeKey, TreeView } from "./tree-view.ts";

const { panel } = engineWords("symbolic");

/** The panels of symbolic execution itself: see `symbolicBoard` for those of Algorithm 1 among them. */
export const panelSpecs = {
  agenda: panel("agenda", "queue", "⟨Δ, s⟩", "side"),
  tree: panel("execution-tree", "graph", "T", "graph"),
  heap: panel("heap", "heap", "h", "graph"),
  pathCondition: panel("path-condition", "formula", "Δ", "graph"),
  tests: panel("generated-tests", "gallery", "⊨", "graph"),
  branches: { ...panel("branches", "table", "T/F", "side"), within: "generated-tests" },
  solverCalls: { ...panel("solver-calls", "table", "sat?", "side"), within: "execution-tree" },
  variables: { ...panel("variables", "table", "s", "side"), within: "heap" },
} as const satisfies Readonly<Record<string, PanelSpec>>;

const views: Readonly<Record<string, (run: SymbolicRun, n: number, since: number) => PanelView>> = {
  agenda,
  heap: heapView,
  "path-condition": pathConditionView,
  "generated-tests": testGallery,
  variables: variableTable,
  branches: branchTable,
  "solver-calls": solverCallTable,
};

/** The view data of each panel. */
export class Panels {
  readonly #run: SymbolicRun;
  readonly #tree: TreeView;

  constructor(run: SymbolicRun) {
    this.#run = run;
    this.#tree = new TreeView(run);
  }

  view(id: string, n: number, since: number): PanelView {
    if (id === "execution-tree") return { ...this.#tree.view(n, since), cards: treeCards(this.#run, n) };
    return (views[id] ?? pathConditionView)(this.#run, n, since);
  }

  /** Graph elements and table rows that show the fact of a step. */
  elementsOf(seq: Seq): readonly string[] {
    const row = this.#run.nodeOf(seq);
    const node = row === undefined ? [] : [nodeKey(row)];
    switch (this.#run.steps.factKind(seq)) {
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
    const [, kind, digits = ""] = /^([bnexps])(\d+)(?::.*)?$/s.exec(element) ?? [];
    if (kind === undefined) return undefined;
    const number = Number(digits);
    if (kind === "n" || kind === "e") return this.#run.nodes[number]?.put;
    return number < this.#run.section.length ? number : undefined;
  }

  /** Rows for the conjuncts and values that are there since this configuration. */
  #madeBy(seq: Seq): readonly string[] {
    const births = this.#run.remembered(seq)?.births;
    if (births === undefined) return [];
    const conjuncts = [...births.conjuncts].flatMap(([text, at]) => (at === seq ? [conjunctKey(seq, text)] : []));
    const values = births.frames.flatMap((frame, depth) =>
      [...frame].flatMap(([name, at]) => (at === seq ? [variableKey(depth, name, seq)] : [])),
    );
    return [...conjuncts, ...values];
  }
}
