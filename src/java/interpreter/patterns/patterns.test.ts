import { expect, test } from "vitest";
import { expandReplacement, Pattern, Patterns, splitText } from "./index.ts";

function pattern(text: string): Pattern {
  const found = new Patterns().read(text);
  if (found instanceof Pattern) return found;
  throw found;
}

const free = (): void => undefined;

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

test.each(splits)("%j split at %j with limit %i", (text, source, limit, parts) => {
  expect(splitText(text, pattern(source), limit, free)).toEqual(parts);
});

test("groups and escapes in a replacement", () => {
  const found = pattern("(?<first>a)(b)");
  const match = found.matcher("ab", free).matchAt(0);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Java's notation
  expect(match && expandReplacement("$2${first}\\$$0$23", "ab", match, found)).toBe("ba$abb3");
});

/** The messages are Java's. */
test.each([
  ["$", "Illegal group reference: group index is missing"],
  ["$a", "Illegal group reference"],
  ["${", "named capturing group has 0 length name"],
  ["${a", "named capturing group is missing trailing '}'"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Java's notation
  ["${a_}", "named capturing group is missing trailing '}'"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Java's notation
  ["${1}", "capturing group name {1} starts with digit character"],
  ["\\", "character to be escaped is missing"],
  ["$3", "No group 3"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Java's notation
  ["${other}", "No group with name {other}"],
])("the replacement %s is none", (replacement, message) => {
  const found = pattern("(a)(b)");
  const match = found.matcher("ab", free).matchAt(0) ?? new Int32Array();
  expect(() => expandReplacement(replacement, "ab", match, found)).toThrow(message);
});
