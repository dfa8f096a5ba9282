/** Asked this often, the clock is read once: asking costs less than what stands between two askings. */
const ASKS_PER_LOOK = 64;

/** The result of a run that its budget ended takes at most about so long, or this part of its time. */
const RESULT_MILLISECONDS = 100;
const RESULT_SHARE = 0.1;
const MOST_RESULT = 2_000;

/** The part of its time that writing may take beyond it. */
const WRITING_SHARE = 0.5;

/** Milliseconds that reading may take beyond the time limit: what follows can then answer with what it has. */
const READING_MILLISECONDS = 200;

/** The part of its time that a run leaves whose steps are kept: reading them takes about as long as making them. */
const RECORDING_RESERVE = 0.5;

type Counted = "step-limit" | "context-limit" | "iteration-limit" | "disjunct-limit" | "number-limit";

/** The reasons to end a request from outside: its sender canceled it, or it used its share of the memory, in megabytes. */
export type Stop = { readonly kind: "canceled" } | { readonly kind: "memory-limit"; readonly limit: number };

/**
 * What ended a run early: the number of steps, the number of elements of a context, the number of iterations of a least
 * fixed point or of disjuncts in one of its tables, the largest number, the time of the request, or a stop from outside.
 * `underneath`: it ended a run that this one rests on, of the engine with that id.
 */
export type Limit<Kind extends Counted = Counted> =
  | { readonly kind: Kind; readonly limit: number; readonly underneath?: string }
  | { readonly kind: "timeout"; readonly milliseconds: number }
  | Stop;

/** What ended an execution that an answer rests on: the number of its instructions, or of the characters that it printed. */
export interface ExecutionLimit {
  readonly kind: "execution-limit" | "output-limit";
  readonly limit: number;
}

/** Whether an answer is complete: `partial` if a limit ended the work it rests on, with the limit’s name. */
export interface Completeness {
  readonly partial: boolean;
  readonly limit?: string;
}

/** The same, after the limit that ended the work; undefined: none did. */
export function completeness(stoppedBy: Limit | ExecutionLimit | undefined): Completeness {
  return stoppedBy === undefined ? { partial: false } : { partial: true, limit: limitName(stoppedBy) };
}

/** The limit that ended a run of `engine`, as a run that rests on it names it. */
export function limitUnderneath(stoppedBy: Limit | undefined, engine: string): Limit | undefined {
  return stoppedBy !== undefined && isCounted(stoppedBy) ? { ...stoppedBy, underneath: engine } : stoppedBy;
}

function isCounted(limit: Limit): limit is Extract<Limit, { readonly kind: Counted }> {
  return limit.kind !== "timeout" && limit.kind !== "canceled" && limit.kind !== "memory-limit";
}

/** A limit as answers name it. */
export function limitName({ kind }: Limit | ExecutionLimit): string {
  return kind === "timeout" ? "time-limit" : kind;
}

/**
 * The time a request may take, unless it is stopped before. Made where the request enters, and handed to everything that can
 * take long: reading, typing, solving inside a step, searching, printing. Loops that can end early ask `isSpent`; recursions
 * that cannot call `spend`, which throws `BudgetSpent` for the door of their folder to catch.
 */
export class Budget {
  /** For what must not be stopped: building the library, tests. */
  static readonly unlimited = new Budget(() => 0, Number.POSITIVE_INFINITY);

  readonly milliseconds: number;
  readonly #now: () => number;
  readonly #stop: () => Stop | undefined;
  readonly #start: number;
  readonly #deadline: number;
  #asks = 0;
  #spent: { readonly by: Limit<never>; readonly milliseconds: number } | undefined;

  /** `now` gives milliseconds from any fixed point, `stop` the reason that has ended the request from outside, if any. */
  constructor(now: () => number, milliseconds: number, stop: () => Stop | undefined = nothing, start = now()) {
    this.milliseconds = milliseconds;
    this.#now = now;
    this.#stop = stop;
    this.#start = start;
    this.#deadline = start + milliseconds;
  }

  /** The same budget for reading the input, with some milliseconds more that it does not tell of. */
  forReading(): Budget {
    return new Budget(this.#now, this.milliseconds, this.#stop, this.#start + READING_MILLISECONDS);
  }

  /** The same budget for a run whose steps are kept; it ends early enough for them to be read. */
  forRecording(): Budget {
    if (!Number.isFinite(this.milliseconds)) return this;
    return new Budget(this.#now, this.milliseconds, this.#stop, this.#start - this.milliseconds * RECORDING_RESERVE);
  }

  /** Half of the time that is left, for work that may be left out: this one is not spent when that is. */
  forExtra(): Budget {
    const now = this.#now();
    return new Budget(this.#now, (this.#deadline - now) / 2, this.#stop, now);
  }

  /** Is spent from now on if a part of it was. */
  join(part: Budget): void {
    this.#spent ??= part.#spent;
  }

  /** Whether nothing is left; once true, always true. Ask it once for each piece of work of at most a millisecond. */
  isSpent(): boolean {
    if (this.#spent !== undefined) return true;
    this.#asks++;
    return this.#asks % ASKS_PER_LOOK === 0 && this.isSpentNow();
  }

  /** As `isSpent`, at a time that was read from the clock: for pieces of work that may take longer. */
  isSpentNow(now = this.#now()): boolean {
    if (this.#spent !== undefined) return true;
    const stop = this.#stop();
    if (stop !== undefined) this.#spent = { by: stop, milliseconds: now - this.#start };
    else if (now > this.#deadline) {
      const { milliseconds } = this;
      this.#spent = { by: { kind: "timeout", milliseconds }, milliseconds };
    }
    return this.#spent !== undefined;
  }

  /**
   * Whether so many milliseconds are left, for a piece of work that cannot be interrupted; where they are not, this is spent from
   * now on. What a run left that ended early for the sake of what follows it (`forRecording`, `join`) is still there.
   */
  leaves(milliseconds: number): boolean {
    const end = this.#now() + milliseconds;
    if (end <= this.#deadline && this.#stop() === undefined) return true;
    this.isSpentNow(end);
    return false;
  }

  /** Throws `BudgetSpent` when nothing is left. */
  spend(): void {
    if (this.isSpent()) throw new BudgetSpent(this.milliseconds);
  }

  /** As `spend`, and reads the clock: for pieces of work that may take longer. */
  spendNow(): void {
    if (this.isSpentNow()) throw new BudgetSpent(this.milliseconds);
  }

  /** The result of the work; undefined if `spend` ended it. */
  attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (thrown) {
      if (thrown instanceof BudgetSpent) return undefined;
      throw thrown;
    }
  }

  /**
   * This budget until it was found spent; then a short one, for the result of what it ended. The clock is not read: the
   * result of what ended by itself is made within this budget to its end, and made again where that did not suffice.
   */
  forResult(): Budget {
    if (this.#spent === undefined) return this;
    const { milliseconds } = this.#spent;
    return new Budget(this.#now, Math.max(RESULT_MILLISECONDS, Math.min(milliseconds * RESULT_SHARE, MOST_RESULT)));
  }

  /**
   * For writing an answer: until this budget was found spent all the time that it takes, unless it is stopped; then in
   * proportion to the time that was spent.
   */
  forWriting(): Budget {
    if (this.#spent === undefined) return new Budget(this.#now, Number.POSITIVE_INFINITY, this.#stop);
    return new Budget(this.#now, Math.max(RESULT_MILLISECONDS, this.#spent.milliseconds * WRITING_SHARE));
  }

  /** The limit that ended it; undefined as long as it lasts. */
  get spentBy(): Limit<never> | undefined {
    return this.#spent?.by;
  }

  /** The limit that ended it; before that, the one that will. */
  get stoppedBy(): Limit<never> {
    return this.#spent?.by ?? { kind: "timeout", milliseconds: this.milliseconds };
  }
}

function nothing(): undefined {
  return undefined;
}

/** Ends a recursion that has no way to stop early. Caught at the folder's door, never seen beyond it. */
export class BudgetSpent extends Error {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super("BudgetSpent");
    this.milliseconds = milliseconds;
  }
}
