import type { Recording } from "./recording.ts";
import type { Seq } from "./step.ts";

/**
 * A position in a recording as the reader sees it: `12` when step 12 is done, `12.1`, `12.2` … at the finer pauses after it,
 * on the way to 13. A step is one application of a rule, counted from 1 whatever the size of a press. Text, never a number:
 * `12.10` comes after `12.9`.
 */
export type At = string;

/** A position as it is given: by its number, or, as older links and files do, by how many pauses come before it. */
export type GivenPosition = At | number;

/** A step and a pause after it. Longer numbers are of no recording. */
const WRITTEN = /^(0|[1-9]\d{0,8})(?:\.([1-9]\d{0,8}))?$/;

type Numbered = Pick<Recording, "length" | "nextStop" | "previousStop" | "stepCount" | "stepsAt">;

export function isAt(text: string): text is At {
  return WRITTEN.test(text);
}

/** The number of the step to which what was recorded at `seq` belongs. */
export function stepOf(recording: Numbered, seq: Seq): number {
  return recording.stepsAt(seq) + 1;
}

/** How position n is called. */
export function atOf(recording: Numbered, n: number): At {
  const done = n >= recording.length ? n : recording.previousStop(n + 1, "rule");
  const step = String(recording.stepsAt(n));
  return n === done ? step : `${step}.${n - done}`;
}

/**
 * The position that is meant; undefined where the recording has none of this name: the step is behind its end, or has fewer
 * pauses.
 */
export function positionOfAt(recording: Numbered, given: GivenPosition): number | undefined {
  if (typeof given === "number") return given <= recording.length ? given : undefined;
  const [, step = "", pause = "0"] = WRITTEN.exec(given) ?? [];
  const steps = Number(step);
  if (step === "" || steps > recording.stepCount) return undefined;
  const done = positionWhereDone(recording, steps);
  const position = done + Number(pause);
  return position === done || position < recording.nextStop(done, "rule") ? position : undefined;
}

/** The first position at which so many steps are done. */
function positionWhereDone(recording: Numbered, steps: number): number {
  let [low, high] = [0, recording.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (recording.stepsAt(middle) < steps) low = middle + 1;
    else high = middle;
  }
  return low;
}
