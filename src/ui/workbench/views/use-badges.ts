import { useMemo } from "react";
import { execution } from "../../../engine-kit/index.ts";
import type { BoardSession } from "../../../trace/index.ts";
import { sightingGlyphs } from "../../parts/index.ts";
import { useCapability, useWorkbenchState } from "../../store/index.ts";
import { type Moment, useShownWitness, type WitnessOf } from "../moment/index.ts";
import type { ShownGraph } from "./use-shown-graph.ts";

/** Of how many rows the marks are counted; a drawing of more is not read one by one. */
const MAX_ROWS = 3_000;

/** Before what the run of the options before has not found. */
const GAINED = "+";

/** The mark of each element of a graph: what the execution says, and what another run had not; undefined where nothing is asked. */
export function useBadges(graph: ShownGraph, moment: Moment): ((id: string) => string) | undefined {
  const sighted = useSightings(graph, moment);
  const gained = useWorkbenchState((state) => state.difference?.gained);
  return useMemo(() => {
    if (gained === undefined || gained.size === 0) return sighted;
    const { reader } = moment.session;
    const shown = new Set(
      [...gained]
        .filter((step) => step < moment.position)
        .flatMap((step) => reader.elements(step).slice(0, 1).map(graph.shownId)),
    );
    return (id) => (shown.has(id) ? `${GAINED}${sighted?.(id) ?? ""}` : (sighted?.(id) ?? ""));
  }, [sighted, gained, graph, moment]);
}

/** What the execution says of each element. */
function useSightings(graph: ShownGraph, moment: Moment): ((id: string) => string) | undefined {
  const witness = useShownWitness();
  const table = useCapability(execution)?.panel;
  return useMemo(() => {
    if (witness === undefined || table === undefined) return undefined;
    const { reader } = moment.session;
    const rows = rowBadges(reader, table, moment, witness);
    return (shown: string) => {
      const id = graph.wholeId(shown);
      // A folded part of the library stands for very much: what was seen of it says nothing.
      if (shown.startsWith("library ")) return "";
      const known = rows.get(id);
      if (known !== undefined) return known;
      const fact = reader.factOf(id, moment.position);
      const sighting = fact === undefined || fact >= moment.position ? undefined : witness(fact);
      return sighting === undefined ? "" : sightingGlyphs[sighting];
    };
  }, [witness, table, graph, moment]);
}

/** By row of a table of sets: all of its facts observed, none, or how many. */
function rowBadges(
  reader: Pick<BoardSession, "view">,
  table: string,
  { position }: Moment,
  witness: WitnessOf,
): ReadonlyMap<string, string> {
  const view = reader.view(table, position, position);
  const badges = new Map<string, string>();
  if (view.kind !== "table") return badges;
  for (let index = 0; index < Math.min(view.rowCount, MAX_ROWS); index++) {
    const { key, cells } = view.row(index);
    const sightings = (cells[1] ?? []).map(({ fact }) => (fact === undefined ? undefined : witness(fact)));
    const known = sightings.filter((sighting) => sighting !== undefined);
    const seen = known.filter((sighting) => sighting === "observed").length;
    if (known.length === 0) badges.set(key, "");
    else if (seen === known.length) badges.set(key, sightingGlyphs.observed);
    else badges.set(key, seen === 0 ? sightingGlyphs.unobserved : `${sightingGlyphs.observed} ${seen}/${known.length}`);
  }
  return badges;
}
