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
];

test.each(conventions)("$name", ({ folder, never }) => {
  const files = readdirSync(at(folder), { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  expect(files.filter((name) => never.test(readFileSync(at(`${folder}/${name}`), "utf8")))).toEqual([]);
});
