import { expect, test } from "vitest";
import { EditedNames } from "./edited-names.ts";

const file = (...lines: readonly string[]) => [{ name: "A.java", text: lines.join("\n") }];
const before = file("a", "b", "c", "d");

test.each([
  ["a line before what it speaks of", file("a", "new", "b", "c", "d"), "o4 ∈ pt(x)", "o3 ∈ pt(x)"],
  ["two lines", file("new", "new", "a", "b", "c", "d"), "4 → A.m(2)", "2 → A.m(2)"],
  ["a line less", file("a", "c", "d"), "[2]:3 ∋ o3", "[3]:4 ∋ o4"],
  ["a line behind it", file("a", "b", "c", "new", "d"), "o3 ∈ pt(x)", "o3 ∈ pt(x)"],
  ["a constant that is no line", file("new", "a", "b", "c", "d"), "4: x = 50", "3: x = 50"],
])("%s: a fact is found under the name that it had", (_, after, now, then) => {
  const names = new EditedNames(before, after);
  expect(names.wasThere(now, new Set([then]))).toBe(true);
  expect(names.isThere(then, new Set([now]))).toBe(true);
  expect(names.wasThere(now, new Set(["o1 ∈ pt(y)"]))).toBe(false);
  expect(names.isThere(then, new Set(["o1 ∈ pt(y)"]))).toBe(false);
});

test("a name before the edit does not move", () => {
  const names = new EditedNames(before, file("a", "b", "new", "c", "d"));
  expect(names.wasThere("o2 ∈ pt(x)", new Set(["o1 ∈ pt(x)"]))).toBe(false);
  expect(names.isThere("o2 ∈ pt(x)", new Set(["o3 ∈ pt(x)"]))).toBe(false);
});

test("what has very many lines in it is not told apart", () => {
  const names = new EditedNames(before, file("new", "a", "b", "c", "d"));
  expect(names.wasThere("{o3, o4, o5, o6, o7, o8, o9}", new Set())).toBe(true);
});

test("of a change of several files nothing is known", () => {
  const [a] = file("a");
  const both = [a, { name: "B.java", text: "b" }].flatMap((each) => each ?? []);
  const text = (change: string) => both.map((each) => ({ ...each, text: `${each.text}${change}` }));
  expect(new EditedNames(both, text("!")).isKnown).toBe(false);
  expect(new EditedNames(both, both.slice(1)).isKnown).toBe(false);
  expect(new EditedNames(both, both).isKnown).toBe(true);
});
