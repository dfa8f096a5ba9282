import { expect, test } from "vitest";
import { askedFor } from "./asked.mjs";

const test1 = { id: "1", name: "one", ms: 100, met: ["0", "1"] };
const test2 = { id: "2", name: "two", ms: 10, met: ["1"] };
const test3 = { id: "3", name: "three", ms: 9_000, met: ["1", "2"] };
const known = {
  atLoad: ["3"],
  hits: {},
  files: [
    { path: "a.test.ts", whole: [], tests: [test1] },
    { path: "b.test.ts", whole: ["4"], tests: [test2, test3] },
  ],
};

test.each([
  ["none that does not meet it", "9", []],
  ["those that meet it", "0", [["a.test.ts", ["1"]]]],
  [
    "those of a file that take less time first, and no slow one",
    "1",
    [
      ["b.test.ts", ["2"]],
      ["a.test.ts", ["1"]],
    ],
  ],
  ["a slow one that is the only one", "2", [["b.test.ts", ["3"]]]],
  [
    "all, where it is met while code is loaded",
    "3",
    [
      ["b.test.ts", ["2"]],
      ["a.test.ts", ["1"]],
    ],
  ],
  ["a whole file, where it is met while that is read", "4", [["b.test.ts", ["2"]]]],
] as const)("of tests are asked: %s", (_, mutant, expected) => {
  expect(askedFor(mutant, known).map(({ path, ids }) => [path, ids])).toEqual(expected);
});
