import {
  EPSILON,
  empty,
  type LabeledEdge,
  languageBetween,
  type PAutomaton,
  type RegularExpression,
  symbol as symbolExpression,
} from "../../engines/pushdown/index.ts";

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

const START = -1;
const END = -2;
