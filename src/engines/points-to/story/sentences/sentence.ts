import { engineWords, type Message, NONE, type Seq } from "../../../../trace/index.ts";
import { callOf, showLine } from "../explanations.ts";
import { edgeOf } from "../reasons.ts";
import type { PointsToRun } from "../run.ts";
import { factKinds, ruleNames } from "../vocabulary.ts";
import { callCase, selectCase } from "./call-cases.ts";
import { methodName, objectsText, ownerName, pointerName } from "./names.ts";

const { message } = engineWords("points-to");

/** The one sentence of the step whose rule is shown: what happened, in the program’s words. */
export function sentenceOf(run: PointsToRun, seq: Seq): Message {
  const { steps } = run;
  const kind = steps.kind(seq);
  const values = valuesOf(run, seq);
  if (kind === "take") return message(`sentence.worklist${ownerCase(values)}`, values);
  if (kind === "put") return message(`sentence.${putCase(run, seq)}`, values);
  // What is known already stands beside the rule that made it.
  const rule = ruleNames[steps.rule(steps.about(seq))] ?? "propagate";
  const ending = kind === "known" ? ".known" : "";
  switch (steps.factKind(steps.about(seq))) {
    case factKinds.reachable:
      return message(`sentence.${rule}.reachable${ending}`, values);
    case factKinds.flow:
      return message(`sentence.${rule}.edge${ending || edgeCase(run, seq, rule)}`, values);
    case factKinds.callEdge:
      return message(`sentence.${rule}.edge${ending || callCase(run, seq, rule)}`, values);
    case factKinds.difference:
      return message(`sentence.difference.${differenceCase(run, seq)}${ownerCase(values)}`, values);
    case factKinds.dispatch:
      return message("sentence.dispatch", values);
    case factKinds.select:
      return message(`sentence.select.${selectCase(run, seq)}`, values);
    default:
      return message(`sentence.${rule}.fact${placeCase(run, seq, rule)}`, values);
  }
}

/** The sentence of an entry that came along an edge depends on the origin of the edge. */
function putCase(run: PointsToRun, seq: Seq): string {
  const rule = ruleNames[run.steps.rule(seq)] ?? "propagate";
  const edge = edgeOf(run, seq);
  if (edge === undefined) return `${rule}.put${placeCase(run, seq, rule)}${callPut(run, rule)}`;
  return rule === "propagate" ? `propagate.${ruleNames[run.steps.rule(edge)] ?? "assign"}` : `${rule}.on`;
}

/** Without contexts the sentence names none. */
function callPut({ hasContexts }: PointsToRun, rule: string): string {
  return hasContexts || (rule !== "call" && rule !== "constructor-call") ? "" : ".ci";
}

/** How one edge of a rule differs from another: how a static field is used, what a cast lets pass, where an exception goes. */
function edgeCase(run: PointsToRun, seq: Seq, rule: string): string {
  const { b, c } = run.steps.fact(seq);
  if (rule === "cast") return c === NONE ? ".any" : "";
  if (rule === "load") return run.pointer(b).isTemporary ? ".inner" : "";
  if (rule === "throw" && run.pointer(b).kind === "thrown") return ".out";
  return placeCase(run, seq, rule);
}

/** What has no name in the program is the value of an expression; a static field is read or written; the machine has no lines. */
function placeCase(run: PointsToRun, seq: Seq, rule: string): string {
  const { line, target } = ends(run, seq);
  if (rule === "throw") return line === 0 ? ".unplaced" : "";
  if (rule === "static") return run.pointer(target).kind === "static" ? ".write" : "";
  return rule === "new" && run.pointer(target).isTemporary ? ".inner" : "";
}

function differenceCase({ steps }: PointsToRun, seq: Seq): "whole" | "part" | "empty" {
  const { b } = steps.fact(seq);
  if (b === -1) return "empty";
  const put = steps.premises(seq)[0];
  const arrived = put === undefined ? 0 : steps.set(steps.fact(put).b).length;
  return steps.set(b).length < arrived ? "part" : "whole";
}

/** The sentence names a variable with its method, which distinguishes variables of one name. */
function ownerCase({ owner }: Message["values"]): "" | ".of" {
  return owner === "" ? "" : ".of";
}

/** What the sentences name. */
function valuesOf(run: PointsToRun, seq: Seq): Message["values"] {
  const { steps } = run;
  const { about, edge, line, source, target } = ends(run, seq);
  const fact = steps.fact(about);
  const isOfCall = [factKinds.callEdge, factKinds.dispatch, factKinds.select].some((each) => each === fact.kind);
  const isOfMethod = isOfCall || fact.kind === factKinds.reachable;
  if (isOfMethod) return { line, ...callValues(run, seq, isOfCall ? fact.c : fact.a) };
  const objects = objectsOf(run, about);
  return {
    line,
    count: objects.length,
    objects: objectsText(run, objects),
    pointer: pointerName(run, target),
    owner: ownerName(run, target),
    source: source === NONE ? "" : pointerName(run, source),
    sourceOwner: source === NONE ? "" : ownerName(run, source),
    context: run.pointer(target).context,
    ...edgeValues(run, seq, edge),
    ...(fact.kind === factKinds.difference ? arrivedAt(run, about) : {}),
  };
}

/** The fact of a step, the edge that it added or used, its ends, and the line; 0 if there is none. */
function ends(run: PointsToRun, seq: Seq) {
  const { steps } = run;
  const about = steps.kind(seq) === "take" ? steps.subject(seq) : steps.about(seq);
  const fact = steps.fact(about);
  const edge = fact.kind === factKinds.flow ? about : edgeOf(run, about);
  const lineOf = (step: Seq) => showLine(run.statement(steps.statement(step)));
  const line = lineOf(seq) || (edge === undefined ? 0 : lineOf(edge));
  if (edge === undefined) return { about, edge, line, source: NONE, target: fact.a };
  return { about, edge, line, source: steps.fact(edge).a, target: steps.fact(edge).b };
}

/** The objects that a step moves, adds or finds new. */
function objectsOf({ steps }: PointsToRun, about: Seq): readonly number[] {
  const { kind, b } = steps.fact(about);
  if (kind === factKinds.pointsTo) return [b];
  return kind === factKinds.flow || b === -1 ? [] : steps.set(b);
}

/** All that the entry had for a pointer. */
function arrivedAt(run: PointsToRun, about: Seq): Message["values"] {
  const put = run.steps.premises(about)[0];
  const arrived = put === undefined ? [] : run.steps.set(run.steps.fact(put).b);
  return { arrived: objectsText(run, arrived), arrivals: arrived.length };
}

/** Of an edge through the heap the fact about its base; of a cast its type. */
function edgeValues(run: PointsToRun, seq: Seq, edge: Seq | undefined): Message["values"] {
  if (edge === undefined) return {};
  const { steps } = run;
  const filter = steps.fact(edge).c;
  const ground = steps.kind(seq) === "known" ? steps.fact(seq).b : (steps.premises(edge)[0] ?? NONE);
  const base = ground === NONE ? undefined : steps.fact(ground);
  const isPointsTo = base?.kind === factKinds.pointsTo;
  return {
    type: filter === -1 ? "" : run.filter(filter),
    base: isPointsTo ? pointerName(run, base.a) : "",
    object: isPointsTo ? run.object(base.b).label : "",
  };
}

function callValues(run: PointsToRun, seq: Seq, callee: number): Message["values"] {
  const call = callOf(run, seq);
  const receiver = call === undefined || call.object === -1 ? undefined : run.object(call.object);
  return {
    method: run.method(callee).label,
    callee: methodName(run, callee),
    body: run.method(callee).method,
    context: run.method(callee).context,
    receiver: receiver?.label ?? "",
    type: receiver?.type ?? "",
    site: call === undefined ? "" : run.callSite(call.site).label,
  };
}
