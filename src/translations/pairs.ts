import type { Catalog } from "../kernel/index.ts";

/** The texts of a catalog with their translations. */
export function pairsOf(english: Catalog, translated: Catalog): readonly (readonly [string, string])[] {
  return Object.entries(english).flatMap(([id, text]) => {
    const said = translated[id];
    return said === undefined ? [] : [[text, said] as const];
  });
}
