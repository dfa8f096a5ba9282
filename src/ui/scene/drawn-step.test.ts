import { expect, test } from "vitest";
import { together } from "./drawn-step.ts";

test("drawings beside each other show the sum; all of it where each shows all", () => {
  const tree = { change: 2, premises: 1, outside: 0, smallest: 13, isWhole: true };
  const heap = { change: 3, premises: 0, outside: 1, smallest: 11, isWhole: false };
  expect(together([tree, heap])).toEqual({ change: 5, premises: 1, outside: 1, smallest: 11, isWhole: false });
  expect(together([tree, { ...heap, smallest: undefined }])?.smallest).toBe(13);
  expect(together([])).toBeUndefined();
});
