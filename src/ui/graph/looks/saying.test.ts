import { expect, test } from "vitest";
import { saying } from "./saying.ts";

test.each([
  ["a call site is what it is", ["14"], "14", undefined],
  ["a weight alone has its glyph", ["any"], "● any", "any"],
  ["what changes nothing says nothing", ["id"], "", "id"],
  ["a transition has its weight behind it", ["main : const"], "main ○ const", "const"],
  ["equal weights are said once", ["main : any", "r7 : any"], "main, r7 ● any", "any"],
  ["the highest weight has the line", ["r8 : const", "r7 : any"], "r8 ○; r7 ●", "any"],
  ["weights of other kinds stay as they are", ["a : 3", "b : 3", "c : 5"], "a, b : 3; c : 5", undefined],
  ["a colon in a name is no weight", ["x :y"], "x :y", undefined],
] as const)("%s", (_, texts, text, weight) => {
  expect(saying(texts)).toMatchObject({ text, weight });
});

test("of more names than there is space for the first are said, with their weight", () => {
  const { text, weight } = saying(Array.from({ length: 100_000 }, (_, n) => `g${n} : any`));
  expect(text).toMatch(/^g0, g1, .*… ● any$/);
  expect(text.length).toBeLessThan(220);
  expect(weight).toBe("any");
});

test("what there is no space for is said whole to who points at it, and nothing else is", () => {
  const names = Array.from({ length: 1000 }, (_, n) => `g${n}`);
  const of = (weights: readonly string[]) =>
    saying(names.flatMap((name) => weights.map((each) => `${name} : ${each}`)));
  expect(of(["any"]).fullText).toBe(`${names.join(", ")} ● any`);
  expect(of(["any", "id"]).fullText).toBe(`${names.join(", ")} ●; ${names.join(", ")} ◐`);
  expect(saying(["main : any", "r7 : any"])).not.toHaveProperty("fullText");
});
