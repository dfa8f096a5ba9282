import type { Method } from "../../../../java/index.ts";
import { type Location, type Weight, weights } from "../dependence-graph/dependence-graph.ts";
import { ruleNames } from "../dependence-graph/rules.ts";
import type { BuiltGraph } from "../graph-building/build-graph.ts";
import { append } from "../multi-map.ts";
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
 */
export function clone(built: BuiltGraph): Cloned {
  const copies = new Copies(built);
  for (let number = 0; number < built.graph.edgeCount; number++) copies.addEdge(number);
  const reached = copies.reach();
  const relevancy = new Relevancy();
  for (const [copy, weight] of reached) {
    const { location, place } = copies.origins[copy] ?? { location: -1, place: -1 };
    relevancy.set(location, place, weight);
  }
  return { relevancy, nodes: copies.origins.length, edges: copies.edges };
}

interface Flow {
  readonly to: number;
  readonly weight: Weight;
}

class Copies {
  readonly origins: { readonly location: number; readonly place: number }[] = [];
  edges = 0;
  readonly #built: BuiltGraph;
  readonly #copies = new Map<string, number>();
  readonly #flows: Flow[][] = [];
  /** By label of a return point and callee: which context called which. */
  readonly #pairs = new Map<string, { readonly caller: number; readonly callee: number }[]>();

  constructor(built: BuiltGraph) {
    this.#built = built;
    for (const { returnPoint, callee } of built.calls) {
      const key = `${returnPoint} ${callee.method.label}`;
      append(this.#pairs, key, { caller: callee.callerContext, callee: callee.calleeContext });
    }
  }

  addEdge(number: number): void {
    const { graph } = this.#built;
    const edge = graph.edge(number);
    const rule = ruleNames[edge.rule];
    if (rule === "global-entry" || rule === "global-exit" || rule === "global-result") return;
    const [source, target] = [this.#end(edge.source), this.#end(edge.target)];
    if (source === undefined || target === undefined) return;
    if (source.isReturnPoint) return;
    if (target.isReturnPoint) this.#addReturns(edge.source, edge.target);
    else if (edge.returnPoint !== -1) {
      for (const { caller, callee } of this.#pairsOf(edge.returnPoint, target.method))
        this.#add(edge.source, caller, edge.target, callee, edge.weight);
    } else
      for (const context of this.#contextsOf(source, target))
        this.#add(edge.source, context, edge.target, context, edge.weight);
  }

  /** A result goes from each copy of the callee to the copy that called it: the return point is skipped. */
  #addReturns(returned: number, returnPoint: number): void {
    const { graph } = this.#built;
    const callee = graph.places[graph.placeOf(returned)]?.method;
    if (callee === undefined) return;
    const place = graph.placeOf(returnPoint);
    for (const next of this.#arrivals(returnPoint)) {
      for (const pair of this.#pairsOf(place, callee)) this.#add(returned, pair.callee, next, pair.caller, weights.id);
    }
  }

  #arrivalsOf: Map<number, number[]> | undefined;

  #arrivals(returnPoint: number): readonly number[] {
    const { graph } = this.#built;
    if (this.#arrivalsOf === undefined) {
      this.#arrivalsOf = new Map();
      for (let number = 0; number < graph.edgeCount; number++) {
        const { source, target } = graph.edge(number);
        if (graph.places[graph.placeOf(source)]?.kind !== "return-point") continue;
        append(this.#arrivalsOf, source, target);
      }
    }
    return this.#arrivalsOf.get(returnPoint) ?? [];
  }

  #pairsOf(place: number, callee: Method): readonly { readonly caller: number; readonly callee: number }[] {
    const label = this.#built.graph.places[place]?.label ?? "";
    return this.#pairs.get(`${label} ${callee.label}`) ?? [];
  }

  #end(
    node: number,
  ): { readonly location: Location; readonly method: Method; readonly isReturnPoint: boolean } | undefined {
    const { graph } = this.#built;
    const location = graph.locations[graph.locationOf(node)];
    const place = graph.places[graph.placeOf(node)];
    if (location === undefined || place === undefined) return undefined;
    return { location, method: place.method, isReturnPoint: place.kind === "return-point" };
  }

  /** A tagged global names the one context in which the statement sees it. */
  #contextsOf(...ends: readonly { readonly location: Location; readonly method: Method }[]): readonly number[] {
    const { construction } = this.#built;
    const contexts = construction.contextsOf(ends[0]?.method ?? ends[1]?.method ?? missing());
    const tags = ends.flatMap(({ location }) => (location.kind === "global" ? [location.tag] : []));
    return contexts.filter((context) => tags.every((tag) => tag === construction.view.contextLabel(context)));
  }

  #add(source: number, sourceContext: number, target: number, targetContext: number, weight: Weight): void {
    const from = this.#copy(source, sourceContext);
    this.#flows[from]?.push({ to: this.#copy(target, targetContext), weight });
    this.edges++;
  }

  #copy(node: number, context: number): number {
    const { graph } = this.#built;
    const location = graph.locations[graph.locationOf(node)];
    const isGlobal = location?.kind === "global";
    const key = location?.kind === "environment" ? "env" : isGlobal ? `g${location.global.id}` : `${node} ${context}`;
    const known = this.#copies.get(key);
    if (known !== undefined) return known;
    const fresh = this.origins.push({ location: graph.locationOf(node), place: graph.placeOf(node) }) - 1;
    this.#copies.set(key, fresh);
    this.#flows.push([]);
    return fresh;
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
      const weight = reached.get(copy) ?? 0;
      for (const { to, weight: label } of this.#flows[copy] ?? []) raise(to, label === weights.id ? weight : label);
    }
    return reached;
  }
}

function missing(): never {
  throw new Error("an edge without ends");
}
