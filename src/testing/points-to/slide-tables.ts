import type { PointsToResult } from "../../engines/points-to/index.ts";

/** The tables of a result in the slides' notation: pointer to objects. */
export interface SlideTables {
  readonly variables: Readonly<Record<string, readonly string[]>>;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly callEdges: readonly string[];
  readonly reachable: readonly string[];
}

/** Writes contexts and objects as the slides do: no brackets where the context is empty, except on methods. */
export function slideTables(result: PointsToResult): SlideTables {
  const variables: Record<string, readonly string[]> = {};
  const fields: Record<string, readonly string[]> = {};
  for (const row of result.pointsTo) {
    const objects = row.objects.map(showObject);
    if (row.kind === "variable") variables[showVariable(row.context, row.method, row.name)] = objects;
    else if (row.kind === "field") fields[`${showObject(row.object)}.${row.field}`] = objects;
  }
  return {
    variables,
    fields,
    callEdges: result.callEdges.map(
      (edge) => `${list(edge.context)}:${edge.site} → ${list(edge.calleeContext)}:${edge.callee}`,
    ),
    reachable: result.reachable.map(({ context, method }) => `${list(context)}:${method}`),
  };
}

function showVariable(context: readonly string[], method: string, name: string): string {
  const shown = name === "this" ? `${method.replace(/\(.*$/, "")}_this` : name;
  return context.length === 0 ? shown : `${list(context)}:${shown}`;
}

function showObject(object: string): string {
  return object.replace(/^\[\]:/, "");
}

function list(context: readonly string[]): string {
  return `[${context.join(",")}]`;
}
