import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "./paths.mjs";

/** Conventions the linter has no rule for: the pattern that must not occur in the TypeScript of a folder. */
const conventions = [
  { name: "browser tests wait for what they expect, not for time", folder: "e2e", never: /waitForTimeout/ },
  {
    name: "types are imported where the layer rule sees it",
    folder: "src",
    never: /import\("[^"]+"\)\s*\.\s*(?!then\b|catch\b)/,
  },
  {
    name: "cells of CSV and Markdown are written in one place, which escapes them",
    folder: "src",
    but: /^kernel\/tables\/|\.bench\.ts$/,
    // A quotation mark that is doubled, a row between bars, the rule below the heads.
    never: /replace(?:All)?\([^)]*,\s*'""'\)|`\| \$\{|(?:=>|\?) ["'`]:?---:?["'`]/,
  },
];

test.each(conventions)("$name", ({ folder, never, but }) => {
  const files = readdirSync(at(folder), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && but?.test(name) !== true,
  );
  expect(files.filter((name) => never.test(readFileSync(at(`${folder}/${name}`), "utf8")))).toEqual([]);
});
