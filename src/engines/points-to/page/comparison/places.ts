import type { PointsToResult } from "../../result.ts";
import { type ObjectName, type Projection, pointerName, withoutContext } from "./projection.ts";

/** What the rows of a relation are grouped by: the method of each key, of a static field its class. */
export type Places = ReadonlyMap<string, string>;

/** Calls stand under the methods that make them, fields under those that make their objects. */
export function placesOf(
  results: readonly Pick<PointsToResult, "sites" | "pointsTo">[],
  nameOf: ObjectName,
): Readonly<Partial<Record<keyof Projection, Places>>> {
  const [fields, calls] = [new Map<string, string>(), new Map<string, string>()];
  for (const { sites, pointsTo } of results) {
    for (const { label, method } of sites.calls) calls.set(label, method);
    const makers = new Map(sites.allocations.map(({ label, method }) => [label, method]));
    for (const row of pointsTo) {
      if (row.kind === "variable") continue;
      const place = row.kind === "static" ? row.class : makers.get(withoutContext(row.object));
      if (place !== undefined) fields.set(pointerName(row, nameOf), place);
    }
  }
  return { fields, calls };
}
