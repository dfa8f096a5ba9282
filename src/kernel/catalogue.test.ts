import { expect, test } from "vitest";
import { format } from "./index.ts";

test("values stand where their names do, and what has no value is left as it is", () => {
  expect(format("“{name}” is {what}.", { name: "x", what: "$&" })).toBe("“x” is $&.");
  expect(format("{name}", {})).toBe("{name}");
});

test("braces within a value are no parameters", () => {
  expect(format("{a} {b}", { a: "{b}", b: "c" })).toBe("{b} c");
});

test.each([
  [0, "no class has 0 parameters"],
  [1, "no class has 1 parameter"],
  [2, "no class has 2 parameters"],
])("%s: the word is in the form that its number asks for", (count, text) => {
  expect(format("no class has {count, plural, one {# parameter} other {# parameters}}", { count })).toBe(text);
});
