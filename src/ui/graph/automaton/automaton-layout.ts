import type { Rect, Size } from "../../shapes/index.ts";
import type { Arrangement, Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { type Columns, columnsOf } from "./across.ts";
import { highestRow, placeStarts, stackItems, startHeight } from "./down.ts";
import { orderItems } from "./order.ts";
import { type Parts, partsOf } from "./parts.ts";
import { roomy, tight } from "./spacing.ts";
import { waysOf } from "./ways.ts";

/** A picture is not made wider than so many times what it needs, but so wide that the names of its columns have room. */
const [widest, narrowest] = [2.2, 420];
/** The names of the columns above. */
const captions = 42;
/** So much of a name reaches beyond its middle. */
const halfCaption = 66;

/**
 * An automaton in columns, as a table: states at the left, states between, and the last state as a bar at the right, as high as
 * the picture. Every line ends at a height of its own, with its label in the column before the state; nothing else stands at
 * this height, so that no line runs through a state. Rows are as high as a panel of this width over height has room for.
 *
 * @param room what the panel has room for while letters can be read; where all does not fit it is drawn closer
 */
export function arrangeAutomaton(scene: Scene, sizes: Sizes, aspectRatio: number, room?: Size): Arrangement {
  const parts = (room && formWithin(scene, sizes, room)) ?? partsOf(scene, sizes, room === undefined ? roomy : tight);
  orderItems(parts);
  const { pitch, total, columns, heightOf } = measured(parts, aspectRatio, room);
  const rects = rectsOf(parts, columns, heightOf, { pitch, total });
  const { labels } = parts.sizes;
  return { rects, ...waysOf(parts, rects, columns), ...(labels === undefined ? {} : { plans: labels }) };
}

/** Is an automaton wholly in sight, with the names of its columns, where there is this room? */
export function fitsAutomaton(scene: Scene, sizes: Sizes, room: Size): boolean {
  return formWithin(scene, sizes, room) !== undefined;
}

/** Longer lines of symbols where the panel is low, shorter ones where it is narrow. */
const long = { least: 230, most: 230 };
const shorter = [
  { least: 90, most: 170 },
  { least: 75, most: 150 },
  { least: 60, most: 130 },
];

/** The first of the ways to draw an automaton with which it fits, that with the most space between first. */
function formWithin(scene: Scene, sizes: Sizes, room: Size): Parts | undefined {
  const inLines = (lengths: typeof long) => ({ ...sizes, labels: sizes.labelsIn?.(lengths) ?? new Map() });
  const isWithin = (parts: Parts): boolean => {
    const { width, height } = leastSizeOf(parts);
    return width <= room.width && height <= room.height;
  };
  const usual = partsOf(scene, sizes, roomy);
  if (isWithin(usual)) return usual;
  const lowest = partsOf(scene, inLines(long), tight);
  // No other way is lower: most automata that do not fit are known by this alone.
  if (leastSizeOf(lowest).height > room.height) return undefined;
  const close = partsOf(scene, sizes, tight);
  if (isWithin(close)) return close;
  if (isWithin(lowest)) return lowest;
  for (const lengths of shorter) {
    const narrow = partsOf(scene, inLines(lengths), tight);
    if (isWithin(narrow)) return narrow;
  }
  return undefined;
}

/** The smallest space that an automaton takes, whatever its order is. */
function leastSizeOf(parts: Parts): Size {
  const { row, between } = parts.spacing;
  const columns = columnsOf(parts, () => 0, Number.NEGATIVE_INFINITY);
  return {
    width: columns.width + overhangOf(parts, columns),
    height: stackItems(parts, row) + between * parts.items.length + captions,
  };
}

/** How far the names of the first and the last column reach beyond them. */
function overhangOf({ scene }: Parts, { states }: Columns): number {
  if (scene.model.captions?.columns === undefined) return 0;
  const beyond = (width = 0): number => Math.max(0, halfCaption - width / 2);
  return beyond(states[0]?.width) + beyond(states.at(-1)?.width);
}

/** How high rows are, how wide columns, and where each state stands. */
function measured(parts: Parts, aspectRatio: number, room: Size | undefined) {
  const pitch = pitchFor(parts, aspectRatio, room);
  const total = stackItems(parts, pitch);
  const starts = placeStarts(parts, pitch, total);
  const heights = new Map([...starts, ...parts.items.flatMap(({ state, y }) => (state ? [[state, y] as const] : []))]);
  const heightOf = (state: string): number => heights.get(state) ?? total / 2;
  const close = columnsOf(parts, heightOf, 0);
  const climbs = Math.max(1, close.labels.filter(({ width }) => width > 0).length);
  const wide = Math.max(Math.min((total + captions) * aspectRatio, close.width * widest), narrowest);
  const most = (room?.width ?? Number.POSITIVE_INFINITY) - overhangOf(parts, close);
  const columns = columnsOf(parts, heightOf, (Math.min(wide, most) - close.width) / climbs);
  return { pitch, total, columns, heightOf };
}

/** The highest rows with which all is no higher than a panel that is as wide as all. */
function pitchFor(parts: Parts, aspectRatio: number, room: Size | undefined): number {
  const { row } = parts.spacing;
  for (let pitch = highestRow; pitch > row; pitch--) {
    const total = stackItems(parts, pitch);
    const { width } = columnsOf(parts, () => total / 2, 0);
    if (total + captions <= Math.min(width / aspectRatio, room?.height ?? Number.POSITIVE_INFINITY)) return pitch;
  }
  return row;
}

function rectsOf(
  parts: Parts,
  columns: Columns,
  heightOf: (state: string) => number,
  { pitch, total }: { readonly pitch: number; readonly total: number },
): ReadonlyMap<string, Rect> {
  const { scene, ranks, starts, bar, items } = parts;
  const own = new Map(items.map((item) => [item.state, item.height - 2]));
  const isOnlyStart = starts.length === 1;
  const highOf = (id: string): number => {
    if (id === bar || (isOnlyStart && starts.includes(id))) return total;
    return own.get(id) ?? startHeight(id, parts, pitch);
  };
  return new Map(
    scene.nodes.map(({ id }) => {
      const { left, width } = columns.states[ranks.get(id) ?? 0] ?? { left: 0, width: 0 };
      const height = highOf(id);
      return [id, { x: left + width / 2, y: height === total ? total / 2 : heightOf(id), width, height }];
    }),
  );
}
