import { leastFirst } from "../../../engine-kit/index.ts";
import { EPSILON } from "../algorithm/pushdown-system.ts";
import { atLeast } from "./at-least.ts";
import { intoPostStar } from "./into-post-star.ts";
import { intoPreStar } from "./into-pre-star.ts";
import type { Saturated } from "./saturated.ts";
import type { Lacking, Wanted } from "./wanted.ts";

/** The instances of rules that could give a fact that is not there, each with what it lacks; those that lack least first. */
export function lackingOf(run: Saturated, fact: Wanted): readonly Lacking[] {
  return leastFirst([...found(run, fact)]);
}

function found(run: Saturated, fact: Wanted): Iterable<Lacking> {
  switch (fact.kind) {
    case "transition":
      return run.direction === "post" ? intoPostStar(run, fact) : intoPreStar(run, fact);
    case "top":
      return intoTop(run, fact);
    case "configuration":
      return intoConfiguration(run, fact);
    case "rule":
      return [];
  }
}

/** A transition to a state from which something is accepted. */
function* intoTop(run: Saturated, { location, symbol, weight }: Extract<Wanted, { kind: "top" }>): Iterable<Lacking> {
  const { automaton, semiring } = run;
  // A symbol that splits a long right side is no top of a configuration.
  if (run.system.isSplitSymbol(symbol)) return;
  for (const [state, accepted] of run.accepted) {
    if (symbol === EPSILON ? !automaton.isFinal(state) : !isEntered(run, state)) continue;
    const rest = symbol === EPSILON ? semiring.one : accepted;
    const needs = run.needed(weight, (value) =>
      run.direction === "post" ? semiring.extend(rest, value) : semiring.extend(value, rest),
    );
    const lacks: Wanted = { kind: "transition", from: location, symbol, to: state, ...atLeast(weight, needs) };
    if (needs !== undefined && !run.holds(lacks)) yield { rule: "read-top", at: undefined, holds: [], lacks };
  }
}

/** The one transition between the states that read what is above it and those that accept what is below; else the first one. */
function* intoConfiguration(
  run: Saturated,
  { location, stack }: Extract<Wanted, { kind: "configuration" }>,
): Iterable<Lacking> {
  const shared = { rule: "accept", at: undefined, holds: [] };
  if (stack.length === 0)
    for (const to of run.automaton.finals)
      if (to !== location) yield { ...shared, lacks: { kind: "transition", from: location, symbol: EPSILON, to } };
  const ways = below(run, stack);
  const single = stack.flatMap((symbol, place) => {
    const targets = [...(ways[place + 1] ?? [])].filter((to) => isEntered(run, to));
    return [...run.after(location, stack, place)].flatMap((from) =>
      targets.map((to): Wanted => ({ kind: "transition", from, symbol, to })),
    );
  });
  for (const lacks of single) yield { ...shared, lacks };
  if (single.length > 0) return;
  const [symbol] = stack;
  const top: Wanted | undefined = symbol === undefined ? undefined : { kind: "top", location, symbol };
  if (top !== undefined && !run.holds(top)) yield { ...shared, lacks: top };
}

/** By place in a stack: the states from which what is there and below is accepted. */
function below(run: Saturated, stack: readonly number[]): readonly ReadonlySet<number>[] {
  const { automaton } = run;
  const ways: Set<number>[] = stack.map(() => new Set());
  ways.push(new Set(automaton.finals));
  for (let place = stack.length - 1; place >= 0; place--)
    for (let state = 0; state < automaton.stateCount; state++)
      for (const transition of run.out(state))
        if (
          automaton.symbolOf(transition) === stack[place] &&
          ways[place + 1]?.has(automaton.toOf(transition)) === true
        )
          ways[place]?.add(state);
  return ways;
}

/** Whether transitions may lead to a state: after post* none leads to a control location. */
function isEntered({ automaton, direction }: Saturated, state: number): boolean {
  return direction === "pre" || !automaton.isLocation(state);
}
