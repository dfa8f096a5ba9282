import { engineWords, type Misconception, type Seq } from "../../../../trace/index.ts";
import type { PointsToRun } from "../run.ts";
import { methodName } from "../sentences/names.ts";
import { factKinds } from "../vocabulary.ts";
import { factText } from "../wording.ts";
import { mistakenDifference, mistakenDispatch, mistakenSelection } from "./mistaken-answers.ts";
import { otherContexts } from "./other-contexts.ts";

const { message } = engineWords("points-to");

/**
 * Wrong conclusions of a reader who drops its context, takes the clone of another call, mixes what contexts keep
 * apart, turns an edge around, or answers as another algorithm does. Nothing that is there at the step; what comes later has no
 * part in it.
 */
export function misconceptionsOf(run: PointsToRun, seq: Seq): readonly Misconception[] {
  const { kind, a, b } = run.steps.fact(seq);
  switch (kind) {
    case factKinds.pointsTo:
      return [...otherClones(run, seq, a, b), ...mixedObjects(run, seq, a, b)];
    case factKinds.flow:
      return mistakenEdges(run, seq, a, b);
    case factKinds.reachable:
      return inOtherContexts(run, seq, a, ["dropped", "clone"], (label) => `${label} ∈ RM`, isReachable(run, seq));
    case factKinds.callEdge:
      return mistakenCalls(run, seq);
    case factKinds.difference:
      return mistakenDifference(run, seq);
    case factKinds.dispatch:
      return mistakenDispatch(run, seq);
    case factKinds.select:
      return mistakenSelection(run, seq);
    default:
      return [];
  }
}

/** The variable in another context of its method, and without its context. */
function otherClones(run: PointsToRun, seq: Seq, pointer: number, object: number): readonly Misconception[] {
  const { box, context, label } = run.pointer(pointer);
  if (box === -1) return [];
  return inOtherContexts(
    run,
    seq,
    box,
    ["clone", "dropped"],
    (_, other) => `${run.object(object).label} ∈ pt(${inContext(label, context, other)})`,
    (other) => hasObject(run, seq, inContext(label, context, other), object),
  );
}

/** An object that the variable has in another context, and not in this one. */
function mixedObjects(run: PointsToRun, seq: Seq, pointer: number, object: number): readonly Misconception[] {
  const { label, variable } = run.pointer(pointer);
  const own = run.objectsAt(pointer, seq + 1);
  if (variable === -1) return [];
  for (const [clone, each] of run.table("pointers").entries()) {
    if (each.variable !== variable || clone === pointer) continue;
    const other = run.objectsAt(clone, seq).find((there) => there !== object && !own.includes(there));
    if (other === undefined) continue;
    const name = run.object(other).label;
    const because = message("misconception.mixed", { object: name, context: each.context });
    return [{ text: `${name} ∈ pt(${label})`, because }];
  }
  return [];
}

/** The edge to the clone of another call, and the edge turned around. */
function mistakenEdges(run: PointsToRun, seq: Seq, source: number, target: number): readonly Misconception[] {
  const [from, to] = [run.pointer(source), run.pointer(target)];
  const isThere = (start: string, end: string): boolean =>
    run.pfg.model.edges.some(
      (edge) => edge.birth <= seq && labelOf(run, edge.source) === start && labelOf(run, edge.target) === end,
    );
  const turned = isThere(to.label, from.label)
    ? []
    : [
        {
          text: `${to.label} → ${from.label}`,
          because: message("misconception.turned", { from: from.label, to: to.label }),
        },
      ];
  // What a cast lets through is told otherwise.
  if (to.box === -1 || factText(run, seq).endsWith(")")) return turned;
  const name = (other: string): string => inContext(to.label, to.context, other);
  const clones = inOtherContexts(
    run,
    seq,
    to.box,
    ["clone"],
    (_, other) => `${from.label} → ${name(other)}`,
    (other) => isThere(from.label, name(other)),
  );
  return [...clones, ...turned];
}

/** The call of the clone that another call leads to, and of the method without its context. */
function mistakenCalls(run: PointsToRun, seq: Seq): readonly Misconception[] {
  const { a: caller, b: site, c: callee } = run.steps.fact(seq);
  const call = factText(run, seq);
  const from = call.slice(0, call.lastIndexOf(" → "));
  const { method } = run.method(callee);
  const isCalled = (context: string): boolean =>
    run.callGraph.model.edges.some(({ source, target, label, birth }) => {
      const isSame = birth <= seq && source === `m${caller}` && label === run.callSite(site).label;
      const called = run.method(Number(target.slice(1)));
      return isSame && called.method === method && called.context === context;
    });
  return inOtherContexts(run, seq, callee, ["dropped", "clone"], (label) => `${from} → ${label}`, isCalled);
}

/** A method in no context, or in that of another call, where nothing says so at the step. */
function inOtherContexts(
  run: PointsToRun,
  seq: Seq,
  method: number,
  kinds: readonly ("dropped" | "clone")[],
  say: (label: string, context: string) => string,
  isThere: (context: string) => boolean,
): readonly Misconception[] {
  if (!run.hasContexts) return [];
  const { context, label } = run.method(method);
  const values = { context, method: methodName(run, method) };
  const contexts = { dropped: context === "[]" ? [] : ["[]"], clone: otherContexts(run, seq, method) };
  return kinds.flatMap((kind) => {
    const other = contexts[kind].find((each) => !isThere(each));
    if (other === undefined) return [];
    return [{ text: say(inContext(label, context, other), other), because: message(`misconception.${kind}`, values) }];
  });
}

function isReachable(run: PointsToRun, seq: Seq): (context: string) => boolean {
  const { method } = run.method(run.steps.fact(seq).a);
  return (context) =>
    [...run.reachableBirths].some(([other, birth]) => {
      const symbol = run.method(other);
      return birth <= seq && symbol.method === method && symbol.context === context;
    });
}

/** `[15]:n` of `[14]:n`. */
function inContext(label: string, context: string, other: string): string {
  return `${other}${label.slice(context.length)}`;
}

function labelOf(run: PointsToRun, node: string): string {
  return run.pointer(Number(node.slice(1))).label;
}

function hasObject(run: PointsToRun, seq: Seq, label: string, object: number): boolean {
  return run
    .table("pointers")
    .some((each, pointer) => each.label === label && run.objectsAt(pointer, seq + 1).includes(object));
}
