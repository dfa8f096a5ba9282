import { expect, test } from "vitest";
import type { MethodStatements } from "../../../../trace/index.ts";
import { nextAlong } from "./next-along.ts";

// if (a) { b } else { c }  while (d) { e }  f
const ids = ["a", "b", "c", "d", "e", "f"];
const ways = ["a b", "a c", "b d", "c d", "d e", "e d", "d f"];
const method: MethodStatements = {
  id: "m",
  statements: ids.map((id) => ({ id, parts: [id], line: 1, text: id, kind: "statement" })),
  ways: ways.map((id) => {
    const [source = "", target = ""] = id.split(" ");
    return { id, source, target, label: "" };
  }),
  members: [],
  hasValues: false,
  subject: undefined,
};

test.each([
  ["b", "down", "d", "past the other branch"],
  ["d", "up", "c", "to the nearest of those that lead here"],
  ["c", "up", "a", "past the other branch"],
  ["a", "right", "c", "to the other branch"],
  ["d", "right", "f", "out of the loop"],
  ["e", "left", "d", "along the way back"],
  ["d", "left", "e", "against the way back"],
  ["f", "up", "d", "against the way out of the loop"],
  ["b", "left", undefined, "nothing leads back"],
  ["f", "down", undefined, "nothing is below"],
] as const)("an arrow key follows the edges: from %s %s to %s: %s", (from, direction, to, _why) => {
  expect(nextAlong([method], ids, from, direction)).toBe(to);
});

test("where no edge leads to the next method, down and up go there all the same", () => {
  const next: MethodStatements = {
    ...method,
    id: "n",
    statements: [{ id: "g", parts: [], line: 1, text: "", kind: "entry" }],
    ways: [],
  };
  expect(nextAlong([method, next], [...ids, "g"], "f", "down")).toBe("g");
  expect(nextAlong([method, next], [...ids, "g"], "g", "up")).toBe("f");
});
