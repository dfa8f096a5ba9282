import { expect, test } from "vitest";
import { lastEvent, positionsByEvent } from "./by-event.ts";
import type { Comparables } from "./comparables.ts";

/** A run that finds these things, each at its step. */
function found(...things: readonly (readonly [seq: number, alike: string])[]): Comparables {
  const births = new Map<string, number[]>();
  for (const [seq, alike] of things) births.set(alike, [...(births.get(alike) ?? []), seq]);
  return { byName: new Map(), events: things.map(([seq, alike]) => ({ seq, alike })), births, choices: [] };
}

const lead = found([2, "call 14"], [5, "x ∋ o12"], [7, "call 15"], [9, "call 14"], [12, "x ∋ o13"]);
const other = found([1, "call 14"], [6, "call 15"], [8, "x ∋ o12"], [11, "call 14"]);

test("when one run has processed a call, the other has, too; it never goes back, and waits at what it never finds", () => {
  expect(positionsByEvent(lead, other)).toEqual([2, 9, 9, 12, 12]);
  expect(positionsByEvent(other, lead)).toEqual([3, 8, 8, 10]);
});

test("runs with little in common are not told by each other", () => {
  expect(positionsByEvent(lead, found([3, "x ∋ o12"]))).toBeUndefined();
});

test.each([
  [0, -1],
  [2, -1],
  [3, 0],
  [9, 2],
  [10, 3],
  [99, 4],
])("at position %i the last event is number %i", (n, event) => expect(lastEvent(lead, n)).toBe(event));
