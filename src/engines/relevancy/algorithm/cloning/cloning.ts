import type { Method } from "../../../../java/index.ts";
import { append, valueAt } from "../../../../kernel/index.ts";
import { type Edge, type Weight, weights } from "../dependence-graph/elements.ts";
import { edgeRules } from "../dependence-graph/rules.ts";
import type { BuiltGraph } from "../graph-building/build-graph.ts";
import { Relevancy } from "../read-out/read-out.ts";

/** Relevancy on a graph with one copy of each method for each of its contexts, by plain reachability. */
export interface Cloned {
  readonly relevancy: Relevancy;
  readonly nodes: number;
  readonly edges: number;
}

/** What a copy is of. */
export interface Copy {
  /** Of the dependence graph. */
  readonly node: number;
  /** Of a global and of the environment there is one copy, under no context (-1). */
  readonly context: number;
}

/** An edge of the dependence graph between copies of its ends. */
export interface Flow {
  readonly source: number;
  readonly target: number;
  readonly weight: Weight;
  /** Of the dependence graph. A result skips the return point: it is the edge to that. */
  readonly edge: number;
  readonly kind: "step" | "call" | "return";
}

/** Observes what is copied and what reaches the copies. Copies and flows are told by their numbers. */
export interface CloningObserver {
  /** The copies and flows as they grow. */
  attach(copies: readonly Copy[], flows: readonly Flow[]): void;
  flow(flow: number): void;
  /** The environment holds the start value. */
  start(copy: number): void;
  put(copy: number): void;
  take(copy: number): void;
  /** The weight of the source of `flow` arrives at its target, where `weight` is the best so far. */
  reach(flow: number, weight: Weight): void;
}

/** Observes how the outcomes of copies become one. */
export type JoinObserver = (node: number, copy: number, weight: Weight) => void;

/**
 * The cloning that section 3.2 compares stacking with: locals have a copy for each context of their method, globals
 * are one node each, as in a points-to analysis. The contexts are those of the points-to analysis underneath; the
 * graph must have been built with refined globals, whose tags say under which context a statement sees which object.
 * Advancing throws `BudgetSpent`.
 */
export class Cloning {
  readonly #copies: Copies;
  readonly #built: BuiltGraph;
  readonly #work: Iterator<void, void, void>;
  #weights: ReadonlyMap<number, Weight> = new Map();

  constructor(built: BuiltGraph, observer?: CloningObserver) {
    this.#built = built;
    this.#copies = new Copies(built, observer);
    observer?.attach(this.#copies.origins, this.#copies.flows);
    this.#work = this.#run();
  }

  /** Copies about `work` edges, or lets about `work` copies hand on what they hold; true at the end. */
  advance(work: number): boolean {
    for (let count = 0; count < work; count++) if (this.#work.next().done === true) return true;
    return false;
  }

  *#run(): Generator<void, void, void> {
    const { edgeCount } = this.#built.graph;
    for (let number = 0; number < edgeCount; number++, yield) this.#copies.addEdge(number);
    this.#weights = yield* this.#copies.reach();
  }

  /** ra(v, m): the best of the copies of (v, m). */
  result(observer?: JoinObserver): Cloned {
    const { origins, flows } = this.#copies;
    const relevancy = new Relevancy();
    for (const [copy, weight] of this.#weights) {
      const node = origins[copy]?.node ?? -1;
      relevancy.raise(node, weight);
      observer?.(node, copy, weight);
    }
    return { relevancy, nodes: origins.length, edges: flows.length };
  }
}

/** Of what has one copy: a call takes it nowhere else. */
const ofOneCopy: ReadonlySet<string> = new Set(["global-entry", "global-exit", "global-result", "environment"]);

class Copies {
  readonly origins: Copy[] = [];
  readonly flows: Flow[] = [];
  readonly #built: BuiltGraph;
  readonly #observer: CloningObserver | undefined;
  readonly #copies = new Map<string, number>();
  /** By copy: the flows out of it. */
  readonly #leaving: number[][] = [];
  /** By label of a return point and callee: which context called which. */
  readonly #pairs = new Map<string, { readonly caller: number; readonly callee: number }[]>();
  /** By node of a return point: where its value goes. */
  readonly #arrivals = new Map<number, number[]>();

  constructor(built: BuiltGraph, observer: CloningObserver | undefined) {
    this.#built = built;
    this.#observer = observer;
    for (const { returnPoint, callee } of built.calls) {
      const key = `${returnPoint} ${callee.method.label}`;
      append(this.#pairs, key, { caller: callee.callerContext, callee: callee.calleeContext });
    }
    const { graph } = built;
    for (let number = 0; number < graph.edgeCount; number++) {
      const { source, target } = graph.edge(number);
      if (graph.placeAt(source).kind === "return-point") append(this.#arrivals, source, target);
    }
  }

  addEdge(number: number): void {
    const { graph } = this.#built;
    const edge = graph.edge(number);
    const rule = edgeRules[edge.rule];
    if (rule !== undefined && ofOneCopy.has(rule)) return;
    const [source, target] = [graph.placeAt(edge.source), graph.placeAt(edge.target)];
    if (source.kind === "return-point") return;
    if (target.kind === "return-point") this.#addReturns(edge);
    else if (edge.returnPoint !== -1) {
      for (const { caller, callee } of this.#pairsOf(edge.returnPoint, target.method))
        this.#add(edge, "call", [edge.source, caller], [edge.target, callee]);
    } else
      for (const context of this.#contextsOf(edge.source, edge.target))
        this.#add(edge, "step", [edge.source, context], [edge.target, context]);
  }

  /** A result goes from each copy of the callee to the copy that called it: the return point is skipped. */
  #addReturns(edge: Edge): void {
    const { graph } = this.#built;
    const callee = graph.placeAt(edge.source).method;
    const place = graph.placeOf(edge.target);
    for (const next of this.#arrivals.get(edge.target) ?? [])
      for (const pair of this.#pairsOf(place, callee))
        this.#add({ ...edge, weight: weights.id }, "return", [edge.source, pair.callee], [next, pair.caller]);
  }

  #pairsOf(place: number, callee: Method): readonly { readonly caller: number; readonly callee: number }[] {
    const label = this.#built.graph.places[place]?.label ?? "";
    return this.#pairs.get(`${label} ${callee.label}`) ?? [];
  }

  /** A tagged global names the one context in which the statement sees it. */
  #contextsOf(...nodes: readonly [source: number, target: number]): readonly number[] {
    const { construction, graph } = this.#built;
    const contexts = construction.contextsOf(graph.placeAt(nodes[0]).method);
    const tags = nodes.flatMap((node) => {
      const location = graph.locationAt(node);
      return location.kind === "global" ? [location.tag] : [];
    });
    return contexts.filter((context) => tags.every((tag) => tag === construction.view.contextLabel(context)));
  }

  #add(
    { number, weight }: Edge,
    kind: Flow["kind"],
    source: readonly [node: number, context: number],
    target: readonly [node: number, context: number],
  ): void {
    this.#built.graph.budget.spend();
    const from = this.#copy(...source);
    const flow = this.flows.push({ source: from, target: this.#copy(...target), weight, edge: number, kind }) - 1;
    this.#leaving[from]?.push(flow);
    this.#observer?.flow(flow);
  }

  #copy(node: number, context: number): number {
    const location = this.#built.graph.locationAt(node);
    const isGlobal = location.kind === "global";
    const key = location.kind === "environment" ? "env" : isGlobal ? `g${location.global.id}` : `${node} ${context}`;
    return valueAt(this.#copies, key, () => {
      this.#leaving.push([]);
      return this.origins.push({ node, context: key === "env" || isGlobal ? -1 : context }) - 1;
    });
  }

  /** The best weight of each copy over all paths from the environment. Yields after each copy. */
  *reach(): Generator<void, ReadonlyMap<number, Weight>, void> {
    const reached = new Map<number, Weight>();
    const waiting = new Set<number>();
    const put = (copy: number): void => {
      if (waiting.has(copy)) return;
      waiting.add(copy);
      this.#observer?.put(copy);
    };
    const environment = this.#copies.get("env");
    if (environment !== undefined) {
      reached.set(environment, weights.id);
      this.#observer?.start(environment);
      put(environment);
    }
    for (const copy of waiting) {
      this.#built.graph.budget.spend();
      waiting.delete(copy);
      this.#observer?.take(copy);
      this.#handOn(copy, reached, put);
      yield;
    }
    return reached;
  }

  /** Passes the weight of a copy along each flow out of it. */
  #handOn(copy: number, reached: Map<number, Weight>, put: (copy: number) => void): void {
    for (const number of this.#leaving[copy] ?? []) {
      const flow = this.flows[number];
      if (flow === undefined) continue;
      const held = reached.get(copy) ?? 0;
      const known = reached.get(flow.target) ?? 0;
      const weight = Math.max(known, flow.weight === weights.id ? held : flow.weight);
      reached.set(flow.target, weight);
      this.#observer?.reach(number, weight);
      if (weight > known) put(flow.target);
    }
  }
}
