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

type Counted = "step-limit" | "context-limit" | "iteration-limit" | "disjunct-limit" | "number-limit";

/**
 * A limit that was reached: the number of steps, the number of elements of a context, the number of iterations of a least
 * fixed point or of disjuncts in one of its tables, the largest number, the time of the request.
 */
export type Cut<Kind extends Counted = Counted> =
  | { readonly kind: Kind; readonly limit: number }
  | { readonly kind: "timeout"; readonly milliseconds: number };

/**
 * The time a request may take. Made where the request enters, and handed to everything that can take long: reading,
 * typing, solving inside a step, searching, printing. Loops that can end early ask `isSpent`; recursions that
 * cannot call `spend`, which throws `BudgetSpent` for the door of their folder to catch.
 */
export class Budget {
  /** For what must not be cut: building the library, tests. */
  static readonly unlimited = new Budget(() => 0, Number.POSITIVE_INFINITY);

  readonly milliseconds: number;
  readonly #now: () => number;
  readonly #start: number;
  readonly #deadline: number;
  #asks = 0;
  #isSpent = false;

  /** `now` tells milliseconds from any fixed point. */
  constructor(now: () => number, milliseconds: number, start = now()) {
    this.milliseconds = milliseconds;
    this.#now = now;
    this.#start = start;
    this.#deadline = start + milliseconds;
  }

  /** The same budget for reading the input, with some milliseconds more that it does not tell of. */
  forReading(): Budget {
    return new Budget(this.#now, this.milliseconds, this.#start + READING_MILLISECONDS);
  }

  /** Whether nothing is left; once true, always true. Ask it once for each piece of work of at most a millisecond. */
  isSpent(): boolean {
    if (this.#isSpent) return true;
    this.#asks++;
    if (this.#asks % ASKS_PER_LOOK === 0) this.#isSpent = this.#now() > this.#deadline;
    return this.#isSpent;
  }

  /** As `isSpent`, at a time that was read from the clock: for pieces of work that may take longer. */
  isSpentNow(now = this.#now()): boolean {
    this.#isSpent ||= now > this.#deadline;
    return this.#isSpent;
  }

  /** Throws `BudgetSpent` when nothing is left. */
  spend(): void {
    if (this.isSpent()) throw new BudgetSpent(this.milliseconds);
  }

  /** As `spend`, and reads the clock: for pieces of work that may take longer. */
  spendNow(): void {
    if (this.isSpentNow()) throw new BudgetSpent(this.milliseconds);
  }

  /** What the work comes to; undefined where `spend` ended it. */
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
    if (!this.#isSpent) return this;
    return new Budget(
      this.#now,
      Math.max(RESULT_MILLISECONDS, Math.min(this.milliseconds * RESULT_SHARE, MOST_RESULT)),
    );
  }

  /** For writing an answer: without a limit until this budget was found spent; then in proportion to the time that it was. */
  forWriting(): Budget {
    if (!this.#isSpent) return Budget.unlimited;
    return new Budget(this.#now, Math.max(RESULT_MILLISECONDS, this.milliseconds * WRITING_SHARE));
  }

  /** The limit, once it is reached. */
  get cut(): Cut {
    return { kind: "timeout", milliseconds: this.milliseconds };
  }
}

/** Ends a recursion that has no way to stop early. Caught at the folder's door, never seen beyond it. */
export class BudgetSpent extends Error {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super("BudgetSpent");
    this.milliseconds = milliseconds;
  }
}
