import type { Method } from "../../../../java/index.ts";
import { append, valueAt } from "../../../../kernel/index.ts";
import { type Weight, weights } from "../dependence-graph/elements.ts";
import { edgeRules } from "../dependence-graph/rules.ts";
import type { BuiltGraph } from "../graph-building/build-graph.ts";
import { Relevancy } from "../read-out/read-out.ts";

/** Relevancy on a graph with one copy of each method for each of its contexts, by plain reachability. */
export interface Cloned {
  readonly relevancy: Relevancy;
  readonly nodes: number;
  readonly edges: number;
}

/**
 * The cloning that section 3.2 compares stacking with: locals have a copy for each context of their method, globals
 * are one node each, as in a points-to analysis. The contexts are those of the points-to analysis underneath; the
 * graph must have been built with refined globals, whose tags say under which context a statement sees which object.
 * Throws `BudgetSpent`.
 */
export function clone(built: BuiltGraph): Cloned {
  const copies = new Copies(built);
  for (let number = 0; number < built.graph.edgeCount; number++) copies.addEdge(number);
  const reached = copies.reach();
  const relevancy = new Relevancy();
  for (const [copy, weight] of reached) relevancy.raise(copies.origins[copy] ?? -1, weight);
  return { relevancy, nodes: copies.origins.length, edges: copies.edges };
}

interface Flow {
  readonly to: number;
  readonly weight: Weight;
}

class Copies {
  /** By copy: its node. */
  readonly origins: number[] = [];
  edges = 0;
  readonly #built: BuiltGraph;
  readonly #copies = new Map<string, number>();
  readonly #flows: Flow[][] = [];
  /** By label of a return point and callee: which context called which. */
  readonly #pairs = new Map<string, { readonly caller: number; readonly callee: number }[]>();
  /** By node of a return point: where its value goes. */
  readonly #arrivals = new Map<number, number[]>();

  constructor(built: BuiltGraph) {
    this.#built = built;
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
    if (rule === "global-entry" || rule === "global-exit" || rule === "global-result") return;
    const [source, target] = [graph.placeAt(edge.source), graph.placeAt(edge.target)];
    if (source.kind === "return-point") return;
    if (target.kind === "return-point") this.#addReturns(edge.source, edge.target);
    else if (edge.returnPoint !== -1) {
      for (const { caller, callee } of this.#pairsOf(edge.returnPoint, target.method))
        this.#add(edge.source, caller, edge.target, callee, edge.weight);
    } else
      for (const context of this.#contextsOf(edge.source, edge.target))
        this.#add(edge.source, context, edge.target, context, edge.weight);
  }

  /** A result goes from each copy of the callee to the copy that called it: the return point is skipped. */
  #addReturns(returned: number, returnPoint: number): void {
    const { graph } = this.#built;
    const callee = graph.placeAt(returned).method;
    const place = graph.placeOf(returnPoint);
    for (const next of this.#arrivals.get(returnPoint) ?? [])
      for (const pair of this.#pairsOf(place, callee)) this.#add(returned, pair.callee, next, pair.caller, weights.id);
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

  #add(source: number, sourceContext: number, target: number, targetContext: number, weight: Weight): void {
    const from = this.#copy(source, sourceContext);
    this.#built.graph.budget.spend();
    this.#flows[from]?.push({ to: this.#copy(target, targetContext), weight });
    this.edges++;
  }

  #copy(node: number, context: number): number {
    const { graph } = this.#built;
    const location = graph.locationAt(node);
    const isGlobal = location.kind === "global";
    const key = location.kind === "environment" ? "env" : isGlobal ? `g${location.global.id}` : `${node} ${context}`;
    return valueAt(this.#copies, key, () => {
      this.#flows.push([]);
      return this.origins.push(node) - 1;
    });
  }

  /** The best weight of each copy over all paths from the environment. */
  reach(): ReadonlyMap<number, Weight> {
    const reached = new Map<number, Weight>();
    const environment = this.#copies.get("env");
    const waiting: number[] = [];
    const raise = (copy: number, weight: Weight): void => {
      if (weight <= (reached.get(copy) ?? 0)) return;
      reached.set(copy, weight);
      waiting.push(copy);
    };
    if (environment !== undefined) raise(environment, weights.id);
    for (let copy = waiting.pop(); copy !== undefined; copy = waiting.pop()) {
      this.#built.graph.budget.spend();
      const weight = reached.get(copy) ?? 0;
      for (const { to, weight: label } of this.#flows[copy] ?? []) raise(to, label === weights.id ? weight : label);
    }
    return reached;
  }
}
