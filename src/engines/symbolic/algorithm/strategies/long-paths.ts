import type { Outcome } from "../state/outcome.ts";
import { type State, topFrame } from "../state/state.ts";

/** More instructions than this on one path are a loop that no bound has stopped. */
export const MAX_STEPS = 2_000;

/** A stretch without a split is looked through when it has jumped back so often. */
const ROUNDS = 2;

/**
 * One stretch of a path, from a split to the next one. Nothing is decided on it, so that it can be looked through: where it comes to
 * the limit of instructions, it is not walked to there, round by round.
 */
export class Stretch {
  readonly #execute: (state: State) => Outcome | undefined;
  #rounds = 0;

  /** `execute` executes the next instruction without telling an observer; undefined at the end. */
  constructor(execute: (state: State) => Outcome | undefined) {
    this.#execute = execute;
  }

  /** Whether the limit comes before an end or a split, after one more instruction. */
  isTooLong(before: State, after: State): boolean {
    if (after.steps >= MAX_STEPS) return true;
    if (!jumpsBack(before, after)) return false;
    this.#rounds++;
    return this.#rounds === ROUNDS && this.#goesOn(after);
  }

  #goesOn(start: State): boolean {
    let state = start;
    while (state.steps < MAX_STEPS) {
      const outcome = this.#execute(state);
      if (outcome?.kind !== "next") return false;
      state = outcome.state;
    }
    return true;
  }
}

function jumpsBack(before: State, after: State): boolean {
  const [from, to] = [topFrame(before), topFrame(after)];
  return (
    from !== undefined && to?.method === from.method && before.frames.length === after.frames.length && to.pc <= from.pc
  );
}
