import type { GraphView, TokenSpan } from "../../../../trace/index.ts";
import { edgeOf } from "../reasons.ts";
import type { PointsToRun } from "../run.ts";
import { factKinds } from "../vocabulary.ts";

/**
 * A name of an object by its form: `o12`, `[3]:o8`, `ArrayList:o12a`, `o5[]`, `"abc"`, `o_Node`, `vm:Error@5`. Not the `o3` of a context
 * `[o3]`, nor what stands behind a dot.
 */
const objectName =
  /(?<![\w$.[,:])(?:\[[^\s{(⟨]*?\]:)?(?:(?:[\w$]+:)?o\d+[a-z]*(?:\+[a-z]*)?(?:\[\])*|o_[\w$.]+(?:\[\])*|vm:[\w$]+@[\w$]+(?::[\w$]+){0,2}|"[^"\\]*(?:\\.[^"\\]*)*")/g;

/** The objects named in a text: an object has the token of its allocation site, whatever its heap context. */
export function tokensIn(run: PointsToRun, text: string): readonly TokenSpan[] {
  const { tokenOf } = run;
  // What a temporary stands for is Java: a variable may be called `o3` there.
  const withoutJava = text.replace(/‹[^›]*›/g, (java) => " ".repeat(java.length));
  return [...withoutJava.matchAll(objectName)].flatMap(({ 0: name, index: start }) => {
    const known = readings(name).find((each) => tokenOf.has(each)) ?? "";
    const token = tokenOf.get(known);
    return token === undefined ? [] : [{ start, end: start + known.length, token }];
  });
}

/** Classes have dots in their names, too: `o_Outer.Node` may be an object of the class Outer.Node, or the field Node of another. */
function readings(name: string): readonly string[] {
  if (!name.startsWith("o_")) return [name];
  const parts = name.split(".");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
}

/** What the steps [since, n) send along edges: the set that each of them puts on the worklist, by the edge it goes along, also from a receiver to `this`. */
export function travelsAt(run: PointsToRun, n: number, since: number): NonNullable<GraphView["travels"]> {
  const { steps } = run;
  const sets = new Map<string, string>();
  for (let seq = Math.max(0, since); seq < n; seq++) {
    if (!run.section.has(seq) || steps.kind(seq) !== "put" || steps.factKind(seq) !== factKinds.entry) continue;
    const edge = edgeOf(run, seq);
    const along = edge === undefined ? run.receivers.of(seq)?.id : `f${edge}`;
    if (along !== undefined) sets.set(along, run.objects(steps.set(steps.fact(seq).b)));
  }
  return (edge) => sets.get(edge);
}
