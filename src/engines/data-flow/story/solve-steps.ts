import type { FlowGraph, FlowNode } from "../../../java/index.ts";
import { append } from "../../../kernel/index.ts";
import { type Granularity, NONE, type SectionRecorder, type Seq } from "../../../trace/index.ts";
import type { DataFlowAnalysis } from "../algorithm/analysis.ts";
import type { PutReason, SolverObserver } from "../algorithm/observer.ts";
import { LINE_COUNT, lines } from "./pseudocode.ts";
import { factKinds, type RuleName, type vocabulary } from "./symbols.ts";

/** A rule with a line of pseudocode. */
type Line = RuleName & keyof typeof lines;

/** Writes the steps of one `Solve`. */
export class SolveSteps<F> implements SolverObserver<F> {
  /** By node: the steps that gave IN its value. */
  readonly inputs: Seq[] = [];
  /** By node: the steps that gave OUT its value. */
  readonly #outputs: Seq[] = [];
  readonly #puts: Seq[] = [];
  /** The stores that a load may read. */
  readonly #stores = new Map<FlowNode, FlowNode[]>();
  readonly #section: SectionRecorder<RuleName, typeof vocabulary.procedures>;
  readonly #isForward: boolean;
  /** The number of the first node of the graph. */
  readonly #first: number;
  /** The number of a fact at a node. */
  readonly #numberOf: (node: FlowNode, fact: F) => number;
  #isNarrowing = false;

  constructor(
    section: SectionRecorder<RuleName, typeof vocabulary.procedures>,
    graph: FlowGraph,
    analysis: DataFlowAnalysis<F>,
    first: number,
    numberOf: (node: FlowNode, fact: F) => number,
  ) {
    this.#section = section;
    this.#isForward = analysis.direction === "forward";
    this.#first = first;
    this.#numberOf = numberOf;
    for (const store of graph.nodes) for (const load of analysis.loadsOf(store)) append(this.#stores, load, store);
    this.#enter(NONE);
  }

  initial(node: FlowNode, value: F, isBoundary: boolean): void {
    const level = this.#outputs.length === 0 ? "iteration" : "step";
    const fact = this.#numberOf(node, value);
    this.#settle("output", node, isBoundary ? "boundary" : "init", level, [fact, fact], []);
  }

  put(node: FlowNode, reason: PutReason, place: number): void {
    const from = reason.kind === "start" ? node : reason.of;
    this.#puts[node.id] = this.#section.write({
      kind: "put",
      rule: reason.kind,
      line: this.#lineOf(reason.kind),
      level: this.#puts.length === 0 ? "rule" : "step",
      fact: { kind: factKinds.entry, a: this.#first + node.id, b: place, c: 0 },
      premises: [(reason.kind === "stored" ? this.inputs : this.#outputs)[from.id]],
    });
  }

  take(node: FlowNode): void {
    this.#enter(this.#first + node.id);
    const put = this.#puts[node.id] ?? NONE;
    const fact = { kind: 0, a: put, b: 0, c: 0 };
    const line = this.#lineOf("take");
    this.#section.write({ kind: "take", rule: "take", line, level: "iteration", fact, premises: [put] });
  }

  narrow(node: FlowNode): void {
    this.#isNarrowing = true;
    this.#enter(this.#first + node.id);
  }

  input(node: FlowNode, value: F, computed: F, sources: readonly FlowNode[]): void {
    const level = this.#isNarrowing ? "iteration" : "rule";
    const premises = sources.map(({ id }) => this.#outputs[id]);
    const facts = [this.#numberOf(node, value), this.#numberOf(node, computed)] as const;
    this.#settle("input", node, "meet", level, facts, premises);
  }

  output(node: FlowNode, value: F, computed: F): void {
    const premises = [node, ...(this.#stores.get(node) ?? [])].map(({ id }) => this.inputs[id]);
    const facts = [this.#numberOf(node, value), this.#numberOf(node, computed)] as const;
    this.#settle("output", node, "transfer", "rule", facts, premises);
  }

  #enter(node: number): void {
    const { frames } = this.#section;
    frames.goTo(NONE);
    frames.enter(this.#isForward ? "Solve" : "SolveBackward", 0, { node });
  }

  #lineOf(name: Line): number {
    return lines[name] + (this.#isForward ? 0 : LINE_COUNT);
  }

  #ruleOf(line: Line, isWidened: boolean): Line {
    if (this.#isNarrowing) return "narrow";
    return isWidened ? "widen" : line;
  }

  /** IN or OUT of a node: new, another than before, or known. */
  #settle(
    kind: "input" | "output",
    node: FlowNode,
    by: Line,
    level: Granularity,
    [value, computed]: readonly [number, number],
    premises: readonly (Seq | undefined)[],
  ): void {
    const births = kind === "input" ? this.inputs : this.#outputs;
    const was = births[node.id];
    const isKnown = was !== undefined && this.#section.log.fact(was).b === value;
    const isWidened = value !== computed;
    const rule = this.#ruleOf(by, isWidened);
    const seq = this.#section.write({
      kind: isKnown ? "known" : was === undefined ? "derive" : "refine",
      rule,
      line: this.#lineOf(rule === "widen" && kind === "output" ? by : rule),
      level,
      fact: {
        kind: factKinds[kind],
        a: isKnown ? was : this.#first + node.id,
        b: value,
        c: isWidened ? computed : NONE,
      },
      premises: [was, ...premises],
    });
    if (!isKnown) births[node.id] = seq;
  }
}
