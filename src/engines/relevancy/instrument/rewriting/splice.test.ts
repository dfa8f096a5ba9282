import { expect, test } from "vitest";
import { indentation, isParenthesized, spliced } from "./splice.ts";

test("stretches are replaced in the order of the text; one within another one is part of that", () => {
  const text = "int x = a + b;";
  const parts = [
    [{ start: 12, end: 13 }, "B"],
    [{ start: 8, end: 9 }, "A"],
    [{ start: 8, end: 8 }, "("],
  ] as const;
  expect(spliced(text, { start: 0, end: 14 }, parts)).toBe("int x = (A + B;");
  expect(spliced(text, { start: 4, end: 13 }, [[{ start: 8, end: 13 }, "all"], ...parts.slice(0, 1)])).toBe("x = all");
});

test.each([
  ["(a)", true],
  ["(a) + (b)", false],
  ["a", false],
  ["a (b)", false],
  ['(")" + a)', true],
  ["(')')", true],
  ['("\\")")', true],
  ["((a) + b)", true],
])("%s stands in parentheses: %s", (text, isIn) => {
  expect(isParenthesized(text)).toBe(isIn);
});

test("a line begins with its own blanks, whatever ends the one before", () => {
  expect(["a\n  \tb c", "a\r\n  \tb c", "a\r  \tb c"].map((text) => indentation(text, text.length))).toEqual(
    Array(3).fill("  \t"),
  );
  expect([indentation("  a", 2), indentation("a\n\n  b", 2), indentation("  a\nb", 4)]).toEqual(["  ", "", ""]);
});
