import { PushdownSystem, relevancySemiring, type Semiring } from "../../../pushdown/index.ts";
import type { DependenceGraph, Edge, Weight } from "../dependence-graph/dependence-graph.ts";
import { type RuleName, ruleNames } from "../dependence-graph/rules.ts";

/** The pushdown system of a dependence graph, with the numbers of both put together. */
export class Encoding {
  readonly graph: DependenceGraph;
  readonly system: PushdownSystem<Weight>;
  /** By edge: the rule it became. */
  readonly ruleOfEdge: number[] = [];
  readonly #locations: number[] = [];
  readonly #symbols: number[] = [];
  readonly #locationOf = new Map<number, number>();
  readonly #placeOf = new Map<number, number>();
  /** The control locations of globals on their way up to the entry method. */
  readonly #rising: number[] = [];
  readonly #entry: number | undefined;
  #next = 0;

  /** With `splitAt`, the entry method's place, globals are split. */
  constructor(graph: DependenceGraph, splitAt?: number, semiring: Semiring<Weight> = relevancySemiring) {
    this.graph = graph;
    this.#entry = splitAt;
    this.system = new PushdownSystem(semiring);
  }

  /** Encodes at most `budget` edges, those that `choose` picks; true when all are done. */
  advance(
    budget: number,
    weightOf: (edge: Edge) => Weight = (edge) => edge.weight,
    encoded?: (edge: Edge, rule: number, kind: RuleName, isNew: boolean) => void,
  ): boolean {
    const end = Math.min(this.graph.edgeCount, this.#next + budget);
    for (; this.#next < end; this.#next++) {
      const edge = this.graph.edge(this.#next);
      const before = this.system.ruleCount;
      const { rule, kind } = this.#encode(edge, weightOf(edge));
      this.ruleOfEdge[edge.number] = rule;
      encoded?.(edge, rule, kind, rule === before);
    }
    return this.#next === this.graph.edgeCount;
  }

  /** v↑: what was written of a global, until it has come to the entry method. */
  #risingLocation(location: number): number {
    const known = this.#rising[location];
    if (known !== undefined) return known;
    const name = `${this.graph.locations[location]?.label ?? "?"}↑`;
    const number = this.system.location(name);
    this.#rising[location] = number;
    this.#locationOf.set(number, location);
    return number;
  }

  /**
   * Where globals are split, writes and the ways back to the caller use v↑, reads and the ways into a callee use v. A
   * value that is anywhere in a global can go back to the entry method and from there to wherever the global is seen,
   * so nothing is lost; but what enters a method no longer leads to everything that leaves it.
   */
  #locationAt(location: number, isRising: boolean): number {
    const isGlobal = this.#entry !== undefined && this.graph.locations[location]?.kind === "global";
    if (!isGlobal || !isRising) return this.location(location);
    const rising = this.#risingLocation(location);
    const entry = this.#entry ?? 0;
    if (this.graph.findNode(location, entry) === -1) return rising;
    const symbol = this.symbol(entry);
    const turned = { location: this.location(location), symbols: [symbol] };
    this.system.addRule({ location: rising, symbol }, turned, this.system.semiring.one);
    return rising;
  }

  /** The control location of a variable. */
  location(location: number): number {
    const known = this.#locations[location];
    if (known !== undefined) return known;
    let name = this.graph.locations[location]?.label ?? "?";
    while (this.system.findLocation(name) !== undefined) name += "′";
    const number = this.system.location(name);
    this.#locations[location] = number;
    this.#locationOf.set(number, location);
    return number;
  }

  /** The stack symbol of a method or return point. */
  symbol(place: number): number {
    const known = this.#symbols[place];
    if (known !== undefined) return known;
    let name = this.graph.places[place]?.label ?? "?";
    while (this.system.findSymbol(name) !== undefined) name += "′";
    const number = this.system.symbol(name);
    this.#symbols[place] = number;
    this.#placeOf.set(number, place);
    return number;
  }

  /** As `location`, but -1 for a variable that no rule mentions. */
  findLocation(location: number): number {
    return this.#locations[location] ?? -1;
  }

  /** As `symbol`, but -1 for a method that no rule mentions. */
  findSymbol(place: number): number {
    return this.#symbols[place] ?? -1;
  }

  /** The variable of a control location, or -1. */
  variableOf(location: number): number {
    return this.#locationOf.get(location) ?? -1;
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
  #encode(edge: Edge, weight: Weight): { readonly rule: number; readonly kind: RuleName } {
    const { graph, system } = this;
    const target = graph.places[graph.placeOf(edge.target)];
    const rule = ruleNames[edge.rule];
    const isReturning = rule === "global-exit" || rule === "global-result";
    const from = {
      location: this.#locationAt(graph.locationOf(edge.source), isReturning),
      symbol: this.symbol(graph.placeOf(edge.source)),
    };
    const location = this.#locationAt(graph.locationOf(edge.target), rule !== "global-entry");
    const add = (symbols: readonly number[]): number =>
      system.addRule(from, { location, symbols }, weight, edge.number);
    if (target?.kind === "return-point") return { rule: add([]), kind: "encode-pop" };
    const callee = this.symbol(graph.placeOf(edge.target));
    if (edge.returnPoint === -1) return { rule: add([callee]), kind: "encode-step" };
    return { rule: add([callee, this.symbol(edge.returnPoint)]), kind: "encode-push" };
  }
}
