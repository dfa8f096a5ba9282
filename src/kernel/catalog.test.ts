import { afterEach, expect, test } from "vitest";
import { currentLocale, fill, format, sayFrom, setLocale, translated } from "./index.ts";

afterEach(() => setLocale("en"));

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

test("in another language texts are said as its translation has them, and in English where it has none", () => {
  const catalog = { one: "There is no {name}.", two: "Nothing.", three: "Untold." } as const;
  const say = sayFrom(catalog);
  setLocale(
    "zh",
    new Map([
      ["There is no {name}.", "没有 {name}。"],
      ["Nothing.", "什么也没有。"],
    ]),
  );
  expect(currentLocale()).toBe("zh");
  expect(say("one", { name: "x" })).toBe("没有 x。");
  expect([say("two"), say("three"), translated("Nothing.")]).toEqual(["什么也没有。", "Untold.", "什么也没有。"]);
  expect([fill(catalog, "two"), format("There is no {name}.", { name: "y" })]).toEqual(["什么也没有。", "没有 y。"]);
  setLocale("en");
  expect([say("two"), currentLocale()]).toEqual(["Nothing.", "en"]);
});
