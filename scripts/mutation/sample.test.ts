import { expect, test } from "vitest";
import { chosenOf, filesOf, keyOf, scoreOf, testsOf } from "./sample.mjs";

const keys = Array.from({ length: 400 }, (_, index) => `src/a.ts:${index}:1:${index}:9:BooleanLiteral:false`);

test("a sample has as many mutants as are asked for, in the order of the code, others with each seed", () => {
  const drawn = chosenOf(keys, 40, "1");
  expect(drawn).toHaveLength(40);
  expect(drawn).toEqual(keys.filter((key) => drawn.includes(key)));
  expect(chosenOf(keys, 40, "1")).toEqual(drawn);
  expect(chosenOf(keys, 40, "2")).not.toEqual(drawn);
  expect(chosenOf(keys, Number.POSITIVE_INFINITY, "1")).toEqual(keys);
});

test("the files of a sample are named once each", () => {
  expect(filesOf([...keys.slice(0, 2), "src/b.ts:1:1:1:9:BooleanLiteral:a:b"])).toEqual(["src/a.ts", "src/b.ts"]);
});

test("a larger sample has the mutants of a smaller one", () => {
  expect(chosenOf(keys, 80, "1")).toEqual(expect.arrayContaining([...chosenOf(keys, 40, "1")]));
});

test.each([
  ["src/engines/points-to/algorithm", "src/engines/points-to/**/*.test.ts"],
  ["src/java/interpreter", "src/java/interpreter/**/*.test.ts"],
  ["src/java/front-end/types", "src/java/front-end/**/*.test.ts"],
  ["src/trace", "src/trace/**/*.test.ts"],
  ["src/exercises", "{src/exercises,src/session/exercises}/**/*.test.ts"],
])("faults in %s are to be noticed by %s", (folder, tests) => {
  expect(testsOf(folder).tests).toBe(tests);
});

test("of an engine's tests those that take long are left out", () => {
  expect(testsOf("src/engines/data-flow/algorithm").leftOut).toContain("src/engines/data-flow/sound/**");
  expect(testsOf("src/trace").leftOut).toEqual([]);
});

test("a mutant has the same key in the checkout and in a copy of it", () => {
  const location = { start: { line: 1, column: 2 }, end: { line: 3, column: 4 } };
  const mutant = { fileName: "src/a.ts", mutatorName: "BooleanLiteral", replacement: "false", location };
  expect(keyOf({ ...mutant, fileName: "/copy/src/a.ts" }, "/copy")).toBe(keyOf(mutant));
});

test("what never ends is noticed, what no test reaches is not", () => {
  expect(scoreOf(["Killed", "Timeout", "Survived", "NoCoverage", "CompileError"])).toEqual({
    killed: 2,
    count: 4,
    percent: 50,
  });
  expect(scoreOf([])).toEqual({ killed: 0, count: 0, percent: 100 });
});
