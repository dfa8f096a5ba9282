import { expect, test } from "vitest";
import { saidLines } from "./said-lines.ts";

const edge = { source: "p", target: "q" };

test.each([
  ["one part", edge, "a, b : 3", ["a, b : 3"]],
  ["each part in a line of its own", edge, "ring : 0; ε : 7; exit : 2", ["ring : 0", "ε : 7", "exit : 2"]],
  [
    "many parts share lines",
    edge,
    "a : 1; b : 2; c : 3; d : 4; e : 5; f : 6; g : 7; h : 8",
    ["a : 1; b : 2", "c : 3; d : 4", "e : 5; f : 6", "g : 7; h : 8"],
  ],
  ["a loop has one line", { source: "p", target: "p" }, "a : 1; b : 2", ["a : 1; b : 2"]],
  ["nothing", edge, "", [""]],
])("what an edge says, line by line: %s", (_, ends, text, lines) => {
  expect(saidLines(ends, text)).toEqual(lines);
});
