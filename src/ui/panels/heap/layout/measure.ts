import type { HeapBox, HeapCloud, HeapSlot } from "../../../../trace/index.ts";

/** How large things are in a drawing, and how far apart, in its own units: CSS pixels at its natural size. */
export interface Measures {
  boxSize(box: HeapBox): Size;
  cloudSize(cloud: HeapCloud): Size;
  /** The width of a variable. */
  slotWidth(slot: HeapSlot): number;
  readonly slotHeight: number;
  readonly slotGap: number;
  /** Of a box, above its fields, and of each field: where arrows leave. */
  readonly head: number;
  readonly row: number;
  readonly margin: number;
  readonly columnGap: number;
  readonly rowGap: number;
  /** Two ends on one side of a box are at least this far apart. */
  readonly apart: number;
  /** A line keeps this distance from what it passes. */
  readonly clear: number;
  /** Between lines that pass the same column. */
  readonly lane: number;
  /** Variables that point to a box stand above it; left out: all of them stand at the left. */
  readonly tag?: TagMeasures;
}

/** A variable above the box that it points to. */
interface TagMeasures {
  width(slot: HeapSlot): number;
  readonly height: number;
  /** The length of its arrow. */
  readonly arrow: number;
  /** Between two above one box. */
  readonly gap: number;
  /** Between boxes of a column: there is space for a tag. */
  readonly rowGap: number;
}

/* Of shapes in 14 px. */
/** A character of the drawing's typeface. */
const CHARACTER = 8.45;
export const HEAD = 28;
export const ROW = 26;
/** Of a box, below its fields: the predicate that it came out of. */
export const FOOT = 24;
export const PADDING = 11;
/** Between a field's name and its value. */
const BETWEEN = 16;
/** The ground sign. */
const SIGN = 20;
const MIN_BOX = 84;
const CLOUD_HEIGHT = 62;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

/** The drawing that is read: every field has a row. */
export const large: Measures = {
  boxSize,
  cloudSize,
  slotWidth,
  slotHeight: 28,
  slotGap: 8,
  head: HEAD,
  row: ROW,
  margin: 14,
  columnGap: 74,
  rowGap: 30,
  apart: 9,
  clear: 10,
  lane: 12,
  tag: {
    width: ({ name }) => Math.ceil(textWidth(name.length)) + 16,
    height: 22,
    arrow: 13,
    gap: 6,
    rowGap: 48,
  },
};

/** `∈ express(z2, …)` */
export function ownerText(owner: string): string {
  return `∈ ${owner}`;
}

/** The space of an object: a head with root, type and origin, a row for each field, and what it came out of. */
function boxSize({ label, type, fields, origin, owner }: HeapBox): Size {
  const head = label.length + type.length + 2 + (origin === "input" ? 0 : origin.length + 3);
  const foot = owner === undefined ? 0 : ownerText(owner).length;
  const rows = fields.map(slotWidth);
  return {
    width: Math.ceil(Math.max(MIN_BOX, textWidth(Math.max(head, foot)) + 2 * PADDING, ...rows)),
    height: HEAD + Math.max(1, fields.length) * ROW + (owner === undefined ? 0 : FOOT),
  };
}

/** The space of a predicate: its text, and corners around it. */
function cloudSize({ label }: HeapCloud): Size {
  return { width: Math.ceil(Math.max(110, textWidth(label.length) + 46)), height: CLOUD_HEIGHT };
}

/** The width of a row: name, value, sign. */
function slotWidth({ name, text, target }: HeapSlot): number {
  // A pointer takes no more space than null did: what was there stays where it was.
  const value = target === "null" ? SIGN : Math.max(SIGN, textWidth(text.length));
  return 2 * PADDING + textWidth(name.length) + BETWEEN + value;
}

export function textWidth(characters: number): number {
  return characters * CHARACTER;
}
