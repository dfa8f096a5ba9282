import {
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
  neighbors,
  reversePostOrder,
  starts,
} from "../../../java/index.ts";
import { Budget, DistinctAgenda, type Picker } from "../../../kernel/index.ts";
import type { FixedOrder } from "../options.ts";
import type { DataFlowAnalysis } from "./analysis.ts";
import type { PutReason, SolverObserver } from "./observer.ts";
import type { Part } from "./parts.ts";

/** What one edge contributes to IN[n]: transferEdge(p → n, OUT[p]), and p. */
interface Contribution<F> {
  readonly source: FlowNode;
  readonly value: F;
}

/** `Solve(CFG)`: the worklist algorithm; with widening and one narrowing pass where the analysis asks for them. Throws `BudgetSpent`. */
export class Solver<F> {
  readonly graph: FlowGraph;
  readonly analysis: DataFlowAnalysis<F>;
  /** Nodes taken off WL. */
  pops = 0;
  readonly #inputs: F[];
  readonly #outputs: F[];
  readonly #observer: SolverObserver<F> | undefined;
  readonly #worklist: DistinctAgenda;
  /** Where a node waits on WL, by how many were put before it. */
  readonly #placeOf: (node: FlowNode, puts: number) => number;
  #puts = 0;
  readonly #reversePostOrder: readonly FlowNode[];
  readonly #boundary: ReadonlySet<FlowNode>;
  readonly #positions: number[] = [];
  /** Loads of what is stored further on. */
  readonly #earlyLoads: ReadonlySet<FlowNode>;
  readonly #budget: Budget;
  /** The part left out of the algorithm; see `parts`. */
  readonly #isOverwriting: boolean;
  readonly #requeues: boolean;
  readonly #isKilling: boolean;
  readonly #widen: DataFlowAnalysis<F>["widen"];
  /** How far the narrowing pass is. */
  #narrowed = 0;

  constructor(
    graph: FlowGraph,
    analysis: DataFlowAnalysis<F>,
    order: FixedOrder | Picker,
    observer?: SolverObserver<F>,
    budget = Budget.unlimited,
    leftOut: readonly Part[] = [],
  ) {
    this.#budget = budget;
    this.#isOverwriting = leftOut.includes("meet");
    this.#requeues = !leftOut.includes("successors");
    this.#isKilling = !leftOut.includes("kill");
    this.#widen = leftOut.includes("widening") ? undefined : analysis.widen;
    this.graph = graph;
    this.analysis = analysis;
    this.#observer = observer;
    this.#reversePostOrder = reversePostOrder(graph, analysis.direction);
    for (const [position, node] of this.#reversePostOrder.entries()) this.#positions[node.id] = position;
    this.#earlyLoads = new Set(
      graph.nodes.flatMap((node) => analysis.loadsOf(node).filter((load) => this.#isBack(node, load))),
    );
    this.#boundary = new Set(starts(graph, analysis.direction));
    this.#inputs = graph.nodes.map((node) => analysis.initial(node));
    this.#outputs = graph.nodes.map((node) => {
      budget.spend();
      const value = this.startOf(node);
      observer?.initial(node, value, this.#boundary.has(node));
      return value;
    });
    const position = (node: number): number => this.#positions[node] ?? 0;
    this.#worklist = new DistinctAgenda(order === "rpo" ? position : order);
    this.#placeOf = (node, puts) => (order === "rpo" ? position(node.id) : order === "lifo" ? -puts : puts);
    const isByEntry = order === "fifo" || order === "lifo";
    for (const node of isByEntry ? graph.nodes : this.#reversePostOrder) this.#put(node, { kind: "start" });
  }

  /** Whether a node is on WL. */
  get waits(): boolean {
    return !this.#worklist.isEmpty;
  }

  /** Takes the next node; false at the fixed point. */
  step(): boolean {
    const node = this.graph.nodes[this.#worklist.take() ?? -1];
    if (node === undefined) return this.#narrowNext();
    const { analysis } = this;
    this.pops++;
    this.#observer?.take(node);
    const before = this.input(node);
    if (this.#compute(node, true) && this.#requeues)
      for (const next of neighbors(this.graph, analysis.direction, node))
        this.#put(next, { kind: "successor", of: node });
    if (!analysis.storesSame(node, before, this.input(node)))
      for (const load of analysis.loadsOf(node)) this.#put(load, { kind: "stored", of: node });
    return true;
  }

  /** IN[n] */
  input(node: FlowNode): F {
    return this.#inputs[node.id] ?? this.analysis.initial(node);
  }

  /** OUT[n] */
  output(node: FlowNode): F {
    return this.#outputs[node.id] ?? this.analysis.initial(node);
  }

  /** What holds at a node before anything has come over an edge, and is met with all that does. */
  startOf(node: FlowNode): F {
    return this.#boundary.has(node) ? this.analysis.boundary(node) : this.analysis.initial(node);
  }

  /** Whether OUT[n] is the boundary value, as nothing leads there. */
  isFixed(node: FlowNode): boolean {
    return this.#boundary.has(node) && this.#edgesTo(node).length === 0;
  }

  /** IN[n] and OUT[n]; whether OUT[n] changes. */
  #compute(node: FlowNode, isWidened: boolean): boolean {
    const { analysis } = this;
    const from = this.#contributions(node);
    const met = this.#meet(node, from);
    const input = isWidened ? this.#widenInput(node, met, from) : met;
    this.#inputs[node.id] = input;
    this.#observer?.input(node, input, met, [...new Set(from.map(({ source }) => source))]);
    const old = this.output(node);
    const computed = this.transfer(node, input, (other) => this.input(other));
    const isEarlyLoad = isWidened && this.#earlyLoads.has(node);
    const value = isEarlyLoad ? (this.#widen?.(node, old, computed, []) ?? computed) : computed;
    this.#outputs[node.id] = value;
    this.#observer?.output(node, value, computed);
    return !analysis.equals(old, value);
  }

  /** f_n */
  transfer(node: FlowNode, input: F, inputs: (node: FlowNode) => F): F {
    const { analysis } = this;
    return this.#isKilling ? analysis.transfer(node, input, inputs) : analysis.transferWithoutKill(node, input, inputs);
  }

  #put(node: FlowNode, reason: PutReason): void {
    if (this.isFixed(node) || !this.#worklist.put(node.id)) return;
    this.#observer?.put(node, reason, this.#placeOf(node, this.#puts++));
  }

  /** { transferEdge(p → n, OUT[p]) | p ∈ pred(n) } */
  #contributions(node: FlowNode): readonly Contribution<F>[] {
    const { analysis } = this;
    return this.#edgesTo(node).map((edge) => {
      this.#budget.spend();
      const source = analysis.direction === "forward" ? edge.from : edge.to;
      return { source, value: analysis.transferEdge(edge, this.output(source)) };
    });
  }

  /** The edges over which IN[n] comes. */
  #edgesTo(node: FlowNode): readonly FlowEdge[] {
    return this.analysis.direction === "forward" ? this.graph.incoming(node) : this.graph.outgoing(node);
  }

  #meet(node: FlowNode, from: readonly Contribution<F>[]): F {
    const initial = this.analysis.initial(node);
    const { meet, equals } = this.analysis;
    const overwritten = (met: F, value: F): F => (equals(value, initial) ? met : value);
    return from.reduce((met, { value }) => (this.#isOverwriting ? overwritten : meet)(met, value), this.startOf(node));
  }

  /** IN[n] of a loop head is widened by what comes over back edges. */
  #widenInput(node: FlowNode, met: F, from: readonly Contribution<F>[]): F {
    const back = from.filter(({ source }) => this.#isBack(source, node));
    if (back.length === 0) return met;
    return this.#widen?.(node, this.input(node), met, [this.#meet(node, back)]) ?? met;
  }

  /** Whether an edge, or a store and its load, goes back in reverse post-order. */
  #isBack(from: FlowNode, to: FlowNode): boolean {
    return (this.#positions[to.id] ?? 0) <= (this.#positions[from.id] ?? 0);
  }

  /** A step of the pass over all nodes that takes back what widening gave away; false when there is none left. */
  #narrowNext(): boolean {
    const node = this.#widen && this.#reversePostOrder[this.#narrowed++];
    if (node === undefined) return false;
    if (this.isFixed(node)) return true;
    this.#observer?.narrow(node);
    this.#compute(node, false);
    return true;
  }
}
