import type { Point } from "../../shapes/index.ts";
import { PLACES, type Storage } from "../../store/index.ts";

/** The positions of dragged nodes of a layout. Blocked, full or damaged storage reads as empty. */
export function readPositions(storage: Storage, layoutId: string): ReadonlyMap<string, Point> {
  const positions = new Map<string, Point>();
  for (const [id, value] of Object.entries(storage.read(PLACES + layoutId) ?? {})) {
    const [x, y]: unknown[] = Array.isArray(value) ? value : [];
    if (Number.isFinite(x) && Number.isFinite(y)) positions.set(id, { x: Number(x), y: Number(y) });
  }
  return positions;
}

/** Keeps the positions; an empty map forgets them. */
export function writePositions(storage: Storage, layoutId: string, positions: ReadonlyMap<string, Point>): void {
  const entries = [...positions].map(([id, { x, y }]) => [id, [Math.round(x), Math.round(y)]] as const);
  if (entries.length === 0) storage.remove(PLACES + layoutId);
  else storage.write(PLACES + layoutId, Object.fromEntries(entries));
}
