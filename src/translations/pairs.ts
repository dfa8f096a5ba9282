import type { Catalogue } from "../kernel/index.ts";

/** The texts of a catalogue with their translations. */
export function pairsOf(english: Catalogue, translated: Catalogue): readonly (readonly [string, string])[] {
  return Object.entries(english).flatMap(([id, text]) => {
    const said = translated[id];
    return said === undefined ? [] : [[text, said] as const];
  });
}
