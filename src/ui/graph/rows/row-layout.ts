import { type Rect, rectBetween } from "../../shapes/index.ts";
import type { Arrangement, Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { acrossOf } from "./across.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { columnsOf } from "./columns.ts";
import { downOf } from "./down.ts";
import { gridOf, space } from "./grid.ts";
import { portsOf } from "./ports.ts";
import { routesOf } from "./routes.ts";
import { trafficOf } from "./segments.ts";
import { stacksOf } from "./stacks.ts";

/** More figures would hold up the page while they are placed, and cannot be read at once. */
const most = 160;

/** Does a scene have rows, and few enough figures for them? */
export function isForRows({ boxes, nodes }: Scene): boolean {
  return nodes.length <= most && [...boxes, ...nodes].some(({ row }) => row !== undefined);
}

/**
 * Lays a scene out in its rows: within a row data flows right, between rows stand the figures of ribbons. All lines keep
 * clear of figures: they leave at the top or the bottom where nothing is in the way, else through the channels between
 * the columns. Takes no engine and no random choice: the same scene has the same places.
 */
export function arrangeInRows(scene: Scene, sizes: Sizes): Arrangement {
  const blocks = blocksOf(scene);
  const columnOf = columnsOf(scene, blocks);
  const stacks = stacksOf(scene, blocks, columnOf);
  const sizeOf = (id: string) => sizes.nodes.get(id) ?? { width: 112, height: 48 };
  const traffic = trafficOf(scene, blocks, sizeOf);
  const ports = portsOf(blocks, columnOf, stacks, traffic);
  const grid = gridOf(blocks, columnOf, ports, traffic, sizes);
  const across = acrossOf(blocks, columnOf, grid, ports, traffic);
  const down = downOf(blocks, columnOf, stacks, traffic, across, sizes);
  const rects = new Map([
    ...blocks.flatMap(({ id, isBox }): [string, Rect][] => {
      const [borders, ends] = [grid.blocks.get(id), down.blocks.get(id)];
      return isBox && borders && ends ? [[id, rectBetween(borders.left, borders.right, ends.top, ends.bottom)]] : [];
    }),
    ...[...down.figures].flatMap(([id, y]): [string, Rect][] => {
      const column = grid.columns[columnOf.get(id) ?? 0];
      return column && columnOf.has(id) ? [[id, { x: column.left + column.width / 2, y, ...sizeOf(id) }]] : [];
    }),
    ...[...traffic.stops.values()].flatMap(({ id, width, height }): [string, Rect][] => {
      const [x, y] = [across.stops.get(id) ?? 0, down.stops.get(id) ?? 0];
      return height > 0 ? [[id, { x, y, width, height }]] : [];
    }),
  ]);
  placeAside(blocks, rects, down.blocks, sizeOf);
  const homes = new Map(blocks.flatMap(({ id, members }) => members.map((member) => [member, id] as const)));
  const routes = routesOf({ columnOf, homes, stacks, traffic, ports, grid, across, down, rects });
  return { rects, routes };
}

/** A picture that becomes a little wider on the left is narrower than one with a figure more on the right. */
const nearly = 0.6;

/** What is left out stands where its row is free on the left, else at its right end. */
function placeAside(
  blocks: readonly Block[],
  rects: Map<string, Rect>,
  tops: ReadonlyMap<string, { readonly top: number }>,
  sizeOf: (id: string) => { readonly width: number; readonly height: number },
): void {
  for (const { id, isAside } of blocks) if (isAside) rects.delete(id);
  const left = Math.min(...[...rects.values()].map(({ x, width }) => x - width / 2));
  for (const { id, row, isAside } of blocks) {
    if (!isAside) continue;
    const taken = blocks.flatMap((block) => (block.row === row ? (rects.get(block.id) ?? []) : []));
    const size = sizeOf(id);
    const first = Math.min(...taken.map(({ x, width }) => x - width / 2));
    const isFree = first - left >= (size.width + space.between) * nearly;
    const end = Math.max(left - space.between, ...taken.map(({ x, width }) => x + width / 2));
    const from = isFree ? Math.min(left, first - space.between - size.width) : end + space.between;
    rects.set(id, { x: from + size.width / 2, y: (tops.get(id)?.top ?? 0) + size.height / 2, ...size });
  }
}
