import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Problem } from "../../adapters/monaco/index.ts";
import { highlightLine } from "./java-highlight.ts";
import { linePieces } from "./line-pieces.ts";

function problem(startLine: number, startColumn: number, endLine: number, endColumn: number): Problem {
  return { startLine, startColumn, endLine, endColumn, message: "wrong" };
}

/** The underlined pieces of line 2 with this text. */
function underlined(text: string, ...problems: readonly Problem[]): readonly string[] {
  return linePieces(text, 2, highlightLine(text, "code").tokens, problems)
    .filter((piece) => piece.problem !== undefined)
    .map((piece) => piece.text);
}

describe("underlined", () => {
  test.each<[string, Problem, readonly string[]]>([
    ["inside one token", problem(2, 9, 2, 10), ["O"]],
    ["across tokens", problem(2, 5, 2, 12), ["new", " ", "One"]],
    ["an empty range takes the character after it", problem(2, 5, 2, 5), ["n"]],
    ["an empty range at the end takes the last character", problem(2, 99, 2, 99), [";"]],
    ["from an earlier line up to here", problem(1, 4, 2, 4), ["n ="]],
    ["from here to a later line", problem(2, 12, 3, 4), ["();"]],
    ["other lines", problem(3, 1, 3, 4), []],
  ])("%s", (_, range, expected) => {
    expect(underlined("n = new One();", range)).toEqual(expected);
  });

  test("an empty line has nothing to underline", () => {
    expect(linePieces("", 2, [], [problem(2, 1, 2, 1)])).toEqual([]);
  });
});

test("the pieces joined are the line, for any text and any range", () => {
  const place = fc.nat(12);
  fc.assert(
    fc.property(fc.string(), fc.tuple(place, place, place, place), (text, [a, b, c, d]) => {
      const pieces = linePieces(text, 2, highlightLine(text, "code").tokens, [problem(a, b, c, d)]);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    }),
  );
});
