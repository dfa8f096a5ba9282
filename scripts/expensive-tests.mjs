// Adds to the list of unit tests that take turns because of what they cost, from reports of `npm test` on a quiet machine:
// node scripts/expensive-tests.mjs [dist/reports/unit.json …]. What is in the list stays: of many tests another one runs
// with each seed. A list that begins with `{}` is made anew.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { at } from "./paths.mjs";

/** What a test may take, in milliseconds, and run every time. */
const CHEAP = 100;

/** What runs every time all the same: what holds for the whole checkout, and what engines are compared with. */
const ALWAYS = [
  /^scripts\/(?:circles|conventions|layers|words)\./,
  /^src\/testing\/no-/,
  /^src\/engines\/points-to\/soundness\/generated/,
  /^src\/engines\/separation\/algorithm\/.*-by-(?:models|derivations)/,
];

const list = at("src/testing/setup/expensive-tests.json");
const reports = process.argv.length > 2 ? process.argv.slice(2) : [at("dist/reports/unit.json")];

/** @type {Readonly<Record<string, readonly string[]>>} */
const before = JSON.parse(readFileSync(list, "utf8"));

/** By file: titles without numbers. */
const found = new Map(Object.entries(before).map(([file, titles]) => [file, new Set(titles)]));
for (const { file, title } of reports.flatMap(expensiveIn)) found.set(file, (found.get(file) ?? new Set()).add(title));

/** @type {Record<string, readonly string[]>} */
const expensive = {};
for (const [file, titles] of [...found].sort(([a], [b]) => (a < b ? -1 : 1)))
  if (existsSync(at(file)) && !ALWAYS.some((each) => each.test(file))) expensive[file] = [...titles].sort();
writeFileSync(list, `${JSON.stringify(expensive, undefined, 2)}\n`);
console.log(`${Object.values(expensive).flat().length} titles in ${Object.keys(expensive).length} files.`);

/** @param {string} report of Vitest */
function expensiveIn(report) {
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const checkout = commonFolder(testResults.map((/** @type {any} */ { name }) => name));
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status, duration = 0 }) => status === "passed" && duration >= CHEAP)
      .map((/** @type {any} */ { title }) => ({
        file: relative(checkout, name).split(sep).join("/"),
        title: title.replaceAll(/\d+/g, "#"),
      })),
  );
}

/**
 * The checkout that a report is of, which may be another one: what the paths of its files have in common.
 * @param {readonly string[]} paths
 */
function commonFolder(paths) {
  const [first = "", ...others] = paths;
  const length = [...first].findIndex((letter, index) => others.some((other) => other[index] !== letter));
  return first.slice(0, first.lastIndexOf(sep, length));
}
