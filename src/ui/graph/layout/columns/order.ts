import { indexesIn, type Spot } from "./spots.ts";

const sweeps = 14;

/** Puts the spots of each layer in an order with few crossings: each near the middle of what it is joined to. */
export function orderLayers(layers: Spot[][]): void {
  let best = layers.map((layer) => [...layer]);
  let fewest = Number.POSITIVE_INFINITY;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const isRightward = sweep % 2 === 0;
    const sorted = isRightward ? layers : layers.toReversed();
    for (const [index, layer] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before !== undefined) sortBy(layer, before, isRightward ? "left" : "right");
    }
    const crossings = crossingsIn(layers);
    if (crossings >= fewest) continue;
    fewest = crossings;
    best = layers.map((layer) => [...layer]);
  }
  for (const [index, layer] of best.entries()) layers[index] = layer;
}

/** What is joined to nothing on that side stays where it is. */
function sortBy(layer: Spot[], before: readonly Spot[], side: "left" | "right"): void {
  const places = indexesIn(before);
  const share = before.length / Math.max(1, layer.length);
  const centers = new Map(
    layer.map((spot, index) => [spot, meanOf(spot[side].map((other) => places.get(other) ?? 0)) ?? index * share]),
  );
  layer.sort((a, b) => (centers.get(a) ?? 0) - (centers.get(b) ?? 0));
}

export function meanOf(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function crossingsIn(layers: readonly Spot[][]): number {
  return layers.slice(1).reduce((sum, layer, index) => sum + crossingsBetween(layers[index] ?? [], layer), 0);
}

/** How many pairs of lines cross: the inversions among their right ends, read by their left ends. */
function crossingsBetween(layer: readonly Spot[], next: readonly Spot[]): number {
  const places = indexesIn(next);
  const ends = layer.flatMap((spot) => spot.right.map((other) => places.get(other) ?? 0).sort((a, b) => a - b));
  // A tree of sums over the ends so far (Fenwick).
  const sums = new Int32Array(next.length + 1);
  let crossings = 0;
  for (const [count, end] of ends.entries()) {
    let notAbove = 0;
    for (let i = end + 1; i > 0; i -= i & -i) notAbove += sums[i] ?? 0;
    crossings += count - notAbove;
    for (let i = end + 1; i <= next.length; i += i & -i) sums[i] = (sums[i] ?? 0) + 1;
  }
  return crossings;
}
