import { valueAt } from "../../../../kernel/index.ts";
import { classOfMethod, engineWords, firstOfEach, type MomentCandidate, type Seq } from "../../../../trace/index.ts";
import { selectorName } from "../../algorithm/context/index.ts";
import { edgeOf } from "../reasons.ts";
import type { PointsToRun } from "../run.ts";
import { ruleNames } from "../vocabulary.ts";
import { factText } from "../wording.ts";

const { message } = engineWords("points-to");

/**
 * The story of a run in the reader’s own methods: where each class and each method begins, whatever its context, and where
 * calls bring objects of several types to one parameter. Known at the end: the first fact that a more precise run does not have, and
 * the last method that is new.
 */
export function momentsOf(run: PointsToRun, isOver: boolean): readonly MomentCandidate[] {
  const methodAt = (seq: Seq): string => run.method(run.steps.fact(seq).a).method;
  // What initializes a class is reached with a step about something else.
  const written = new Set(run.bodies.map(({ method }) => method).filter((method) => !method.endsWith(".<clinit>()")));
  const methodOf = (seq: Seq): string | undefined => (written.has(methodAt(seq)) ? methodAt(seq) : undefined);
  const classOf = (seq: Seq): string | undefined => {
    const method = methodOf(seq);
    return method === undefined ? undefined : classOfMethod(method);
  };
  return [
    ...mergesIn(run, written).map(([pointer, seq]): MomentCandidate => {
      const { box, label } = run.pointer(pointer);
      const ahead = message("moment.merge-ahead", { method: run.method(box).method });
      return { seq, kind: "merge", title: message("moment.merge", { pointer: label }), ahead };
    }),
    ...(isOver ? run.spurious : []).map(({ seq, context }): MomentCandidate => {
      const values = { selector: selectorName(context), fact: factText(run, seq) };
      const [title, ahead] = [message("moment.spurious", values), message("moment.spurious-ahead", values)];
      return { seq, kind: "spurious", title, ahead };
    }),
    ...(isOver ? lastOf(run, methodOf) : []).map((seq): MomentCandidate => {
      const title = message("moment.last-method", { method: methodAt(seq) });
      return { seq, kind: "last-method", title, ahead: message("moment.last-method-ahead") };
    }),
    ...firstOfEach(run.ownReachable, classOf).map((seq): MomentCandidate => {
      const values = { class: classOfMethod(methodAt(seq)), method: methodAt(seq) };
      const [title, ahead] = [message("moment.class", values), message("moment.class-ahead", values)];
      return { seq, kind: "class", title, ahead, opens: message("moment.chapter", { place: values.class }) };
    }),
    ...firstOfEach(run.ownReachable, methodOf).map((seq): MomentCandidate => {
      const title = message("moment.method", { method: methodAt(seq) });
      return { seq, kind: "method", title, opens: message("moment.chapter", { place: methodAt(seq) }) };
    }),
  ];
}

/** The step that made the last method reachable that was not so before under another context; none where there is one method. */
function lastOf({ ownReachable }: PointsToRun, methodOf: (seq: Seq) => string | undefined): readonly Seq[] {
  const firsts = new Map<string, Seq>();
  for (let index = 0; index < ownReachable.length; index++) {
    const seq = ownReachable.at(index);
    const method = methodOf(seq);
    if (method !== undefined) valueAt(firsts, method, () => seq);
  }
  return firsts.size < 2 ? [] : [...firsts.values()].slice(-1);
}

/** In each method the first parameter that different calls give objects of different types, with the step that does so. */
function mergesIn(run: PointsToRun, written: ReadonlySet<string>): readonly (readonly [pointer: number, seq: Seq])[] {
  const merges = new Map<string, readonly [pointer: number, seq: Seq]>();
  for (let row = 0; row < run.ownRows.length; row++) {
    const pointer = run.objectSteps.keyAt(run.ownRows.at(row)) ?? -1;
    const { box, kind } = run.pointer(pointer);
    const { method } = run.method(box);
    const seq = kind === "variable" && written.has(method) ? mergeAt(run, pointer) : undefined;
    if (seq !== undefined && seq < (merges.get(method)?.[1] ?? Number.POSITIVE_INFINITY))
      merges.set(method, [pointer, seq]);
  }
  return [...merges.values()];
}

/** The first step that brings an object of another type to a parameter than its first one, by another call. */
function mergeAt(run: PointsToRun, pointer: number): Seq | undefined {
  const arrivals = run.objectSteps.stepsOf(pointer);
  const first = arrivals.at(0);
  const call = callBehind(run, first);
  if (call === undefined) return undefined;
  const typeOf = (seq: Seq): string => run.object(run.steps.fact(seq).b).type;
  for (let index = 1; index < arrivals.length; index++) {
    const seq = arrivals.at(index);
    if (typeOf(seq) !== typeOf(first) && ![undefined, call].includes(callBehind(run, seq))) return seq;
  }
  return undefined;
}

/** What stands for the call by which an object came to a parameter: of an argument its edge, of a receiver the step itself. */
function callBehind(run: PointsToRun, seq: Seq): Seq | undefined {
  const edge = edgeOf(run, seq);
  const rule = ruleNames[run.steps.rule(edge ?? seq)];
  if (edge !== undefined) return rule === "argument" ? edge : undefined;
  return rule === "call" || rule === "constructor-call" ? seq : undefined;
}
