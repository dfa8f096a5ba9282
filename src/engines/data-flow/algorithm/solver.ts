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
  readonly #heads: ReadonlySet<FlowNode>;
  /** How far the narrowing pass is. */
  #narrowed = 0;

  constructor(graph: FlowGraph, analysis: DataFlowAnalysis<F>, order: Order, observer?: SolverObserver<F>) {
    this.graph = graph;
    this.analysis = analysis;
    this.#observer = observer;
    this.#reversePostOrder = reversePostOrder(graph, analysis.direction);
    const positions: number[] = [];
    for (const [position, node] of this.#reversePostOrder.entries()) positions[node.id] = position;
    this.#heads = this.#loopHeads(positions);
    this.#boundary = new Set(starts(graph, analysis.direction));
    this.#inputs = graph.nodes.map((node) => analysis.initial(node));
    this.#outputs = graph.nodes.map((node) =>
      this.#boundary.has(node) ? analysis.boundary(node) : analysis.initial(node),
    );
    this.#worklist = new Worklist(order, positions);
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
    const input = this.#meet(node);
    const value = this.#widened(node, old, this.#apply(node, input));
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

  /** IN[n] = ⊓ { transferEdge(p → n, OUT[p]) | p ∈ pred(n) } */
  #meet(node: FlowNode): F {
    const { analysis, graph } = this;
    const isForward = analysis.direction === "forward";
    const from = (isForward ? graph.incoming(node) : graph.outgoing(node)).map(
      (edge): Contribution<F> => ({
        edge,
        value: analysis.transferEdge(edge, this.output(isForward ? edge.from : edge.to)),
      }),
    );
    const input = from.reduce((met, { value }) => analysis.meet(met, value), analysis.initial(node));
    this.#inputs[node.id] = input;
    this.#observer?.input(node, input, from);
    return input;
  }

  #apply(node: FlowNode, input: F): F {
    this.transfers++;
    return this.analysis.transfer(node, input, (other) => this.input(other));
  }

  #widened(node: FlowNode, old: F, computed: F): F {
    const { analysis } = this;
    if (analysis.widen === undefined || !this.#heads.has(node)) return computed;
    const value = analysis.widen(node, old, computed);
    if (!analysis.equals(value, computed)) this.#observer?.widened(node, old, computed, value);
    return value;
  }

  /** A step of the pass over all nodes that takes back what widening gave away; false when there is none left. */
  #narrowNext(): boolean {
    const node = this.analysis.widen && this.#reversePostOrder[this.#narrowed++];
    if (node === undefined) return false;
    if (this.#boundary.has(node)) return true;
    const old = this.output(node);
    const value = this.#apply(node, this.#meet(node));
    this.#outputs[node.id] = value;
    if (!this.analysis.equals(old, value)) this.#observer?.narrowed(node, old, value);
    return true;
  }

  #successors(node: FlowNode): readonly FlowNode[] {
    return neighbors(this.graph, this.analysis.direction, node);
  }

  /** Targets of back edges in reverse post-order; what is stored for a load that comes earlier goes back, too. */
  #loopHeads(positions: readonly number[]): ReadonlySet<FlowNode> {
    const at = ({ id }: FlowNode): number => positions[id] ?? 0;
    return new Set(
      this.graph.nodes.flatMap((node) =>
        [...this.#successors(node), ...this.analysis.loadsOf(node)].filter((next) => at(next) <= at(node)),
      ),
    );
  }
}
