import { expect, test } from "vitest";
import { askedFor, withoutTest } from "./asked.mjs";

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
  ["none that does not meet it", ["9"], []],
  ["those that meet it", ["0"], [["a.test.ts", ["1"]]]],
  [
    "those of a file that take less time first",
    ["1"],
    [
      ["a.test.ts", ["1"]],
      ["b.test.ts", ["2", "3"]],
    ],
  ],
  [
    "those that meet one of several",
    ["0", "2"],
    [
      ["a.test.ts", ["1"]],
      ["b.test.ts", ["3"]],
    ],
  ],
  [
    "all, where it is met while code is loaded",
    ["3"],
    [
      ["a.test.ts", ["1"]],
      ["b.test.ts", ["2", "3"]],
    ],
  ],
  ["a whole file, where it is met while that is read", ["4"], [["b.test.ts", ["2", "3"]]]],
] as const)("of tests are asked: %s", (_, mutants, expected) => {
  expect(askedFor(mutants, known).map(({ path, ids }) => [path, ids])).toEqual(expected);
});

test("tests are asked by how long they take, or by name", () => {
  const idsOf = (...further: readonly [number, number, (readonly string[])?]): readonly string[] =>
    askedFor(["1"], known, ...further).flatMap(({ ids }) => ids);
  expect(idsOf(-1, 10)).toEqual(["2"]);
  expect(idsOf(10, 9_000)).toEqual(["1", "3"]);
  expect(idsOf(10, 9_000, ["2", "3"])).toEqual(["3"]);
});

test("without a test the others are asked, and no file without tests", () => {
  const asked = [
    { path: "a.test.ts", ids: ["1"] },
    { path: "b.test.ts", ids: ["2", "3"] },
  ];
  expect(withoutTest(asked, "1")).toEqual(asked.slice(1));
  expect(withoutTest(asked, "2")).toEqual([asked[0], { path: "b.test.ts", ids: ["3"] }]);
});
