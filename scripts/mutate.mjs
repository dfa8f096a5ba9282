// npm run mutate -- FOLDER [--sample N] [--seed S] [--tests GLOB] [--least PERCENT]: plants small faults in the code of a
// folder, one at a time, and says which of them its tests notice. Without --sample, all there are; --turn N in place of the
// folder takes one of those below; fewer noticed than --least fail.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { historyOf } from "./history.mjs";
import { chosenOf, filesOf, keyOf, scoreOf, testsOf } from "./mutation/sample.mjs";
import { at } from "./paths.mjs";

/** Faults in these would be in words, or in no code that runs. */
const LEFT_OUT = /\.(test|bench)\.ts$|\.d\.ts$|\/(testing|messages|lessons)\//;

/** What takes turns in the nightly run: a fault there would be a wrong answer. */
const FOLDERS = [
  "src/engines/points-to/algorithm",
  "src/engines/pushdown/algorithm",
  "src/engines/separation/algorithm",
  "src/engines/symbolic/algorithm",
  "src/engines/data-flow/algorithm",
  "src/engines/relevancy/algorithm",
  "src/engines/relevancy/instrument",
  "src/java/front-end/types",
  "src/java/interpreter",
  "src/trace",
  "src/exercises",
];

const text = /** @type {const} */ ({ type: "string" });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: text, seed: text, tests: text, turn: text, least: text },
});
const folder = positionals[0] ?? FOLDERS[Number(values.turn ?? Number.NaN) % FOLDERS.length] ?? "";
const seed = values.seed ?? String(historyOf().commits);
const files = codeIn(folder);
const sample = Number(values.sample ?? Number.POSITIVE_INFINITY);
if (files.length === 0 || Number.isNaN(sample)) {
  console.error(
    "npm run mutate -- FOLDER [--sample N] [--seed S] [--tests GLOB]; FOLDER has .ts files, such as src/trace.",
  );
  process.exit(1);
}

const all = await mutantsOf(files);
const chosen = chosenOf(all, sample, seed);
console.log(`${chosen.length} of ${all.length} mutants in ${folder}, drawn with --seed ${seed}`);
process.env["FIXSCOPE_MUTANTS"] = JSON.stringify(chosen);
process.env["FIXSCOPE_MUTATION_TESTS"] = JSON.stringify(
  values.tests === undefined ? testsOf(folder) : { tests: values.tests, leftOut: [] },
);
// The tests are the same for each mutant.
process.env["FIXSCOPE_SEED"] = seed.replace(/\D/g, "") || "0";
process.env["FIXSCOPE_CHANGED"] = "";
const results = await new Stryker({
  mutate: filesOf(chosen),
  plugins: [
    "@stryker-mutator/vitest-runner",
    "./scripts/mutation/only-sample.mjs",
    "./scripts/mutation/print-each.mjs",
  ],
  checkers: ["only-sample"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  coverageAnalysis: "perTest",
  concurrency: 1,
  reporters: ["print-each"],
  fileLogLevel: /** @type {any} */ ("off"),
  logLevel: /** @type {any} */ ("error"),
  dryRunTimeoutMinutes: 60,
  timeoutMS: 20_000,
  tempDirName: "dist/mutation",
  ignorePatterns: ["/dist", "/e2e", "/docs/images", "/docs/guide", "/test-results", "/public/*", "!/public/lectures"],
  allowEmpty: true,
}).runMutationTest();
const { killed, count, percent } = scoreOf(results.map(({ status }) => status));
writeFileSync(at("dist/mutation.json"), `${JSON.stringify({ folder, seed, killed, count, percent })}\n`);
console.log(`${killed} of ${count} noticed: ${percent} %`);
process.exitCode = percent >= Number(values.least ?? 0) ? 0 : 1;

/** @param {string} path in the checkout */
function codeIn(path) {
  if (path === "") return [];
  return readdirSync(at(path), { recursive: true, encoding: "utf8" })
    .map((file) => `${path.replace(/\/$/, "")}/${file}`)
    .filter((file) => file.endsWith(".ts") && !LEFT_OUT.test(file))
    .sort();
}

/**
 * @param {readonly string[]} names
 * @returns {Promise<string[]>} the keys of all mutants of these files
 */
async function mutantsOf(names) {
  const silent = () => undefined;
  const logger = /** @type {any} */ ({ debug: silent, info: silent, warn: silent, isDebugEnabled: () => false });
  const read = names.map((name) => ({ name, mutate: true, content: readFileSync(at(name), "utf8") }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const { mutants } = await new Instrumenter(logger).instrument(read, options);
  return mutants.map((mutant) => keyOf(mutant));
}
