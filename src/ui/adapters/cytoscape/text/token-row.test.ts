import { expect, test } from "vitest";
import { rowWithin } from "./token-row.ts";

const size = { font: "10px mono", growth: 1, fit: { widthOf: (text: string) => text.length * 10 } };
const tokens = ["o1", "o2", "o3", "o4"].map((text, token) => ({ text, token, isNew: false }));

test.each([
  ["all of them", 500, 4, "", 1],
  ["all, pressed together a little", 170, 4, "", 170 / 183],
  ["as many as fit, the rest counted", 130, 2, "+2", 1],
  ["one at least", 10, 1, "+3", 0.85],
])("%s", (_, space, shown, rest, squeeze) => {
  const row = rowWithin(tokens, space, size);
  expect([row.shown.length, row.rest]).toEqual([shown, rest]);
  expect(row.squeeze).toBeCloseTo(squeeze);
});

test("larger letters have larger frames", () => {
  const [small, large] = [1, 1.5].map((growth) => rowWithin(tokens, 999, { ...size, growth }).width);
  expect(large).toBeGreaterThan(small ?? 0);
});
