/** Scrolls so far that what the step changes is in sight, and what it rests on, as far as both have room. */
export function revealIn(scroller: HTMLElement): void {
  const change = spanOf(scroller, ".is-change");
  if (change === undefined) return;
  const all = spanOf(scroller, ".is-change, .is-read") ?? change;
  const room = scroller.clientHeight;
  const [top, bottom] = all[1] - all[0] <= room ? all : nearest(scroller, change, room);
  if (top < MARGIN) scroller.scrollTop += top - MARGIN;
  else if (bottom > room - MARGIN) scroller.scrollTop += Math.min(top, bottom - room + MARGIN);
}

const MARGIN = 6;

type Span = readonly [number, number];

/** Of what is too far apart: the change, with the premises that still have room. */
function nearest(scroller: HTMLElement, change: Span, room: number): Span {
  let [top, bottom] = change;
  for (const element of scroller.querySelectorAll(".is-read")) {
    const [from, to] = within(scroller, element);
    const next: Span = [Math.min(top, from), Math.max(bottom, to)];
    if (next[1] - next[0] <= room) [top, bottom] = next;
  }
  return [top, bottom];
}

function spanOf(scroller: HTMLElement, selector: string): Span | undefined {
  const spans = [...scroller.querySelectorAll(selector)].map((element) => within(scroller, element));
  if (spans.length === 0) return undefined;
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}

function within(scroller: HTMLElement, element: Element): Span {
  const { top, bottom } = element.getBoundingClientRect();
  const start = scroller.getBoundingClientRect().top;
  return [top - start, bottom - start];
}
