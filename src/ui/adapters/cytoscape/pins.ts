import { type DrawnEdge, type DrawnNode, type Look, plate } from "../../scene/index.ts";
import { label, overlap, type Rect, type Shape, type Size, type Typeface, textAt } from "../../shapes/index.ts";

/** A label of constant size at a node: the step's ends can be read however far apart they are. */
interface Pin extends Rect {
  readonly text: string;
  readonly isNew: boolean;
}

interface PinRequest {
  readonly nodes: Iterable<DrawnNode>;
  readonly edges: Iterable<DrawnEdge>;
  lookOf(id: string): Look | undefined;
  /** The place of a node on the canvas, in CSS pixels. */
  rectOf(id: string): Rect;
  widthOf(text: string): number;
  readonly canvas: Size;
}

/** Of their texts. */
export const pinFace: Typeface = { ...label, size: 13 };

/** Text that the page, not the reader, makes smaller than this is left out; the ends of the step are pinned instead. */
export const tooSmall = 10.9;

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
    .find((place) => isInside(place, canvas) && !others.some((other) => overlap(place, other, gap)));
}

function isInside({ x, y, width, height: high }: Rect, canvas: Size): boolean {
  return x >= width / 2 && x <= canvas.width - width / 2 && y >= high / 2 && y <= canvas.height - high / 2;
}

/** A pin as it is drawn. */
export function pinShapes(pin: Pin): readonly Shape[] {
  return [plate(pin, pin, pin.isNew ? "newRing" : "now"), textAt(pin, pin.text, pinFace, "text", "middle")];
}
