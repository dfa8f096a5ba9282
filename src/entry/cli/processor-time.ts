import { readFileSync, readlinkSync } from "node:fs";

/** Between two looks at the system's account, the clock on the wall stands in: a look takes longer than an asking. */
const LOOK_EVERY = 5;

/** Where the system keeps the account of the thread that asks; undefined where it keeps none that can be read. */
export function ownAccount(): string | undefined {
  try {
    const account = `/proc/${readlinkSync("/proc/thread-self")}/schedstat`;
    return millisecondsIn(account) === undefined ? undefined : account;
  } catch {
    return undefined;
  }
}

/** The time that the processor gave to the thread of an account. */
export function millisecondsIn(account: string): number | undefined {
  try {
    const [nanoseconds = ""] = readFileSync(account, "latin1").split(" ", 1);
    return /^\d+$/.test(nanoseconds) ? Number(nanoseconds) / 1e6 : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds at work: what the thread waited for others, on a busy machine, does not count. Without an account it is the
 * clock on the wall, `now`.
 */
export function processorClock(account: string | undefined, now: () => number = () => performance.now()): () => number {
  let time = 0;
  let seen = 0;
  let looked = Number.NEGATIVE_INFINITY;
  return () => {
    const wall = now();
    if (account === undefined) return wall;
    if (wall - looked >= LOOK_EVERY) {
      seen = millisecondsIn(account) ?? seen + (wall - looked);
      looked = wall;
    }
    time = Math.max(time, seen + (wall - looked));
    return time;
  };
}
