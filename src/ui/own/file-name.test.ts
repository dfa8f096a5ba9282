import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test.each([
  ["selector own-2-obj\nheap = 1", "own-2-obj", "own-2-obj.selector"],
  ["analysis a/b", "a/b", "a-b.analysis"],
  ["= 5", undefined, "own.txt"],
  [`semiring ${"x".repeat(1_000)}`, "x".repeat(1_000), `${"x".repeat(60)}.semiring`],
])("a definition has a file that the command line takes for one: %s", (text, name, file) => {
  expect(fileNameOf(text, name)).toBe(file);
  expect(file).toMatch(/^[^\s=]+\.[A-Za-z]\w*$/);
});
