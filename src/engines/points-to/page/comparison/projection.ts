import type { Observed } from "../../../../java/index.ts";
import type { PointsToResult, PointsToRow } from "../../result.ts";

/** A points-to result without contexts: what two runs of one program can be compared by. */
export interface Projection {
  /** Pointer, such as `C.id(Number) n` or `o8.f`, to the objects it may point to. */
  readonly variables: Relation;
  readonly fields: Relation;
  /** Call site to callees. */
  readonly calls: Relation;
}

/** Keys in the order they were met, each with its set. */
export type Relation = ReadonlyMap<string, ReadonlySet<string>>;

/** What a projection reads of a result. */
export type Projected = Pick<PointsToResult, "pointsTo" | "callEdges">;

/** A result without contexts. */
export function project({ pointsTo, callEdges }: Projected): Projection {
  const projection = emptyProjection();
  for (const row of pointsTo) addRow(projection, row, row.objects.map(withoutContext));
  for (const { site, callee } of callEdges) add(projection.calls, site, [callee]);
  return projection;
}

/** What an execution showed, by the same names. */
export function projectObserved({ variables, fields, statics, arrays, calls }: Observed): Projection {
  const projection = emptyProjection();
  for (const row of variables) addRow(projection, { kind: "variable", context: [], ...row }, row.objects);
  for (const row of fields) addRow(projection, { kind: "field", ...row }, row.objects);
  for (const row of statics) addRow(projection, { kind: "static", ...row }, row.objects);
  for (const row of arrays) addRow(projection, { kind: "array", ...row }, row.objects);
  for (const { site, callee } of calls) add(projection.calls, site, [callee]);
  return projection;
}

/** A pointer in words: `C.id(Number) n`, `o8.f`, `o5[∗]`, `C.s`; objects are shown without contexts unless told how. */
export function pointerName(row: PointsToRow, showObject: (label: string) => string = withoutContext): string {
  switch (row.kind) {
    case "variable":
      return `${row.method} ${row.name}`;
    case "field":
      return `${showObject(row.object)}.${row.field}`;
    case "array":
      return `${showObject(row.object)}[∗]`;
    case "static":
      return `${row.class}.${row.field}`;
  }
}

/** `[3]:o8` is `o8`. */
export function withoutContext(label: string): string {
  return label.replace(/^\[[^\]]*\]:/, "");
}

interface GrowingProjection {
  readonly variables: Map<string, Set<string>>;
  readonly fields: Map<string, Set<string>>;
  readonly calls: Map<string, Set<string>>;
}

function emptyProjection(): GrowingProjection {
  return { variables: new Map(), fields: new Map(), calls: new Map() };
}

function addRow({ variables, fields }: GrowingProjection, row: PointsToRow, objects: readonly string[]): void {
  if (objects.length > 0) add(row.kind === "variable" ? variables : fields, pointerName(row), objects);
}

function add(relation: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const known = relation.get(key);
  if (known === undefined) relation.set(key, new Set(values));
  else for (const value of values) known.add(value);
}
