import { expect, test } from "vitest";
import type { Version } from "./document.ts";
import { MAX_CHARACTERS, NEWEST, OLDER, thin } from "./thin.ts";

const MINUTE = 60_000;

function versionAt(at: number, text = ""): Version {
  return { revision: `at ${at}`, files: [{ name: "Main.java", text }], at, writer: "tab" };
}

/** As a document gets them: one after the other, thinned each time. */
function written(count: number, apart: number): readonly Version[] {
  let versions: readonly Version[] = [];
  for (let index = 0; index < count; index++) versions = thin([...versions, versionAt(index * apart)]);
  return versions;
}

test("the newest versions stay one by one, of older ones the last of every minute, then of every hour", () => {
  const versions = written(1_200, MINUTE / 2);
  const minutes = versions.map(({ at }) => at / MINUTE);
  expect(minutes.slice(-NEWEST)).toEqual(Array.from({ length: NEWEST }, (_, index) => 575 + index / 2));
  const older = minutes.slice(0, -NEWEST);
  expect(older.slice(0, 9)).toEqual([59.5, 119.5, 179.5, 239.5, 299.5, 359.5, 419.5, 479.5, 538.5]);
  expect(older.slice(9)).toEqual(Array.from({ length: 36 }, (_, index) => 539.5 + index));
});

test("of those older than a day the last of every day stays, and they are bounded", () => {
  const days = written(24 * 200, 60 * MINUTE);
  expect(days.length).toBe(NEWEST + OLDER);
  const [first, second] = days;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(24 * 60 * MINUTE);
});

test("all versions together have a limited number of characters; the newest stays, whatever its size", () => {
  const large = "x".repeat(MAX_CHARACTERS / 2);
  const many = [1, 2, 3, 4].map((at) => versionAt(at, large));
  expect(thin(many).map(({ at }) => at)).toEqual([3, 4]);
  expect(thin([versionAt(1), versionAt(2, large.repeat(3))]).map(({ at }) => at)).toEqual([2]);
});
