// Which tests are asked about a mutant, and in which order.

/** Tests that take longer are not asked, unless no other test meets a mutant. */
const SLOW_MS = 4_000;

/**
 * Tests of a file.
 * @typedef {{ readonly path: string, readonly ids: readonly string[] }} Asked
 */

/**
 * The tests that meet a mutant, or may: those of a file that take less time first. One that is met while modules are loaded may
 * be met by all.
 * @param {string} id
 *
 * @param {import("./plan.mjs").Known} known
 * @returns {readonly Asked[]}
 */
export function askedFor(id, { atLoad, files }) {
  const isAtLoad = atLoad.includes(id);
  const meeting = files
    .map(({ path, whole, tests }) => ({
      path,
      tests: isAtLoad || whole.includes(id) ? tests : tests.filter(({ met }) => met.includes(id)),
    }))
    .filter(({ tests }) => tests.length > 0);
  const fast = meeting
    .map(({ path, tests }) => ({ path, tests: tests.filter(({ ms }) => ms <= SLOW_MS) }))
    .filter(({ tests }) => tests.length > 0);
  return (fast.length > 0 ? fast : meeting)
    .map(({ path, tests }) => ({
      path,
      ids: tests.map((test) => test.id),
      ms: tests.reduce((sum, { ms }) => sum + ms, 0),
    }))
    .sort((a, b) => a.ms - b.ms);
}
