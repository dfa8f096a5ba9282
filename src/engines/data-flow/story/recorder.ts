import { type FlowGraph, type FlowNode, formatStatement } from "../../../java/index.ts";
import {
  type Granularity,
  NONE,
  type Recorder,
  type SectionRecorder,
  type Seq,
  SymbolTables,
} from "../../../trace/index.ts";
import type { DataFlowAnalysis } from "../algorithm/analysis.ts";
import type { DeadStatement } from "../algorithm/dead-code.ts";
import type { PutReason, SolverObserver } from "../algorithm/observer.ts";
import type { Order } from "../options.ts";
import { LINE_COUNT, lines } from "./pseudocode.ts";
import { type FactSymbol, type FlowSymbols, factKinds, type RuleName, SECTION, vocabulary } from "./symbols.ts";

/** Writes one `Solve` after the other as a section of a recording. */
export class DataFlowRecorder {
  readonly section: SectionRecorder<RuleName, typeof vocabulary.procedures>;
  readonly #tables = new SymbolTables<FlowSymbols>();
  readonly facts = this.#tables.interned("facts", (row: FactSymbol) => row, JSON.stringify);
  readonly #nodes = this.#tables.growing("nodes");
  readonly #edges = this.#tables.growing("edges");
  readonly #solves = this.#tables.growing("solves");
  /** By the name of the analysis: where to find the IN of a node. */
  readonly #inputs = new Map<string, readonly Seq[]>();

  constructor(recorder: Recorder) {
    this.section = recorder.section(SECTION, vocabulary, this.#tables);
  }

  begin<F>(graph: FlowGraph, analysis: DataFlowAnalysis<F>, order: Order): SolverObserver<F> {
    const { name, direction, meetSymbol: meet } = analysis;
    const solve = this.#solves.push({ analysis: name, isForward: direction === "forward", meet, order });
    const first = this.#nodes.length;
    for (const node of graph.nodes) {
      const { kind, method, instruction } = node;
      const owner = solve === 0 ? method.label : `${method.label} · ${name}`;
      const text = instruction === undefined ? "" : formatStatement(instruction);
      const span = instruction?.span ?? method.span;
      this.#nodes.push({ solve, kind, method: owner, text, span, genKill: analysis.genKill?.(node) });
    }
    for (const { kind, from, to } of graph.edges) this.#edges.push({ from: first + from.id, to: first + to.id, kind });
    const observer = new SolveRecorder(this, graph, analysis, order, first);
    this.#inputs.set(name, observer.inputs);
    return observer;
  }

  /** Concluded from what was found before. */
  dead(statements: readonly DeadStatement[]): void {
    this.section.frames.goTo(NONE);
    for (const { node, reason, conditions } of statements) {
      const from = this.#inputs.get(reason === "unreachable" ? "constants" : "live");
      this.section.write({
        kind: "derive",
        rule: reason,
        line: lines.solve,
        level: "rule",
        fact: { kind: factKinds.dead, a: node.id, b: 0, c: 0 },
        premises: (conditions.length === 0 ? [node] : conditions).map(({ id }) => from?.[id]),
      });
    }
  }
}

type Line = keyof typeof lines;

class SolveRecorder<F> implements SolverObserver<F> {
  /** By node: the steps that gave IN and OUT their values. */
  readonly inputs: Seq[] = [];
  readonly #outputs: Seq[] = [];
  readonly #puts: Seq[] = [];
  readonly #positions: number[] = [];
  readonly #recorder: DataFlowRecorder;
  readonly #analysis: DataFlowAnalysis<F>;
  readonly #order: Order;
  readonly #first: number;
  /** The stores that a load may read. */
  readonly #stores = new Map<FlowNode, FlowNode[]>();
  #putCount = 0;
  #isNarrowing = false;

  constructor(
    recorder: DataFlowRecorder,
    graph: FlowGraph,
    analysis: DataFlowAnalysis<F>,
    order: Order,
    first: number,
  ) {
    this.#recorder = recorder;
    this.#analysis = analysis;
    this.#order = order;
    this.#first = first;
    for (const store of graph.nodes)
      for (const load of analysis.loadsOf(store)) this.#stores.set(load, [...(this.#stores.get(load) ?? []), store]);
    this.#enter(NONE);
  }

  initial(node: FlowNode, value: F, isBoundary: boolean, position: number): void {
    const line = isBoundary ? "boundary" : "init";
    this.#positions[node.id] = position;
    this.#settle("output", node, line, this.#outputs.length === 0 ? "iteration" : "step", value, value, []);
  }

  put(node: FlowNode, reason: PutReason): void {
    const from = reason.kind === "start" ? node : reason.of;
    const count = this.#putCount++;
    const place = { rpo: this.#positions[node.id] ?? 0, fifo: count, lifo: -count };
    this.#puts[node.id] = this.#recorder.section.write({
      kind: "put",
      rule: reason.kind,
      line: this.#line(reason.kind),
      level: reason.kind === "start" && count === 0 ? "rule" : "step",
      fact: { kind: factKinds.entry, a: this.#first + node.id, b: place[this.#order], c: 0 },
      premises: [(reason.kind === "stored" ? this.inputs : this.#outputs)[from.id]],
    });
  }

  take(node: FlowNode): void {
    this.#enter(this.#first + node.id);
    const put = this.#puts[node.id] ?? NONE;
    const fact = { kind: 0, a: put, b: 0, c: 0 };
    const line = this.#line("take");
    this.#recorder.section.write({ kind: "take", rule: "take", line, level: "iteration", fact, premises: [put] });
  }

  narrow(node: FlowNode): void {
    this.#isNarrowing = true;
    this.#enter(this.#first + node.id);
  }

  input(node: FlowNode, value: F, computed: F, sources: readonly FlowNode[]): void {
    const level = this.#isNarrowing ? "iteration" : "rule";
    this.#settle(
      "input",
      node,
      "meet",
      level,
      value,
      computed,
      sources.map(({ id }) => this.#outputs[id]),
    );
  }

  output(node: FlowNode, value: F, computed: F): void {
    const premises = [node, ...(this.#stores.get(node) ?? [])].map(({ id }) => this.inputs[id]);
    this.#settle("output", node, "transfer", "rule", value, computed, premises);
  }

  /** IN or OUT of a node: new, another than before, or known. */
  #settle(
    kind: "input" | "output",
    node: FlowNode,
    line: Line & RuleName,
    level: Granularity,
    value: F,
    computed: F,
    premises: readonly (Seq | undefined)[],
  ): void {
    const { section } = this.#recorder;
    const [b, equation] = [this.#numberOf(node, value), this.#numberOf(node, computed)];
    const births = kind === "input" ? this.inputs : this.#outputs;
    const was = births[node.id];
    const isKnown = was !== undefined && section.log.fact(was).b === b;
    const isWidened = b !== equation;
    const rule = this.#isNarrowing ? "narrow" : isWidened ? "widen" : line;
    const seq = section.write({
      kind: isKnown ? "known" : was === undefined ? "derive" : "refine",
      rule,
      line: this.#line(rule === "widen" && kind === "output" ? "transfer" : rule),
      level,
      fact: { kind: factKinds[kind], a: isKnown ? was : this.#first + node.id, b, c: isWidened ? equation : NONE },
      premises: [was, ...premises],
    });
    if (!isKnown) births[node.id] = seq;
  }

  #numberOf(node: FlowNode, fact: F): number {
    const isUnreached = fact === undefined;
    return this.#recorder.facts.intern({ view: this.#analysis.show(node, fact), isUnreached });
  }

  #enter(node: number): void {
    const { frames } = this.#recorder.section;
    frames.goTo(NONE);
    frames.enter(this.#analysis.direction === "forward" ? "Solve" : "SolveBackward", 0, { node });
  }

  #line(name: Line): number {
    return lines[name] + (this.#analysis.direction === "forward" ? 0 : LINE_COUNT);
  }
}
