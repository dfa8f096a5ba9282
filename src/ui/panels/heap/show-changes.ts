/** Scrolls the drawings, and only them, so far that the first new element is in sight; where none is, the one that Tab leads to. */
export function showChanges(scroller: Element | null): void {
  const isNew = scroller?.querySelector(".heap-box.is-new, .heap-cloud.is-new, .heap-box:has(.heap-new-bar)");
  const element = isNew ?? scroller?.querySelector("[data-heap][tabindex='0']");
  if (scroller === null || element === null || element === undefined) return;
  const space = scroller.getBoundingClientRect();
  const at = element.getBoundingClientRect();
  scroller.scrollLeft += outside(at.left, at.right, space.left, space.right);
  scroller.scrollTop += outside(at.top, at.bottom, space.top, space.bottom);
}

const MARGIN = 16;

/** How far an interval sticks out of a space; its beginning counts first. */
function outside(from: number, to: number, start: number, end: number): number {
  if (from < start) return from - start - MARGIN;
  return to > end ? Math.min(to - end + MARGIN, from - start - MARGIN) : 0;
}
