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
  readonly write: PinWriter;
  readonly canvas: Size;
}

/** The letters of pins. */
interface PinWriter {
  readonly face: Typeface;
  widthOf(text: string): number;
}

/** The letters of pins have the size that names have on the page, in CSS pixels. */
export const pinFace = (size: number): Typeface => ({ ...label, size });

/** More of them would cover the drawing. */
const mostPins = 8;
/** Around its letters, both sides together. */
const padding: Size = { width: 16, height: 9 };
const gap = 4;

/**
 * Pins for the nodes of the step and the ends of its edges, in CSS pixels: above the node, or below where another one
 * stands or the canvas ends. What is new comes first; what finds no place is left out.
 */
export function pinsOf({ nodes, edges, lookOf, rectOf, write, canvas }: PinRequest): readonly Pin[] {
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
    const place = text && placeFor(rectOf(id), sizeOf(text, write), pins, canvas);
    if (text && place && pins.length < mostPins) pins.push({ ...place, text, isNew });
  }
  return pins;
}

function sizeOf(text: string, { face, widthOf }: PinWriter): Size {
  return { width: widthOf(text) + padding.width, height: face.size + padding.height };
}

function placeFor(node: Rect, size: Size, others: readonly Rect[], canvas: Size): Rect | undefined {
  const x = Math.min(canvas.width - size.width / 2 - gap, Math.max(size.width / 2 + gap, node.x));
  const away = (node.height + size.height) / 2 + gap;
  return [node.y - away, node.y + away]
    .map((y) => ({ x, y, ...size }))
    .find((place) => isInside(place, canvas) && !others.some((other) => overlap(place, other, gap)));
}

function isInside({ x, y, width, height }: Rect, canvas: Size): boolean {
  return x >= width / 2 && x <= canvas.width - width / 2 && y >= height / 2 && y <= canvas.height - height / 2;
}

/** A pin as it is drawn. */
export function pinShapes(pin: Pin, face: Typeface): readonly Shape[] {
  return [plate(pin, pin, pin.isNew ? "newRing" : "now"), textAt(pin, pin.text, face, "text", "middle")];
}
