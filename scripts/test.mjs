// npm test: installs what is missing, runs every check, and ends with the line "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { buildCli, buildWeb } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureFirefox } from "./firefox.mjs";
import { ensureInstalled } from "./install.mjs";
import { buildLibrary } from "./library.mjs";
import { at, root } from "./paths.mjs";
import { run, runTool } from "./run.mjs";

/** @typedef {{ readonly passed: number; readonly failed: number }} Count */

const reports = at("dist/reports");
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;

/**
 * What runs first, all at once: each counts as one test, and what it prints is shown when it ends.
 * @type {ReadonlyArray<{ readonly name: string; readonly run: (output: string[]) => Promise<number> }>}
 */
const checks = [
  { name: "lint", run: lint },
  { name: "types", run: typeCheck },
  { name: "dead code", run: (output) => runTool("knip", ["--no-progress"], { output }) },
  { name: "licenses", run: (output) => run(process.execPath, ["scripts/licenses.mjs"], { output }) },
  { name: "build", run: build },
];

/**
 * What runs then, one after the other, whatever failed before.
 * @type {ReadonlyArray<{ readonly name: string; readonly run: () => Promise<Count> }>}
 */
const suites = [
  { name: "unit, property and golden tests", run: unitTests },
  { name: "browser tests", run: browserTests },
];

const HOW_TO_RUN_ALL =
  "They take turns with others, or need what is not installed here; FIXSCOPE_TURNS=all runs all that can run.";

/** What failed, in a few lines each: told once more at the end, where a log that was cut still has it. @type {string[]} */
const failures = [];

/** What waited for its turn, or for what is not installed here. @type {string[]} */
const leftOut = [];

process.exitCode = (await main()) === 0 ? 0 : 1;

/** @returns {Promise<number>} how many failed */
async function main() {
  try {
    await ensureInstalled();
  } catch (error) {
    report(error);
    console.log("0 passed, 1 failed");
    return 1;
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const outcomes = await Promise.all(
    checks.map(async ({ name, run }) => {
      /** @type {string[]} */
      const output = [];
      const count = await guarded(() => one(run(output)));
      console.log(`\n── ${name}`);
      process.stdout.write(output.join(""));
      return { name, ...count };
    }),
  );
  for (const { name, run } of suites) {
    console.log(`\n── ${name}`);
    outcomes.push({ name, ...(await guarded(run)) });
  }
  console.log(["", ...failures, "", ...leftOut, ""].join("\n"));
  for (const { name, passed, failed } of outcomes) {
    console.log(`${failed === 0 ? "✓" : "✗"} ${name}: ${passed} passed, ${failed} failed`);
  }
  const sum = total(outcomes);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed;
}

/** @param {() => Promise<Count>} stage */
async function guarded(stage) {
  try {
    return await stage();
  } catch (error) {
    report(error);
    return { passed: 0, failed: 1 };
  }
}

/** @param {unknown} error */
function report(error) {
  console.error(error instanceof Error ? error.message : String(error));
}

/** @param {readonly Count[]} counts */
function total(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * @param {Promise<number>} exitCode
 * @returns {Promise<Count>}
 */
async function one(exitCode) {
  return (await exitCode) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string[]} output */
function lint(output) {
  const colors = process.stdout.isTTY ? "force" : "off";
  return runTool("biome", ["ci", "--error-on-warnings", "--max-diagnostics=50", `--colors=${colors}`], { output });
}

/** @param {string[]} output */
async function typeCheck(output) {
  const projects = ["tsconfig.core.json", "tsconfig.web.json", "tsconfig.node.json"];
  const codes = [];
  for (const project of projects) codes.push(await runTool("tsc", ["--noEmit", "--project", project], { output }));
  return Math.max(...codes);
}

/** @param {string[]} output */
async function build(output) {
  return Math.max(await buildWeb(output), await buildCli(output), await buildLibrary(output));
}

/** @returns {Promise<Count>} */
async function unitTests() {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
  const code = await runTool("vitest", ["run", ...reporters]);
  const result = readReport(unitReport);
  if (result === undefined) return { passed: 0, failed: 1 };
  failures.push(...unitFailures(result));
  leftOut.push(...leftOutOf("unit, property and golden tests", unitSkips(result)));
  const brokenFiles = result.testResults.filter(
    (/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return counted(result.numPassedTests, result.numFailedTests + brokenFiles.length, code);
}

/** @returns {Promise<Count>} */
async function browserTests() {
  await ensureFirefox();
  const env = {
    CHROMIUM_PATH: await ensureChromium(),
    FIXSCOPE_E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  };
  const code = await runTool("playwright", ["test"], { env });
  const result = readReport(browserReport);
  if (result === undefined) return { passed: 0, failed: 1 };
  failures.push(...browserFailures(result.suites));
  leftOut.push(...leftOutOf("browser tests", browserSkips(result.suites)));
  return counted(result.stats.expected, result.stats.unexpected + result.stats.flaky, code);
}

/**
 * @param {any} result Vitest's report
 * @returns {string[]}
 */
function unitFailures({ testResults }) {
  return testResults.flatMap((/** @type {any} */ file) => {
    if (file.status !== "failed") return [];
    const tests = file.assertionResults.filter((/** @type {any} */ test) => test.status === "failed");
    if (tests.length === 0) return [failure(relative(root, file.name), file.message)];
    return tests.map((/** @type {any} */ test) =>
      failure(`${relative(root, file.name)}: ${test.fullName}`, test.failureMessages.join("\n")),
    );
  });
}

/**
 * @param {readonly any[]} suites Playwright's report: files, and groups of tests in them
 * @returns {string[]}
 */
function browserFailures(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ { title, tests }) =>
        failure(`e2e/${file}: ${title}`, tests.at(-1)?.results.at(-1)?.error?.message ?? ""),
      ),
    ...browserFailures(inner),
  ]);
}

/**
 * The files of the unit tests that were left out, one for each test.
 * @param {any} result Vitest's report
 * @returns {string[]}
 */
function unitSkips({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status }) => status !== "passed" && status !== "failed")
      .map(() => relative(root, name)),
  );
}

/**
 * The same of the browser tests.
 * @param {readonly any[]} suites Playwright's report
 * @returns {string[]}
 */
function browserSkips(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter((/** @type {any} */ { tests }) => tests.every((/** @type {any} */ { status }) => status === "skipped"))
      .map(() => `e2e/${file}`),
    ...browserSkips(inner),
  ]);
}

/**
 * @param {string} suite
 * @param {readonly string[]} files with a name for each test
 * @returns {string[]} nothing where everything ran
 */
function leftOutOf(suite, files) {
  if (files.length === 0) return [];
  const counts = [...new Set(files)].map((file) => `${file} ${files.filter((other) => other === file).length}`);
  return [`Left out of the ${suite}: ${files.length} (${counts.join(", ")}).`, HOW_TO_RUN_ALL];
}

/**
 * @param {string} name
 * @param {string} message
 */
function failure(name, message) {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, 12);
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join("\n");
}

/**
 * A runner that fails without a failed test (no test found, an error between tests) counts as one failure.
 * @param {number} passed
 * @param {number} failed
 * @param {number} exitCode
 * @returns {Count}
 */
function counted(passed, failed, exitCode) {
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 4179));
    });
  });
}
