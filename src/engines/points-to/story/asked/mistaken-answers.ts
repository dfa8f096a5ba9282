import { engineWords, type Message, type Misconception, type Seq } from "../../../../trace/index.ts";
import type { PointsToRun } from "../run.ts";
import { factKinds } from "../vocabulary.ts";
import { factText } from "../wording.ts";
import { contextOf, elementsOf } from "./other-contexts.ts";

const { message } = engineWords("points-to");

/** Δ of a reader who takes the whole entry, or all that the pointer then has. */
export function mistakenDifference(run: PointsToRun, seq: Seq): readonly Misconception[] {
  const { steps } = run;
  const { a: pointer } = steps.fact(seq);
  const entry = steps.premises(seq).find((premise) => steps.fact(steps.about(premise)).kind === factKinds.entry);
  const before = run.objectsAt(pointer, seq);
  if (entry === undefined || before.length === 0) return [];
  const taken = steps.fact(steps.about(entry)).b;
  const values = { pointer: run.pointer(pointer).label, known: run.objects(before) };
  return other(run, seq, [
    { text: `Δ = ${run.setText(taken)}`, because: message("misconception.stale", values) },
    { text: `Δ = ${run.objects(before)}`, because: message("misconception.old", values) },
  ]);
}

/** The method that the type of the variable names, in place of that of the object. */
export function mistakenDispatch(run: PointsToRun, seq: Seq): readonly Misconception[] {
  const { target } = run.callSite(run.steps.fact(seq).b);
  return other(run, seq, [
    { text: answered(run, seq, target), because: message("misconception.declared", { target }) },
  ]);
}

/** A context whose elements are turned around, none of which is left out, or that is the caller’s; none at all. */
export function mistakenSelection(run: PointsToRun, seq: Seq): readonly Misconception[] {
  const { a: caller, c: callee } = run.steps.fact(seq);
  const { context } = run.method(callee);
  const elements = elementsOf(context);
  const last = elements.at(-1);
  if (last === undefined || context.includes("…")) return [];
  const from = run.method(caller).context;
  const whole = [...elementsOf(from), last];
  const isCut = whole.length > elements.length && contextOf(whole.slice(-elements.length)) === context;
  const answers: readonly (readonly [text: string, because: Message])[] = [
    [contextOf(elements.toReversed()), message("misconception.order", { last })],
    ...(isCut ? [[contextOf(whole), message("misconception.uncut", { count: elements.length })] as const] : []),
    [from, message("misconception.caller", { context: from })],
    ["[]", message("misconception.unselected", {})],
  ];
  return other(
    run,
    seq,
    answers.map(([text, because]) => ({ text: answered(run, seq, text), because })),
  );
}

/** What a step concludes, with another answer. */
function answered(run: PointsToRun, seq: Seq, answer: string): string {
  const text = factText(run, seq);
  return `${text.slice(0, text.lastIndexOf(" = "))} = ${answer}`;
}

/** Those that are not what the step concludes, each once. */
function other(run: PointsToRun, seq: Seq, all: readonly Misconception[]): readonly Misconception[] {
  const right = factText(run, seq);
  return all.filter(({ text }, place) => text !== right && all.findIndex((each) => each.text === text) === place);
}
