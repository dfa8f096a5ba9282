import { ShownVariables } from "../../../../java/index.ts";
import { NONE, type Recorder, type SectionRecorder, type Seq, SymbolTables } from "../../../../trace/index.ts";
import type { CloningObserver, Copy, Flow } from "../../algorithm/cloning/cloning.ts";
import type { Weight } from "../../algorithm/dependence-graph/elements.ts";
import type { BuiltGraph } from "../../algorithm/graph-building/build-graph.ts";
import { weightName } from "../../result.ts";
import { shortLabel, statementSymbol } from "../tables.ts";
import { arrowOf } from "../wording.ts";
import { lineOf } from "./pseudocode.ts";
import { type CloningSymbols, type CopySymbol, type FlowSymbol, factKinds, SECTION, vocabulary } from "./symbols.ts";

/** Writes the copies, the flows between them and what reaches them as a section of a recording. */
export class CloningRecorder implements CloningObserver {
  readonly #recorder: Recorder;
  readonly #built: BuiltGraph;
  readonly #shown: ShownVariables;
  /** By edge of the dependence graph: the step that added it. */
  readonly #edges: readonly Seq[];
  readonly #tables = new SymbolTables<CloningSymbols>();
  readonly #section: SectionRecorder<(typeof vocabulary.rules)[number], typeof vocabulary.procedures>;
  #flows: readonly Flow[] = [];
  /** By flow and by copy: the last step about each. */
  readonly #copied: Seq[] = [];
  readonly #reached: Seq[] = [];
  readonly #weights: Weight[] = [];
  readonly #puts: Seq[] = [];

  constructor(recorder: Recorder, built: BuiltGraph, edges: readonly Seq[]) {
    this.#recorder = recorder;
    this.#built = built;
    this.#shown = new ShownVariables(built.construction.program.files);
    this.#edges = edges;
    this.#section = recorder.section(SECTION, vocabulary, this.#tables);
  }

  attach(copies: readonly Copy[], flows: readonly Flow[]): void {
    this.#flows = flows;
    this.#tables.listed(
      "copies",
      () => copies,
      (copy) => this.#copySymbol(copy),
    );
    this.#tables.listed(
      "flows",
      () => flows,
      (flow) => this.#flowSymbol(flow),
    );
    this.#enter("Clone");
  }

  flow(flow: number): void {
    if (this.#recorder.passesOver()) return;
    const { edge = NONE, kind = "step" } = this.#flows[flow] ?? {};
    const premises = [this.#edges[edge]];
    const rule = `clone-${kind}` as const;
    const fact = { kind: factKinds.flow, a: flow, b: edge, c: 0 };
    this.#copied[flow] = this.#section.write({
      kind: "derive",
      rule,
      line: lineOf(rule),
      level: "rule",
      fact,
      premises,
      at: flow,
    });
  }

  start(copy: number): void {
    if (this.#recorder.passesOver()) return;
    this.#enter("Reach");
    this.#weights[copy] = 2;
    this.#reached[copy] = this.#section.write({
      kind: "derive",
      rule: "start",
      line: lineOf("start"),
      level: "iteration",
      fact: { kind: factKinds.reached, a: copy, b: 2, c: NONE },
      premises: [],
    });
  }

  put(copy: number): void {
    if (this.#recorder.passesOver()) return;
    this.#puts[copy] = this.#section.write({
      kind: "put",
      rule: "put",
      line: lineOf("put"),
      level: "step",
      fact: { kind: factKinds.entry, a: copy, b: 0, c: 0 },
      premises: [this.#reached[copy]],
    });
  }

  take(copy: number): void {
    if (this.#recorder.passesOver()) return;
    const put = this.#puts[copy] ?? NONE;
    this.#section.write({
      kind: "take",
      rule: "take",
      line: lineOf("take"),
      level: "iteration",
      fact: { kind: factKinds.entry, a: put, b: 0, c: 0 },
      premises: [put],
    });
  }

  reach(flow: number, weight: Weight): void {
    if (this.#recorder.passesOver()) return;
    const { source = NONE, target = NONE } = this.#flows[flow] ?? {};
    const known = this.#reached[target];
    const isKnown = known !== undefined && weight === this.#weights[target];
    const seq = this.#section.write({
      kind: isKnown ? "known" : known === undefined ? "derive" : "refine",
      rule: "reach",
      line: lineOf("reach"),
      level: "rule",
      fact: { kind: factKinds.reached, a: isKnown ? known : target, b: weight, c: flow },
      premises: [known, this.#reached[source], this.#copied[flow]],
      at: flow,
    });
    if (isKnown) return;
    this.#reached[target] = seq;
    this.#weights[target] = weight;
  }

  /** The last step about what reaches a copy. */
  birthOf(copy: number): Seq | undefined {
    return this.#reached[copy];
  }

  #enter(procedure: keyof typeof vocabulary.procedures): void {
    this.#section.frames.goTo(NONE);
    this.#section.frames.enter(procedure, 0, {});
  }

  #copySymbol({ node, context }: Copy): CopySymbol {
    const { graph, construction } = this.#built;
    const location = graph.locationAt(node);
    const isShared = context === -1;
    return {
      label: location.kind === "global" ? location.global.label : shortLabel(location, this.#shown),
      method: isShared ? "" : graph.placeAt(node).label,
      context: isShared ? "" : construction.view.contextLabel(context),
      shape: isShared ? "global" : "local",
    };
  }

  #flowSymbol({ source, target, weight, edge }: Flow): FlowSymbol {
    const { graph, construction } = this.#built;
    const { statement, ...own } = graph.edge(edge);
    const found = graph.statements[statement];
    const end = (node: number): string =>
      `(${shortLabel(graph.locationAt(node), this.#shown)}, ${graph.placeAt(node).label})`;
    return {
      source,
      target,
      label: weightName(weight),
      edge: `${end(own.source)} ${arrowOf(weightName(own.weight))} ${end(own.target)}`,
      statement: found === undefined ? undefined : statementSymbol(found, construction, this.#shown),
    };
  }
}
