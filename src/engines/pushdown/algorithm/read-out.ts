import { Budget, valueAt } from "../../../kernel/index.ts";
import { descentsIn } from "./descents.ts";
import { type PAutomaton, type Reading, weightsIn } from "./p-automaton.ts";
import { EPSILON } from "./pushdown-system.ts";

/** All reachable configurations at a control location with a top of stack, combined. `symbol` is EPSILON for the empty stack. */
export interface Top<W> {
  readonly location: number;
  readonly symbol: number;
  readonly weight: W;
}

/** Observes the fixpoint behind a read-out. */
export interface ReadOutObserver<W> {
  /** W(state) rises to `weight` along a transition, or because the state is final (-1). */
  accepted(state: number, transition: number, weight: W, isFirst: boolean): void;
  /** W(state) just became `before`, which rests on an earlier value of its own and changes for ever: it comes to `weight`. */
  acceptedSank?(state: number, before: W, weight: W): void;
  /** A top gets its share along a transition (-1: the empty stack at a final control location). */
  top(location: number, symbol: number, transition: number, weight: W, isFirst: boolean): void;
}

/** The options of a read-out. */
export interface ReadOutOptions<W> {
  /** What may lie below the top; by default any symbol. */
  readonly isAllowed?: (symbol: number) => boolean;
  readonly observer?: ReadOutObserver<W> | undefined;
  readonly budget?: Budget;
  /** How often values may rise: there are semirings whose weights do so without end. */
  readonly maxRises?: number;
}

/** The result of a read-out: complete, or, past a limit, as far as it was known. */
export interface ReadOut<W> {
  readonly tops: readonly Top<W>[];
  readonly limit: "time" | "rises" | undefined;
}

/**
 * W(s): the ⊕ over all paths from s to a final state whose symbols are allowed, for each state: one backward
 * fixpoint, `W(final) = 1; W(s) ⊕= W(s′) ⊗ l(s, γ, s′)` (for pre* with the factors the other way round).
 * ε is no stack symbol: only control locations have ε-transitions, and nothing leads back into one after post*.
 */
function acceptance<W>(
  automaton: PAutomaton<W>,
  reading: Reading,
  {
    isAllowed = () => true,
    observer,
    budget = Budget.unlimited,
    maxRises = Number.POSITIVE_INFINITY,
  }: ReadOutOptions<W>,
): { readonly weights: readonly W[]; readonly limit: ReadOut<W>["limit"] } {
  const { semiring } = automaton.system;
  const weights: W[] = Array.from({ length: automaton.stateCount }, () => semiring.zero);
  const incoming = incomingOf(automaton);
  const descents = descentsIn(automaton.system, weightsIn(automaton), budget);
  const waiting: number[] = [];
  const isWaiting = new Uint8Array(automaton.stateCount);
  let rises = 0;
  const raise = (state: number, transition: number, source: number, offered: W): void => {
    const before = weights[state] ?? semiring.zero;
    const weight = semiring.combine(before, offered);
    if (semiring.equals(weight, before)) return;
    rises++;
    observer?.accepted(state, transition, weight, semiring.equals(before, semiring.zero));
    const settled = descents?.settle(state, before, weight, source) ?? weight;
    if (!semiring.equals(settled, weight)) observer?.acceptedSank?.(state, weight, settled);
    weights[state] = settled;
    if (isWaiting[state] === 1) return;
    isWaiting[state] = 1;
    waiting.push(state);
  };
  const raiseInto = (state: number): void => {
    for (let at = incoming.start(state); at < incoming.start(state + 1); at++) {
      budget.spend();
      const transition = incoming.transition(at);
      const from = automaton.fromOf(transition);
      const isInside = reading === "top-first" || !automaton.isLocation(from);
      if (isInside && isAllowed(automaton.symbolOf(transition)))
        raise(from, transition, state, along(automaton, reading, weights[state] ?? semiring.zero, transition));
    }
  };
  const ended = budget.attempt((): { readonly limit?: "rises" } => {
    for (const state of [...automaton.finals].sort((a, b) => a - b)) raise(state, -1, -1, semiring.one);
    for (const state of waiting) {
      if (rises >= maxRises) return { limit: "rises" };
      isWaiting[state] = 0;
      raiseInto(state);
    }
    return {};
  });
  return { weights, limit: ended === undefined ? "time" : ended.limit };
}

/**
 * The weight of each (control location, top symbol): `⊕ W(q) ⊗ l(p, γ, q)` over the transitions (p, γ, q), by
 * location and symbol. What lies below the top consists of allowed symbols.
 */
export function tops<W>(automaton: PAutomaton<W>, reading: Reading, options: ReadOutOptions<W> = {}): ReadOut<W> {
  const { semiring } = automaton.system;
  const { observer } = options;
  const { weights, limit } = acceptance(automaton, reading, options);
  const found = new Map<number, Map<number, W>>();
  const add = (location: number, symbol: number, transition: number, offered: W): void => {
    if (semiring.equals(offered, semiring.zero) || automaton.system.isSplitSymbol(symbol)) return;
    const bySymbol = valueAt(found, location, () => new Map<number, W>());
    const before = bySymbol.get(symbol);
    const weight = before === undefined ? offered : semiring.combine(before, offered);
    if (before !== undefined && semiring.equals(before, weight)) return;
    bySymbol.set(symbol, weight);
    observer?.top(location, symbol, transition, weight, before === undefined);
  };
  for (let location = 0; location < automaton.locationCount; location++) {
    if (automaton.isFinal(location)) add(location, EPSILON, -1, semiring.one);
    for (let transition = automaton.firstOut(location); transition !== -1; transition = automaton.nextOut(transition)) {
      const symbol = automaton.symbolOf(transition);
      const state = automaton.toOf(transition);
      // What stands below ε is already closed over it: (p, ε, q) itself is worth a configuration only when q is final.
      if (symbol !== EPSILON)
        add(location, symbol, transition, along(automaton, reading, weights[state] ?? semiring.zero, transition));
      else if (automaton.isFinal(state)) add(location, EPSILON, transition, automaton.weightOf(transition));
    }
  }
  const read = [...found]
    .sort(([a], [b]) => a - b)
    .flatMap(([location, bySymbol]) =>
      [...bySymbol].sort(([a], [b]) => a - b).map(([symbol, weight]) => ({ location, symbol, weight })),
    );
  return { tops: read, limit };
}

/** The value of a path that begins with `transition` and goes on with a rest of value `rest`. */
export function along<W>(automaton: PAutomaton<W>, reading: Reading, rest: W, transition: number): W {
  const { semiring } = automaton.system;
  const weight = automaton.weightOf(transition);
  return reading === "deep-first" ? semiring.extend(rest, weight) : semiring.extend(weight, rest);
}

/** The transitions by the state that they enter. */
function incomingOf<W>(automaton: PAutomaton<W>): {
  start(state: number): number;
  transition(at: number): number;
} {
  const starts = new Int32Array(automaton.stateCount + 2);
  const count = automaton.transitionCount;
  for (let transition = 0; transition < count; transition++) {
    const at = automaton.toOf(transition) + 2;
    starts[at] = (starts[at] ?? 0) + 1;
  }
  for (let state = 2; state < starts.length; state++) starts[state] = (starts[state] ?? 0) + (starts[state - 1] ?? 0);
  const transitions = new Int32Array(count);
  for (let transition = 0; transition < count; transition++) {
    const state = automaton.toOf(transition) + 1;
    const at = starts[state] ?? 0;
    transitions[at] = transition;
    starts[state] = at + 1;
  }
  return { start: (state) => starts[state] ?? 0, transition: (at) => transitions[at] ?? 0 };
}
