import { expect, test } from "vitest";
import { chosenOf, filesOf, isAsked, keyOf, scoreOf, testedBy } from "./sample.mjs";

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
  ["src/engines/points-to/algorithm", ["src/engines/points-to"]],
  ["src/java/interpreter", ["src/java/interpreter"]],
  ["src/java/front-end/types", ["src/java/front-end"]],
  ["src/trace", ["src/trace"]],
  ["src/exercises", ["src/exercises", "src/session/exercises"]],
])("faults in %s are to be noticed by the tests of %s", (folder, folders) => {
  expect(testedBy(folder)).toEqual(folders);
});

test.each([
  ["src/engines/data-flow", "algorithm/liveness.test.ts", true],
  ["src/engines/data-flow", "algorithm/liveness.ts", false],
  ["src/engines/data-flow", "sound/values.test.ts", false],
  ["src/engines/data-flow", "taint-command.test.ts", false],
  ["src/trace", "sound/values.test.ts", true],
])("of the tests of %s, %s is asked: %s", (home, file, expected) => {
  expect(isAsked(home, file)).toBe(expected);
});

test("a mutant has the same key in the checkout and in a copy of it", () => {
  const location = { start: { line: 1, column: 2 }, end: { line: 3, column: 4 } };
  const mutant = { fileName: "src/a.ts", mutatorName: "BooleanLiteral", replacement: "false", location };
  expect(keyOf({ ...mutant, fileName: "/copy/src/a.ts" }, "/copy")).toBe(keyOf(mutant));
});

test("what never ends is noticed, what no test reaches is not", () => {
  expect(scoreOf(["Killed", "Timeout", "Survived", "NoCoverage"])).toEqual({
    killed: 2,
    count: 4,
    percent: 50,
  });
  expect(scoreOf([])).toEqual({ killed: 0, count: 0, percent: 100 });
});
