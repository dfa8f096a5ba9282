// What the history of the checkout says about a run of the tests: which commit of how many it is, and what changed.
import { execFileSync } from "node:child_process";
import { root } from "./paths.mjs";

/** The main branch, by the first of these names that is known. */
const MAIN = ["origin/main", "main"];

/**
 * What a run of the tests is of.
 * @typedef {object} History
 * @property {number} commits how many commits lead here; 0 where no history is there
 * @property {readonly string[] | undefined} changed files that differ from where this branch left the main branch, those
 *   that are not committed included, by their paths in the checkout; undefined where no history is there
 */

/** @returns {History} */
export function historyOf(folder = root) {
  const unknown = { commits: 0, changed: undefined };
  if (git(folder, "rev-parse", "--is-shallow-repository") !== "false") return unknown;
  const commits = Number(git(folder, "rev-list", "--count", "HEAD") ?? 0);
  const base = MAIN.map((branch) => git(folder, "merge-base", "HEAD", branch)).find((found) => found !== undefined);
  if (base === undefined) return { ...unknown, commits };
  const differing = git(folder, "diff", "--name-only", "--relative", base);
  const added = git(folder, "ls-files", "--others", "--exclude-standard");
  if (differing === undefined || added === undefined) return { ...unknown, commits };
  return { commits, changed: [...differing.split("\n"), ...added.split("\n")].filter((path) => path !== "") };
}

/** Gives tests what they take turns by, unless it is given: see src/testing/seeds.ts. Workers inherit it. */
export function setTurns() {
  if (process.env["FIXSCOPE_SEED"] !== undefined && process.env["FIXSCOPE_CHANGED"] !== undefined) return;
  const { commits, changed } = historyOf();
  process.env["FIXSCOPE_SEED"] ??= String(commits);
  process.env["FIXSCOPE_CHANGED"] ??= changed === undefined ? "all" : changed.join("\n");
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {string | undefined} what git prints; undefined where it fails or is not there
 */
function git(folder, ...args) {
  try {
    return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}
