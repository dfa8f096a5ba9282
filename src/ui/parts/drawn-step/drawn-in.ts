import type { DrawnStep } from "../../scene/index.ts";

interface DrawnElements {
  /** What is scrolled. */
  readonly scroller: Element;
  readonly change: readonly Element[];
  readonly premises: readonly Element[];
  /** Of the letters, in CSS pixels. */
  readonly smallest: number | undefined;
}

/** What a drawing made of elements of the page shows. */
export function drawnIn({ scroller, change, premises, smallest }: DrawnElements): DrawnStep {
  const space = scroller.getBoundingClientRect();
  const isInside = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return (
      left >= space.left - SLACK &&
      right <= space.right + SLACK &&
      top >= space.top - SLACK &&
      bottom <= space.bottom + SLACK
    );
  };
  return {
    change: change.length,
    premises: premises.length,
    outside: [...change, ...premises].filter((element) => !isInside(element)).length,
    smallest,
    isWhole:
      scroller.scrollWidth <= scroller.clientWidth + SLACK && scroller.scrollHeight <= scroller.clientHeight + SLACK,
  };
}

/** Lines lie half outside of what they are drawn around, and browsers round. */
const SLACK = 2;
