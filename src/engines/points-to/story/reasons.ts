import type { GraphEdge, Seq } from "../../../trace/index.ts";
import type { PointsToRun } from "./run.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";
import { factText, selectionText } from "./wording.ts";

/** The facts a fact rests on. A flow edge is replaced by what it rests on: the slides' rules have no edges. */
export function premisesOf(run: PointsToRun, seq: Seq): readonly Seq[] {
  const { steps } = run;
  const premises = steps.premises(seq);
  const edge = edgeOf(run, seq);
  if (edge === undefined) return premises;
  if (steps.factKind(seq) === factKinds.pointsTo) return [...premises.slice(1), ...steps.premises(edge)];
  const moved = onlyMoved(run, seq, edge);
  return moved === undefined ? premises : [moved, ...premises];
}

/** The fact that an entry carries along an edge, where it carries one object. */
function onlyMoved(run: PointsToRun, seq: Seq, edge: Seq): Seq | undefined {
  const { steps } = run;
  const { kind, b: set } = steps.fact(seq);
  const [object, ...others] = kind === factKinds.entry && set !== -1 ? steps.set(set) : [];
  if (object === undefined || others.length > 0) return undefined;
  const facts = run.objectSteps.stepsOf(steps.fact(edge).a);
  for (let index = 0; index < facts.length; index++)
    if (steps.fact(facts.at(index)).b === object) return facts.at(index);
  return undefined;
}

/** The flow edge that an entry or its objects came along. */
export function edgeOf({ steps }: PointsToRun, seq: Seq): Seq | undefined {
  const first = steps.premises(seq)[0];
  const isEdge = first !== undefined && steps.kind(first) === "derive" && steps.factKind(first) === factKinds.flow;
  return isEdge ? first : undefined;
}

export function ruleId(run: PointsToRun, seq: Seq): string {
  return `points-to.rule.${ruleNames[run.steps.rule(seq)] ?? "worklist"}`;
}

/** Premises that are no recorded facts: the edge that was followed, Dispatch and Select; of Δ, what pt(n) has by then. */
export function sideConditions(run: PointsToRun, seq: Seq): readonly string[] {
  const { steps } = run;
  const fact = steps.fact(seq);
  if (fact.kind === factKinds.difference && steps.kind(seq) === "derive")
    return [`pt(${run.pointer(fact.a).label}) = ${run.objects(run.objectsAt(fact.a, seq))}`];
  if (fact.kind === factKinds.callEdge && steps.kind(seq) === "derive")
    return selectionText(run, run.method(fact.a).context, fact.b, fact.c, run.receiverOf(seq));
  if (fact.kind === factKinds.pointsTo || fact.kind === factKinds.entry) {
    const edge = edgeOf(run, seq);
    // For an entry the edge is a premise; for a fact it is not, because the slides' rules have no edges.
    if (edge !== undefined) return fact.kind === factKinds.pointsTo ? [factText(run, edge)] : [];
    const rule = ruleNames[steps.rule(seq)];
    if (rule === "call" || rule === "constructor-call") return callSideOf(run, seq);
  }
  return [];
}

/** `this` of a callee: the call edge that is made right after it says how the call was resolved. */
function callSideOf(run: PointsToRun, seq: Seq): readonly string[] {
  const { steps } = run;
  const call = run.processedCall(putOf(run, seq));
  if (call === undefined || call.site === -1) return [];
  const { object, site, callee } = call;
  const method = steps.premises(seq)[0];
  const caller = method === undefined ? "[]" : contextOf(run, method);
  return selectionText(run, caller, site, callee, object);
}

/** The step of [head, n) whose rule is shown: behind a take what goes along an edge first; where nothing does, see below. */
export function shownStep(run: PointsToRun, head: Seq, n: number): Seq {
  const { steps } = run;
  if (steps.kind(head) === "take") for (let seq = head + 2; seq < n; seq++) if (steps.kind(seq) === "put") return seq;
  return concludedStep(run, head, n);
}

/**
 * The step of [head, n) that concludes a fact: behind a take what joins first, or Δ where nothing does; behind Dispatch and
 * Select what is done first for the callee that they found.
 */
export function concludedStep(run: PointsToRun, head: Seq, n: number): Seq {
  const { steps } = run;
  if (steps.kind(head) === "take") {
    const isJoined = head + 2 < n && steps.factKind(head + 2) === factKinds.pointsTo;
    return Math.min(isJoined ? head + 2 : head + 1, n - 1);
  }
  let shown = head;
  while (isResolution(run, shown) && shown + 1 < n) shown++;
  return shown;
}

/** Whether a step says what Dispatch or Select answers. */
export function isResolution({ steps }: PointsToRun, seq: Seq): boolean {
  const isChoice = steps.factKind(seq) === factKinds.dispatch || steps.factKind(seq) === factKinds.select;
  return isChoice && steps.kind(seq) === "derive";
}

/** What leads from the receiver to `this`, of a put of the call rule or of the fact that it brought. */
export function receiverEdgeOf(run: PointsToRun, seq: Seq): GraphEdge | undefined {
  const { steps } = run;
  const isPut = steps.kind(seq) === "put";
  const isFact = steps.kind(seq) === "derive" && steps.factKind(seq) === factKinds.pointsTo;
  return isPut || isFact ? run.receivers.of(putOf(run, seq)) : undefined;
}

/** The put whose entry brought a points-to fact: its frame knows the call. */
function putOf(run: PointsToRun, seq: Seq): Seq {
  const { steps } = run;
  if (steps.kind(seq) === "put") return seq;
  const take = steps.kind(seq) === "derive" ? run.section.lastTakeAt(seq) : undefined;
  return take === undefined ? seq : steps.subject(take);
}

/** The context in which a fact about a variable or a method lives. */
function contextOf(run: PointsToRun, seq: Seq): string {
  const { kind, a } = run.steps.fact(seq);
  return kind === factKinds.reachable ? run.method(a).context : run.pointer(a).context;
}
