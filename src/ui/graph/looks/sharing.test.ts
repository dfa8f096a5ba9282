import { expect, test } from "vitest";
import { sayingOf } from "./sharing.ts";

const members = [
  { id: "p", label: "s", birth: 3 },
  { id: "q", label: "c", birth: 5 },
];

test.each([
  ["one state is there", 4, [["p", "main : any"]], "main ● any"],
  [
    "both say the same",
    9,
    [
      ["p", "main : any"],
      ["q", "main : any"],
    ],
    "main ● any",
  ],
  ["only one of two has it yet", 9, [["p", "main : any"]], "s: main ● any"],
  [
    "their weights differ yet",
    9,
    [
      ["p", "main : any"],
      ["q", "main : const"],
    ],
    "s: main ●; c: main ○",
  ],
] as const)("a box of two: %s", (_, at, said, text) => {
  expect(
    sayingOf(
      said.map(([source, own]) => ({ source, text: own })),
      members,
      at,
    ).text,
  ).toBe(text);
});
