/** Something on a line that would like to stand at a place. */
interface Wish {
  readonly id: string;
  readonly at: number;
  readonly width: number;
}

/** Places in the order of the wishes, as near to them as can be without overlap: the sum of the squared ways is least. */
export function spread(wishes: readonly Wish[], gap: number): ReadonlyMap<string, number> {
  const inOrder = wishes.toSorted((a, b) => a.at - b.at);
  // Without the widths of what stands before, places only have to be in order.
  let before = 0;
  const shifts = inOrder.map(({ width }, index) => {
    const previous = inOrder[index - 1];
    if (previous !== undefined) before += (previous.width + width) / 2 + gap;
    return before;
  });
  const pools: { sum: number; count: number }[] = [];
  for (const [index, { at }] of inOrder.entries()) {
    let pool = { sum: at - (shifts[index] ?? 0), count: 1 };
    for (
      let last = pools.at(-1);
      last !== undefined && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
      pools.pop();
    }
    pools.push(pool);
  }
  const places = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return new Map(inOrder.map(({ id }, index) => [id, (places[index] ?? 0) + (shifts[index] ?? 0)]));
}

/** A stretch of a line. */
export interface Stretch {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** A track for each stretch, from 0: those of one track keep a gap. */
export function tracksFor(stretches: readonly Stretch[], gap: number): ReadonlyMap<string, number> {
  const ends: number[] = [];
  const tracks = new Map<string, number>();
  for (const { id, from, to } of stretches.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const free = ends.findIndex((end) => end + gap <= from);
    const track = free === -1 ? ends.length : free;
    ends[track] = to;
    tracks.set(id, track);
  }
  return tracks;
}
