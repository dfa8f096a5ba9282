import { setAt, valueAt } from "../../../../kernel/index.ts";
import type { PAutomaton } from "../p-automaton.ts";
import { EPSILON } from "../pushdown-system.ts";
import {
  choice,
  empty,
  nothing,
  type RegularExpression,
  sequence,
  star,
  symbol as symbolExpression,
} from "./regular-expression.ts";

/** Expressions longer than this many characters are given up: nobody reads them. */
const MAX_LENGTH = 4_000;

/**
 * What may stand below `symbol` on the stack at `location`, as a regular expression, top first, by elimination of
 * states in a fixed order. ∅ when that top is not reachable; undefined when the expression grows too long.
 */
export function stackLanguage<W>(
  automaton: PAutomaton<W>,
  location: number,
  symbol: number,
): RegularExpression | undefined {
  if (symbol === EPSILON) return empty;
  const entries: number[] = [];
  for (let transition = automaton.firstOut(location); transition !== -1; transition = automaton.nextOut(transition))
    if (automaton.symbolOf(transition) === symbol) entries.push(automaton.toOf(transition));
  return languageBetween(START, END, edgesFrom(automaton, entries));
}

/** Between an entry, by START, and the end of a stack, by END: the states on some way and what leads from one to another. */
function* edgesFrom<W>(automaton: PAutomaton<W>, entries: readonly number[]): Generator<LabeledEdge> {
  for (const entry of entries) yield { from: START, to: entry, label: empty };
  const reached = new Set(entries);
  for (const state of reached) {
    if (automaton.isFinal(state)) yield { from: state, to: END, label: empty };
    for (let transition = automaton.firstOut(state); transition !== -1; transition = automaton.nextOut(transition)) {
      const symbol = automaton.symbolOf(transition);
      if (symbol === EPSILON) continue;
      const to = automaton.toOf(transition);
      reached.add(to);
      yield { from: state, to, label: symbolExpression(automaton.system.symbolName(symbol)) };
    }
  }
}

/** A way from one state to another. */
export interface LabeledEdge {
  readonly from: number;
  readonly to: number;
  readonly label: RegularExpression;
}

/**
 * The language of an automaton between two states, by elimination of all others, those with the fewest ways through first.
 * The start has no way in and the end no way out. Undefined when the expression grows too long.
 */
export function languageBetween(
  start: number,
  end: number,
  edges: Iterable<LabeledEdge>,
): RegularExpression | undefined {
  return new Elimination(edges).run(start, end);
}

const START = -1;
const END = -2;

/** Expressions between states. */
class Elimination {
  readonly #edges = new Map<number, Map<number, RegularExpression>>();
  readonly #sources = new Map<number, Set<number>>();

  constructor(edges: Iterable<LabeledEdge>) {
    for (const { from, to, label } of edges) this.#add(from, to, label);
  }

  run(start: number, end: number): RegularExpression | undefined {
    const left = new Set([...this.#edges.keys(), ...this.#sources.keys()]);
    left.delete(start);
    left.delete(end);
    while (left.size > 0) {
      const state = this.#cheapest(left);
      left.delete(state);
      if (!this.#eliminate(state)) return undefined;
    }
    return this.#edges.get(start)?.get(end) ?? nothing;
  }

  /** The state with the fewest ways through it; of several the first. */
  #cheapest(states: ReadonlySet<number>): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const state of [...states].sort((a, b) => a - b)) {
      const sources = this.#sources.get(state);
      const into = (sources?.size ?? 0) - (sources?.has(state) === true ? 1 : 0);
      const cost = into * (this.#edges.get(state)?.size ?? 0);
      if (cost < least) {
        least = cost;
        best = state;
      }
    }
    return best;
  }

  /** False when an expression becomes too long. */
  #eliminate(state: number): boolean {
    const targets = [...(this.#edges.get(state) ?? [])].filter(([target]) => target !== state);
    const sources = [...(this.#sources.get(state) ?? [])].filter((source) => source !== state);
    const loop = star(this.#edges.get(state)?.get(state) ?? nothing);
    for (const source of sources) {
      const into = this.#edges.get(source)?.get(state) ?? nothing;
      for (const [target, out] of targets)
        if (this.#add(source, target, sequence(into, loop, out)).text.length > MAX_LENGTH) return false;
      this.#edges.get(source)?.delete(state);
    }
    for (const [target] of targets) this.#sources.get(target)?.delete(state);
    this.#edges.delete(state);
    this.#sources.delete(state);
    return true;
  }

  #add(from: number, to: number, expression: RegularExpression): RegularExpression {
    const row = valueAt(this.#edges, from, () => new Map<number, RegularExpression>());
    const joined = choice(row.get(to) ?? nothing, expression);
    row.set(to, joined);
    setAt(this.#sources, to).add(from);
    return joined;
  }
}
