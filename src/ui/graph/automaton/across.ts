import { linesOf, type Parts } from "./parts.ts";

/** From where to where a column reaches. */
interface Span {
  readonly left: number;
  readonly width: number;
}

/** The columns of states, and those of the labels before them, by rank. */
export interface Columns {
  readonly states: readonly Span[];
  readonly labels: readonly Span[];
  readonly width: number;
}

/** Where lines run level only, and where they go up and down, with more for how far they have to; at least, and where lines turn back. */
const room = { level: 12, climb: 40, most: 90, share: 0.14, least: 24, turning: 44 } as const;
/** After a label: the head of the line, and what a rule is called that made a transition. */
const [head, tie] = [17, 38];
/** Of a state as high as the picture. */
const barWidth = 38;

/**
 * From left to right: states, the space in which their lines go up and down, labels, the next states.
 *
 * @param stretch how much wider each of these spaces is than it needs to be; less than 0: how much narrower
 */
export function columnsOf(parts: Parts, heightOf: (state: string) => number, stretch: number): Columns {
  const labels = labelWidths(parts);
  const widths = stateWidths(parts);
  const climbs = climbsOf(parts, heightOf);
  const turning = turningOf(parts);
  // Lines that pass a column go up and down before it, also where none ends there.
  const spaceBefore = (rank: number): number => {
    const climb = climbs.get(rank);
    if (climb === undefined) return labels.has(rank) || rank === widths.length ? room.level : 0;
    const wanted = Math.min(room.most, room.climb + climb * room.share) + stretch;
    return Math.max(turning.has(rank) ? room.turning : room.least, wanted);
  };
  const columns = { states: [] as Span[], labels: [] as Span[] };
  let left = 0;
  for (const [rank, width] of widths.entries()) {
    const said = labels.get(rank);
    left += spaceBefore(rank);
    columns.labels.push({ left, width: said ?? 0 });
    if (said !== undefined) left += said + head + Math.max(tie - head, tie + Math.min(0, stretch));
    columns.states.push({ left, width });
    left += width;
  }
  return { ...columns, width: left + spaceBefore(widths.length) };
}

function stateWidths({ scene, sizes, ranks, bar, starts }: Parts): readonly number[] {
  const widths = Array.from({ length: Math.max(0, ...ranks.values()) + 1 }, () => 0);
  for (const { id } of scene.nodes) {
    const rank = ranks.get(id) ?? 0;
    const isBar = id === bar || (starts.length === 1 && id === starts[0]);
    const width = isBar ? barWidth : (sizes.nodes.get(id)?.width ?? 112);
    widths[rank] = Math.max(widths[rank] ?? 0, width);
  }
  return widths;
}

/** The ranks before which lines turn back. */
function turningOf({ items, ranks }: Parts): ReadonlySet<number> {
  const backs = linesOf(items).filter(({ lane }) => lane !== undefined);
  return new Set(backs.map(({ edge }) => ranks.get(edge.target) ?? 0));
}

/** How wide labels are that stand before each rank. */
function labelWidths({ items, ranks }: Parts): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  for (const { edge, row } of linesOf(items)) {
    const rank = ranks.get(edge.target) ?? 0;
    widths.set(rank, Math.max(widths.get(rank) ?? 0, row.said.width));
  }
  return widths;
}

/** The farthest that a line goes up or down before each rank. */
function climbsOf({ items, ranks }: Parts, heightOf: (state: string) => number): ReadonlyMap<number, number> {
  const climbs = new Map<number, number>();
  const climb = (rank: number, from: number, to: number): void => {
    climbs.set(rank, Math.max(climbs.get(rank) ?? 0, Math.abs(from - to)));
  };
  const straights = new Set(items.map(({ straight }) => straight));
  for (const { edge, row, lane } of linesOf(items)) {
    if (straights.has(row)) continue;
    climb((ranks.get(edge.source) ?? 0) + 1, heightOf(edge.source), lane?.y ?? row.y);
    if (lane !== undefined) climb(ranks.get(edge.target) ?? 0, lane.y, row.y);
  }
  return climbs;
}
