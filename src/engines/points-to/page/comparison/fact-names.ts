import { append } from "../../../../kernel/index.ts";
import { factNames, shortContext } from "../../fact-names.ts";
import type { CallEdgeRow, PointsToRow } from "../../result.ts";
import { observedNames } from "../../story/observed/names.ts";
import { type ObjectName, type Projected, type Projection, pointerName, withoutContext } from "./projection.ts";

/** The name by which the board of a run knows that a pointer may point to an object: `[3]:o8`. */
export function pointsToName(row: PointsToRow, object: string): string {
  return factNames.pointsTo(contextOf(row), observedName(row), object.replace(/^\[\]:/, ""));
}

/** The name by which the board of a run knows a call edge. */
export function callName({ context, site, calleeContext, callee }: CallEdgeRow): string {
  return factNames.call(shortContext(context), site, shortContext(calleeContext), callee);
}

/** Of each fact without contexts the names of those that say it. */
export function projectedNames(
  { pointsTo, callEdges }: Projected & { readonly callEdges: readonly CallEdgeRow[] },
  nameOf: ObjectName = withoutContext,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const row of pointsTo)
    for (const object of row.objects) {
      const relation = row.kind === "variable" ? "variables" : "fields";
      append(names, projectedFact(relation, pointerName(row, nameOf), nameOf(object)), pointsToName(row, object));
    }
  for (const row of callEdges) append(names, projectedFact("calls", row.site, row.callee), callName(row));
  return names;
}

/** A fact without contexts as a key. */
export function projectedFact(relation: keyof Projection, key: string, value: string): string {
  return `${relation} ${key} ∋ ${value}`;
}

function contextOf(row: PointsToRow): string {
  switch (row.kind) {
    case "variable":
      return shortContext(row.context);
    case "static":
      return "[]";
    default:
      // Of an object a context that is empty is not written.
      return /^\[[^\]]*\](?=:)/.exec(row.object)?.[0] ?? "[]";
  }
}

function observedName(row: PointsToRow): string {
  switch (row.kind) {
    case "variable":
      return observedNames.variable(row.method, row.name);
    case "field":
      return observedNames.field(withoutContext(row.object), row.class, row.field);
    case "static":
      return observedNames.static(row.class, row.field);
    case "array":
      return observedNames.array(withoutContext(row.object));
  }
}
