import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutCommandWords } from "./page-words.mjs";
import { at } from "./paths.mjs";

const catalogs = readdirSync(at("src/engines"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/engines/${name}/messages/en.ts`);

const namesIn = (code: string): readonly string[] =>
  [...code.matchAll(/^ {2}"([^"]+)":/gm)].map(([, name = ""]) => name);

test.each(catalogs)("%s: the page has all words but those of flags and commands", (path) => {
  const code = readFileSync(at(path), "utf8");
  const all = namesIn(code);
  const forCommands = all.filter((name) => name.endsWith(".help") || /^[\w-]+\.command\./.test(name));
  expect(forCommands.length).toBeGreaterThan(2);
  expect(namesIn(withoutCommandWords(code))).toEqual(all.filter((name) => !forCommands.includes(name)));
});
