import type { Labeling, Observed } from "../../../../java/index.ts";
import { setAt } from "../../../../kernel/index.ts";
import type { CallEdgeRow, PointsToResult, PointsToRow } from "../../result.ts";

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
export interface Projected {
  readonly pointsTo: readonly PointsToRow[];
  readonly callEdges: readonly (Pick<CallEdgeRow, "site" | "callee"> & Partial<CallEdgeRow>)[];
}

/** The name by which compared runs know an object: without its heap context. */
export type ObjectName = (label: string) => string;

/**
 * The common names of the objects of several runs: where one of them merges the objects of a type, all of them are called
 * as it does, `o_Node`; else they could not be compared.
 */
export function commonNames(results: readonly Pick<PointsToResult, "sites">[]): ObjectName {
  const merged = new Map<string, string>();
  for (const { sites } of results) {
    for (const { label, sites: members } of sites.merged ?? []) for (const site of members) merged.set(site, label);
  }
  return (label) => {
    const site = withoutContext(label);
    return merged.get(site) ?? site;
  };
}

/** A result without contexts. */
export function project({ pointsTo, callEdges }: Projected, nameOf: ObjectName = withoutContext): Projection {
  const [variables, fields, calls] = [new Map<string, Set<string>>(), new Map(), new Map()];
  for (const row of pointsTo) {
    const relation = row.kind === "variable" ? variables : fields;
    for (const object of row.objects) setAt(relation, pointerName(row, nameOf)).add(nameOf(object));
  }
  for (const { site, callee } of callEdges) setAt(calls, site).add(callee);
  return { variables, fields, calls };
}

/** What an execution showed, by the names that a result of this profile has. */
export function projectObserved(observed: Observed, profile: Labeling, nameOf: ObjectName): Projection {
  const { variables, fields, statics, arrays, calls } = observed;
  const pointsTo: readonly PointsToRow[] = [
    ...variables.map((row) => ({ kind: "variable", context: [], ...row }) as const),
    ...fields.map((row) => ({ kind: "field", ...row }) as const),
    ...statics.map((row) => ({ kind: "static", ...row }) as const),
    ...arrays.map((row) => ({ kind: "array", ...row }) as const),
  ];
  const callEdges = calls.map(({ site, lecture = site, callee }) => ({
    site: profile === "lecture" ? lecture : site,
    callee,
  }));
  return project({ pointsTo, callEdges }, nameOf);
}

/** A pointer in words: `C.id(Number) n`, `o8.f`, `o5[∗]`, `C.s`; objects are shown without contexts unless told how. */
export function pointerName(row: PointsToRow, showObject: ObjectName = withoutContext): string {
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
