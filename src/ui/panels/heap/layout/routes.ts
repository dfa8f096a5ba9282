import type { HeapPicture } from "../../../../trace/index.ts";
import { type Ends, endsOf } from "./ends.ts";
import { dotOf, type Point } from "./fields.ts";
import type { Frame } from "./frame.ts";
import type { HeapGrid } from "./grid/index.ts";
import type { Measures, Rectangle } from "./measure.ts";
import { type Line, linesOf } from "./ways.ts";

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
  /** Where it begins: in a field, or at the edge of a variable or a cloud. */
  readonly start: Point;
  readonly tip: Tip;
  readonly isNew: boolean;
  /** It leaves a field. */
  readonly hasDot: boolean;
}

/** The point of an arrow, and where it points. */
interface Tip extends Point {
  readonly toward: "right" | "down" | "up";
}

interface RoutesInput {
  readonly picture: HeapPicture;
  readonly grid: HeapGrid;
  readonly frame: Frame;
  readonly slots: readonly SlotPlace[];
  readonly measures: Measures;
}

/** All arrows. Those of lists run in their row, those that lead back below it, those of trees down. */
export function routes(input: RoutesInput): readonly Arrow[] {
  return [...fromSlots(input), ...fromCells(input)];
}

function fromSlots({ picture, slots, frame, measures }: RoutesInput): readonly Arrow[] {
  const asides = new Map<string, number>();
  return picture.stack.flatMap(({ name, target = "", isNew }, index): readonly Arrow[] => {
    const [from, to] = [slots[index], frame.places.get(target)];
    if (from === undefined || to === undefined) return [];
    const shared = { key: `s${index}${name}`, kind: "pointer", isNew, hasDot: false } as const;
    if (from.isTag) {
      const x = from.x + from.width / 2;
      const start = { x, y: from.y + from.height };
      const tip = { x: Math.min(Math.max(x, to.x + 8), to.x + to.width - 8), y: to.y };
      return [
        { ...shared, start, tip: { ...tip, toward: "down" }, path: `M${at(start)} L${tip.x},${tip.y - measures.tip}` },
      ];
    }
    const count = asides.get(target) ?? 0;
    asides.set(target, count + 1);
    const start = { x: from.x + from.width, y: from.y + from.height / 2 };
    const y = Math.min(Math.max(start.y, to.y + 3), to.y + to.height - 3);
    const tip = { x: to.x, y: count === 0 ? y : Math.min(y + count * measures.apart, to.y + to.height - 2) };
    return [
      { ...shared, start, tip: { ...tip, toward: "right" }, path: bent(start, { x: tip.x - measures.tip, y: tip.y }) },
    ];
  });
}

function fromCells(input: RoutesInput): readonly Arrow[] {
  const { picture, frame, grid } = input;
  const lines = linesOf(picture, frame.items, grid);
  const ends = endsOf(lines, input);
  const lanes = new Map<number, number>();
  return lines.map((line) => {
    const { key, way, from, isNew } = line;
    const lane = way === "under" ? (lanes.get(from.row) ?? 0) : 0;
    if (way === "under") lanes.set(from.row, lane + 1);
    return {
      key,
      kind: line.field === undefined ? "argument" : "pointer",
      isNew,
      hasDot: line.field !== undefined,
      ...routeOf(line, ends, lane, input),
    };
  });
}

function routeOf(line: Line, ends: Ends, lane: number, input: RoutesInput): Pick<Arrow, "path" | "start" | "tip"> {
  const { frame, measures } = input;
  const start = dotOf(line, input);
  const from = frame.places.get(line.from.id) ?? nowhere;
  const to = frame.places.get(line.to.id) ?? nowhere;
  const end = ends.get(line.key) ?? 0;
  const { tip: head } = measures;
  switch (line.way) {
    case "right": {
      const tip: Tip = { x: to.x, y: end, toward: "right" };
      const isStraight = Math.abs(start.y - end) < 0.5;
      const edge = { x: from.x + from.width, y: start.y };
      const stop = { x: tip.x - head, y: end };
      return {
        start,
        tip,
        path: isStraight ? `M${at(start)} L${at(stop)}` : `M${at(start)} L${at(edge)} ${bend(edge, stop)}`,
      };
    }
    case "down": {
      const tip: Tip = { x: end, y: to.y, toward: "down" };
      const edge = { x: start.x, y: from.y + from.height };
      return { start, tip, path: `M${at(start)} L${at(edge)} ${fall(edge, { x: end, y: tip.y - head })}` };
    }
    case "up": {
      const tip: Tip = { x: end, y: to.y + to.height, toward: "up" };
      // Under the head of the box the line is not drawn: there stands its name.
      const edge = { x: start.x, y: from.y };
      return { start, tip, path: `M${at(edge)} ${fall(edge, { x: end, y: tip.y + head })}` };
    }
    case "under": {
      const tip: Tip = { x: end, y: to.y + to.height, toward: "up" };
      const y = (frame.rows.get(line.from.row)?.bottom ?? tip.y) + measures.lane * (lane + 1);
      return { start, tip, path: `M${at(start)} ${around(start, { x: end, y: tip.y + head }, y)}` };
    }
  }
}

const nowhere: Rectangle = { x: 0, y: 0, width: 0, height: 0 };

/** Down to a height, along it, and up again, with round corners. */
function around(from: Point, to: Point, y: number): string {
  const toward = to.x < from.x ? -1 : 1;
  const r = Math.min(7, Math.abs(to.x - from.x) / 2);
  const [a, b] = [from.x + toward * r, to.x - toward * r];
  return `L${at({ x: from.x, y: y - r })} Q${at({ x: from.x, y })} ${at({ x: a, y })} L${at({ x: b, y })} Q${at({ x: to.x, y })} ${at({ x: to.x, y: y - r })} L${at(to)}`;
}

function bent(from: Point, to: Point): string {
  return `M${at(from)} ${bend(from, to)}`;
}

/** A curve that leaves and arrives horizontally. */
function bend(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2;
  return `C${at({ x: middle, y: from.y })} ${at({ x: middle, y: to.y })} ${at(to)}`;
}

/** A curve that leaves and arrives vertically. */
function fall(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2;
  return `C${at({ x: from.x, y: middle })} ${at({ x: to.x, y: middle })} ${at(to)}`;
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
