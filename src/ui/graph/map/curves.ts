import { append } from "../../../kernel/index.ts";
import type { Point, Rect } from "../../shapes/index.ts";
import type { Scene, SceneEdge } from "../model/index.ts";

/** Points of a curve: so many look round. */
const parts = 16;

interface End {
  readonly edge: string;
  /** Where the other end is, from left to right. */
  readonly other: number;
  readonly isSource: boolean;
}

type Rects = ReadonlyMap<string, Rect>;
type Curves = Map<string, readonly Point[]>;

/** A curve for each edge: out at the side that faces the other end, into its side, the ends of one side beside each other. */
export function curvesOf(scene: Pick<Scene, "edges">, rects: Rects, areColumns: boolean): Curves {
  if (!areColumns) return curvesOfRows(scene, rects);
  const turned = new Map(
    [...rects].map(([id, { x, y, width, height }]) => [id, { x: y, y: x, width: height, height: width }]),
  );
  const curves = curvesOfRows(scene, turned);
  return new Map([...curves].map(([id, points]) => [id, points.map(({ x, y }) => ({ x: y, y: x }))]));
}

function curvesOfRows({ edges }: Pick<Scene, "edges">, rects: Rects): Curves {
  const sides = new Map<string, End[]>();
  const lines = edges.filter(({ source, target }) => source !== target && rects.has(source) && rects.has(target));
  for (const edge of lines) {
    const [from, to] = endsOf(edge, rects);
    append(sides, `${edge.source} ${sideOf(from, to)}`, { edge: edge.id, other: to.x, isSource: true });
    append(sides, `${edge.target} ${sideOf(to, from)}`, { edge: edge.id, other: from.x, isSource: false });
  }
  const shares = sharesOf(sides);
  return new Map(
    lines.map((edge) => {
      const [from, to] = endsOf(edge, rects);
      const out = port(from, sideOf(from, to), shares.get(`${edge.id} out`) ?? 0.5);
      const into = port(to, sideOf(to, from), shares.get(`${edge.id} in`) ?? 0.5);
      return [edge.id, bent(out, into)];
    }),
  );
}

/** Of an end how far along its side it is, from 0 to 1. */
function sharesOf(sides: ReadonlyMap<string, readonly End[]>): ReadonlyMap<string, number> {
  return new Map(
    [...sides.values()].flatMap((ends) =>
      ends
        .toSorted((a, b) => a.other - b.other)
        .map(({ edge, isSource }, index): [string, number] => [
          `${edge} ${isSource ? "out" : "in"}`,
          (index + 1) / (ends.length + 1),
        ]),
    ),
  );
}

function endsOf({ source, target }: SceneEdge, rects: ReadonlyMap<string, Rect>): readonly [Rect, Rect] {
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  return [rects.get(source) ?? nowhere, rects.get(target) ?? nowhere];
}

type Side = "above" | "below";

/** Neighbors in a row are joined below. */
function sideOf(from: Rect, to: Rect): Side {
  return to.y < from.y - 1 ? "above" : "below";
}

interface Port extends Point {
  readonly side: Side;
}

function port({ x, y, width, height }: Rect, side: Side, share: number): Port {
  return { x: x + width * (share - 0.5), y: y + (side === "above" ? -height / 2 : height / 2), side };
}

/** A curve that leaves its ends at right angles. */
function bent(from: Port, to: Port): readonly Point[] {
  const reach = Math.max(28, Math.abs(to.y - from.y) * 0.5);
  const handle = ({ x, y, side }: Port): Point => ({ x, y: y + (side === "above" ? -reach : reach) });
  const [a, b] = [handle(from), handle(to)];
  return Array.from({ length: parts + 1 }, (_, index): Point => {
    const t = index / parts;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return { x: p * from.x + q * a.x + r * b.x + s * to.x, y: p * from.y + q * a.y + r * b.y + s * to.y };
  });
}
