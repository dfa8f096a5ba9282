import { append } from "../../../kernel/index.ts";
import type { Rect } from "../../shapes/index.ts";
import type { SceneEdge } from "../model/index.ts";
import type { Rows } from "./rows.ts";

/** At each side of a figure no line ends, less in methods of two lines, and lines are at least so far apart that go around a title. */
const [border, stackedBorder, narrowest] = [12, 5, 14];

export interface Places {
  readonly rects: ReadonlyMap<string, Rect>;
  /** The middle of each figure and passage. */
  readonly across: ReadonlyMap<string, number>;
  readonly rowOf: ReadonlyMap<string, number>;
  /** Of each row: its top and its bottom, boxes included. */
  readonly bounds: readonly { readonly top: number; readonly bottom: number }[];
  /** Of each figure: where the title of its box ends, which stands above it. */
  readonly titles: ReadonlyMap<string, number>;
  /** The track below its figures that a line within a row has; absent: it is straight, from side to side. */
  readonly tracks: ReadonlyMap<string, number>;
  /** Methods stand in two lines: ends of lines stand where the next place of the line is, if they can. */
  readonly isStacked: boolean;
}

/** Where a line leaves or enters a figure: towards what it leads from there. */
interface End {
  readonly key: string;
  readonly figure: string;
  readonly towards: number;
}

/** Where lines leave and enter: by edge and end, side by side on the border in the order of where they lead. */
export function portsOf(lines: readonly SceneEdge[], { spans }: Rows, places: Places): ReadonlyMap<string, number> {
  const { isStacked, rowOf, across, tracks } = places;
  const sides = new Map<string, End[]>();
  const add = (figure: string, other: string, key: string, edge: string, next: string | undefined): void => {
    const [own, far] = [rowOf.get(figure) ?? 0, rowOf.get(other) ?? 0];
    if (own === far && !tracks.has(edge)) return;
    const towards = across.get((isStacked ? next : undefined) ?? other) ?? 0;
    append(sides, `${far < own ? "top" : "bottom"} ${figure}`, { key, figure, towards });
  };
  for (const { id, source, target } of lines) {
    add(source, target, `${id} begins`, id, spans.get(id)?.[0]?.to);
    add(target, source, `${id} ends`, id, spans.get(id)?.at(-1)?.from);
  }
  const ports = new Map<string, number>();
  for (const [side, ends] of sides) {
    const [first, step] = spreadOn(side, ends, places);
    for (const [index, { key }] of ends.toSorted((a, b) => a.towards - b.towards).entries())
      ports.set(key, first + index * step);
  }
  return ports;
}

/** Where the first end on a side of a figure is, and how far from it the next one. */
function spreadOn(
  side: string,
  ends: readonly End[],
  { rects, titles, isStacked }: Places,
): readonly [first: number, step: number] {
  const figure = ends[0]?.figure ?? "";
  const { x = 0, width = 0 } = rects.get(figure) ?? {};
  const aside = isStacked ? stackedBorder : border;
  const [left, right] = [x - width / 2 + aside, x + width / 2 - aside];
  // Not through the title of the box, where there is room beside it.
  const beside = side.startsWith("top") ? Math.max(left, (titles.get(figure) ?? left) + border) : left;
  const from = right - beside < ends.length * narrowest ? left : beside;
  const step = Math.min(24, (right - from) / ends.length);
  // In the middle of the figure, or as far beside it as the title needs.
  const only = isStacked && ends.length === 1 ? ends[0]?.towards : undefined;
  const wanted = only === undefined ? x - ((ends.length - 1) / 2) * step : Math.min(right, only);
  return [Math.max(from, wanted), step];
}
