import { expect } from "vitest";
import type { Board, Recording } from "../../trace/index.ts";
import { firstDifference } from "./difference.ts";
import { laterStepIn } from "./later-steps.ts";
import { type Piece, Retold } from "./retold.ts";
import { shownAt } from "./shown-at.ts";

/** Recordings up to this length are looked at everywhere; of longer ones so many positions. */
const EVERYWHERE = 300;
const SAMPLED = 40;

/**
 * What is shown of a recording at a position is of the steps before it: nothing names a later step, and a recording that ends
 * there shows the same.
 *
 * @param pieces how the recording came: the smaller they are, the less of what is to come is known at a position
 */
export function checkShown(
  recording: Recording,
  pieces: readonly Piece[],
  board: Board,
  positions = shownPositions(recording.length),
): void {
  const whole = board.open(recording);
  const retold = new Retold(recording, pieces);
  const prefix = board.open(retold.recording);
  for (const n of positions) {
    retold.goTo(n);
    prefix.extend();
    // A section that has not begun has no panel yet.
    const panels = board.panels.filter(({ id }) => prefix.has(id));
    const since = recording.previousStop(n, board.defaultGranularity);
    const shown = shownAt(whole, panels, n, since);
    expect(laterStepIn(shown, n), `a later step, named after ${n}`).toBeUndefined();
    const alone = shownAt(prefix, panels, n, since);
    expect(firstDifference(alone, shown), `what a recording of ${n} steps shows, and the whole there`).toBeUndefined();
  }
}

/** Every position of a short recording, some of a long one, the first and the last among them. */
export function shownPositions(length: number): readonly number[] {
  const count = length <= EVERYWHERE ? length : SAMPLED;
  return [...Array.from({ length: count }, (_, index) => Math.floor((index * length) / count)), length];
}
