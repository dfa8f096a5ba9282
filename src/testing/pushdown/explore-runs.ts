import type { RandomPushdown } from "./random-pushdown.ts";

/** How far runs are followed. */
interface Bounds {
  readonly steps: number;
  readonly depth: number;
}

/**
 * By `location,top`: the least sum over all runs of at most that many steps, with stacks no deeper, from the starts to a
 * configuration with that top.
 */
export function leastSums(
  { rules, starts }: RandomPushdown<number>,
  { steps, depth }: Bounds,
): ReadonlyMap<string, number> {
  const least = new Map<string, number>();
  let last = new Map(starts.map(({ location, stack }) => [[location, ...stack].join(), 0]));
  for (let step = 0; step <= steps; step++) {
    const next = new Map<string, number>();
    for (const [key, sum] of last) {
      const [location = -1, top, ...below] = key.split(",").map(Number);
      offer(least, `${location},${top ?? ""}`, sum);
      for (const { from, to, weight } of rules)
        if (from.location === location && from.symbol === top && to.symbols.length + below.length <= depth)
          offer(next, [to.location, ...to.symbols, ...below].join(), sum + weight);
    }
    last = next;
  }
  return least;
}

function offer(sums: Map<string, number>, key: string, sum: number): void {
  if (sum < (sums.get(key) ?? Number.POSITIVE_INFINITY)) sums.set(key, sum);
}
