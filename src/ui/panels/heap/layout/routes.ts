import type { HeapPicture } from "../../../../trace/index.ts";
import type { Columns } from "./columns.ts";
import type { Measures, Rectangle } from "./measure.ts";

/** Where a variable stands: above what it points to, or at the left. */
export interface SlotPlace extends Rectangle {
  readonly isTag: boolean;
}

/** A line from a variable, a field or a cloud to a box or a cloud. */
export interface Arrow {
  readonly key: string;
  /** `argument`: a predicate mentions the box or the cloud, nothing more is known. */
  readonly kind: "pointer" | "argument";
  readonly path: string;
  /** Where it begins: at the edge of a box or a variable. */
  readonly start: { readonly x: number; readonly y: number };
  readonly tip: Tip;
  readonly isNew: boolean;
  /** How far the line reaches. */
  readonly right: number;
  readonly bottom: number;
}

/** The point of an arrow, and where it points. */
interface Tip {
  readonly x: number;
  readonly y: number;
  readonly toward: "left" | "right" | "down";
}

interface RoutesInput {
  readonly picture: HeapPicture;
  readonly columns: Columns;
  readonly places: ReadonlyMap<string, Rectangle>;
  readonly slots: readonly SlotPlace[];
  readonly lefts: readonly number[];
  readonly measures: Measures;
}

interface Link {
  readonly key: string;
  /** The box or cloud it begins at; "" for a variable. */
  readonly owner: string;
  readonly kind: Arrow["kind"];
  readonly from: Rectangle;
  readonly column: number;
  readonly y: number;
  readonly target: string;
  readonly isNew: boolean;
}

/** The length of an arrow's head. */
export const TIP = 9;

/**
 * All arrows: to the right from the right side, back from the left side, within a column around its right side, from a
 * variable above straight down. What would cross boxes of columns between goes above or below them.
 */
export function routes(input: RoutesInput): readonly Arrow[] {
  return [...fromTags(input), ...fromSides(input)];
}

function fromTags({ picture, places, slots }: RoutesInput): readonly Arrow[] {
  return picture.stack.flatMap(({ name, target = "", isNew }, index): readonly Arrow[] => {
    const [from, to] = [slots[index], places.get(target)];
    if (from?.isTag !== true || to === undefined) return [];
    // The tags of one box may reach further than the box.
    const middle = from.x + from.width / 2;
    const x = Math.min(middle, to.x + to.width - TIP);
    const start = { x: middle, y: from.y + from.height };
    const path = `M${at(start)} L${at({ x, y: to.y - TIP })}`;
    const [right, bottom] = [from.x + from.width, to.y];
    return [
      {
        key: slotKey(index, name),
        kind: "pointer",
        isNew,
        start,
        tip: { x, y: to.y, toward: "down" },
        path,
        right,
        bottom,
      },
    ];
  });
}

function slotKey(index: number, name: string): string {
  return `s${index}${name}`;
}

function fromSides(input: RoutesInput): readonly Arrow[] {
  const links = linksOf(input);
  const ends = endsOf(links, input);
  let lanes = 0;
  const newLane = (): number => lanes++;
  return links.flatMap((link): readonly Arrow[] => {
    const to = input.places.get(link.target);
    const column = input.columns.columnOf.get(link.target);
    if (to === undefined || column === undefined) return [];
    const { key, kind, isNew } = link;
    const isRightward = column > link.column;
    const toward = isRightward ? "right" : "left";
    const tip: Tip = { x: isRightward ? to.x : to.x + to.width, y: ends.get(key) ?? to.y, toward };
    const start = { x: exitsRight(link.column, column) ? link.from.x + link.from.width : link.from.x, y: link.y };
    return [{ key, kind, isNew, start, tip, ...lineOf(start, tip, link.column, column, input, newLane) }];
  });
}

function exitsRight(from: number, to: number): boolean {
  return to >= from;
}

function linksOf({ picture, columns, places, slots, measures }: RoutesInput): readonly Link[] {
  const { stack, boxes, clouds } = picture;
  const ofStack = stack.flatMap(({ name, target, isNew }, index): Link[] => {
    const from = slots[index];
    if (from === undefined || from.isTag || target === undefined) return [];
    const y = from.y + from.height / 2;
    return [{ key: slotKey(index, name), owner: "", kind: "pointer", from, column: 0, y, target, isNew }];
  });
  const ofBoxes = boxes.flatMap(({ id, fields }) =>
    fields.flatMap(({ name, target, isNew }, index): Link[] => {
      const from = places.get(id);
      if (from === undefined || target === undefined) return [];
      const y = from.y + measures.head + (index + 0.5) * measures.row;
      const column = columns.columnOf.get(id) ?? 1;
      return [{ key: `${id}.${name}`, owner: id, kind: "pointer", from, column, y, target, isNew }];
    }),
  );
  const ofClouds = clouds.flatMap((cloud) =>
    cloud.mentions.flatMap((target): Link[] => {
      const from = places.get(cloud.id);
      if (from === undefined) return [];
      const y = from.y + from.height * 0.66;
      const column = columns.columnOf.get(cloud.id) ?? 1;
      return [
        { key: `${cloud.id}>${target}`, owner: cloud.id, kind: "argument", from, column, y, target, isNew: false },
      ];
    }),
  );
  return [...ofStack, ...ofBoxes, ...ofClouds];
}

/** At what height each link ends: as near as possible to where it begins, and no two ends of a side meet or cross. */
function endsOf(links: readonly Link[], { columns, places, measures }: RoutesInput): ReadonlyMap<string, number> {
  const sides = new Map<string, { readonly to: Rectangle; readonly links: Link[]; readonly exits: number[] }>();
  const sideOf = (id: string, to: Rectangle, side: string) => {
    const key = `${id} ${side}`;
    const known = sides.get(key) ?? { to, links: [], exits: [] };
    sides.set(key, known);
    return known;
  };
  for (const link of links) {
    const to = places.get(link.target);
    const column = columns.columnOf.get(link.target);
    if (to === undefined || column === undefined) continue;
    sideOf(link.target, to, column > link.column ? "left" : "right").links.push(link);
    sideOf(link.owner, link.from, exitsRight(link.column, column) ? "right" : "left").exits.push(link.y);
  }
  return new Map([...sides.values()].flatMap((side) => endsOnSide(side.to, side.links, side.exits, measures)));
}

function endsOnSide(
  to: Rectangle,
  links: readonly Link[],
  exits: readonly number[],
  measures: Measures,
): (readonly [string, number])[] {
  const top = to.y + measures.head / 2;
  const bottom = to.y + to.height - (measures.row || measures.head) / 2;
  // What leads back to its own box goes to the head, so that the loop is open enough to be seen.
  const wish = ({ from, y }: Link): number => (from === to ? top : Math.min(Math.max(y, top), bottom));
  const sorted = [...links].sort((a, b) => wish(a) - wish(b) || a.y - b.y);
  const apart = Math.min(measures.apart, (bottom - top) / Math.max(1, sorted.length - 1));
  const ends = sorted.map(wish);
  for (const [index, end] of ends.entries())
    ends[index] = Math.max(end, index === 0 ? top : (ends[index - 1] ?? top) + apart);
  for (let index = ends.length - 1; index >= 0; index--)
    ends[index] = Math.min(
      ends[index] ?? bottom,
      index === ends.length - 1 ? bottom : (ends[index + 1] ?? bottom) - apart,
    );
  return sorted.map((link, index) => [link.key, besideExits(ends[index] ?? top, exits, [...ends, ...exits], apart)]);
}

/** A little above or below an arrow that begins at the same height, where there is space. */
function besideExits(end: number, exits: readonly number[], taken: readonly number[], apart: number): number {
  if (exits.every((exit) => Math.abs(exit - end) >= apart)) return end;
  const isFree = (at: number): boolean => taken.every((other) => other === end || Math.abs(other - at) >= apart);
  return [end - apart, end + apart].find(isFree) ?? end;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Line = Pick<Arrow, "path" | "right" | "bottom">;

function lineOf(start: Point, tip: Tip, from: number, to: number, input: RoutesInput, newLane: () => number): Line {
  // The line ends where the head begins.
  const end = { x: tip.x + (tip.toward === "right" ? -TIP : TIP), y: tip.y };
  if (from === to) return loop(start, end, input.measures.columnGap);
  const between = [...input.columns.columnOf]
    .filter(([, column]) => column > Math.min(from, to) && column < Math.max(from, to))
    .flatMap(([id]) => input.places.get(id) ?? []);
  const bottom = Math.max(start.y, end.y);
  const { clear, lane: laneGap, tag } = input.measures;
  const above = tag === undefined ? 0 : tag.height + tag.arrow;
  if (between.length === 0) return { path: `M${at(start)} ${bend(start, end)}`, right: end.x, bottom };
  const isFree = (y: number): boolean =>
    between.every((place) => y < place.y - above - clear || y > place.y + place.height + clear);
  const lane = (): number => Math.max(...between.map(({ y, height }) => y + height)) + 2 * clear + laneGap * newLane();
  const via = [start.y, end.y].find(isFree) ?? lane();
  const left = Math.min(...between.map(({ x }) => x)) - clear;
  const right = Math.max(...between.map(({ x, width }) => x + width)) + clear;
  const first = { x: to > from ? left : right, y: via };
  const second = { x: to > from ? right : left, y: via };
  const path = `M${at(start)} ${bend(start, first)} L${at(second)} ${bend(second, end)}`;
  return { path, right: Math.max(start.x, end.x), bottom: Math.max(bottom, via) };
}

/** From one row of a column to another, around its right side. */
function loop(start: Point, end: Point, gap: number): Line {
  const reach = Math.max(start.x, end.x) + gap * 0.55;
  const path = `M${at(start)} C${at({ x: reach, y: start.y })} ${at({ x: reach, y: end.y })} ${at(end)}`;
  return { path, right: reach, bottom: Math.max(start.y, end.y) };
}

/** A curve that leaves and arrives horizontally. */
function bend(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2;
  return `C${at({ x: middle, y: from.y })} ${at({ x: middle, y: to.y })} ${at(to)}`;
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
