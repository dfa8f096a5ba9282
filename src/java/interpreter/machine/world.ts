import type { Budget } from "../../../kernel/index.ts";
import type { SymbolicInputs } from "../values/symbolic-inputs.ts";
import type { Console } from "./console.ts";

/** What a run gets from outside, and what it hands back as it goes. */
export interface World {
  stepLimit: number;
  /** The time that the run may take, looked at by whatever takes long within one step. */
  readonly budget: Budget;
  /** Standard input, all of it. */
  readonly input: string;
  /** Milliseconds since 1970 and a running count of nanoseconds, given the steps so far. */
  readonly clock: Clock;
  readonly console: Console;
  /** `input` in UTF-8, from the first read on, and how much of it is read. */
  inputBytes: readonly number[] | undefined;
  position: number;
  /** What the program asks for by `Symbolic.integer()` and the like; undefined: each is empty. */
  symbolicInputs?: SymbolicInputs | undefined;
  /** Written bytes that do not make a character yet. */
  readonly bytes: number[];
}

export interface Clock {
  readonly milliseconds: (steps: number) => number;
  readonly nanoseconds: (steps: number) => number;
}

/** Time that passes with the steps alone: equal runs see equal times. One step takes 50 ns. */
export const STEP_CLOCK: Clock = {
  milliseconds: (steps) => 1_700_000_000_000 + Math.floor(steps / 20_000),
  nanoseconds: (steps) => steps * 50,
};
