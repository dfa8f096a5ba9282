import type { Point } from "../../../shapes/index.ts";
import type { PlacedWay } from "./shifts.ts";

/** A statement as it stands: its middle, and how large it is. */
export interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnWay {
  readonly id: string;
  /** From border to border, level and steep parts. */
  readonly points: readonly Point[];
  readonly label: string;
  /** Where its label begins; undefined where it has none, or no room for it. */
  readonly labelAt: Point | undefined;
}

interface Measures {
  /** Between a line and what stands beside it. */
  readonly gap: number;
  /** Of letters. */
  readonly letter: number;
  readonly widthOf: (label: string) => number;
}

interface Lane {
  readonly x: number;
  /** What its label needs at its right. */
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Ways to the next statement lead straight down, those past others beside them at the right, those back at the left. */
export function waysOf(
  boxes: readonly PlacedBox[],
  ways: readonly PlacedWay[],
  measures: Measures,
): readonly DrawnWay[] {
  const lanes: Lane[] = [];
  const isShort = ({ from, to }: PlacedWay): boolean => to === from + 1;
  const length = ({ from, to }: PlacedWay): number => Math.abs(to - from);
  const drawn = new Map(ways.filter(isShort).map((way) => [way.id, straight(boxes, way, measures)]));
  const isTwoWay = twoWaySides(ways.filter((way) => !isShort(way)));
  for (const way of ways.filter((each) => !isShort(each)).toSorted((a, b) => length(a) - length(b)))
    drawn.set(way.id, aside(boxes, way, lanes, isTwoWay, measures));
  return ways.flatMap(({ id }) => drawn.get(id) ?? []);
}

const nothing: PlacedBox = { x: 0, y: 0, width: 0, height: 0 };

function straight(boxes: readonly PlacedBox[], way: PlacedWay, { gap, letter }: Measures): DrawnWay {
  const [source, target] = [boxes[way.from] ?? nothing, boxes[way.to] ?? nothing];
  const left = Math.max(leftOf(source), leftOf(target));
  const right = Math.min(rightOf(source), rightOf(target));
  const x = (left + right) / 2;
  const [top, bottom] = [bottomOf(source), topOf(target)];
  const hasRoom = way.label !== "" && bottom - top >= letter + 1;
  return {
    id: way.id,
    points: [
      { x, y: top },
      { x, y: bottom },
    ],
    label: way.label,
    labelAt: hasRoom ? { x: x + gap / 2, y: (top + bottom) / 2 } : undefined,
  };
}

/** By side and statement: whether ways both leave and reach it there. */
type TwoWay = (place: number, isLeft: boolean) => boolean;

function twoWaySides(ways: readonly PlacedWay[]): TwoWay {
  const isBack = ({ from, to }: PlacedWay): boolean => to <= from;
  return (place, isLeft) => {
    const own = ways.filter((way) => isBack(way) === isLeft);
    return own.some(({ from }) => from === place) && own.some(({ to }) => to === place);
  };
}

function aside(
  boxes: readonly PlacedBox[],
  way: PlacedWay,
  lanes: Lane[],
  isTwoWay: TwoWay,
  measures: Measures,
): DrawnWay {
  const { from, to, label } = way;
  const [source, target] = [boxes[from] ?? nothing, boxes[to] ?? nothing];
  const { x, isLeft } = laneFor(boxes, way, lanes, measures);
  const [lowest, highest] = [source.height * 0.24, -target.height * 0.24];
  const start = endAt(source, x, isTwoWay(from, isLeft) ? lowest : 0, isLeft, to > from ? 1 : 0);
  const end = endAt(target, x, isTwoWay(to, isLeft) ? highest : 0, isLeft, to > from ? -1 : 0);
  const corners = [start, { x, y: start.y }, { x, y: end.y }, end];
  const points = corners.filter((each, index) => {
    const before = corners[index - 1];
    return before === undefined || before.x !== each.x || before.y !== each.y;
  });
  const beside = boxes[from + 1] ?? nothing;
  const labelAt = label === "" || to <= from ? undefined : { x: x + measures.gap / 2, y: beside.y };
  return { id: way.id, points, label, labelAt };
}

/** Where a lane meets a box: at its top or bottom where it stands above or below it, else at its side. */
function endAt(box: PlacedBox, x: number, shift: number, isLeft: boolean, side: number): Point {
  if (side !== 0 && isWithin(box, x)) return { x, y: side > 0 ? bottomOf(box) : topOf(box) };
  const isAtLeft = x < leftOf(box) || (isLeft && x <= box.x);
  return { x: isAtLeft ? leftOf(box) : rightOf(box), y: box.y + shift };
}

/** From the corners of a box. */
const CORNER = 8;

function isWithin(box: PlacedBox, x: number): boolean {
  return x >= leftOf(box) + CORNER && x <= rightOf(box) - CORNER;
}

function laneFor(boxes: readonly PlacedBox[], way: PlacedWay, lanes: Lane[], { gap, widthOf }: Measures) {
  const { from, to, label } = way;
  const [source, target] = [boxes[from] ?? nothing, boxes[to] ?? nothing];
  const isBack = to <= from;
  const passed = isBack ? boxes.slice(to, from + 1) : boxes.slice(from + 1, to);
  const left = Math.min(...passed.map(leftOf)) - gap;
  const right = Math.max(...passed.map(rightOf)) + gap;
  const isStraight = (x: number): boolean => isWithin(source, x) && isWithin(target, x);
  const isLeft = isBack || (!isStraight(right) && isStraight(left));
  const beyond = isLeft || isStraight(right) ? right : Math.max(right, rightOf(source) + gap, rightOf(target) + gap);
  const [top, bottom] = [Math.min(source.y, target.y), Math.max(source.y, target.y)];
  const need = label === "" || isBack ? 0 : widthOf(label) + gap / 2;
  // Sums of fractions are not exact.
  const least = gap - 0.01;
  let x = isLeft ? left : beyond;
  const isTaken = (lane: Lane): boolean =>
    lane.top < bottom && lane.bottom > top && lane.x < x + need + least && lane.x + lane.right > x - least;
  for (let taken = lanes.find(isTaken); taken !== undefined; taken = lanes.find(isTaken))
    x = isLeft ? taken.x - need - gap : taken.x + taken.right + gap;
  lanes.push({ x, right: need, top, bottom });
  return { x, isLeft };
}

function leftOf({ x, width }: PlacedBox): number {
  return x - width / 2;
}

function rightOf({ x, width }: PlacedBox): number {
  return x + width / 2;
}

function topOf({ y, height }: PlacedBox): number {
  return y - height / 2;
}

function bottomOf({ y, height }: PlacedBox): number {
  return y + height / 2;
}
