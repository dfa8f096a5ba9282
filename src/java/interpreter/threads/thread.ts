import type { Reference } from "../values/values.ts";

/** What a thread that cannot go on waits for. */
export const REASONS = [
  "barrier",
  "condition",
  "future",
  "latch",
  "lock",
  "message",
  "notify",
  "permit",
  "room",
  "task",
  "thread",
] as const;

export type Reason = (typeof REASONS)[number];

/** A thread of the program, with a stack of frames of its own. */
export interface JavaThread<Frame> {
  /** The object of class Thread; undefined for the first thread as long as there is no other. */
  object: Reference | undefined;
  /** The top of its stack while another thread has its turn. */
  frame: Frame;
  /** In how many calls out of intrinsics it stands: those can only be left innermost first. */
  nesting: number;
  readonly isDaemon: boolean;
  /** While it waits: for what, and when at the latest it goes on, in milliseconds of sleep. */
  pause: Pause | undefined;
  /** Whether its last pause ended because its time was over. */
  hasTimedOut: boolean;
  /** It goes on when it can have this lock, and then has it this number of times; 0: it takes the lock itself. */
  wants: { readonly lock: Reference; readonly count: number } | undefined;
}

interface Pause {
  /** Undefined for a sleep. */
  readonly on: Reference | undefined;
  readonly until: number | undefined;
  readonly reason: Reason;
}
