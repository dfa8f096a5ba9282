import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "./paths.mjs";

/** The table at the end of docs/glossary.md: `| not, not either | but |`. */
const GLOSSARY = "docs/glossary.md";
const [, unused = ""] = readFileSync(at(GLOSSARY), "utf8").split("## Words not used");
const words = [...unused.matchAll(/^\| ([a-z, -]+) \| /gm)]
  .flatMap(([, cell = ""]) => cell.split(", "))
  .filter((word) => word !== "not");

/** What is ours to word: not programs, which are as their authors spell them, nor what reads an old spelling. */
const CHECKED = /^(?:(?:src|e2e|scripts)\/.*\.(?:tsx?|mjs|css)|docs\/.*\.md|[A-Z]+\.md)$/;
const PROGRAMS =
  /\/lessons\/|^src\/testing\/(?:programs|student-programs|java)\/|\/translations\/zh\/lessons|\.test\.tsx?$|jdk-names/;
const OLD_SPELLINGS = /formerly|"(?:static|points-to\.rule\.class)-initialis|modelled. is how|replace\("modelled"/;

/** Words of a text, names cut where a capital begins: `neighbourOf` has neighbour. */
function wordsOf(text: string): ReadonlySet<string> {
  const apart = text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return new Set(apart.match(/[a-z]+(?:-[a-z]+)*/g)?.flatMap((word) => [word, ...word.split("-")]));
}

function linesWithUnusedWords(file: string): readonly string[] {
  const lines = readFileSync(at(file), "utf8").split("## Words not used")[0]?.split("\n") ?? [];
  return lines.flatMap((line, index) => {
    if (OLD_SPELLINGS.test(line)) return [];
    const own = wordsOf(line);
    return words.filter((word) => own.has(word)).map((word) => `${file}:${index + 1} ${word}`);
  });
}

test("the glossary lists words that are not used", () => {
  expect(words).toContain("behaviour");
  expect(words.length).toBeGreaterThan(20);
  expect([...wordsOf("const neighbourOf = the stand-in")]).toEqual(
    expect.arrayContaining(["neighbour", "of", "stand-in", "stand"]),
  );
});

test("names, comments, messages and documents have none of them", () => {
  const files = ["src", "e2e", "scripts", "docs", "."].flatMap((folder) =>
    readdirSync(at(folder), { recursive: folder !== ".", encoding: "utf8" }).map((name) =>
      folder === "." ? name : `${folder}/${name}`,
    ),
  );
  const ours = files.filter((file) => CHECKED.test(file) && !PROGRAMS.test(file));
  expect(ours.length).toBeGreaterThan(1_000);
  expect(ours.flatMap(linesWithUnusedWords)).toEqual([]);
});
