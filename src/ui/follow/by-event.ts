import type { Comparables } from "./comparables.ts";

/** Below this share of events that both runs have, they cannot be told by each other. */
const COMMON_SHARE = 0.5;

/**
 * For each event of `lead` the position at which `other` has everything that the lead has by then, as far as it gets it at
 * all: the k-th time that something is found in one run belongs to the k-th time in the other. It never goes back.
 * Undefined where the runs have too little in common.
 */
export function positionsByEvent(lead: Comparables, other: Comparables): readonly number[] | undefined {
  const met = new Map<string, number>();
  let common = 0;
  let reached = 0;
  const positions = lead.events.map(({ alike }) => {
    const count = met.get(alike) ?? 0;
    met.set(alike, count + 1);
    const there = other.births.get(alike);
    const birth = there?.[Math.min(count, there.length - 1)];
    if (birth === undefined) return reached;
    common++;
    reached = Math.max(reached, birth + 1);
    return reached;
  });
  return common >= COMMON_SHARE * positions.length ? positions : undefined;
}

/** The last event that has happened at position n; -1 before the first. */
export function lastEvent({ events }: Comparables, n: number): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.seq ?? n) < n) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
