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
