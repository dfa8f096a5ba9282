import type { Point } from "../../adapters/cytoscape/index.ts";

/** The part of `localStorage` that is used. */
export interface PositionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The positions of dragged nodes under a key. Blocked, full or damaged storage reads as empty and never throws. */
export function readPositions(storage: PositionStorage | undefined, layoutId: string): ReadonlyMap<string, Point> {
  const positions = new Map<string, Point>();
  try {
    const stored: unknown = JSON.parse(storage?.getItem(keyOf(layoutId)) ?? "{}");
    if (typeof stored !== "object" || stored === null) return positions;
    for (const [id, value] of Object.entries(stored)) {
      if (!Array.isArray(value)) continue;
      const [x, y]: unknown[] = value;
      if (Number.isFinite(x) && Number.isFinite(y)) positions.set(id, { x: Number(x), y: Number(y) });
    }
  } catch {
    return new Map();
  }
  return positions;
}

/** Keeps the positions; an empty map forgets them. */
export function writePositions(
  storage: PositionStorage | undefined,
  layoutId: string,
  positions: ReadonlyMap<string, Point>,
): void {
  try {
    if (positions.size === 0) {
      storage?.removeItem(keyOf(layoutId));
      return;
    }
    const entries = [...positions].map(([id, { x, y }]) => [id, [Math.round(x), Math.round(y)]] as const);
    storage?.setItem(keyOf(layoutId), JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage is full or blocked: the positions last as long as the page.
  }
}

/** The browser's storage, undefined where access is blocked. */
export function browserStorage(): PositionStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const keyOf = (layoutId: string) => `fixscope.layout.${layoutId}`;
