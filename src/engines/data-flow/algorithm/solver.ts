import type { DataFlowAnalysis } from "./analysis.ts";
import type { FlowGraph, FlowNode } from "./graph/flow-graph.ts";
import { neighbors, reversePostOrder, starts } from "./graph/order.ts";
import type { Contribution, SolverObserver } from "./observer.ts";
import { type Order, Worklist } from "./worklist.ts";

/** `Solve(CFG)`: the worklist algorithm; with widening and one narrowing pass where the analysis asks for them. */
export class Solver<F> {
  readonly graph: FlowGraph;
  readonly analysis: DataFlowAnalysis<F>;
  /** Nodes taken off WL. */
  pops = 0;
  /** Applications of transfer functions, narrowing included. */
  transfers = 0;
  readonly #inputs: F[];
  readonly #outputs: F[];
  readonly #observer: SolverObserver<F> | undefined;
  readonly #worklist: Worklist;
  readonly #reversePostOrder: readonly FlowNode[];
  readonly #boundary: ReadonlySet<FlowNode>;
  readonly #positions: number[] = [];
  /** Loads of what is stored further on. */
  readonly #earlyLoads: ReadonlySet<FlowNode>;
  /** How far the narrowing pass is. */
  #narrowed = 0;

  constructor(graph: FlowGraph, analysis: DataFlowAnalysis<F>, order: Order, observer?: SolverObserver<F>) {
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
    this.#outputs = graph.nodes.map((node) =>
      this.#boundary.has(node) ? analysis.boundary(node) : analysis.initial(node),
    );
    this.#worklist = new Worklist(order, this.#positions);
    for (const node of order === "rpo" ? this.#reversePostOrder : graph.nodes) this.#put(node, { kind: "start" });
  }

  /** Takes at most `budget` nodes; true when the fixed point is reached. */
  advance(budget: number): boolean {
    for (let left = budget; left > 0; left--) {
      const taken = this.#worklist.take();
      const node = taken === undefined ? undefined : this.graph.nodes[taken];
      if (node !== undefined) this.#visit(node);
      else if (!this.#narrowNext()) return true;
    }
    return false;
  }

  /** IN[n] */
  input(node: FlowNode): F {
    return this.#inputs[node.id] ?? this.analysis.initial(node);
  }

  /** OUT[n] */
  output(node: FlowNode): F {
    return this.#outputs[node.id] ?? this.analysis.initial(node);
  }

  #visit(node: FlowNode): void {
    const { analysis } = this;
    this.pops++;
    this.#observer?.take(node);
    const before = this.input(node);
    const old = this.output(node);
    const from = this.#contributions(node);
    const input = this.#widened(node, before, this.#meet(node, from), from);
    this.#inputs[node.id] = input;
    this.#observer?.input(node, input, from);
    const value = this.#widened(node, old, this.#apply(node, input), undefined);
    const isChanged = !analysis.equals(old, value);
    this.#outputs[node.id] = value;
    this.#observer?.output(node, old, value, isChanged);
    if (isChanged) for (const next of this.#successors(node)) this.#put(next, { kind: "successor", of: node });
    if (analysis.storesSame(node, before, input)) return;
    for (const load of analysis.loadsOf(node)) this.#put(load, { kind: "stored", of: node });
  }

  #put(node: FlowNode, reason: Parameters<SolverObserver<F>["put"]>[1]): void {
    if (!this.#boundary.has(node) && this.#worklist.put(node.id)) this.#observer?.put(node, reason);
  }

  /** { transferEdge(p → n, OUT[p]) | p ∈ pred(n) } */
  #contributions(node: FlowNode): readonly Contribution<F>[] {
    const { analysis, graph } = this;
    const isForward = analysis.direction === "forward";
    return (isForward ? graph.incoming(node) : graph.outgoing(node)).map((edge) => {
      const source = isForward ? edge.from : edge.to;
      return { edge, source, value: analysis.transferEdge(edge, this.output(source)) };
    });
  }

  #meet(node: FlowNode, from: readonly Contribution<F>[]): F {
    return from.reduce((met, { value }) => this.analysis.meet(met, value), this.analysis.initial(node));
  }

  #apply(node: FlowNode, input: F): F {
    this.transfers++;
    return this.analysis.transfer(node, input, (other) => this.input(other));
  }

  /** IN[n] of a loop head by what comes over back edges; OUT[n] of a load by what is stored further on. */
  #widened(node: FlowNode, old: F, computed: F, from: readonly Contribution<F>[] | undefined): F {
    const { analysis } = this;
    if (analysis.widen === undefined) return computed;
    const back = from?.filter(({ source }) => this.#isBack(source, node));
    if (back === undefined ? !this.#earlyLoads.has(node) : back.length === 0) return computed;
    const value = analysis.widen(node, old, computed, back && this.#meet(node, back));
    if (!analysis.equals(value, computed)) this.#observer?.widened(node, old, computed, value);
    return value;
  }

  /** Whether an edge, or a store and its load, goes back in reverse post-order. */
  #isBack(from: FlowNode, to: FlowNode): boolean {
    return (this.#positions[to.id] ?? 0) <= (this.#positions[from.id] ?? 0);
  }

  /** A step of the pass over all nodes that takes back what widening gave away; false when there is none left. */
  #narrowNext(): boolean {
    const node = this.analysis.widen && this.#reversePostOrder[this.#narrowed++];
    if (node === undefined) return false;
    if (this.#boundary.has(node)) return true;
    const old = this.output(node);
    const from = this.#contributions(node);
    const input = this.#meet(node, from);
    this.#inputs[node.id] = input;
    this.#observer?.input(node, input, from);
    const value = this.#apply(node, input);
    this.#outputs[node.id] = value;
    if (!this.analysis.equals(old, value)) this.#observer?.narrowed(node, old, value);
    return true;
  }

  #successors(node: FlowNode): readonly FlowNode[] {
    return neighbors(this.graph, this.analysis.direction, node);
  }
}
