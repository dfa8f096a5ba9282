import type { Rect } from "../../shapes/index.ts";
import type { Arrangement, Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { type Columns, columnsOf } from "./across.ts";
import { pitches, placeStarts, stackItems, startHeight } from "./down.ts";
import { orderItems } from "./order.ts";
import { type Parts, partsOf } from "./parts.ts";
import { waysOf } from "./ways.ts";

/** A picture is not made wider than so many times what it needs, but so wide that the names of its columns have room. */
const [widest, narrowest] = [2.2, 420];
/** The names of the columns above. */
const captions = 42;

/**
 * An automaton in columns, as a table: states at the left, states between, and the last state as a bar at the right, as high as
 * the picture. Every line ends at a height of its own, with its label in the column before the state; nothing else stands at
 * this height, so that no line runs through a state. Rows are as high as a panel of this width over height has room for.
 */
export function arrangeAutomaton(scene: Scene, sizes: Sizes, aspectRatio: number): Arrangement {
  const parts = partsOf(scene, sizes);
  orderItems(parts);
  const pitch = pitchFor(parts, aspectRatio);
  const total = stackItems(parts, pitch);
  const starts = placeStarts(parts, pitch, total);
  const heights = new Map([...starts, ...parts.items.flatMap(({ state, y }) => (state ? [[state, y] as const] : []))]);
  const heightOf = (state: string): number => heights.get(state) ?? total / 2;
  const close = columnsOf(parts, heightOf, 0);
  const climbs = Math.max(1, close.labels.filter(({ width }) => width > 0).length);
  const wide = Math.min((total + captions) * aspectRatio, close.width * widest);
  const missing = Math.max(wide, narrowest) - close.width;
  const columns = columnsOf(parts, heightOf, missing / climbs);
  const rects = rectsOf(parts, columns, heightOf, { pitch, total });
  return { rects, ...waysOf(parts, rects, columns), ...(sizes.labels === undefined ? {} : { plans: sizes.labels }) };
}

/** The highest rows with which all is no higher than a panel that is as wide as all. */
function pitchFor(parts: Parts, aspectRatio: number): number {
  for (let pitch = pitches.most; pitch > pitches.least; pitch--) {
    const total = stackItems(parts, pitch);
    const { width } = columnsOf(parts, () => total / 2, 0);
    if (total + captions <= width / aspectRatio) return pitch;
  }
  return pitches.least;
}

function rectsOf(
  parts: Parts,
  columns: Columns,
  heightOf: (state: string) => number,
  { pitch, total }: { readonly pitch: number; readonly total: number },
): ReadonlyMap<string, Rect> {
  const { scene, sizes, ranks, starts, bar, items } = parts;
  const own = new Map(items.map((item) => [item.state, item.height - 2]));
  const isOnlyStart = starts.length === 1;
  const highOf = (id: string): number => {
    if (id === bar || (isOnlyStart && starts.includes(id))) return total;
    return own.get(id) ?? startHeight(id, sizes, pitch);
  };
  return new Map(
    scene.nodes.map(({ id }) => {
      const { left, width } = columns.states[ranks.get(id) ?? 0] ?? { left: 0, width: 0 };
      const height = highOf(id);
      return [id, { x: left + width / 2, y: height === total ? total / 2 : heightOf(id), width, height }];
    }),
  );
}
