import { overlap, type Point, type Rect, type Size } from "../../shapes/index.ts";

/** What part of a drawing a canvas shows: a point (x, y) of it stands at (x · zoom + pan.x, y · zoom + pan.y). */
export interface Shown extends Size {
  readonly zoom: number;
  readonly pan: Point;
}

/** An overview map in a corner of a canvas, in CSS pixels. */
interface Overview extends Size {
  /** Its top left corner. */
  readonly left: number;
  readonly top: number;
  /** How large the map is, compared with the drawing. */
  readonly scale: number;
  /** The part in view, in the map’s pixels. */
  readonly window: Rect;
}

/** The map is at most so large, and shown on a canvas of at least this size. */
const most: Size = { width: 172, height: 116 };
const leastCanvas: Size = { width: 520, height: 320 };
const margin = 10;
/** Below stand the tools, at the top left a line of text. */
const foot = 40;
const head = 26;

/**
 * The map of a drawing that is not all in view, in the first corner where it covers nothing of the step. Undefined when
 * everything is in view, where the canvas is small, or where every corner is taken.
 */
export function overviewOf(all: Rect, shown: Shown, current: readonly Rect[]): Overview | undefined {
  if (shown.width < leastCanvas.width || shown.height < leastCanvas.height) return undefined;
  const view = {
    x: (shown.width / 2 - shown.pan.x) / shown.zoom,
    y: (shown.height / 2 - shown.pan.y) / shown.zoom,
    width: shown.width / shown.zoom,
    height: shown.height / shown.zoom,
  };
  if (isWithin(all, view)) return undefined;
  const scale = Math.min(most.width / all.width, most.height / all.height);
  const width = Math.max(24, Math.ceil(all.width * scale));
  const height = Math.max(24, Math.ceil(all.height * scale));
  const right = shown.width - margin - width;
  const bottom = shown.height - margin - foot - height;
  const corners = [
    { left: right, top: margin },
    { left: margin, top: margin + head },
    { left: margin, top: bottom },
    { left: right, top: bottom },
  ];
  const drawn = current.map((rect) => ({
    x: rect.x * shown.zoom + shown.pan.x,
    y: rect.y * shown.zoom + shown.pan.y,
    width: rect.width * shown.zoom,
    height: rect.height * shown.zoom,
  }));
  const corner = corners.find(({ left, top }) => {
    const map = { x: left + width / 2, y: top + height / 2, width: width + margin, height: height + margin };
    return !drawn.some((rect) => overlap(rect, map));
  });
  return corner && { ...corner, width, height, scale, window: inMap(view, all, scale) };
}

/** A place of the drawing on the map. */
export function inMap({ x, y, width, height }: Rect, all: Rect, scale: number): Rect {
  const left = all.x - all.width / 2;
  const top = all.y - all.height / 2;
  return { x: (x - left) * scale, y: (y - top) * scale, width: width * scale, height: height * scale };
}

/** The place of the drawing under a point of the map. */
export function fromMap({ x, y }: Point, all: Rect, scale: number): Point {
  return { x: x / scale + all.x - all.width / 2, y: y / scale + all.y - all.height / 2 };
}

function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    Math.abs(inner.x - outer.x) + inner.width / 2 <= outer.width / 2 + 1 &&
    Math.abs(inner.y - outer.y) + inner.height / 2 <= outer.height / 2 + 1
  );
}
