import { useMemo } from "react";
import type { BoardSession } from "../../../trace/index.ts";
import { sightingGlyphs } from "../../parts/index.ts";
import { type Moment, useShownWitness, type WitnessOf } from "../moment/index.ts";
import type { ShownGraph } from "./use-shown-graph.ts";

/** Of how many pointers the marks are counted; a drawing of more is not read pointer by pointer. */
const MAX_POINTERS = 3_000;

/** The mark of each element of a graph: what the execution says; undefined while the reader does not ask. */
export function useBadges(graph: ShownGraph, moment: Moment): ((id: string) => string) | undefined {
  const witness = useShownWitness();
  return useMemo(() => {
    if (witness === undefined) return undefined;
    const { reader } = moment.session;
    const pointers = pointerBadges(reader, moment, witness);
    return (shown: string) => {
      const id = graph.wholeId(shown);
      // A folded part of the library stands for very much: what was seen of it says nothing.
      if (shown.startsWith("library ")) return "";
      const known = pointers.get(id);
      if (known !== undefined || id.startsWith("p")) return known ?? "";
      const fact = reader.factOf(id);
      const sighting = fact === undefined ? undefined : witness(fact);
      return sighting === undefined ? "" : sightingGlyphs[sighting];
    };
  }, [witness, graph, moment]);
}

/** By pointer: all of its objects observed, none, or how many. */
function pointerBadges(
  reader: Pick<BoardSession, "view">,
  { position }: Moment,
  witness: WitnessOf,
): ReadonlyMap<string, string> {
  const view = reader.view("points-to-sets", position, position);
  const badges = new Map<string, string>();
  if (view.kind !== "table") return badges;
  for (let index = 0; index < Math.min(view.rowCount, MAX_POINTERS); index++) {
    const { key, cells } = view.row(index);
    const sightings = (cells[1] ?? []).map(({ fact }) => (fact === undefined ? undefined : witness(fact)));
    const known = sightings.filter((sighting) => sighting !== undefined);
    const seen = known.filter((sighting) => sighting === "observed").length;
    if (known.length === 0) continue;
    if (seen === known.length) badges.set(key, sightingGlyphs.observed);
    else badges.set(key, seen === 0 ? sightingGlyphs.unobserved : `${sightingGlyphs.observed} ${seen}/${known.length}`);
  }
  return badges;
}
