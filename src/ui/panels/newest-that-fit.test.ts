import { expect, test } from "vitest";
import { newestThatFit } from "./newest-that-fit.ts";

test("the newest elements are shown, as many as there is room for", () => {
  const ten = () => 10;
  expect(newestThatFit(4, ten, 40)).toBe(0);
  expect(newestThatFit(4, ten, 39)).toBe(1);
  expect(newestThatFit(4, ten, 5)).toBe(4);
  expect(newestThatFit(0, ten, 40)).toBe(0);
  expect(newestThatFit(1_000_000, ten, 40)).toBe(999_996);
});
