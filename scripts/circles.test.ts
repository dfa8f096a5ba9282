import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Circle, circlesOf, folderGraph, foldersOf, importGraph, sourceFiles } from "./import-graph.ts";
import { root } from "./paths.mjs";

/** Files of one folder that belong together may know one another; more of them are a tangle. */
const MAX_CIRCLE = 5;

/** More files than this hide the theory: subfolders named by it show it. */
const MAX_FILES = 15;

/** The circles that may not be: between files of different folders, or of many files in one. */
function forbiddenCircles(checkout: string): readonly Circle[] {
  const circles = circlesOf(importGraph(checkout, sourceFiles(checkout, "src")));
  return circles.filter((circle) => circle.length > MAX_CIRCLE || foldersOf(circle).length > 1);
}

/** Folders side by side that import one another, at any depth. */
function circlesOfFolders(checkout: string): readonly Circle[] {
  return circlesOf(folderGraph(importGraph(checkout, sourceFiles(checkout, "src"))));
}

/** The folders with more source files than they may have, and how many they have. */
function crowds(checkout: string): Readonly<Record<string, number>> {
  const files = sourceFiles(checkout, "src");
  const counts = foldersOf(files).map((folder) => [folder, files.filter((file) => dirname(file) === folder).length]);
  return Object.fromEntries(counts.filter(([, count]) => Number(count) > MAX_FILES));
}

describe("the checkout", () => {
  test("imports make no circle, types counted", () => {
    expect(forbiddenCircles(root)).toEqual([]);
  });

  test("folders side by side make no circle, types counted", () => {
    expect(circlesOfFolders(root)).toEqual([]);
  });

  test(`a folder has at most ${MAX_FILES} source files`, () => {
    expect(crowds(root)).toEqual({});
  });
});

describe("a planted violation is noticed", () => {
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "fixscope-circles-"));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes files, each with lines of code. */
  function plant(files: Readonly<Record<string, readonly string[]>>): void {
    for (const [file, lines] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${lines.join("\n")}\n`);
    }
  }

  /** A circle of `count` files in one folder. */
  function ring(count: number): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`src/ring/f${i}.ts`, [`import { a } from "./f${(i + 1) % count}.ts";`]]),
    );
  }

  test.each([
    ["values", 'import { b } from "../b/b.ts";'],
    ["types", 'import type { B } from "../b/b.ts";'],
    ["a type among values", "import {", "  b,", "  type B,", '} from "../b/b.ts";'],
    ["a re-export", 'export { b } from "../b/b.ts";'],
    ["a re-exported type", 'export type { B } from "../b/b.ts";'],
    ["all of a module", 'export * from "../b/b.ts";'],
    ["side effects", 'import "../b/b.ts";'],
    ["lazily", 'export const b = () => import("../b/b.ts");'],
  ])("two folders that import one another: %s", (_, ...lines) => {
    plant({ "src/a/a.ts": lines, "src/b/b.ts": ['import type { A } from "../a/a.ts";'] });
    expect(forbiddenCircles(folder)).toEqual([["src/a/a.ts", "src/b/b.ts"]]);
  });

  test("folders that make a circle where no files do", () => {
    plant({
      "src/x/a/one.ts": ['import { b } from "../b/deep/two.ts";'],
      "src/x/b/deep/two.ts": ["export const b = 1;"],
      "src/x/b/three.ts": ['import type { A } from "../a/four.ts";'],
      "src/x/a/four.ts": ["export type A = 1;"],
      "src/x/index.ts": ['export { b } from "./b/deep/two.ts";'],
      "src/x/b/five.ts": ['import { b } from "../index.ts";'],
    });
    expect(forbiddenCircles(folder)).toEqual([]);
    expect(circlesOfFolders(folder)).toEqual([["src/x/a", "src/x/b"]]);
  });

  test("a circle over three folders and their doors", () => {
    plant({
      "src/a/index.ts": ['export { a } from "./a.ts";'],
      "src/a/a.ts": ['import { c } from "../c/index.ts";'],
      "src/a/deep/b.tsx": ['import { a } from "../index.ts";'],
      "src/c/index.ts": ['import { b } from "../a/deep/b.tsx";', 'import { d } from "./d.ts";'],
      "src/c/d.ts": ['import { readFileSync } from "node:fs";'],
    });
    expect(forbiddenCircles(folder)).toEqual([["src/a/a.ts", "src/a/deep/b.tsx", "src/a/index.ts", "src/c/index.ts"]]);
  });

  test(`${MAX_CIRCLE} files of one folder may make a circle, one more may not`, () => {
    plant(ring(MAX_CIRCLE));
    expect(forbiddenCircles(folder)).toEqual([]);
    plant(ring(MAX_CIRCLE + 1));
    expect(forbiddenCircles(folder)).toEqual([Object.keys(ring(MAX_CIRCLE + 1))]);
  });

  test("what a test imports, and what only looks like an import, make none", () => {
    plant({
      "src/a/a.ts": ["/** As in `import { b } from `, but not one. */", '// import { b } from "../b/b.ts";'],
      "src/a/a.test.ts": ['import { b } from "../b/b.ts";'],
      "src/b/b.ts": ['import { a } from "../a/a.ts";'],
    });
    expect(forbiddenCircles(folder)).toEqual([]);
  });

  test("a folder that is too full; tests and subfolders do not count", () => {
    const files = (count: number, kind = ".ts") =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`src/a/f${i}${kind}`, []]));
    plant({ ...files(MAX_FILES), ...files(3, ".test.ts"), "src/a/deep/f.ts": [] });
    expect(crowds(folder)).toEqual({});
    plant(files(MAX_FILES + 1));
    expect(crowds(folder)).toEqual({ "src/a": MAX_FILES + 1 });
  });
});
