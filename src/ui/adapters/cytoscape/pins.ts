import type { DrawnEdge, DrawnNode, Look, Point, Rect, Size } from "../../scene/index.ts";

/** A label of constant size at a node: the step's ends can be read however far apart they are. */
export interface Pin extends Rect {
  readonly text: string;
  readonly isNew: boolean;
}

export interface PinRequest {
  readonly nodes: Iterable<DrawnNode>;
  readonly edges: Iterable<DrawnEdge>;
  lookOf(id: string): Look | undefined;
  /** The place of a node on the canvas, in CSS pixels. */
  rectOf(id: string): Rect;
  widthOf(text: string): number;
  readonly canvas: Size;
}

/** More of them would cover the drawing. */
const mostPins = 8;
const height = 22;
const gap = 4;

/**
 * Pins for the nodes of the step and the ends of its edges, in CSS pixels: above the node, or below where another one
 * stands or the canvas ends. What is new comes first; what finds no place is left out.
 */
export function pinsOf({ nodes, edges, lookOf, rectOf, widthOf, canvas }: PinRequest): readonly Pin[] {
  const wanted = new Map<string, boolean>();
  const want = (id: string, look: Look | undefined): void => {
    if (look?.visibility !== "shown" || !(look.isNew || look.isChanged || look.isMarked)) return;
    wanted.set(id, wanted.get(id) === true || look.isNew || look.isChanged);
  };
  const labels = new Map<string, string>();
  for (const { id, label } of nodes) {
    labels.set(id, label);
    want(id, lookOf(id));
  }
  for (const { id, source, target } of edges) for (const end of [source, target]) want(end, lookOf(id));
  const order = [...wanted].sort(([, a], [, b]) => Number(b) - Number(a));
  const pins: Pin[] = [];
  for (const [id, isNew] of order) {
    const text = labels.get(id);
    const place = text && placeFor(rectOf(id), { width: widthOf(text) + 16, height }, pins, canvas);
    if (text && place && pins.length < mostPins) pins.push({ ...place, text, isNew });
  }
  return pins;
}

function placeFor(node: Rect, size: Size, others: readonly Rect[], canvas: Size): Rect | undefined {
  const x = Math.min(canvas.width - size.width / 2 - gap, Math.max(size.width / 2 + gap, node.x));
  const away = (node.height + height) / 2 + gap;
  return [node.y - away, node.y + away]
    .map((y) => ({ x, y, ...size }))
    .find((place) => isInside(place, canvas) && !others.some((other) => touch(place, other)));
}

function isInside({ x, y, width, height: high }: Rect, canvas: Size): boolean {
  return x >= width / 2 && x <= canvas.width - width / 2 && y >= high / 2 && y <= canvas.height - high / 2;
}

function touch(a: Rect, b: Rect): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap;
}

/** The colors of a pin. */
export interface PinColors {
  readonly ground: string;
  readonly text: string;
  readonly border: (pin: Pin) => string;
}

/** Draws pins on a context whose unit is the CSS pixel. */
export function drawPins(
  context: CanvasRenderingContext2D,
  pins: readonly Pin[],
  font: string,
  colors: PinColors,
): void {
  context.font = font;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const pin of pins) {
    context.beginPath();
    context.roundRect(pin.x - pin.width / 2, pin.y - pin.height / 2, pin.width, pin.height, 6);
    context.fillStyle = colors.ground;
    context.fill();
    context.lineWidth = 1.8;
    context.strokeStyle = colors.border(pin);
    context.stroke();
    context.fillStyle = colors.text;
    const { x, y }: Point = pin;
    context.fillText(pin.text, x, y + 0.5);
  }
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
}
