import type { Point, Size } from "../../shapes/index.ts";

const gap = 40;
/** With very many pieces only the newest ones are looked at for a free corner. */
const corners = 60;

/**
 * Places for rectangles without overlap, top left corners, in about the given shape. The order is kept as far as it
 * goes: each takes the free corner, beside or below an earlier one, that keeps the whole smallest.
 */
export function packed(sizes: readonly Size[], aspectRatio: number): readonly Point[] {
  const placed: (Point & Size)[] = [];
  for (const size of sizes) {
    const candidates = placed.slice(-corners).flatMap((other) => [
      { x: other.x + other.width + gap, y: other.y },
      { x: other.x, y: other.y + other.height + gap },
    ]);
    if (placed.length === 0) candidates.push({ x: 0, y: 0 });
    let best: (Point & Size) | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const corner of candidates) {
      const piece = { ...corner, ...size };
      const cost = costOf(piece, placed, aspectRatio);
      if (cost < bestCost && !placed.some((other) => touch(piece, other))) {
        best = piece;
        bestCost = cost;
      }
    }
    placed.push(best ?? { x: 0, y: Math.max(...placed.map((other) => other.y + other.height)) + gap, ...size });
  }
  return placed.map(({ x, y }) => ({ x, y }));
}

/** The size of the whole with this piece; among equals the one further up, then further left, wins. */
function costOf(piece: Point & Size, placed: readonly (Point & Size)[], aspectRatio: number): number {
  const width = Math.max(piece.x + piece.width, ...placed.map((other) => other.x + other.width));
  const height = Math.max(piece.y + piece.height, ...placed.map((other) => other.y + other.height));
  return Math.max(width / aspectRatio, height) + piece.y / 1e3 + piece.x / 1e5;
}

function touch(a: Point & Size, b: Point & Size): boolean {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  );
}
