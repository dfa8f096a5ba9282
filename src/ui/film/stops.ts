import { type At, atOf, type Stride, type Strides, shownOf } from "../../trace/index.ts";

/** A position of a recording; what came since another is new. */
export interface Stop {
  readonly at: number;
  readonly since: number;
  /** What the position is called. */
  readonly name: At;
}

/** A film of more pictures is neither watched to its end nor kept small. */
export const MAX_PICTURES = 300;

/** A part of a walk. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly granularity: Stride;
}

/**
 * Where presses of Step forward stop from one position to another, both included.
 *
 * @returns at most `MAX_PICTURES + 1`, so that a longer walk shows
 */
export function stopsOf(
  strides: Strides,
  recording: Parameters<typeof atOf>[0],
  { from, to, granularity }: Range,
): readonly Stop[] {
  const stop = (at: number): Stop => ({
    at,
    since: strides.previousStop(at, shownOf(granularity)),
    name: atOf(recording, at),
  });
  const stops = [stop(from)];
  for (let at = from; at < to && stops.length <= MAX_PICTURES; ) {
    const next = Math.min(to, strides.nextStop(at, granularity));
    if (next <= at) break;
    stops.push(stop(next));
    at = next;
  }
  return stops;
}
