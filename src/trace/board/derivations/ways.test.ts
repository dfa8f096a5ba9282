import { expect, test } from "vitest";
import { isGrounded, sizeOf } from "./ways.ts";

/** Which facts each fact was found from: 3 from 1 and 2, 5 from 3, 6 from 5 and 4. */
const found: readonly (readonly number[])[] = [[], [0], [0], [1, 2], [], [3], [5, 4]];
const premisesOf = (fact: number): readonly number[] => found[fact] ?? [];

test.each([
  ["older facts", 3, [1, 2], true],
  ["a younger one that does not rest on it", 3, [4], true],
  ["itself", 3, [3], false],
  ["a younger one that rests on it", 3, [5], false],
  ["one that rests on it over another", 3, [1, 6], false],
  ["a younger one that rests on older ones", 4, [5], true],
  ["nothing", 3, [], true],
] as const)("a fact is grounded, or not, on %s", (_, fact, premises, isSo) => {
  expect(isGrounded(fact, premises, premisesOf)).toBe(isSo);
});

test("the size of a derivation counts each fact once", () => {
  expect([[], [0], [1, 2], [3], [6]].map((premises) => sizeOf(premises, premisesOf))).toEqual([0, 1, 3, 4, 7]);
});

test("a derivation without an end in sight is measured only so far", () => {
  let asked = 0;
  const size = sizeOf([0], (fact) => {
    asked++;
    return [fact + 1];
  });
  expect(size).toBe(5_000);
  expect(asked).toBe(4_999);
});
