import { expect, test } from "vitest";
import { expandReplacement, patternOf, splitText } from "./patterns.ts";

/** As Java 17 splits. */
const splits: readonly (readonly [string, string, number, readonly string[]])[] = [
  ["a,b,,c,,", ",", 0, ["a", "b", "", "c"]],
  ["a,b,,c,,", ",", -1, ["a", "b", "", "c", "", ""]],
  ["a,b,,c,,", ",", 2, ["a", "b,,c,,"]],
  [",a", ",", 0, ["", "a"]],
  ["", ",", 0, [""]],
  [",", ",", 0, []],
  ["abc", "", 0, ["a", "b", "c"]],
  ["abc", "", -1, ["a", "b", "c", ""]],
  [" x  y ", "\\s+", 0, ["", "x", "y"]],
  ["a.b", "[.]", 0, ["a", "b"]],
  ["a1b22c", "\\p{Digit}+", 0, ["a", "b", "c"]],
  ["a+b", "\\Q+\\E", 0, ["a", "b"]],
  ["a-b", "[\\p{Punct}]", 0, ["a", "b"]],
];

test.each(splits)("%j split at %j with limit %i", (text, pattern, limit, parts) => {
  expect(splitText(text, patternOf(pattern, "g") ?? /never/g, limit)).toEqual(parts);
});

test("what is no pattern is none", () => {
  expect(patternOf("(", "")).toBeUndefined();
});

test("groups and escapes in a replacement", () => {
  const match = /(?<first>a)(b)/u.exec("ab");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Java's notation
  expect(match && expandReplacement("$2${first}\\$$0", match)).toBe("ba$ab");
});
