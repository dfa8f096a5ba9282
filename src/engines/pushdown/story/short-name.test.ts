import { expect, test } from "vitest";
import { shortMiddle, shortName } from "./short-name.ts";

test.each([
  ["Limit.CutExcess(String)/s", "s (CutExcess)"],
  ["a.b.Limit.<init>(int, int)", "<init>"],
  ["o23.v", "o23.v"],
  ["p", "p"],
  ["p/q", "p/q"],
  ["f(x)", "f(x)"],
])("%s is drawn as %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});

test("a middle state names its method once", () => {
  expect(shortMiddle("Limit.CutExcess(String)/arg1", "Limit.CutExcess(String)")).toBe("arg1 · CutExcess");
  expect(shortMiddle("env", "Limit.GetL()")).toBe("env · GetL");
});

const long = "a".repeat(10_000);

test("a name begins where no letter, dot or dollar sign stands before it, however long it is", () => {
  expect(shortName(`${long}.${long}.m(int)/x`)).toBe("x (m)");
  expect(shortName(`.${long}.m()`)).toBe(`.${long}.m()`);
  expect(shortName(`${long}(int)`)).toBe(`${long}(int)`);
  expect(shortName(`⟨${long}.m(),${long}.n()⟩`)).toBe("⟨m,n⟩");
});
