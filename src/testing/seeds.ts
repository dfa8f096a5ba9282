/**
 * What of the random programs and laws this run tries, and which expensive tests. Every commit takes another share, so that
 * a week of commits has seen what the long run sees in one; what a change touches is tested at once. `FIXSCOPE_SEED`
 * repeats the share of a run, `FIXSCOPE_TURNS=all` runs every test, `FIXSCOPE_LONG=1` also tries everything in it.
 * `scripts/history.mjs` finds seed and changes.
 */

import { partOf } from "./parts-of-checkout.ts";

/** Whether everything runs (`npm run test:long`). */
export const isLongRun = process.env["FIXSCOPE_LONG"] === "1";

/** Whether no test waits for its turn. */
const runsEveryTest = isLongRun || process.env["FIXSCOPE_TURNS"] === "all";

/** The seed of this run: the number of commits, the same in all test files, printed when the run begins. */
export const runSeed = Number(process.env["FIXSCOPE_SEED"] ?? 0);

/** Whether the checkout is known to be as the main branch has it. */
export const isAsOnMain = process.env["FIXSCOPE_CHANGED"] === "";

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

/** The parts of the checkout that were changed; undefined: what changed is not known, so everything may have. */
const changedParts = readChanged(process.env["FIXSCOPE_CHANGED"]);

/** The test file that is being read; set before each of them. */
let testFile = "";

/** Says which file the tests that follow are in, by its path in the checkout. */
export function setTestFile(path: string): void {
  testFile = path;
}

/** The test file that is being read, by its path in the checkout. */
export function currentTestFile(): string {
  return testFile;
}

/**
 * Whether a single test that is expensive runs this time: when the part that it is of was changed, else in one run of
 * `oneIn`. What {@link share} chooses in the same test meets every turn: it goes on with each seed, the turn with each
 * seventh.
 * @param salt tells tests with the same `oneIn` apart: they run at different times
 */
export function runsThisTime(oneIn: number, salt: number, file: string = testFile): boolean {
  return neverWaits(file) || Math.floor(runSeed / 7) % oneIn === salt % oneIn;
}

/**
 * Of so many runs in a row a test in `setup/expensive-tests.json` takes part in one. A prime number, so that in time it meets
 * every {@link share} and every seed of a {@link law}.
 */
const EXPENSIVE_TURNS = 17;

/**
 * Whether a test in the list of expensive ones runs this time: when its part was changed, else in one of 17 runs.
 * @param title with its numbers: of tests that differ in nothing else, another one runs
 */
export function isInTurn(title: string, file: string = testFile): boolean {
  return neverWaits(file) || runSeed % EXPENSIVE_TURNS === saltOf(`${file} › ${title}`) % EXPENSIVE_TURNS;
}

function neverWaits(file: string): boolean {
  return runsEveryTest || changedParts === undefined || changedParts.has(partOf(file));
}

/** A number of its own for each text: where a test stands in its file has no part in when it runs. */
export function saltOf(text: string): number {
  return [...text].reduce((hash, letter) => (31 * hash + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

function readChanged(paths: string | undefined): ReadonlySet<string> | undefined {
  if (paths === "all") return undefined;
  return new Set((paths ?? "").split("\n").flatMap((path) => (path === "" ? [] : partOf(path))));
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
