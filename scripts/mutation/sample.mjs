// Which mutants are drawn, and how they are counted.
import { createHash } from "node:crypto";
import { relative } from "node:path";
import { root } from "../paths.mjs";

/**
 * @typedef {object} Mutant
 * @property {string} fileName
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {{ readonly start: { readonly line: number, readonly column: number }, readonly end: { readonly line: number, readonly column: number } }} location
 */

/**
 * What tells a mutant from all others, in each process that meets it.
 * @param {Mutant} mutant
 * @param {string} folder of the checkout, or of its copy
 */
export function keyOf({ fileName, mutatorName, replacement, location: { start, end } }, folder = root) {
  const file = fileName.startsWith("/") ? relative(folder, fileName) : fileName;
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(":");
}

/**
 * The files that mutants are in, as their keys say.
 * @param {readonly string[]} keys
 */
export function filesOf(keys) {
  return [...new Set(keys.map((key) => key.slice(0, key.indexOf(":"))))];
}

/**
 * `count` of the mutants, others with each seed, in the order of the code. A mutant is drawn or not whatever else is in the
 * folder: the order is that of digests.
 * @param {readonly string[]} keys
 * @param {number} count
 * @param {string} seed
 */
export function chosenOf(keys, count, seed) {
  const digests = new Map(keys.map((key) => [key, createHash("sha256").update(`${seed} ${key}`).digest("hex")]));
  const drawn = new Set(
    [...digests]
      .sort(([, a], [, b]) => (a < b ? -1 : 1))
      .slice(0, count)
      .map(([key]) => key),
  );
  return keys.filter((key) => drawn.has(key));
}

/** Where else a folder of `src` is tested: by the commands that it is there for. @type {Readonly<Record<string, readonly string[]>>} */
const ALSO_TESTED = { "src/exercises": ["src/session/exercises"] };

/** Tests of an engine that take long, or load the whole program, and notice little that the others do not. */
const SLOW = /^(sound|what-if|blame)\/|^[^/]*-command[^/]*\.test\.ts$/;

/**
 * The folders whose tests are to notice faults in a folder: its engine, its part of the front end, or its folder of `src`.
 * @param {string} folder
 * @returns {readonly string[]}
 */
export function testedBy(folder) {
  const [src = "", first = "", second = ""] = folder.split("/");
  const parts = first === "engines" || first === "java" ? [src, first, second] : [src, first];
  const home = parts.filter((part) => part !== "").join("/");
  return [home, ...(ALSO_TESTED[home] ?? [])];
}

/**
 * Whether a file is one of tests, and not of those left out.
 * @param {string} home folder in which it is
 * @param {string} file by its path in that folder
 */
export function isAsked(home, file) {
  return file.endsWith(".test.ts") && !(home.startsWith("src/engines/") && SLOW.test(file));
}

/**
 * Whether a mutant was noticed: a test failed, or nothing ended any more.
 * @param {string} status
 */
export function isNoticed(status) {
  return status === "Killed" || status === "Timeout";
}

/**
 * How many were noticed.
 * @param {readonly string[]} statuses of mutants that were planted
 */
export function scoreOf(statuses) {
  const killed = statuses.filter(isNoticed).length;
  const count = statuses.length;
  return { killed, count, percent: count === 0 ? 100 : Math.floor((1000 * killed) / count) / 10 };
}
