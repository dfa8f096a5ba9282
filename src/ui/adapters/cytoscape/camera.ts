import { type Point, type Rect, rectAround, type Size } from "../../shapes/index.ts";

/** What part of a drawing a canvas shows: a point (x, y) of it stands at (x · zoom + pan.x, y · zoom + pan.y). */
export interface Viewport {
  readonly zoom: number;
  readonly pan: Point;
}

/** How large a drawing may be shown; 1 is its own size. */
export interface Zooms {
  /** The smallest label has its least size in CSS pixels: nothing is shown smaller to have it all in view. */
  readonly least: number;
  /** Letters keep their least size here, too, but may be cut: so small everything is shown where it is asked for. */
  readonly utmost: number;
  /** For a part of a drawing that is too large to be seen whole. */
  readonly part: number;
  /** A small drawing is not blown up further. */
  readonly most: number;
}

export interface CameraRequest {
  /** Of the canvas, in CSS pixels. */
  readonly canvas: Size;
  /** Everything that is ever drawn. */
  readonly all: Rect;
  /** What changed at this step, with both ends of edges; may be empty. */
  readonly change: readonly Rect[];
  /** What the change rests on. */
  readonly premises: readonly Rect[];
  /** Nodes that are there already: of places that show the change alike, the camera takes the one with most of them. */
  readonly present?: readonly Rect[];
  readonly zooms: Zooms;
  /** Everything is to be seen, as at the end of a run. */
  readonly wantsAll?: boolean;
  /** What is shown now; undefined for a new picture. */
  readonly before: Viewport | undefined;
}

/** Left free around the drawing, in CSS pixels. */
const edge = { top: 16, side: 16, bottom: 16 } as const;
/** While what is followed stays in this share of the canvas nothing moves. */
const calm = 0.8;
/** Of a drawing with more nodes than this the middle is shown: to count them would take longer than it helps. */
const MAX_PRESENT = 3_000;
/** Where the focus may stand beside the middle, in shares of the room for it, the nearest first. */
const shifts: readonly Point[] = [-1, -0.5, 0, 0.5, 1]
  .flatMap((x) => [-1, -0.5, 0, 0.5, 1].map((y) => ({ x, y })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

/**
 * Where to look. Everything, if it fits with readable labels; it stays where it is as long as it does. Else the change with its
 * premises, at a readable size, or smaller where they are far apart: nothing that the step is about is left out. What is in view
 * already stays where it is as long as the change is not near the border.
 */
export function cameraFor(request: CameraRequest): Viewport {
  const { canvas, all, zooms, wantsAll = false, before } = request;
  const whole = Math.min(fitting(all, canvas), zooms.most);
  if (whole >= (wantsAll ? zooms.utmost : zooms.least)) {
    const stays = before !== undefined && isMuchOf(before.zoom, whole, zooms) && isWithin(all, before, canvas, 1);
    return stays ? before : centered(all, whole, canvas);
  }
  const focus = rectAround([...request.change, ...request.premises]);
  if (focus === undefined) return before ?? partAt({ ...all, width: 0, height: 0 }, request, zooms.part);
  const zoom = Math.min(zooms.part, Math.max(fitting(focus, canvas), whole));
  if (before !== undefined && isReadable(before.zoom, zoom, zooms) && isCalm(focus, before, canvas)) return before;
  return partAt(focus, request, zoom);
}

/** Is everything shown about as large as it can be? A canvas that is a little higher or lower is no reason to move. */
function isMuchOf(now: number, whole: number, { least, most }: Zooms): boolean {
  return now >= Math.max(least, whole * 0.8) * 0.999 && now <= most * 1.001;
}

/** A canvas that is wider, narrower, higher or lower by such a share is another one: what was in its middle is not any more. */
const otherwise = 0.12;

/** Is the camera to look anew, since its canvas has become another one? */
export function isOtherCanvas(before: Size, now: Size): boolean {
  const differs = (one: number, other: number) => Math.abs(one - other) > otherwise * one;
  return differs(before.width, now.width) || differs(before.height, now.height);
}

/** May the zoom stay? Not above what the focus fits at, nor below what can be read if the focus can be read. */
function isReadable(now: number, wanted: number, { least }: Zooms): boolean {
  return now <= wanted * 1.001 && now >= Math.min(wanted, least) * 0.999;
}

/** Is what is followed away from the border? What is too large for that need only be in view. */
function isCalm(focus: Rect, before: Viewport, canvas: Size): boolean {
  const isLarge = focus.width * before.zoom > canvas.width * calm || focus.height * before.zoom > canvas.height * calm;
  return isWithin(focus, before, canvas, isLarge ? 1 : calm);
}

/** All of a drawing, however small. */
export function wholeOf(all: Rect, canvas: Size, { most }: Zooms): Viewport {
  return centered(all, Math.min(fitting(all, canvas), most), canvas);
}

/** The zoom at which a rectangle fills the canvas. */
function fitting({ width, height }: Size, canvas: Size): number {
  const free = { width: canvas.width - 2 * edge.side, height: canvas.height - edge.top - edge.bottom };
  return Math.min(Math.max(free.width, 1) / Math.max(width, 1), Math.max(free.height, 1) / Math.max(height, 1));
}

/** Is a rectangle inside this share of the canvas, around its middle? */
export function isWithin(rect: Rect, { zoom, pan }: Viewport, canvas: Size, share: number): boolean {
  const isInside = (at: number, length: number, shift: number, space: number) => {
    const margin = (space * (1 - share)) / 2;
    const [from, to] = [(at - length / 2) * zoom + shift, (at + length / 2) * zoom + shift];
    return from >= margin - 0.5 && to <= space - margin + 0.5;
  };
  return isInside(rect.x, rect.width, pan.x, canvas.width) && isInside(rect.y, rect.height, pan.y, canvas.height);
}

/**
 * A part of the drawing with the focus away from the border, as far as there is no empty space beyond the drawing: in the
 * middle, unless more of what is present is in view where the focus is beside it.
 */
function partAt(focus: Rect, { canvas, all, present = [] }: CameraRequest, zoom: number): Viewport {
  const at = ({ x, y }: Point): Viewport => ({
    zoom,
    pan: {
      x: along(focus.x + x, all.x, all.width, edge.side, edge.side, canvas.width, zoom),
      y: along(focus.y + y, all.y, all.height, edge.top, edge.bottom, canvas.height, zoom),
    },
  });
  const count = (view: Viewport): number => present.filter((rect) => isWithin(rect, view, canvas, 1)).length;
  const middle = at({ x: 0, y: 0 });
  let best = { view: middle, count: count(middle) };
  for (const shift of present.length > MAX_PRESENT ? [] : shifts) {
    const view = at({
      x: shift.x * roomFor(focus.width, canvas.width, zoom),
      y: shift.y * roomFor(focus.height, canvas.height, zoom),
    });
    const more = { view, count: count(view) };
    if (more.count > best.count) best = more;
  }
  return best.view;
}

/** How far the middle of the view may be from that of the focus, which stays away from the border. */
function roomFor(length: number, canvas: number, zoom: number): number {
  return Math.max(0, (canvas * calm * 0.9) / zoom - length) / 2;
}

function centered(all: Rect, zoom: number, canvas: Size): Viewport {
  const x = along(all.x, all.x, all.width, edge.side, edge.side, canvas.width, zoom);
  const y = along(all.y, all.y, all.height, edge.top, edge.bottom, canvas.height, zoom);
  return { zoom, pan: { x, y } };
}

/** The shift, in one dimension, that puts a place into the middle of a canvas with borders before and after. */
function along(
  place: number,
  center: number,
  length: number,
  before: number,
  after: number,
  canvas: number,
  zoom: number,
): number {
  const slack = Math.max(0, length - (canvas - before - after) / zoom) / 2;
  const shown = Math.min(center + slack, Math.max(center - slack, place));
  return before + (canvas - before - after) / 2 - shown * zoom;
}
