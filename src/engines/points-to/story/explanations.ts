import type { Span } from "../../../kernel/index.ts";
import { callAt, callsAt, engineWords, type Message, NONE, type Seq } from "../../../trace/index.ts";
import { say } from "../messages/say.ts";
import { signatureOf } from "./dispatch/signature.ts";
import { edgeOf, isResolution, premisesOf } from "./reasons.ts";
import type { PointsToRun } from "./run.ts";
import { factKinds, ruleNames, vocabulary } from "./vocabulary.ts";
import { factText } from "./wording.ts";

const { message } = engineWords("points-to");

/** The sentences before the first step; their texts are in the message catalog. */
export function beginning({ hasContexts }: PointsToRun) {
  const why = message(hasContexts ? "start.why" : "start.why.insensitive");
  return { what: message("start.what"), why };
}

/** The sentences at the end. */
export function ending(): readonly Message[] {
  return [message("effect.end")];
}

/** One line about a step. */
export function titleOf(run: PointsToRun, seq: Seq): Message {
  const { steps } = run;
  const kind = steps.kind(seq);
  const fact = factText(run, seq);
  if (kind === "take") return message("what.take", { fact });
  if (kind === "put") return message("what.put", { fact });
  if (kind === "derive" && steps.factKind(seq) === factKinds.difference)
    return message("what.difference", differenceOf(run, seq));
  if (isResolution(run, seq)) return message(`what.${ruleNames[steps.rule(seq)]}`, valuesOf(run, seq));
  const { kind: factKind, a, b } = steps.fact(steps.about(seq));
  const name = factNames[factKind] ?? "entry";
  return message(`${kind === "known" ? "known" : "what"}.${name}`, { fact, ...namesIn(run, factKind, a, b) });
}

/** The names in the title of a fact. */
function namesIn(run: PointsToRun, factKind: number, a: number, b: number): Message["values"] {
  if (factKind === factKinds.reachable) return { method: run.method(a).label };
  if (factKind === factKinds.pointsTo) return { pointer: run.pointer(a).label, object: run.object(b).label };
  return {};
}

/** Why a step was made. */
export function reasonOf(run: PointsToRun, seq: Seq): Message {
  const { steps } = run;
  if (steps.kind(seq) === "take") return message("why.take");
  const subject = steps.kind(seq) === "put" ? seq : steps.about(seq);
  const rule = ruleNames[steps.rule(steps.kind(seq) === "known" ? seq : subject)] ?? "propagate";
  const values = valuesOf(run, seq);
  if (rule === "select") return message(`why.select${selectionOf(run, seq)}`, values);
  if (steps.kind(seq) === "put" && edgeOf(run, seq) !== undefined) return message("why.propagate", values);
  if (steps.factKind(subject) === factKinds.reachable && rule !== "entry" && rule !== "class-initialization")
    return message("why.reached", values);
  if (steps.factKind(subject) === factKinds.pointsTo && steps.kind(seq) === "derive")
    return message(`why.fact.${rule}`, values);
  return message(`why.${rule}`, values);
}

/** By what Select chose. No selector gives a call on an object the empty context, unless it leaves the callee out. */
export function selectionOf(run: PointsToRun, seq: Seq): "" | ".static" | ".unchosen" {
  const { a, c } = run.steps.fact(seq);
  const isStatic = run.receiverOf(seq) === undefined;
  const isKept = isStatic && /-(?:obj|type)$/.test(run.options.context) && run.method(a).context === "[]";
  if (run.method(c).context === "[]" && !isKept) return ".unchosen";
  return isStatic ? ".static" : "";
}

function valuesOf(run: PointsToRun, seq: Seq): Message["values"] {
  const { steps } = run;
  const statement = run.statement(steps.statement(seq));
  const call = callOf(run, seq);
  const frame = callAt(steps, vocabulary.procedures, steps.frame(seq));
  const reached = frame?.procedure === "AddReachable" ? frame.values.method : -1;
  const { context, heap } = run.options;
  const isKnown = steps.kind(seq) === "known";
  // What is there already is met for another reason than the one that made it.
  const premise = isKnown ? someStep(steps.fact(seq).b) : premisesOf(run, steps.about(seq))[0];
  const edge = steps.premises(seq)[0];
  return {
    line: showLine(statement),
    fact: factText(run, seq),
    premise: premise === undefined ? "" : factText(run, premise),
    edge: edge === undefined ? "" : factText(run, edge),
    receiver: call === undefined || call.object === -1 ? "" : run.object(call.object).label,
    type: call === undefined || call.object === -1 ? "" : run.object(call.object).type,
    signature: call === undefined ? "" : signatureOf(run.callSite(call.site).target),
    callee: run.method(call?.callee ?? reached).method,
    calleeContext: call === undefined ? "[]" : run.method(call.callee).context,
    site: call === undefined ? "" : run.callSite(call.site).label,
    family: familyOf(context, call?.object === -1),
    k: context.includes("-") ? context.slice(0, context.indexOf("-")) : "",
    heap,
  };
}

/** The family of a selector, for its sentences. S-2obj+H is hybrid on objects, and its own for static calls. */
export function familyOf(context: string, isStatic: boolean): string {
  if (context === "s-2obj") return isStatic ? "mixed" : "hybrid";
  return context.includes("-") ? context.slice(context.indexOf("-") + 1) : context;
}

function someStep(seq: Seq): Seq | undefined {
  return seq === NONE ? undefined : seq;
}

/** Δ = pts − pt(n) with the two sets. */
function differenceOf(run: PointsToRun, seq: Seq) {
  const { steps } = run;
  const { a } = steps.fact(seq);
  const put = steps.premises(seq)[0];
  return {
    pointer: run.pointer(a).label,
    pts: run.setText(put === undefined ? -1 : steps.fact(put).b),
    has: run.objects(run.objectsAt(a, seq)),
  };
}

/** The innermost ProcessCall that knows its call site. */
export function callOf(run: PointsToRun, seq: Seq) {
  for (const { procedure, values } of callsAt(run.steps, vocabulary.procedures, seq))
    if (procedure === "ProcessCall" && values.site !== -1) return values;
  return undefined;
}

/** The effect of a step. */
export function effectOf(run: PointsToRun, seq: Seq): Message {
  const { steps } = run;
  switch (steps.kind(seq)) {
    case "take": {
      const { a, b } = steps.fact(steps.subject(seq));
      const objects = run.objects(steps.set(b));
      return message("effect.take", { objects, pointer: run.pointer(a).label });
    }
    case "put":
      return message("effect.put", { count: run.section.agendaAt(seq + 1).length });
    case "known":
    case "close":
      return message("effect.known");
    default:
      return effectOfFact(run, seq);
  }
}

function effectOfFact(run: PointsToRun, seq: Seq): Message {
  const { kind, a, b, c } = run.steps.fact(seq);
  switch (kind) {
    case factKinds.pointsTo:
      return message("effect.points-to", {
        set: `pt(${run.pointer(a).label}) = ${run.objects(run.objectsAt(a, seq + 1))}`,
      });
    case factKinds.flow: {
      const objects = run.objectsAt(a, seq);
      const [source, target] = [run.pointer(a).label, run.pointer(b).label];
      const values = { source, target, objects: run.objects(objects) };
      return message(objects.length === 0 ? "effect.flow-empty" : "effect.flow", values);
    }
    case factKinds.difference:
      return message(b === -1 ? "effect.difference-empty" : "effect.difference");
    case factKinds.dispatch:
    case factKinds.select:
      return message(kind === factKinds.dispatch ? "effect.dispatch" : "effect.select", {
        method: run.method(c).label,
      });
    case factKinds.callEdge:
      return message("effect.call-edge", { method: run.method(c).label });
    default:
      return message("effect.reachable", { method: run.method(a).label });
  }
}

/** Under which message a step is counted. */
export function tallyOf(run: PointsToRun, seq: Seq): string | undefined {
  const { steps } = run;
  const kind = steps.kind(seq);
  if (kind === "put") return sum("puts");
  if (kind === "known") return sum("known");
  const name = kind === "derive" ? countNames[steps.factKind(seq)] : undefined;
  return name === undefined ? undefined : sum(name);
}

const factNames: Readonly<Record<number, string>> = {
  [factKinds.reachable]: "reachable",
  [factKinds.pointsTo]: "points-to",
  [factKinds.flow]: "flow",
  [factKinds.callEdge]: "call-edge",
};

const countNames: Readonly<Record<number, string>> = {
  [factKinds.reachable]: "methods",
  [factKinds.pointsTo]: "objects",
  [factKinds.flow]: "edges",
  [factKinds.callEdge]: "calls",
};

function sum(name: string): string {
  return `points-to.sum.${name}`;
}

/** The order in which counts are told. */
export const tallyOrder: readonly string[] = ["objects", "puts", "edges", "calls", "methods", "known"].map(sum);

/** `14`, and of the library `52 of ArrayList.java`. */
export function showLine(statement: Span | undefined): number | string {
  if (statement === undefined) return 0;
  const { file, start } = statement;
  return file.startsWith("java/")
    ? say("fact.libraryLine", { line: start.line, file: file.replace(/^.*\//, "") })
    : start.line;
}
