// Which tests are asked about a mutant, and in which order.

/**
 * Tests of a file.
 * @typedef {{ readonly path: string, readonly ids: readonly string[] }} Asked
 */

/**
 * The tests that meet one of some mutants, or may: those of a file that take less time first. A mutant that is met while modules
 * are loaded may be met by all.
 * @param {readonly string[]} mutants
 * @param {import("./plan.mjs").Known} known
 * @param {number} over only tests that take longer than this, in milliseconds
 * @param {number} upTo only tests that take no longer
 * @param {readonly string[]} [among] only these tests
 * @returns {readonly Asked[]}
 */
export function askedFor(mutants, { atLoad, files }, over = -1, upTo = Number.POSITIVE_INFINITY, among = undefined) {
  /** @param {readonly string[]} met */
  const meets = (met) => mutants.some((mutant) => met.includes(mutant));
  const isAtLoad = meets(atLoad);
  return files
    .map(({ path, whole, tests }) => {
      const isWhole = isAtLoad || meets(whole);
      const asked = tests.filter(
        ({ id, ms, met }) =>
          ms > over && ms <= upTo && (isWhole || meets(met)) && (among === undefined || among.includes(id)),
      );
      return { path, ids: asked.map(({ id }) => id), ms: asked.reduce((sum, { ms }) => sum + ms, 0) };
    })
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => a.ms - b.ms);
}

/**
 * The same tests but one.
 * @param {readonly Asked[]} asked
 * @param {string | undefined} test
 * @returns {readonly Asked[]}
 */
export function withoutTest(asked, test) {
  return asked
    .map(({ path, ids }) => ({ path, ids: ids.filter((id) => id !== test) }))
    .filter(({ ids }) => ids.length > 0);
}
