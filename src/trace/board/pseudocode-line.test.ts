import { expect, test } from "vitest";
import { pseudocodeLine } from "./pseudocode-line.ts";

test.each([
  [
    "remove *t* from *WL*",
    [
      ["plain", "remove "],
      ["math", "t"],
      ["plain", " from "],
      ["math", "WL"],
    ],
  ],
  [
    "#if# @Update@(*t*)",
    [
      ["keyword", "if"],
      ["plain", " "],
      ["procedure", "Update"],
      ["plain", "("],
      ["math", "t"],
      ["plain", ")"],
    ],
  ],
  [
    "*c*^t^:*m*~this~",
    [
      ["math", "c"],
      ["sup", "t"],
      ["plain", ":"],
      ["math", "m"],
      ["sub", "this"],
    ],
  ],
  ["@post*@", [["procedure", "post*"]]],
  [
    "r* m",
    [
      ["plain", "r"],
      ["plain", "*"],
      ["plain", " m"],
    ],
  ],
] as const)("the markup %s", (markup, pieces) => {
  const line = pseudocodeLine(3, 1, markup);
  expect(line.pieces.map(({ style, text }) => [style, text])).toEqual(pieces);
  expect(line).toMatchObject({ line: 3, indent: 1, isExtension: false });
});
