import type { DependenceGraph } from "../algorithm/dependence-graph/dependence-graph.ts";
import type { Edge } from "../algorithm/dependence-graph/elements.ts";
import { say } from "../messages/say.ts";
import { type Followed, isReturn } from "./follow.ts";

/** A call of a way, and the calls under whose contexts alone it could be gone on with. */
interface Mismatch {
  /** The edge of Table 1 that is wrong: back to the call, though it belongs to the others; where there is none, the one that cannot be gone. */
  readonly wrong: Edge | undefined;
  /** The return points, under Table 2, where the way would have to return to. */
  readonly proper: readonly number[];
  readonly sentence: string | undefined;
}

/** Why a way cannot be gone on with under Table 2, said by the calls of the method in which it ends. */
export function mismatchOf(
  way: readonly Edge[],
  merged: DependenceGraph,
  refined: DependenceGraph,
  followed: Followed,
): Mismatch {
  const cut = way[followed.length];
  const location = refined.locationAt(followed.at);
  const [call] = followed.open;
  if (cut === undefined || call === undefined || location.kind !== "global")
    return { wrong: cut, proper: [], sentence: undefined };
  const isWritten = isReturn(merged, cut);
  const proper = isWritten
    ? edgesOf(refined).flatMap((edge) =>
        edge.source === followed.at && isReturn(refined, edge) ? [refined.placeOf(edge.target)] : [],
      )
    : callsUnder(refined, followed);
  const shared = {
    global: location.global.label,
    method: refined.placeAt(followed.at).label,
    call: siteOf(refined, call),
    others: [...new Set(proper.map((place) => siteOf(refined, place)))].join(", "),
  };
  const sentence = say(isWritten ? "blame.writes" : "blame.reads", shared);
  return { wrong: closing(way, merged, followed.length) ?? cut, proper, sentence };
}

/** The return points of the calls that make the contexts under which the edge that cannot be gone could be. */
function callsUnder(refined: DependenceGraph, { copies }: Followed): readonly number[] {
  const sources = new Set(copies.map(({ source }) => source));
  return edgesOf(refined).flatMap(({ target, returnPoint }) =>
    returnPoint !== -1 && sources.has(target) ? [returnPoint] : [],
  );
}

/** The edge of a way that returns from the call which is open at a place of it. */
function closing(way: readonly Edge[], graph: DependenceGraph, from: number): Edge | undefined {
  let opened = 0;
  for (const edge of way.slice(from)) {
    if (edge.returnPoint !== -1) opened++;
    else if (isReturn(graph, edge) && opened-- === 0) return edge;
  }
  return undefined;
}

export function edgesOf(graph: DependenceGraph): readonly Edge[] {
  return Array.from({ length: graph.edgeCount }, (_, number) => graph.edge(number));
}

/** `r7@[3]` is the return point of the call 7, made under [3]. */
function siteOf({ places }: DependenceGraph, place: number): string {
  return places[place]?.label.replace(/^r/, "") ?? "?";
}
