/** What came with the step, as the drawing marks it. */
const NEW =
  ".heap-box.is-new, .heap-cloud.is-new, .heap-variable.is-new, .heap-arrow.is-new, .heap-new-bar, .heap-outcome";

export function changesIn(scroller: Element): readonly Element[] {
  return [...scroller.querySelectorAll(NEW)];
}

/**
 * Scrolls the drawings, and only them, so far that all new elements are in sight, or else the first of them; where none is new, the
 * one that Tab leads to. Says on the panel how many new elements are not wholly in sight.
 */
export function showChanges(panel: HTMLElement, scroller: HTMLElement): void {
  const found = changesIn(scroller);
  const shown = found.length > 0 ? found : [...scroller.querySelectorAll("[data-heap][tabindex='0']")];
  if (shown.length > 0) {
    const space = scroller.getBoundingClientRect();
    const places = shown.map((element) => element.getBoundingClientRect());
    scroller.scrollLeft += move(
      places.map(({ left, right }) => [left, right]),
      space.left,
      space.right,
    );
    scroller.scrollTop += move(
      places.map(({ top, bottom }) => [top, bottom]),
      space.top,
      space.bottom,
    );
  }
  panel.dataset["outside"] = String(found.filter((element) => !isInside(element, scroller)).length);
}

type Interval = readonly [number, number];

/** How far to scroll for all intervals; if they are too far apart, for the first. */
function move(intervals: readonly Interval[], start: number, end: number): number {
  const all: Interval = [Math.min(...intervals.map(([from]) => from)), Math.max(...intervals.map(([, to]) => to))];
  const [from, to] = all[1] - all[0] <= end - start ? all : (intervals[0] ?? all);
  const margin = Math.max(0, Math.min(MARGIN, (end - start - (to - from)) / 2));
  if (from < start) return from - start - margin;
  return to > end ? Math.min(to - end + margin, from - start - margin) : 0;
}

const MARGIN = 16;

/** Half a pixel is the width of a line. */
function isInside(element: Element, scroller: Element): boolean {
  const [at, space] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return (
    at.left >= space.left - 0.5 &&
    at.right <= space.right + 0.5 &&
    at.top >= space.top - 0.5 &&
    at.bottom <= space.bottom + 0.5
  );
}
