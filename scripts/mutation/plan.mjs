// What a process that runs the tests is told, and what it tells.
import { readFileSync, writeFileSync } from "node:fs";
import { at } from "../paths.mjs";

/**
 * @typedef {object} Plan
 * @property {Readonly<Record<string, string>>} files the texts with mutants in them, by their paths in the checkout
 * @property {readonly { readonly id: string, readonly key: string, readonly line: string }[]} mutants still to be planted, one at a time
 * @property {readonly string[]} tests files of tests, by their paths in the checkout
 * @property {readonly string[]} waiting of the mutants: those that no fast test has noticed
 * @property {number} together how many mutants are planted at once, at most; fewer once a test with several did not end
 * @property {boolean} fresh whether all modules are loaded anew for each mutant
 * @property {Known} [known] what the tests do without a mutant, once a run has found out
 */

/**
 * What the tests do without a mutant. Numbers of mutants that are met: while modules are loaded, while a file of tests is
 * read or set up, and in a test.
 * @typedef {object} Known
 * @property {readonly string[]} atLoad
 * @property {readonly FileOfTests[]} files
 * @property {Readonly<Record<string, number>>} hits how often a mutant is met in all
 */

/**
 * @typedef {object} FileOfTests
 * @property {string} path
 * @property {readonly string[]} whole
 * @property {readonly { readonly id: string, readonly name: string, readonly ms: number, readonly met: readonly string[] }[]} tests
 */

/**
 * @typedef {{ readonly kind: "known", readonly known: Known, readonly failing: readonly string[] }
 *   | { readonly kind: "begun", readonly ids: readonly string[] }
 *   | { readonly kind: "waiting", readonly id: string }
 *   | { readonly kind: "stuck", readonly ids: readonly string[] }
 *   | { readonly kind: "test", readonly ms: number }
 *   | { readonly kind: "found", readonly id: string, readonly status: Status, readonly by: string }} Message
 */

/** @typedef {"Killed" | "Timeout" | "Survived" | "NoCoverage"} Status */

const FILE = at("dist/mutation/plan.json");

/** The name of the channel that the thread of the tests speaks on. */
export const CHANNEL = "mutation";

/** @returns {Plan} */
export function readPlan() {
  return JSON.parse(readFileSync(FILE, "utf8"));
}

/** @param {Plan} plan */
export function writePlan(plan) {
  writeFileSync(FILE, JSON.stringify(plan));
}
