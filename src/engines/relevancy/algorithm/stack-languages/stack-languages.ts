import { type Budget, valueAt } from "../../../../kernel/index.ts";
import {
  choice,
  EPSILON,
  empty,
  type LabeledEdge,
  languageBetween,
  nothing,
  type PAutomaton,
  type RegularExpression,
  symbol as symbolExpression,
} from "../../../pushdown/index.ts";
import { type Weight, weights } from "../dependence-graph/elements.ts";
import type { Encoding } from "../encoding/encoding.ts";
import type { BuiltGraph } from "../graph-building/build-graph.ts";

/** Larger automata make expressions too long to read. */
const MAX_STATES = 16;
const MAX_TEXT_LENGTH = 200;

interface Way {
  readonly to: number;
  readonly symbol: number;
  readonly weight: Weight;
}

/**
 * For each variable, the call sites that may be open when it holds a symbolic value, innermost first: the stacks that
 * the automaton accepts with weight λx.ANY below the variable's method. Throws `BudgetSpent`.
 */
export class StackLanguages {
  readonly #built: BuiltGraph;
  readonly #encoding: Encoding;
  readonly #automaton: PAutomaton<Weight>;
  readonly #budget: Budget;
  /** By state, and whether the value is known to be symbolic already. */
  readonly #known = new Map<string, RegularExpression | undefined>();

  constructor(built: BuiltGraph, encoding: Encoding, automaton: PAutomaton<Weight>, budget: Budget) {
    this.#built = built;
    this.#encoding = encoding;
    this.#automaton = automaton;
    this.#budget = budget;
  }

  /** Of the nodes of one variable. Undefined where there are none, and where the expression would be too long to read. */
  of(nodes: readonly number[]): string | undefined {
    const { graph } = this.#built;
    let language: RegularExpression | undefined = nothing;
    for (const node of nodes) {
      const location = this.#encoding.findLocation(graph.locationOf(node));
      const next = this.#language(location, this.#encoding.findSymbol(graph.placeOf(node)));
      language = language === undefined || next === undefined ? undefined : choice(language, next);
    }
    return language === undefined || language.kind === "nothing" || language.text.length > MAX_TEXT_LENGTH
      ? undefined
      : language.text;
  }

  #language(location: number, symbol: number): RegularExpression | undefined {
    if (location === -1 || symbol === -1) return nothing;
    let language: RegularExpression | undefined = nothing;
    for (const way of this.#waysFrom(location)) {
      if (way.symbol !== symbol || way.weight === weights.const) continue;
      const rest = this.#below(way.to, way.weight === weights.any);
      language = language === undefined || rest === undefined ? undefined : choice(language, rest);
    }
    return language;
  }

  #below(state: number, isSymbolic: boolean): RegularExpression | undefined {
    const key = `${state} ${isSymbolic}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#compute(state, isSymbolic));
    return this.#known.get(key);
  }

  /**
   * The deeper factor stands on the left, so a value is what the topmost factor that is not λx.x makes it: reading from
   * the top, the first of these decides.
   */
  #compute(state: number, isSymbolic: boolean): RegularExpression | undefined {
    const pairs = [{ state, isSymbolic }];
    const numbers = new Map([[`${state} ${isSymbolic}`, 0]]);
    const edges: LabeledEdge[] = [{ from: START, to: 0, label: empty }];
    for (const [from, pair] of pairs.entries()) {
      if (this.#automaton.isFinal(pair.state) && pair.isSymbolic) edges.push({ from, to: END, label: empty });
      for (const way of this.#waysFrom(pair.state)) {
        if (!pair.isSymbolic && way.weight === weights.const) continue;
        const next = { state: way.to, isSymbolic: pair.isSymbolic || way.weight === weights.any };
        const key = `${next.state} ${next.isSymbolic}`;
        const to = valueAt(numbers, key, () => pairs.push(next) - 1);
        edges.push({ from, to, label: symbolExpression(this.#siteOf(way.symbol)) });
      }
      if (pairs.length > MAX_STATES) return undefined;
    }
    return languageBetween(START, END, edges);
  }

  #waysFrom(state: number): readonly Way[] {
    const automaton = this.#automaton;
    const ways: Way[] = [];
    for (let each = automaton.firstOut(state); each !== -1; each = automaton.nextOut(each)) {
      this.#budget.spend();
      const symbol = automaton.symbolOf(each);
      if (symbol !== EPSILON) ways.push({ to: automaton.toOf(each), symbol, weight: automaton.weightOf(each) });
    }
    return ways;
  }

  /** `r7` is the return point of the call at 7. */
  #siteOf(symbol: number): string {
    return (this.#built.graph.places[this.#encoding.placeOf(symbol)]?.label ?? "?").replace(/^r/, "");
  }
}

const START = -1;
const END = -2;
