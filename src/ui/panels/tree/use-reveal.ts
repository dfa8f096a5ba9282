import { type RefObject, useLayoutEffect } from "react";
import { type Bounds, MARGIN } from "./measure.ts";

/** Scrolls so far that the rectangles are in sight, the first ones first; not at all where they are. */
export function useReveal(scroller: RefObject<HTMLElement | null>, rectangles: readonly Bounds[], step: number): void {
  const wanted = rectangles.map(({ left, top }) => `${left},${top}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, or other cards
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    for (const { left, right, top, bottom } of rectangles.toReversed()) {
      box.scrollLeft = within(box.scrollLeft, box.clientWidth, left - MARGIN, right + MARGIN);
      box.scrollTop = within(box.scrollTop, box.clientHeight, top - MARGIN, bottom + MARGIN);
    }
  }, [wanted, step]);
}

/** The smallest move that brings an interval into a window; its beginning counts first. */
function within(at: number, size: number, start: number, end: number): number {
  if (start < at) return start;
  return end > at + size ? Math.min(end - size, start) : at;
}
