import { append } from "../../../../kernel/index.ts";
import type { HeapPicture } from "../../../../trace/index.ts";
import { dotOf } from "./fields.ts";
import type { Frame } from "./frame.ts";
import type { HeapGrid } from "./grid/index.ts";
import type { Measures } from "./measure.ts";
import type { SlotPlace } from "./routes.ts";
import type { Line } from "./ways.ts";

/** Where each line arrives: how high at a left side, or how far right at an upper or a lower one. */
export type Ends = ReadonlyMap<string, number>;

interface Input {
  readonly picture: HeapPicture;
  readonly grid: HeapGrid;
  readonly frame: Frame;
  readonly slots: readonly SlotPlace[];
  readonly measures: Measures;
}

/** As near as possible to where the line comes from, and no two of one side at one place. */
export function endsOf(lines: readonly Line[], input: Input): Ends {
  const sides = new Map<string, Line[]>();
  for (const line of lines) append(sides, `${line.to.id} ${line.way === "under" ? "up" : line.way}`, line);
  return new Map([...sides.values()].flatMap((side) => endsOnSide(side, lines, input)));
}

function endsOnSide(side: readonly Line[], lines: readonly Line[], input: Input): (readonly [string, number])[] {
  const [first] = side;
  if (first === undefined) return [];
  const { measures } = input;
  const [low, high] = rangeOf(first, input);
  const wish = (line: Line): number => {
    const dot = dotOf(line, input);
    if (line.way === "right") return dot.y;
    const place = input.frame.places.get(line.to.id);
    return (place?.x ?? 0) + (place?.width ?? 0) * partOf(line);
  };
  const from = (line: Line): number => (line.way === "right" ? dotOf(line, input).y : dotOf(line, input).x);
  const sorted = [...side].sort((a, b) => wish(a) - wish(b) || from(a) - from(b));
  const apart = Math.min(measures.apart, (high - low) / Math.max(1, sorted.length - 1));
  const ends = sorted.map((line) => Math.min(Math.max(wish(line), low), high));
  for (let index = 1; index < ends.length; index++)
    ends[index] = Math.max(ends[index] ?? low, (ends[index - 1] ?? low) + apart);
  for (let index = ends.length - 1, end = high; index >= 0; index--, end = (ends[index + 1] ?? high) - apart)
    ends[index] = Math.min(ends[index] ?? high, end);
  const exits = exitsOf(first, lines, input);
  return sorted.map((line, index) => [line.key, beside(ends[index] ?? low, exits, [...ends, ...exits], apart)]);
}

/** Where on a side a line wants to arrive: those that lead back at the right, those that come from the left at the left. */
function partOf({ way, from, to }: Line): number {
  if (way === "down") return 0.5;
  return from.column < to.column ? 0.2 : from.id === to.id ? 0.15 : 0.62;
}

/** What is free of a side: above the box variables may stand at the left. */
function rangeOf({ to, way }: Line, { picture, frame, slots, measures }: Input): readonly [number, number] {
  const place = frame.places.get(to.id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const inset = Math.min(10, place.height / 4, place.width / 4);
  if (way === "right") {
    const top = to.isCloud ? place.y + inset : place.y + measures.middle - inset;
    const bottom = to.isCloud ? place.y + place.height - inset : place.y + measures.middle + inset;
    return [top, bottom];
  }
  const [left, right] = [place.x + inset, place.x + place.width - inset];
  if (way !== "down") return [left, right];
  const tags = slots.flatMap((slot, index) =>
    slot.isTag && picture.stack[index]?.target === to.id ? [slot.x + slot.width + 6] : [],
  );
  return [Math.min(Math.max(left, ...tags), right), right];
}

/** Where lines leave the lower side of a box that others arrive at. */
function exitsOf({ to, way }: Line, lines: readonly Line[], input: Input): readonly number[] {
  if (way === "right" || way === "down") return [];
  return lines
    .filter((line) => line.from.id === to.id && (line.way === "down" || line.way === "under"))
    .map((line) => dotOf(line, input).x);
}

/** A little beside a line that leaves at the same place, where there is space. */
function beside(end: number, exits: readonly number[], taken: readonly number[], apart: number): number {
  if (exits.every((exit) => Math.abs(exit - end) >= apart)) return end;
  const isFree = (at: number): boolean => taken.every((other) => other === end || Math.abs(other - at) >= apart);
  return [end - apart, end + apart, end + 2 * apart, end - 2 * apart].find(isFree) ?? end;
}
