import type { PointsToResult } from "../../engines/points-to/index.ts";
import type { Observed } from "../../java/index.ts";

/** A result with all contexts dropped: what a context-insensitive analysis could say. */
export interface Projection {
  /** `C.m()/x ∋ o3` */
  readonly pointsTo: ReadonlySet<string>;
  /** `14 → C.id(Number)` */
  readonly callEdges: ReadonlySet<string>;
  readonly reachable: ReadonlySet<string>;
}

export function dropContexts(result: PointsToResult): Projection {
  const pointsTo = result.pointsTo.flatMap((row) =>
    row.objects.map((object) => `${pointerName(row)} ∋ ${siteOf(object)}`),
  );
  return {
    pointsTo: new Set(pointsTo),
    callEdges: new Set(result.callEdges.map((edge) => `${edge.site} → ${edge.callee}`)),
    reachable: new Set(result.reachable.map(({ method }) => method)),
  };
}

/**
 * What a run of the program showed, objects as `result` names them: `o_T` where it merges them. Calls of `Object`'s
 * constructor are analyzed nowhere and left out.
 */
export function observedFacts(observed: Observed, result?: PointsToResult): Projection {
  const nameOf = result === undefined ? (site: string) => site : mergedNames(result);
  const held = [
    ...observed.variables.map((row) => ({ ...row, place: `${row.method}/${row.name}` })),
    ...observed.fields.map((row) => ({ ...row, place: `${nameOf(row.object)}.${row.class}::${row.field}` })),
    ...observed.statics.map((row) => ({ ...row, place: `${row.class}.${row.field}` })),
    ...observed.arrays.map((row) => ({ ...row, place: `${nameOf(row.object)}[*]` })),
  ];
  const pointsTo = held.flatMap(({ place, objects }) => objects.map((object) => `${place} ∋ ${nameOf(object)}`));
  const isAnalyzed = (fact: string): boolean => !fact.includes("Object.<init>()");
  return {
    pointsTo: new Set(pointsTo.filter(isAnalyzed)),
    callEdges: new Set(observed.calls.map(({ site, callee }) => `${site} → ${callee}`).filter(isAnalyzed)),
    reachable: new Set(observed.reachable.filter(isAnalyzed)),
  };
}

/** The facts of a result without contexts, its objects under the names that they have where `merged` merges them. */
export function mergeFacts(result: PointsToResult, merged: PointsToResult): Projection {
  const nameOf = mergedNames(merged);
  const rename = (object: string): string => `[]:${nameOf(siteOf(object))}`;
  const pointsTo = result.pointsTo.map((row) => ({
    ...row,
    ...("object" in row ? { object: rename(row.object) } : {}),
    objects: row.objects.map(rename),
  }));
  return dropContexts({ ...result, pointsTo });
}

/** `o_T` for a site that a result merges with others, else its own label. */
function mergedNames({ sites }: PointsToResult): (site: string) => string {
  const rows = sites.merged ?? [];
  const labels = new Map(rows.flatMap(({ label, sites: members }) => members.map((site) => [site, label] as const)));
  return (site) => labels.get(site) ?? site;
}

/** What of `inner` is missing in `outer`: empty when inner ⊆ outer. */
export function missing(inner: Projection, outer: Projection): readonly string[] {
  const lost = (of: keyof Projection): readonly string[] => [...inner[of]].filter((fact) => !outer[of].has(fact));
  return [...lost("pointsTo"), ...lost("callEdges"), ...lost("reachable")];
}

function pointerName(row: PointsToResult["pointsTo"][number]): string {
  switch (row.kind) {
    case "variable":
      return `${row.method}/${row.name}`;
    case "field":
      return `${siteOf(row.object)}.${row.class}::${row.field}`;
    case "static":
      return `${row.class}.${row.field}`;
    case "array":
      return `${siteOf(row.object)}[*]`;
  }
}

/** `[3]:o8` without its heap context. */
function siteOf(object: string): string {
  return object.slice(object.indexOf("]:") + 2);
}
