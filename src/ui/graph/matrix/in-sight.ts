import { drawnIn, smallestIn } from "../../parts/index.ts";

/** Rows come into the document some frames after the table is scrolled near them, and are higher than supposed. */
const framesToSettle = 6;

/** How many pixels more are needed to have everything at work in sight together; none where that is not above 0. */
export interface Lack {
  readonly height: number;
  readonly width: number;
}

interface KeptInSight {
  readonly box: HTMLElement;
  /** The row that matters most. */
  readonly rowId: string;
  /** Brings that row into the document. */
  readonly seek: () => void;
  /** All is at rest. */
  readonly onRest: (lack: Lack) => void;
}

/** The row of a state. */
export function rowIn(box: Element, id: string): Element | null {
  return [...box.querySelectorAll<HTMLElement>("tbody tr")].find(({ dataset }) => dataset["element"] === id) ?? null;
}

/** Scrolls to what is at work. Returns how to give up. */
export function keepInSight({ box, rowId, seek, onRest }: KeptInSight): () => void {
  let frame = 0;
  const show = (left: number): void => {
    const row = rowIn(box, rowId);
    if (row === null) seek();
    const hasMoved = row === null || showAll(box, row);
    if (left > 0 && (hasMoved || left === framesToSettle)) frame = requestAnimationFrame(() => show(left - 1));
    else onRest(lackIn(box));
  };
  // At once, so that it is never painted where it is not in sight.
  show(framesToSettle);
  return () => cancelAnimationFrame(frame);
}

/** What the matrix shows of a step. */
export function drawnMatrix(scroller: HTMLElement, isFolded: boolean) {
  const { change, premises } = workIn(scroller);
  const letters = [...scroller.querySelectorAll("button")].slice(0, 1);
  const drawn = drawnIn({ scroller, change, premises, smallest: smallestIn(letters) });
  const outside = [...change, ...premises].filter((element) => !isClear(scroller, element)).length;
  return { ...drawn, outside, isWhole: drawn.isWhole && !isFolded };
}

/** What is new, risen or new as a state; where nothing is, what the step is about; and what else is at work. */
function workIn(box: HTMLElement) {
  const found = (selector: string) => [...box.querySelectorAll(`tbody ${selector}`)];
  const change = found("button.new");
  const marked = found("td button.marked:not(.new)");
  const premises = found("td button.premise:not(.new, .marked)");
  return change.length > 0 ? { change, premises: [...marked, ...premises] } : { change: marked, premises };
}

/** Scrolls so that all at work is in sight, the row that matters most in any case. Whether anything was not. */
function showAll(box: HTMLElement, row: Element): boolean {
  const { change, premises } = workIn(box);
  const moved = [...premises, ...change].map((element) => showInside(box, element));
  const isAlone = moved.length === 0 && showInside(box, row);
  const own = row.querySelector("td button.new") ?? row.querySelector("td button:is(.marked, .premise)");
  return (own !== null && showInside(box, own)) || isAlone || moved.some(Boolean);
}

/** The part of the box that nothing fixed covers: below the heads, between the names of the rows and the last column. */
function clearSpace(box: HTMLElement, element: Element) {
  const space = box.getBoundingClientRect();
  const head = box.querySelector("thead th")?.getBoundingClientRect();
  const last = box.querySelector("thead .last")?.getBoundingClientRect();
  // Names and the last column are fixed themselves.
  const isFixed = element.closest("tbody th, .last") !== null;
  return {
    top: space.top + (head?.height ?? 0),
    bottom: space.top + box.clientHeight,
    left: isFixed ? space.left : (head?.right ?? space.left),
    right: isFixed ? space.right : (last?.left ?? space.left + box.clientWidth),
    isFixed,
  };
}

/** Lines lie half outside of what they are drawn around, and browsers round. */
const slack = 2;

function isClear(box: HTMLElement, element: Element): boolean {
  const at = element.getBoundingClientRect();
  const { top, bottom, left, right } = clearSpace(box, element);
  const isBetween = at.left >= left - slack && at.right <= right + slack;
  return isBetween && at.top >= top - slack && at.bottom <= bottom + slack;
}

/** Scrolls the box, and only it. Whether the element was not in sight before. */
function showInside(box: HTMLElement, element: Element): boolean {
  const at = element.getBoundingClientRect();
  const { top, bottom, left, right, isFixed } = clearSpace(box, element);
  const [above, below] = [at.top - top, at.bottom - bottom];
  const [before, behind] = isFixed ? [0, 0] : [at.left - left, at.right - right];
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += Math.min(below, above);
  if (before < 0) box.scrollLeft += before;
  else if (behind > 0) box.scrollLeft += Math.min(behind, before);
  return above < 0 || below > 0 || before < 0 || behind > 0;
}

function lackIn(box: HTMLElement): Lack {
  const { change, premises } = workIn(box);
  const hidden = [...change, ...premises].filter((element) => !isClear(box, element));
  if (hidden.length === 0) return { height: 0, width: 0 };
  const spaces = [...change, ...premises].map((element) => ({
    at: element.getBoundingClientRect(),
    clear: clearSpace(box, element),
  }));
  const beside = spaces.filter(({ clear }) => !clear.isFixed);
  const [first] = spaces;
  const needed = (found: typeof spaces, from: "top" | "left", to: "bottom" | "right"): number =>
    Math.max(...found.map(({ at }) => at[to])) - Math.min(...found.map(({ at }) => at[from]));
  const { clear } = beside[0] ?? first ?? {};
  if (clear === undefined) return { height: 0, width: 0 };
  return {
    height: needed(spaces, "top", "bottom") - (clear.bottom - clear.top),
    width: beside.length === 0 ? 0 : needed(beside, "left", "right") - (clear.right - clear.left),
  };
}
