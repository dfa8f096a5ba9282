import { expect, test } from "vitest";
import { definePseudocode, withParts } from "./pseudocode.ts";

const written = {
  Solve: { begin: [0, "@Solve@"], loop: [1, "#while# *WL*"] },
  Update: { head: [0, "@Update@"], extra: [2, "*x*", "extension"] },
} as const;

const translated = (lines: ReturnType<typeof definePseudocode>["pseudocode"]) =>
  lines.map(({ name, lines: all }) => [
    name,
    all.map(({ line, indent, pieces, isExtension }) => [
      line,
      indent,
      pieces.map(({ text }) => text).join(""),
      isExtension,
    ]),
  ]);

test("lines are numbered in the order in which they stand, over all procedures", () => {
  const { lines, pseudocode } = definePseudocode(written);
  expect(lines).toEqual({ begin: 0, loop: 1, head: 2, extra: 3 });
  expect(translated(pseudocode)).toEqual([
    [
      "Solve",
      [
        [0, 0, "Solve", false],
        [1, 1, "while WL", false],
      ],
    ],
    [
      "Update",
      [
        [2, 0, "Update", false],
        [3, 2, "x", true],
      ],
    ],
  ]);
});

test("a variant reads otherwise or leaves lines out, under the same numbers", () => {
  const { pseudocode } = definePseudocode(written, (markup, line) => (line === "loop" ? undefined : `${markup}!`));
  expect(translated(pseudocode)).toEqual([
    ["Solve", [[0, 0, "Solve!", false]]],
    [
      "Update",
      [
        [2, 0, "Update!", false],
        [3, 2, "x!", true],
      ],
    ],
  ]);
});

test("two lines of one name are a mistake", () => {
  expect(() => definePseudocode({ A: { same: [0, "a"] }, B: { same: [0, "b"] } })).toThrow("called same");
});

test("lines that can be left out say by which name, and whether they are", () => {
  const { pseudocode } = definePseudocode(written);
  const marked = withParts(pseudocode, (line) => (line >= 2 ? "update" : undefined));
  expect(marked(undefined)).toBe(pseudocode);
  const parts = (leftOut: readonly string[]) =>
    marked(leftOut).flatMap(({ lines }) => lines.map(({ line, part, isLeftOut }) => [line, part, isLeftOut]));
  expect(parts(["update"])).toEqual([
    [0, undefined, undefined],
    [1, undefined, undefined],
    [2, "update", true],
    [3, "update", true],
  ]);
  expect(parts(["other"])[2]).toEqual([2, "update", false]);
  const list = ["update"];
  expect(marked(list)).toBe(marked(list));
});
