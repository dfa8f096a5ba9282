import { type RefObject, useLayoutEffect } from "react";
import { type Bounds, MARGIN } from "./measure.ts";

/** Scrolls so far that the rectangles are in sight, the first ones first; not at all where they are. `moment`: the step, and how large they are; `column`: how far it is from one column to the next: the first in sight is whole. */
export function useReveal(
  scroller: RefObject<HTMLElement | null>,
  rectangles: readonly Bounds[],
  moment: string,
  column: number,
): void {
  const wanted = rectangles.map(({ left, top }) => `${left},${top}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, or other cards
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const zoom = zoomOf(box.firstElementChild);
    const into = (at: number, size: number, start: number, end: number): number =>
      within(at, size, (start - MARGIN) * zoom, (end + MARGIN) * zoom);
    for (const { left, right, top, bottom } of rectangles.toReversed()) {
      box.scrollLeft = into(box.scrollLeft, box.clientWidth, left, right);
      box.scrollTop = into(box.scrollTop, box.clientHeight, top, bottom);
    }
    const inSight = rectangles.map(({ left }) => left * zoom).filter((left) => left >= box.scrollLeft);
    const whole = Math.ceil(box.scrollLeft / (column * zoom) - 0.01) * column * zoom;
    if (whole <= Math.min(...inSight)) box.scrollLeft = whole;
  }, [wanted, moment]);
}

/** The smallest move that brings an interval into a window; its beginning counts first. */
function within(at: number, size: number, start: number, end: number): number {
  if (start < at) return start;
  return end > at + size ? Math.min(end - size, start) : at;
}

/** How much larger than written the style sheet draws the cards: on large windows, in *Present*. */
export function zoomOf(ground: Element | null): number {
  return ground === null ? 1 : Number(getComputedStyle(ground).zoom) || 1;
}
