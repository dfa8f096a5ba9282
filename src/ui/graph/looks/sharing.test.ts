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

test("of many states a line does not say whose its weights are", () => {
  const many = ["n", "$1 (main)", "[o4]", "o9.len", "$8 (main)"].map((label, birth) => ({ id: label, label, birth }));
  const said = many.map(({ id }, index) => ({ source: id, text: index % 2 === 0 ? "main : any" : "main : const" }));
  expect(sayingOf(said, many, 9).text).toBe("main ●; main ○");
});
