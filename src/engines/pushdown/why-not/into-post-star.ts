import { EPSILON } from "../algorithm/pushdown-system.ts";
import { lackingIn } from "./at-least.ts";
import type { Saturated } from "./saturated.ts";
import type { Lacking, TransitionWanted } from "./wanted.ts";

/** What could give a transition in post*: a rule that fires on one to the same state, or a join with ε. */
export function* intoPostStar(run: Saturated, wanted: TransitionWanted): Iterable<Lacking> {
  const { automaton } = run;
  if (automaton.isLocation(wanted.from)) {
    yield* byPopOrStep(run, wanted);
    if (wanted.symbol !== EPSILON) {
      yield* byUpperSymbol(run, wanted);
      yield* byEpsilon(run, wanted);
    }
    return;
  }
  yield* byLowerSymbol(run, wanted);
}

/** ⟨p′, γ′⟩ ↪ ⟨p, γ⟩ and ⟨p′, γ′⟩ ↪ ⟨p, ε⟩ fire on (p′, γ′, q). */
function* byPopOrStep(run: Saturated, wanted: TransitionWanted): Iterable<Lacking> {
  for (const { number, kind, from, to } of run.rulesTo(wanted.from))
    if (kind !== "push" && (to.symbols[0] ?? EPSILON) === wanted.symbol) yield fired(run, wanted, number, kind, from);
}

/** ⟨p′, γ′⟩ ↪ ⟨q, γ₁ γ⟩ fires on (p′, γ′, s): the middle state M(q, γ₁) reads γ. */
function* byLowerSymbol(run: Saturated, wanted: TransitionWanted): Iterable<Lacking> {
  const [location, first] = run.automaton.middleOf(wanted.from) ?? [];
  for (const { number, kind, from, to } of location === undefined ? [] : run.rulesTo(location))
    if (kind === "push" && to.symbols[0] === first && to.symbols[1] === wanted.symbol)
      yield fired(run, wanted, number, kind, from);
}

function fired(
  run: Saturated,
  wanted: TransitionWanted,
  by: number,
  rule: string,
  from: { readonly location: number; readonly symbol: number },
): Lacking {
  const premise: TransitionWanted = { kind: "transition", from: from.location, symbol: from.symbol, to: wanted.to };
  return lackingIn(run, wanted.weight, {
    rule,
    by,
    premises: [premise],
    weightWith: (weight) => run.semiring.extend(weight, run.system.weightOf(by)),
  });
}

/** ⟨p′, γ′⟩ ↪ ⟨p, γ γ₂⟩ fires on any transition: p reads γ to M(p, γ), with weight 1. */
function* byUpperSymbol(run: Saturated, { from, symbol, to, weight }: TransitionWanted): Iterable<Lacking> {
  const { automaton, semiring } = run;
  const [location, top] = automaton.middleOf(to) ?? [];
  if (location !== from || top !== symbol || !run.isEnough(semiring.one, weight)) return;
  for (const rule of run.rulesTo(from))
    if (rule.kind === "push" && rule.to.symbols[0] === symbol)
      yield {
        rule: "top",
        at: run.placeOf(rule),
        holds: [{ kind: "rule", rule: rule.number }],
        lacks: { kind: "top", ...rule.from },
      };
}

/** p –ε→ q and q reads γ to s: p reads it, too. */
function* byEpsilon(run: Saturated, wanted: TransitionWanted): Iterable<Lacking> {
  for (const state of skippedTo(run, wanted)) {
    const epsilon: TransitionWanted = { kind: "transition", from: wanted.from, symbol: EPSILON, to: state };
    const deep: TransitionWanted = { kind: "transition", from: state, symbol: wanted.symbol, to: wanted.to };
    const hasEpsilon = run.holds(epsilon);
    const [there, other] = hasEpsilon ? [epsilon, deep] : [deep, epsilon];
    const given = run.weightOf(there);
    yield lackingIn(run, wanted.weight, {
      rule: "epsilon",
      by: undefined,
      premises: [there, other],
      weightWith: (weight) => (hasEpsilon ? run.semiring.extend(weight, given) : run.semiring.extend(given, weight)),
    });
  }
}

/** The states behind ε: those that p skips to, or that read the symbol if some pop rule leads to p. */
function skippedTo(run: Saturated, { from, symbol, to }: TransitionWanted): ReadonlySet<number> {
  const { automaton } = run;
  const states = new Set<number>();
  for (const transition of run.out(from))
    if (automaton.symbolOf(transition) === EPSILON && mayRead(run, automaton.toOf(transition), symbol))
      states.add(automaton.toOf(transition));
  if (!run.rulesTo(from).some(({ kind }) => kind === "pop")) return states;
  for (let state = automaton.locationCount; state < automaton.stateCount; state++)
    if (run.holds({ kind: "transition", from: state, symbol, to })) states.add(state);
  return states;
}

/** Whether a middle state has the symbol below it in some push rule; other states read what they read from the beginning. */
function mayRead(run: Saturated, state: number, symbol: number): boolean {
  const { automaton } = run;
  const [location, first] = automaton.middleOf(state) ?? [];
  const below = location === undefined ? [] : run.rulesTo(location);
  return (
    below.some(({ to }) => to.symbols[0] === first && to.symbols[1] === symbol) ||
    [...run.out(state)].some((transition) => automaton.symbolOf(transition) === symbol)
  );
}
