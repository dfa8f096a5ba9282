// Writes the list of unit tests that take turns because of what they cost, from reports of `npm test` on a quiet machine:
// node scripts/expensive-tests.mjs [dist/reports/unit.json …]. What did not run there stays as it was.
import { readFileSync, writeFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { at } from "./paths.mjs";

/** What a test may take, in milliseconds, and run every time. */
const CHEAP = 200;

/** What runs every time all the same: what holds for the whole checkout, and what engines are compared with. */
const ALWAYS = [
  /^scripts\/(?:circles|conventions|layers)\./,
  /^src\/testing\/no-/,
  /^src\/engines\/points-to\/soundness\/generated/,
  /^src\/engines\/separation\/algorithm\/.*-by-(?:models|derivations)/,
];

const list = at("src/testing/setup/expensive-tests.json");
const reports = process.argv.length > 2 ? process.argv.slice(2) : [at("dist/reports/unit.json")];

/** @type {Readonly<Record<string, readonly string[]>>} */
const before = JSON.parse(readFileSync(list, "utf8"));

/** @type {Map<string, Map<string, boolean>>} by file, then by title without numbers: whether it is expensive */
const found = new Map();
for (const { file, title, isExpensive } of reports.flatMap(testsOf)) {
  const titles = found.get(file) ?? new Map();
  found.set(file, titles.set(title, titles.get(title) || isExpensive));
}

/** @type {Record<string, readonly string[]>} */
const expensive = {};
for (const file of [...found.keys()].sort()) {
  const own = [...(found.get(file) ?? [])].flatMap(([title, isExpensive]) => (isExpensive ? title : [])).sort();
  if (own.length > 0 && !ALWAYS.some((each) => each.test(file))) expensive[file] = own;
}
writeFileSync(list, `${JSON.stringify(expensive, undefined, 2)}\n`);
console.log(`${Object.values(expensive).flat().length} titles in ${Object.keys(expensive).length} files.`);

/** @param {string} report of Vitest */
function testsOf(report) {
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const checkout = commonFolder(testResults.map((/** @type {any} */ { name }) => name));
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) => {
    const file = relative(checkout, name).split(sep).join("/");
    return assertionResults.map((/** @type {any} */ { title: withNumbers, status, duration = 0 }) => {
      const title = withNumbers.replaceAll(/\d+/g, "#");
      const isExpensive = status === "passed" ? duration >= CHEAP : before[file]?.includes(title) === true;
      return { file, title, isExpensive };
    });
  });
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
