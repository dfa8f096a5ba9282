import { valueAt } from "../../../../kernel/index.ts";
import { PushdownSystem, relevancySemiring, type Semiring } from "../../../pushdown/index.ts";
import type { DependenceGraph } from "../dependence-graph/dependence-graph.ts";
import type { Edge, Weight } from "../dependence-graph/elements.ts";
import { edgeRules } from "../dependence-graph/rules.ts";
import type { EncodingRule } from "./rules.ts";

/** Observes the encoding, rule by rule. */
export type EncodingObserver = (edge: Edge, rule: number, kind: EncodingRule, isNew: boolean) => void;

/** The pushdown system of a dependence graph, with the numbers of both put together. */
export class Encoding {
  readonly graph: DependenceGraph;
  readonly system: PushdownSystem<Weight>;
  /** By edge: the rule it became. */
  readonly ruleOfEdge: number[] = [];
  readonly #locations = new Map<number, number>();
  readonly #symbols = new Map<number, number>();
  readonly #locationOf = new Map<number, number>();
  readonly #placeOf = new Map<number, number>();
  /** The control locations of globals on their way up to the entry method. */
  readonly #rising = new Map<number, number>();
  readonly #entry: number | undefined;
  #next = 0;

  /** With `splitAt`, the entry method's place, globals are split. */
  constructor(graph: DependenceGraph, splitAt?: number, semiring: Semiring<Weight> = relevancySemiring) {
    this.graph = graph;
    this.#entry = splitAt;
    this.system = new PushdownSystem(semiring);
  }

  /** Encodes at most `work` edges, with the weights that `weightOf` gives them; true when all are done. Throws `BudgetSpent`. */
  advance(
    work: number,
    weightOf: (edge: Edge) => Weight = (edge) => edge.weight,
    observer?: EncodingObserver,
  ): boolean {
    const end = Math.min(this.graph.edgeCount, this.#next + work);
    for (; this.#next < end; this.#next++) {
      this.graph.budget.spend();
      const edge = this.graph.edge(this.#next);
      this.ruleOfEdge[edge.number] = this.#encode(edge, weightOf(edge), observer);
    }
    return this.#next === this.graph.edgeCount;
  }

  /** v↑: what was written of a global, until it has come to the entry method. */
  #risingLocation(location: number): number {
    return valueAt(this.#rising, location, () => {
      const number = this.system.location(`${this.graph.locations[location]?.label ?? "?"}↑`);
      this.#locationOf.set(number, location);
      return number;
    });
  }

  /**
   * Where globals are split, writes and the ways back to the caller use v↑, reads and the ways into a callee use v. A
   * value that is anywhere in a global can go back to the entry method and from there to wherever the global is seen,
   * so nothing is lost; but what enters a method no longer leads to everything that leaves it.
   */
  #endOf(node: number, isRising: boolean): number {
    const location = this.graph.locationOf(node);
    const isSplit = isRising && this.#entry !== undefined && this.graph.locationAt(node).kind === "global";
    return isSplit ? this.#risingLocation(location) : this.location(location);
  }

  /** ⟨v↑, ep⟩ ↪ ⟨v, ep⟩, once an edge of the split global v is encoded. */
  #turn(edge: Edge, node: number, location: number, observer: EncodingObserver | undefined): void {
    const variable = this.graph.locationOf(node);
    if (this.#entry === undefined || this.#rising.get(variable) !== location) return;
    if (this.graph.findNode(variable, this.#entry) === -1) return;
    const symbol = this.symbol(this.#entry);
    const turned = { location: this.location(variable), symbols: [symbol] };
    const fresh = this.system.ruleCount;
    const rule = this.system.addRule({ location, symbol }, turned, this.system.semiring.one);
    if (rule === fresh) observer?.(edge, rule, "encode-turn", true);
  }

  /** The control location of a variable. */
  location(location: number): number {
    return valueAt(this.#locations, location, () => {
      let name = this.graph.locations[location]?.label ?? "?";
      while (this.system.findLocation(name) !== undefined) name += "′";
      const number = this.system.location(name);
      this.#locationOf.set(number, location);
      return number;
    });
  }

  /** The stack symbol of a method or return point. */
  symbol(place: number): number {
    return valueAt(this.#symbols, place, () => {
      let name = this.graph.places[place]?.label ?? "?";
      while (this.system.findSymbol(name) !== undefined) name += "′";
      const number = this.system.symbol(name);
      this.#placeOf.set(number, place);
      return number;
    });
  }

  /** As `location`, but -1 for a variable that no rule mentions. */
  findLocation(location: number): number {
    return this.#locations.get(location) ?? -1;
  }

  /** As `symbol`, but -1 for a method that no rule mentions. */
  findSymbol(place: number): number {
    return this.#symbols.get(place) ?? -1;
  }

  /** The node of a control location with a method on top of the stack; -1 for return points and what no edge mentions. */
  nodeOf(location: number, symbol: number): number {
    return this.isReturnPoint(symbol) ? -1 : this.nodeAt(location, symbol);
  }

  /** As `nodeOf`, but return points have nodes, too. */
  nodeAt(location: number, symbol: number): number {
    const variable = this.#locationOf.get(location);
    const place = this.#placeOf.get(symbol);
    return variable === undefined || place === undefined ? -1 : this.graph.findNode(variable, place);
  }

  /** The method or return point of a stack symbol, or -1. */
  placeOf(symbol: number): number {
    return this.#placeOf.get(symbol) ?? -1;
  }

  isReturnPoint(symbol: number): boolean {
    return this.graph.places[this.placeOf(symbol)]?.kind === "return-point";
  }

  /**
   * The three cases of section 3.1, and the one that fits none of them: from a return point back to the caller the
   * symbol on top is exchanged, ⟨v, rp⟩ ↪ ⟨v, f⟩.
   */
  #encode(edge: Edge, weight: Weight, observer: EncodingObserver | undefined): number {
    const { graph, system } = this;
    const made = edgeRules[edge.rule];
    const from = {
      location: this.#endOf(edge.source, made === "global-exit" || made === "global-result"),
      symbol: this.symbol(graph.placeOf(edge.source)),
    };
    const location = this.#endOf(edge.target, made !== "global-entry");
    this.#turn(edge, edge.source, from.location, observer);
    this.#turn(edge, edge.target, location, observer);
    const isPop = graph.placeAt(edge.target).kind === "return-point";
    const entered = isPop ? [] : [this.symbol(graph.placeOf(edge.target))];
    const symbols = edge.returnPoint === -1 ? entered : [...entered, this.symbol(edge.returnPoint)];
    const fresh = system.ruleCount;
    const rule = system.addRule(from, { location, symbols }, weight, edge.number);
    const kind = isPop ? "encode-pop" : edge.returnPoint === -1 ? "encode-step" : "encode-push";
    observer?.(edge, rule, kind, rule === fresh);
    return rule;
  }
}
