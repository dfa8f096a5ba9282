import { callsAt, engineWords, type Misconception, NONE, type Seq } from "../../../../trace/index.ts";
import { type PushdownRun, transitionKey } from "../run.ts";
import type { TransitionSymbol } from "../symbols.ts";
import { factKinds, ruleNames, vocabulary } from "../vocabulary.ts";
import { factorsOf, factText, weightOf } from "../wording.ts";
import { mistakenWeights } from "./mistaken-weights.ts";

const { message } = engineWords("pushdown");

/**
 * Wrong conclusions about a transition or a weight by a reader who mistakes one kind of rule for another, or does ⊗ or ⊕
 * wrong. Nothing that is there at the step.
 */
export function misconceptionsOf(run: PushdownRun, seq: Seq): readonly Misconception[] {
  const { kind } = run.steps.fact(seq);
  const places = kind === factKinds.transition ? mistakenPlaces(run, seq) : [];
  const thing = factText(run, seq).slice(0, -weightOf(run, seq).length);
  const weights = mistakenWeights(run, seq).map(
    ({ id, weight, instead }): Misconception => ({
      text: thing + weight,
      because: message(`misconception.${id}`, { instead, direction: run.direction }),
    }),
  );
  // One of each kind before a second of either.
  return [...places.slice(0, 1), ...weights.slice(0, 1), ...places.slice(1), ...weights.slice(1)];
}

/** Another transition than the one that the rule of the step makes. */
interface Mistaken extends TransitionSymbol {
  readonly id: string;
}

function mistakenPlaces(run: PushdownRun, seq: Seq): readonly Misconception[] {
  const weight = weightOf(run, seq);
  const made = run.transition(run.steps.fact(seq).a);
  const values = {
    place: run.shownState(made.from),
    symbol: run.shownSymbol(made.symbol),
    target: run.shownState(made.to),
  };
  return mistakenTransitions(run, seq, made)
    .filter((each) => !isAt(each, made) && !isThere(run, each, seq))
    .map(({ from, symbol, to, id }) => ({
      text: `l(${run.state(from)}, ${run.symbol(symbol)}, ${run.state(to)}) = ${weight}`,
      because: message(`misconception.${id}`, values),
    }));
}

function mistakenTransitions(run: PushdownRun, seq: Seq, made: TransitionSymbol): readonly Mistaken[] {
  const { steps, direction } = run;
  const cause = ruleNames[steps.rule(seq)];
  const rule = run.rule(steps.fact(seq).c);
  if (cause === "epsilon") {
    const [, epsilon] = factorsOf(run, seq).map((premise) => run.transition(steps.fact(premise).a));
    return epsilon === undefined ? [] : [{ ...made, to: epsilon.to, id: "epsilon-end" }];
  }
  if (rule === undefined) return [];
  const { from, to } = rule;
  if (direction === "pre") {
    const [upper] = factorsOf(run, seq).map((premise) => run.transition(steps.fact(premise).a));
    if (cause === "pop") return [{ from: made.to, symbol: made.symbol, to: made.from, id: "turned" }];
    if (cause === "push" && upper !== undefined) return [{ ...made, to: upper.to, id: "lower-forgotten" }];
    return [{ ...made, from: to.location, id: "forward" }];
  }
  switch (cause) {
    case "pop":
      return [{ ...made, symbol: from.symbol, id: "not-popped" }];
    case "step":
      return [{ ...made, from: from.location, id: "location" }];
    case "push":
      return [{ ...made, from: to.location, id: "no-middle" }];
    case "top":
      return [{ ...made, to: takenEnd(run, seq), id: "as-step" }];
    default:
      return [];
  }
}

/** Where the transition leads on which the rule of a step fires. */
function takenEnd(run: PushdownRun, seq: Seq): number {
  for (const { procedure, values } of callsAt(run.steps, vocabulary.procedures, seq))
    if (procedure === "PostStar") return run.transition(values.taken).to;
  return NONE;
}

function isAt(left: TransitionSymbol, right: TransitionSymbol): boolean {
  return left.from === right.from && left.symbol === right.symbol && left.to === right.to;
}

/** Whether the automaton has it after the step. */
function isThere(run: PushdownRun, wanted: TransitionSymbol, seq: Seq): boolean {
  const number = run.transitions.findIndex((each) => isAt(each, wanted));
  return number !== -1 && run.transitionSteps.stepAt(transitionKey(number), seq + 1) !== undefined;
}
