/** A way between two statements of a method, by their places. */
export interface PlacedWay {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** More deeply nested alternatives stand below each other. */
const DEEPEST = 2;

/**
 * How far each statement stands to the right of the middle, in shifts: of two alternatives that come together again the first
 * stands at the left, the second at the right, so that the way around each of them is straight.
 */
export function shiftsOf(count: number, ways: readonly PlacedWay[]): readonly number[] {
  const shifts = Array.from({ length: count }, () => 0);
  const depths = Array.from({ length: count }, () => 0);
  for (let place = 0; place < count; place++) {
    const found = alternativesAt(place, ways);
    if (found === undefined || (depths[place] ?? 0) >= DEEPEST) continue;
    const [first, second, end] = found;
    for (let at = first; at < end; at++) {
      shifts[at] = (shifts[at] ?? 0) + (at < second ? -1 : 1);
      depths[at] = (depths[at] ?? 0) + 1;
    }
  }
  return shifts;
}

/** Where two alternatives begin, and where they come together again; undefined where there are none. */
function alternativesAt(place: number, ways: readonly PlacedWay[]): readonly [number, number, number] | undefined {
  const next = ways.filter(({ from }) => from === place).map(({ to }) => to);
  const [first, second] = [place + 1, Math.max(...next)];
  if (next.length !== 2 || !next.includes(first) || second <= first) return undefined;
  const within = (at: number, from: number, to: number): boolean => at >= from && at < to;
  const ends = ways.filter(({ from, to }) => within(from, first, second) && !within(to, first, second));
  const [end = 0] = ends.map(({ to }) => to);
  if (end <= second || ends.some(({ to }) => to !== end)) return undefined;
  const isOwn = ({ from, to }: PlacedWay): boolean => {
    if (within(from, second, end) && !within(to, second, end) && to !== end) return false;
    return !within(to, first, end) || within(from, first, end) || from === place;
  };
  return ways.every(isOwn) ? [first, second, end] : undefined;
}
