// Finds the mutants of files, and plants those that are drawn: all at once, each behind a switch.
import { readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { at } from "../paths.mjs";
import { filesOf, keyOf } from "./sample.mjs";

const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };

/** @typedef {Awaited<ReturnType<Instrumenter["instrument"]>>["mutants"][number]} Mutant */

/**
 * @param {readonly string[]} names of files, by their paths in the checkout
 * @returns {Promise<string[]>} the keys of all mutants of these files
 */
export async function mutantsOf(names) {
  const { mutants } = await instrumenter().instrument(
    names.map((name) => ({ name, mutate: true, content: textOf(name) })),
    options,
  );
  return mutants.map((mutant) => keyOf(mutant));
}

/**
 * The files of the mutants, with a switch for each of them: `stryMutAct_9fa48(number)` says whether it is planted,
 * `stryCov_9fa48(...numbers)` that a run comes by. Both are functions of the one who runs the tests.
 * @param {readonly string[]} keys
 * @returns {Promise<{ readonly files: Readonly<Record<string, string>>, readonly mutants: readonly { readonly id: string, readonly key: string, readonly line: string }[] }>}
 */
export async function planted(keys) {
  const names = filesOf(keys);
  const found = await instrumenter().instrument(
    names.map((name) => ({ name, mutate: rangesIn(name, keys), content: textOf(name) })),
    options,
  );
  const drawn = new Set(keys);
  return {
    files: Object.fromEntries(found.files.map(({ name, content }) => [name, content])),
    mutants: found.mutants
      .map((mutant) => ({ id: mutant.id, key: keyOf(mutant), line: lineOf(mutant) }))
      .filter(({ key }) => drawn.has(key)),
  };
}

/**
 * Where the mutants of a file are; all that is not there stays as it is, and as fast.
 * @param {string} name
 * @param {readonly string[]} keys
 */
function rangesIn(name, keys) {
  return keys.flatMap((key) => {
    if (!key.startsWith(`${name}:`)) return [];
    const [startLine = 0, startColumn = 0, endLine = 0, endColumn = 0] = key
      .slice(name.length + 1)
      .split(":", 4)
      .map(Number);
    return [{ start: { line: startLine, column: startColumn }, end: { line: endLine, column: endColumn } }];
  });
}

/** @param {Mutant} mutant */
function lineOf({ fileName, location, replacement }) {
  const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
  return `${place}  ${shorten(codeAt(fileName, location))}  →  ${shorten(replacement)}`;
}

/** @param {string} code */
function shorten(code) {
  return code.replace(/\s+/g, " ").slice(0, 80);
}

/**
 * @param {string} name
 * @param {Mutant["location"]} location
 */
function codeAt(name, { start, end }) {
  const lines = textOf(name)
    .split("\n")
    .slice(start.line, end.line + 1);
  const last = lines.at(-1)?.slice(0, end.column) ?? "";
  return [...lines.slice(0, -1), last].join("\n").slice(start.column);
}

/** @param {string} name */
function textOf(name) {
  return readFileSync(at(name), "utf8");
}

function instrumenter() {
  const silent = () => undefined;
  return new Instrumenter(
    /** @type {any} */ ({ debug: silent, info: silent, warn: silent, isDebugEnabled: () => false }),
  );
}
