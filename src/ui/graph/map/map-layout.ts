import { append } from "../../../kernel/index.ts";
import type { Rect, Size } from "../../shapes/index.ts";
import type { Arrangement, Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { curvesOf } from "./curves.ts";
import { formWithin, lengthOf, type MapForm, roomiest, turned } from "./map-forms.ts";

/** Lines stand no farther apart, however much room there is. */
const mostBetween = 130;

/**
 * Lays a map out: each node in the line of its distance from the first one; what cannot be reached from there stands aside. Takes no engine
 * and no random choice: the same scene has the same places.
 *
 * @param room what the panel has room for while letters can be read; where all does not fit it is drawn as if there were enough
 */
export function arrangeMap(scene: Scene, sizes: Sizes, aspectRatio: number, room?: Size): Arrangement {
  const form = (room && formWithin(scene, sizes, room)) ?? roomiest(scene, sizes);
  const ordered = { ...form, lines: inOrder(form.lines, neighborsOf(scene)) };
  const { areColumns } = form;
  const placed = rectsOf(ordered, betweenLines(form, aspectRatio, room));
  const rects = areColumns ? new Map([...placed].map(([id, rect]) => [id, onSide(rect)])) : placed;
  return { rects, routes: curvesOf(scene, rects, areColumns) };
}

/** Is a map wholly in sight where there is this room? */
export function fitsMap(scene: Scene, sizes: Sizes, room: Size): boolean {
  return formWithin(scene, sizes, room) !== undefined;
}

/** The space between lines with which all has the shape of its panel, as far as there is room for it. */
function betweenLines(
  { areColumns, lines, size, space }: MapForm,
  aspectRatio: number,
  room: Size | undefined,
): number {
  const own = room && areColumns ? turned(room) : room;
  const wanted = areColumns ? size.width * aspectRatio : size.width / aspectRatio;
  const free = Math.min(wanted, own?.height ?? Number.POSITIVE_INFINITY) - size.height;
  const more = free / Math.max(1, lines.length - 1);
  return space.between + Math.max(0, Math.min(mostBetween - space.between, more));
}

/** The boxes of a column are as wide as each other. */
function rectsOf(form: MapForm, between: number): Map<string, Rect> {
  const { lines, aside, sizeOf, space, size } = form;
  const rects = new Map<string, Rect>();
  let top = 0;
  const put = (ids: readonly string[], from: number, thickness: number): void => {
    let left = from;
    for (const id of ids) {
      const { width } = sizeOf(id);
      rects.set(id, { x: left + width / 2, y: top, width, height: thickness });
      left += width + space.beside;
    }
  };
  for (const [index, ids] of lines.entries()) {
    const beside = index === 0 ? aside : [];
    const thickness = Math.max(...[...ids, ...beside].map((id) => sizeOf(id).height));
    top += thickness / 2;
    put(ids, -lengthOf(ids, form) / 2, thickness);
    put(beside, size.width / 2 - lengthOf(beside, form), thickness);
    top += thickness / 2 + between;
  }
  return rects;
}

function onSide({ x, y, width, height }: Rect): Rect {
  return { x: y, y: x, width: height, height: width };
}

function neighborsOf({ edges }: Scene): ReadonlyMap<string, readonly string[]> {
  const neighbors = new Map<string, string[]>();
  for (const { source, target } of edges) {
    append(neighbors, source, target);
    append(neighbors, target, source);
  }
  return neighbors;
}

const sweeps = 8;

/** In each line by the middle of the neighbors, again and again: edges get shorter. */
function inOrder(
  lines: readonly (readonly string[])[],
  neighbors: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  let ordered = lines.map((line) => [...line]);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const places = new Map<string, number>();
    for (const line of ordered) for (const [index, id] of line.entries()) places.set(id, index - (line.length - 1) / 2);
    const middleOf = (id: string): number => {
      const near = (neighbors.get(id) ?? []).flatMap((other) => places.get(other) ?? []);
      return near.length === 0 ? 0 : near.reduce((sum, place) => sum + place, 0) / near.length;
    };
    ordered = ordered.map((line) => line.toSorted((a, b) => middleOf(a) - middleOf(b)));
  }
  return ordered;
}
