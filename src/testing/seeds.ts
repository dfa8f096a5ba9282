/**
 * What of the random programs and laws this run tries. Every run takes another share, so that a week of runs has seen
 * what the long run sees in one; `FIXSCOPE_SEED` repeats the share of a run, `FIXSCOPE_LONG=1` takes everything.
 */

/** Whether everything runs (`npm run test:long`). */
export const isLongRun = process.env["FIXSCOPE_LONG"] === "1";

/** The seed of this run: the same in all test files, printed when the run begins. A whole number, 0 or more. */
export const runSeed = Number(process.env["FIXSCOPE_SEED"] ?? 0);

/** How many seeds a law of fast-check goes through: each of them has been tried. */
const LAW_SEEDS = 25;

/**
 * One of `parts` shares of the cases, another one with each seed; in the long run all of them. Of fewer cases than parts
 * it is one case: a share is never empty. Of shares within shares the numbers of parts have no common factor, or only some
 * pairs would ever meet.
 */
export function share<T>(all: readonly T[], parts: number): readonly T[] {
  const count = Math.min(parts, all.length);
  return isLongRun ? all : all.filter((_, index) => index % count === runSeed % count);
}

/**
 * Whether a single test that is expensive has its turn: in one run of `parts`, and in the long run. What {@link share}
 * chooses in the same test meets every turn: it goes on with each seed, the turn with each seventh.
 * @param own tells tests with as many parts apart: they have their turns in different runs
 */
export function hasTurn(parts: number, own: number): boolean {
  return isLongRun || Math.floor(runSeed / 7) % parts === own % parts;
}

/** `count` whole numbers beginning with `first`: the seeds of random programs. */
export function seedsFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/**
 * The parameters of fast-check for a law that is expensive to try.
 * @param runs how many values are tried in a normal run
 * @param own tells the laws of a file apart
 * @param longRuns how many in the long run
 */
export function law(
  runs: number,
  own: number,
  longRuns = 20 * runs,
): { readonly numRuns: number; readonly seed: number } {
  return { numRuns: isLongRun ? longRuns : runs, seed: own + 1_000 * (runSeed % LAW_SEEDS) };
}
