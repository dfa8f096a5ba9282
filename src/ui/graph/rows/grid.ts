import type { Sizes } from "../layout/index.ts";
import type { Block } from "./blocks.ts";
import { channelOf, type Ports } from "./ports.ts";
import type { Traffic } from "./segments.ts";

/** Between two tracks, between a track and a figure, and between a box and what stands in it. */
export const space = { track: 10, arrow: 22, side: 18, between: 30, stack: 18, title: 40, bottom: 16 } as const;

/** Where columns and blocks stand from left to right. */
export interface Grid {
  /** Left border and width of each column. */
  readonly columns: readonly { readonly left: number; readonly width: number }[];
  /** Left and right border of each block but those aside. */
  readonly blocks: ReadonlyMap<string, { readonly left: number; readonly right: number }>;
  readonly width: number;
}

export function gridOf(
  blocks: readonly Block[],
  columnOf: ReadonlyMap<string, number>,
  ports: Ports,
  { inside }: Traffic,
  sizes: Sizes,
): Grid {
  const ranges = new Map(
    blocks.filter(({ isAside }) => !isAside).map((block) => [block, rangeOf(block, columnOf)] as const),
  );
  const count = Math.max(0, ...[...ranges.values()].map(({ last }) => last + 1));
  const widths = Array.from({ length: count }, () => 0);
  for (const [{ members }] of ranges) {
    for (const id of members) {
      const column = columnOf.get(id) ?? 0;
      widths[column] = Math.max(widths[column] ?? 0, sizes.nodes.get(id)?.width ?? 0);
    }
  }
  const tracks = (of: Ports["left"], block: Block, column: number) =>
    space.track * (of.get(channelOf(block.id, column))?.length ?? 0);
  const padding = (block: Block, column: number, side: "left" | "right") =>
    tracks(ports[side], block, column) + (block.isBox ? space.side : 0);
  /** Space right of each column but the last one. */
  const channels = Array.from({ length: Math.max(0, count - 1) }, (_, column) => {
    const near = [...ranges].filter(([, { first, last }]) => first <= column + 1 && last >= column);
    const room = near.map(([block, { first, last }]) => {
      const right = last === column ? padding(block, column, "right") : tracks(ports.right, block, column);
      const left = first === column + 1 ? padding(block, column + 1, "left") : tracks(ports.left, block, column + 1);
      return {
        right: first <= column ? right : 0,
        left: last > column ? left : 0,
        isEnd: last === column || first > column,
      };
    });
    const most = (values: readonly number[]) => Math.max(0, ...values);
    const free = room.some(({ isEnd }) => isEnd) ? space.between : space.arrow;
    return most(room.map(({ right }) => right)) + free + most(room.map(({ left }) => left)) + space.arrow / 2;
  });
  for (const { id, source, target } of inside) {
    const [from, to] = [columnOf.get(source) ?? 0, columnOf.get(target) ?? 0];
    const label = sizes.edges.get(id)?.width ?? 0;
    if (to === from + 1) channels[from] = Math.max(channels[from] ?? 0, label + space.arrow);
  }
  const first = Math.max(
    0,
    ...[...ranges].map(([block, range]) => (range.first === 0 ? padding(block, 0, "left") : 0)),
  );
  const titles = [...ranges].map(([block, range]) => ({
    ...range,
    width:
      (block.isBox ? (sizes.boxes.get(block.id) ?? 0) : 0) -
      padding(block, range.first, "left") -
      padding(block, range.last, "right"),
  }));
  const columns = placed(first, widths, channels, titles);
  const borders = new Map(
    [...ranges].map(([block, range]) => {
      const [from, to] = [columns[range.first], columns[range.last]];
      const left = (from?.left ?? 0) - padding(block, range.first, "left");
      return [block.id, { left, right: (to?.left ?? 0) + (to?.width ?? 0) + padding(block, range.last, "right") }];
    }),
  );
  return { columns, blocks: borders, width: Math.max(0, ...[...borders.values()].map(({ right }) => right)) };
}

interface Range {
  readonly first: number;
  readonly last: number;
}

function rangeOf({ members }: Block, columnOf: ReadonlyMap<string, number>): Range {
  const own = members.map((id) => columnOf.get(id) ?? 0);
  return { first: Math.min(...own), last: Math.max(...own) };
}

/** One column after the other; the last column of a block is as wide as the block's title needs. */
function placed(
  first: number,
  widths: readonly number[],
  channels: readonly number[],
  titles: readonly (Range & { readonly width: number })[],
): Grid["columns"] {
  const columns: { left: number; width: number }[] = [];
  let left = first;
  for (const [column, width] of widths.entries()) {
    const missing = titles
      .filter(({ last }) => last === column)
      .map((title) => title.width - (left - (title.first === column ? left : (columns[title.first]?.left ?? 0))));
    const own = Math.max(width, ...missing);
    columns.push({ left, width: own });
    left += own + (channels[column] ?? 0);
  }
  return columns;
}
