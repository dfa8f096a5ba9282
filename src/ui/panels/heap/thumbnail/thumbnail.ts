import type { HeapBox, HeapPicture, HeapSlot } from "../../../../trace/index.ts";
import { type HeapLayout, layoutHeap, small } from "../layout/index.ts";

/** A heap as it is drawn small: its layout, and how much smaller than that it is drawn. */
export interface Thumbnail {
  /** Without the variables that lead nowhere. */
  readonly picture: HeapPicture;
  readonly layout: HeapLayout;
  /** Of the whole drawing, before it is scaled. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The values stand in the boxes. */
  readonly hasLabels: boolean;
  /** Letters would be smaller than 11 px: only shapes are left. */
  readonly isWordless: boolean;
}

export interface ThumbnailRoom {
  /** The values stand in the boxes. */
  readonly hasLabels?: boolean;
  /** The most it may take, in CSS pixels: a larger heap is drawn smaller. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Of a drawing that has space. */
  readonly scale?: number;
}

/** The size of its letters at scale 1, in CSS pixels. */
export const LETTERS = { plain: 12, labeled: 13 };
const smallest = 11;

const plain = small(false);
const labeled = small(true);

/** How far the sign of null reaches, behind a box and below a node of a tree. */
const GROUND = 16;
const BELOW = 15;

/** A heap drawn small, by the layout of the large drawing: what leads where, few words. */
export function thumbnailOf(whole: HeapPicture, room: ThumbnailRoom): Thumbnail {
  const { hasLabels = false, maxWidth, maxHeight, scale = 1 } = room;
  const picture = { ...whole, stack: whole.stack.filter(({ target }) => target !== undefined) };
  const layout = layoutHeap(picture, hasLabels ? labeled : plain);
  // The sign of null stands behind what leads there.
  const isNode = ({ type }: HeapBox): boolean => layout.children.has(type);
  const hasGround = picture.boxes.some((box) => !isNode(box) && isLast(box.fields)) || picture.stack.some(isNull);
  const below = hasLabels && picture.boxes.some((box) => isNode(box) && box.fields.some(isNull)) ? BELOW : 0;
  const [width, height] = [layout.width + (hasGround ? GROUND : 0), layout.height + below];
  const drawn = Math.min(scale, maxWidth / width, maxHeight / height);
  const letters = drawn * (hasLabels ? LETTERS.labeled : LETTERS.plain);
  return { picture, layout, width, height, scale: drawn, hasLabels, isWordless: letters < smallest };
}

/** Nothing comes after it, and that is known. */
export function isLast(fields: readonly HeapSlot[]): boolean {
  const targets = fields.flatMap(({ target }) => target ?? []);
  return targets.length > 0 && targets.every((target) => target === "null");
}

export function isNull({ target }: HeapSlot): boolean {
  return target === "null";
}
