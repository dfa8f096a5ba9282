import { EPSILON } from "../algorithm/pushdown-system.ts";
import { lackingIn } from "./at-least.ts";
import type { Saturated } from "./saturated.ts";
import type { Lacking, TransitionWanted } from "./wanted.ts";

/** The rules that could derive a transition in pre*: those with this left side, whose right side is read to its state. */
export function* intoPreStar(run: Saturated, wanted: TransitionWanted): Iterable<Lacking> {
  for (const { number, kind, from, to } of run.rules) {
    if (from.location !== wanted.from || from.symbol !== wanted.symbol) continue;
    const [first = EPSILON, second = EPSILON] = to.symbols;
    if (kind === "step") yield byStep(run, wanted, number, to.location, first);
    else if (kind === "push") yield* byPush(run, wanted, number, to.location, [first, second]);
    else if (to.location === wanted.to)
      yield lackingIn(run, wanted.weight, {
        rule: kind,
        by: number,
        premises: [],
        weightWith: () => run.system.weightOf(number),
      });
  }
}

function byStep(run: Saturated, wanted: TransitionWanted, by: number, location: number, symbol: number): Lacking {
  return lackingIn(run, wanted.weight, {
    rule: "step",
    by,
    premises: [{ kind: "transition", from: location, symbol, to: wanted.to }],
    weightWith: (weight) => run.semiring.extend(run.system.weightOf(by), weight),
  });
}

/** The first symbol leads to some state, and the second from there on. */
function* byPush(
  run: Saturated,
  wanted: TransitionWanted,
  by: number,
  location: number,
  [first, second]: readonly [number, number],
): Iterable<Lacking> {
  const { automaton, semiring } = run;
  const rule = run.system.weightOf(by);
  for (let state = 0; state < automaton.stateCount; state++) {
    const top: TransitionWanted = { kind: "transition", from: location, symbol: first, to: state };
    const deep: TransitionWanted = { kind: "transition", from: state, symbol: second, to: wanted.to };
    const hasTop = run.holds(top);
    if (!hasTop && !run.holds(deep)) continue;
    const given = hasTop ? run.weightOf(top) : run.weightOf(deep);
    yield lackingIn(run, wanted.weight, {
      rule: "push",
      by,
      premises: hasTop ? [top, deep] : [deep, top],
      weightWith: (weight) =>
        semiring.extend(rule, hasTop ? semiring.extend(given, weight) : semiring.extend(weight, given)),
    });
  }
}
