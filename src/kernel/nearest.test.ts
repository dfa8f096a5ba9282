import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

test.each([
  ["lenght", ["length", "left"], "length"],
  ["Strin", ["String", "Object"], "String"],
  ["ndoe", ["node", "done"], "node"],
  ["x", ["y", "z"], undefined],
  ["ab", ["abc"], "abc"],
  ["something", ["else"], undefined],
  ["same", ["same"], undefined],
])("%s among %j", (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected);
});
