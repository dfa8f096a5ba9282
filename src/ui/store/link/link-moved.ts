import type { Point } from "../../shapes/index.ts";

/** Where the reader has put nodes of a view. */
export interface MovedNodes {
  readonly view: string;
  readonly places: ReadonlyMap<string, Point>;
  /** The layout that they were moved in; left out where a link brings them, which holds for the first layout of the view. */
  readonly layoutId?: string;
}

const BETWEEN = "~";

/** `call-graph~m1~120~40`: the view, then each node with its place. A node with such a sign in its name is left out. */
export function showMoved({ view, places }: MovedNodes): string {
  const written = [...places].filter(([id]) => !id.includes(BETWEEN));
  return [view, ...written.flatMap(([id, { x, y }]) => [id, Math.round(x), Math.round(y)])].join(BETWEEN);
}

/** Undefined where the text is not of that form. */
export function readMoved(text: string): MovedNodes | undefined {
  const [view = "", ...rest] = text.split(BETWEEN);
  if (!/^[\w-]{1,40}$/.test(view) || rest.length === 0 || rest.length % 3 !== 0) return undefined;
  const places = new Map<string, Point>();
  for (let at = 0; at < rest.length; at += 3) {
    const [id = "", x = "", y = ""] = rest.slice(at, at + 3);
    if (![x, y].every((each) => /^-?\d{1,6}$/.test(each))) return undefined;
    places.set(id, { x: Number(x), y: Number(y) });
  }
  return { view, places };
}
