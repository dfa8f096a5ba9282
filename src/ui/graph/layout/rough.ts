import { append } from "../../../kernel/index.ts";
import type { Point, Rect, Size } from "../../shapes/index.ts";
import type { Scene } from "../model/index.ts";
import type { Arrangement } from "./arrangement.ts";
import { boxPadding } from "./elk-graph.ts";
import type { Sizes } from "./measure.ts";

const gap = { beside: 56, below: 24, boxes: 40 } as const;

/**
 * Rough places at once, for a graph that takes long to be laid out: what is reached later stands further right, in columns
 * that are wrapped to the panel’s shape; no routes. In a time that grows with nodes and edges only.
 */
export function roughly(scene: Scene, sizes: Sizes, aspectRatio: number): Arrangement {
  const sizeOf = (id: string) => sizes.nodes.get(id) ?? { width: 112, height: 48 };
  const { inside, within, between } = byBox(scene);
  const boxes = new Map(
    scene.boxes.map(({ id }) => {
      const { at, size } = inColumns(depthsOf(inside.get(id) ?? [], within.get(id) ?? []), sizeOf, 1.6);
      const width = Math.max(size.width + 2 * boxPadding.side, sizes.boxes.get(id) ?? 0);
      return [id, { at, size: { width, height: size.height + boxPadding.top + boxPadding.bottom } }];
    }),
  );
  const tops = [...scene.boxes, ...scene.nodes.filter(({ box }) => box === undefined)];
  const order = tops.sort((a, b) => a.birth - b.birth).map(({ id }) => id);
  const outer = inColumns(depthsOf(order, between), (id) => boxes.get(id)?.size ?? sizeOf(id), aspectRatio, gap.boxes);
  const rects = new Map<string, Rect>();
  for (const [id, at] of outer.at) {
    const box = boxes.get(id);
    rects.set(id, centered(at, box?.size ?? sizeOf(id)));
    const corner = { x: at.x + boxPadding.side, y: at.y + boxPadding.top };
    for (const [member, { x, y }] of box?.at ?? [])
      rects.set(member, centered({ x: corner.x + x, y: corner.y + y }, sizeOf(member)));
  }
  return { rects, routes: new Map() };
}

/** The nodes of every box, the edges within it, and the edges between boxes or nodes outside of boxes. */
function byBox({ nodes, edges }: Scene) {
  const homes = new Map(nodes.map(({ id, box }) => [id, box ?? id]));
  const inside = new Map<string, string[]>();
  for (const { id, box } of nodes) if (box !== undefined) append(inside, box, id);
  const within = new Map<string, Ends[]>();
  const between: Ends[] = [];
  for (const edge of edges) {
    const [source, target] = [homes.get(edge.source) ?? edge.source, homes.get(edge.target) ?? edge.target];
    if (source === target) append(within, source, edge);
    else between.push({ source, target });
  }
  return { inside, within, between };
}

function centered({ x, y }: Point, size: Size): Rect {
  return { x: x + size.width / 2, y: y + size.height / 2, ...size };
}

interface Ends {
  readonly source: string;
  readonly target: string;
}

/** How many edges lie between each and the first one before it; 0 for what nothing older leads to. In the given order. */
function depthsOf(ids: readonly string[], edges: readonly Ends[]): ReadonlyMap<string, number> {
  const ranks = new Map(ids.map((id, rank) => [id, rank]));
  const older = new Map<string, string[]>();
  for (const { source, target } of edges) {
    const [from, to] = [ranks.get(source), ranks.get(target)];
    if (from === undefined || to === undefined || from === to) continue;
    if (from < to) append(older, target, source);
    else append(older, source, target);
  }
  const depths = new Map<string, number>();
  for (const id of ids) {
    const before = (older.get(id) ?? []).map((each) => depths.get(each) ?? 0);
    depths.set(id, before.length === 0 ? 0 : Math.min(...before) + 1);
  }
  return depths;
}

/** Columns by depth from left to right, each wrapped where it would be higher than the whole should be. */
function inColumns(
  depths: ReadonlyMap<string, number>,
  sizeOf: (id: string) => Size,
  aspectRatio: number,
  below: number = gap.below,
): { readonly at: ReadonlyMap<string, Point>; readonly size: Size } {
  const columns = new Map<number, string[]>();
  let area = 0;
  for (const [id, depth] of depths) {
    const { width, height } = sizeOf(id);
    area += (width + gap.beside) * (height + below);
    append(columns, depth, id);
  }
  const highest = Math.sqrt(area / aspectRatio);
  const at = new Map<string, Point>();
  let [x, right, bottom] = [0, 0, 0];
  for (const [, ids] of [...columns].sort(([a], [b]) => a - b)) {
    let y = 0;
    for (const id of ids) {
      const { width, height } = sizeOf(id);
      if (y > 0 && y + height > highest) [x, y] = [right + gap.beside, 0];
      at.set(id, { x, y });
      right = Math.max(right, x + width);
      bottom = Math.max(bottom, y + height);
      y += height + below;
    }
    x = right + gap.beside;
  }
  return { at, size: { width: right, height: bottom } };
}
