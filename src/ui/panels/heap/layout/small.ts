import type { HeapBox, HeapSlot } from "../../../../trace/index.ts";
import type { Measures } from "./measure.ts";

/** Of the letters of a small drawing. */
const CHARACTER = 7.3;
const LABELED = { height: 26, minimum: 26, padding: 8, gap: 16, rowGap: 14 };
const PLAIN = { height: 13, minimum: 17, padding: 0, gap: 11, rowGap: 5 };

/** Small drawings: an object is a box with its numbers in it, or a plain one. Arrows leave it in the middle. */
export function small(hasLabels: boolean): Measures {
  const { height, minimum, padding, gap, rowGap } = hasLabels ? LABELED : PLAIN;
  return {
    boxSize: (box) => {
      const text = hasLabels ? valuesOf(box) : "";
      return { width: Math.max(minimum, text === "" ? 0 : width(text) + 2 * padding), height };
    },
    cloudSize: ({ label }) => ({ width: Math.max(34, width(shortName(label)) + 14), height: Math.max(18, height) }),
    fieldWidth: () => 0,
    slotWidth: ({ name }) => width(name) + (hasLabels ? 2 * padding : 4),
    slotHeight: hasLabels ? height : 14,
    slotGap: hasLabels ? rowGap : 4,
    head: 0,
    middle: height / 2,
    margin: hasLabels ? 3 : 2,
    starGap: 0,
    columnGap: gap,
    treeGap: hasLabels ? 8 : 5,
    step: hasLabels ? 10 : 7,
    rowGap,
    apart: 3,
    lane: 4,
    hasNames: false,
    hasTypes: false,
    hasDots: false,
    tip: hasLabels ? 9 : 0,
  };
}

/** What stands in a small box: its fields that lead nowhere. */
export function valuesOf({ fields }: HeapBox): string {
  return fields
    .filter(isValue)
    .map(({ text }) => text)
    .join(" ");
}

function isValue({ target, text }: HeapSlot): boolean {
  return target === undefined && text !== "_";
}

/** `pre` of `pre(n1, n2)` */
export function shortName(label: string): string {
  return label.replace(/\(.*$/s, "");
}

function width(text: string): number {
  return Math.ceil(text.length * CHARACTER);
}
