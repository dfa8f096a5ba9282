import type { Spot } from "./spots.ts";

/** From where to where a layer reaches. */
export interface Span {
  readonly left: number;
  readonly width: number;
}

/** Between two layers: more where lines have far to go up or down. */
const gap = { least: 26, most: 64, share: 0.16 } as const;

/** The layer of each spot, side by side. */
export function spansOf(layers: readonly (readonly Spot[])[]): ReadonlyMap<Spot, Span> {
  const spans = new Map<Spot, Span>();
  let left = 0;
  for (const layer of layers) {
    const width = Math.max(0, ...layer.map((spot) => spot.width));
    for (const spot of layer) spans.set(spot, { left, width });
    const climbs = layer.flatMap((spot) => spot.right.map((next) => Math.abs(next.y - spot.y)));
    left += width + Math.min(gap.most, gap.least + Math.max(0, ...climbs) * gap.share);
  }
  return spans;
}
