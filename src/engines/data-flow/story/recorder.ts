import { variablesRead, variableWritten } from "../../../java/index.ts";
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
import type { FlowGraph, FlowNode } from "../algorithm/graph/flow-graph.ts";
import { reversePostOrder } from "../algorithm/graph/order.ts";
import type { PutReason, SolverObserver } from "../algorithm/observer.ts";
import { statementText } from "../algorithm/statement-text.ts";
import type { Order } from "../options.ts";
import { LINE_COUNT, lines } from "./pseudocode.ts";
import { type Effort, type FlowSymbols, factKinds, type RuleName, SECTION, vocabulary } from "./symbols.ts";

/** Writes one `Solve` after the other as a section of a recording. */
export class DataFlowRecorder {
  readonly section: SectionRecorder<RuleName, typeof vocabulary.procedures>;
  readonly tables = new SymbolTables<FlowSymbols>();
  readonly nodes = this.tables.growing("nodes");
  readonly edges = this.tables.growing("edges");
  readonly facts = this.tables.interned(
    "facts",
    (row: FlowSymbols["facts"][number]) => row,
    (row) => JSON.stringify(row),
  );
  readonly #solves = this.tables.growing("solves");
  /** By the name of the analysis: where to find the IN of a node. */
  readonly #inputs = new Map<string, (node: FlowNode) => Seq | undefined>();

  constructor(recorder: Recorder) {
    this.section = recorder.section(SECTION, vocabulary, this.tables);
  }

  begin<F>(
    graph: FlowGraph,
    analysis: DataFlowAnalysis<F>,
    effort: readonly Effort[],
    order: Order,
  ): SolverObserver<F> {
    const { name, direction, meetSymbol: meet } = analysis;
    const solve = this.#solves.push({ analysis: name, isForward: direction === "forward", meet, order, effort });
    const first = this.nodes.length;
    const places = reversePostOrder(graph, direction);
    for (const node of graph.nodes) {
      const { kind, method, instruction } = node;
      this.nodes.push({
        solve,
        kind,
        method: method.label,
        text: instruction === undefined ? "" : statementText(instruction),
        span: instruction?.span ?? method.span,
        position: places.indexOf(node),
        defines: instruction && variableWritten(instruction)?.name,
        reads: instruction === undefined ? [] : variablesRead(instruction).map((variable) => variable.name),
        genKill: analysis.genKill?.(node),
      });
    }
    for (const { kind, from, to } of graph.edges) this.edges.push({ from: first + from.id, to: first + to.id, kind });
    const observer = new SolveRecorder(this, graph, analysis, first);
    this.#inputs.set(name, (node) => observer.inputs[node.id]);
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
        premises: (conditions.length === 0 ? [node] : conditions).map((each) => from?.(each)),
        at: node.id,
      });
    }
  }
}

class SolveRecorder<F> implements SolverObserver<F> {
  /** By node: the steps that gave IN and OUT their values. */
  readonly inputs: Seq[] = [];
  readonly #outputs: Seq[] = [];
  readonly #puts: Seq[] = [];
  readonly #recorder: DataFlowRecorder;
  readonly #analysis: DataFlowAnalysis<F>;
  readonly #first: number;
  /** The stores that a load may read. */
  readonly #stores = new Map<FlowNode, FlowNode[]>();
  #isNarrowing = false;

  constructor(recorder: DataFlowRecorder, graph: FlowGraph, analysis: DataFlowAnalysis<F>, first: number) {
    this.#recorder = recorder;
    this.#analysis = analysis;
    this.#first = first;
    for (const store of graph.nodes)
      for (const load of analysis.loadsOf(store)) this.#stores.set(load, [...(this.#stores.get(load) ?? []), store]);
    this.#enter(NONE);
  }

  initial(node: FlowNode, value: F, isBoundary: boolean): void {
    const rule = isBoundary ? "boundary" : "init";
    const level = this.#outputs.length === 0 ? "iteration" : "step";
    this.#settle(this.#outputs, node, { rule, line: rule, level, kind: factKinds.output, value, computed: value }, []);
  }

  put(node: FlowNode, reason: PutReason): void {
    const from = reason.kind === "start" ? node : reason.of;
    this.#puts[node.id] = this.#recorder.section.write({
      kind: "put",
      rule: reason.kind,
      line: this.#line(reason.kind),
      level: reason.kind === "start" && this.#puts.length === 0 ? "rule" : "step",
      fact: { kind: factKinds.entry, a: this.#first + node.id, b: 0, c: 0 },
      premises: [(reason.kind === "stored" ? this.inputs : this.#outputs)[from.id]],
      at: this.#first + node.id,
    });
  }

  take(node: FlowNode): void {
    this.#enter(this.#first + node.id);
    const put = this.#puts[node.id] ?? NONE;
    this.#recorder.section.write({
      kind: "take",
      rule: "take",
      line: this.#line("take"),
      level: "iteration",
      fact: { kind: 0, a: put, b: 0, c: 0 },
      premises: [put],
      at: this.#first + node.id,
    });
  }

  narrow(node: FlowNode): void {
    this.#isNarrowing = true;
    this.#enter(this.#first + node.id);
  }

  input(node: FlowNode, value: F, computed: F, sources: readonly FlowNode[]): void {
    const line = this.#analysis.equals(value, computed) ? "meet" : "widenInput";
    const level = this.#isNarrowing ? "iteration" : "rule";
    const found = { rule: "meet", line, level, kind: factKinds.input, value, computed } as const;
    this.#settle(
      this.inputs,
      node,
      found,
      sources.map((source) => this.#outputs[source.id]),
    );
  }

  output(node: FlowNode, value: F, computed: F): void {
    const found = {
      rule: "transfer",
      line: "transfer",
      level: "rule",
      kind: factKinds.output,
      value,
      computed,
    } as const;
    const stores = this.#stores.get(node) ?? [];
    this.#settle(
      this.#outputs,
      node,
      found,
      [node, ...stores].map((each) => this.inputs[each.id]),
    );
  }

  /** IN or OUT of a node: new, another than before, or known. */
  #settle(births: Seq[], node: FlowNode, found: Found<F>, premises: readonly (Seq | undefined)[]): void {
    const { section } = this.#recorder;
    const [fact, computed] = [this.#numberOf(node, found.value), this.#numberOf(node, found.computed)];
    const was = births[node.id];
    const isKnown = was !== undefined && section.log.fact(was).b === fact;
    const seq = section.write({
      kind: isKnown ? "known" : was === undefined ? "derive" : "refine",
      rule: this.#isNarrowing ? "narrow" : computed === fact ? found.rule : "widen",
      line: this.#line(this.#isNarrowing ? "narrow" : found.line),
      level: found.level,
      fact: {
        kind: found.kind,
        a: isKnown ? was : this.#first + node.id,
        b: fact,
        c: computed === fact ? NONE : computed,
      },
      premises: [was, ...premises],
      at: this.#first + node.id,
    });
    if (!isKnown) births[node.id] = seq;
  }

  #numberOf(node: FlowNode, fact: F): number {
    const isPointwise = this.#analysis.genKill === undefined;
    const isUnreached = isPointwise && this.#analysis.equals(fact, this.#analysis.initial(node));
    return this.#recorder.facts.intern({ view: this.#analysis.show(node, fact), isUnreached });
  }

  #enter(node: number): void {
    const { frames } = this.#recorder.section;
    frames.goTo(NONE);
    frames.enter(this.#analysis.direction === "forward" ? "Solve" : "SolveBackward", 0, { node });
  }

  #line(name: keyof typeof lines): number {
    return lines[name] + (this.#analysis.direction === "forward" ? 0 : LINE_COUNT);
  }
}

interface Found<F> {
  readonly rule: RuleName;
  readonly line: keyof typeof lines;
  readonly level: Granularity;
  readonly kind: number;
  readonly value: F;
  readonly computed: F;
}
