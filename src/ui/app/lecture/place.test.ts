import { describe, expect, test } from "vitest";
import { back, forward, type Place, placeAt, readPlace } from "./place.ts";

const question = { kind: "value", id: "q", points: 1, of: "pt(x)" } as const;
const slides = [{}, { question }, {}, { question }];

/** All places of the walk from a place by one kind of press, until it stays. */
function walk(from: Place, press: typeof forward): readonly string[] {
  const places: string[] = [];
  let place = from;
  for (;;) {
    const text = `${place.slide}${place.isAnswered ? "!" : ""}`;
    if (places.at(-1) === text) return places;
    places.push(text);
    place = press(slides, place);
  }
}

describe("presses", () => {
  const there = ["0", "1", "1!", "2", "3", "3!"];

  test("forward asks, answers, and goes on", () => expect(walk(placeAt(slides, 0), forward)).toEqual(there));

  test("back is the same way", () => expect(walk({ slide: 3, isAnswered: true }, back)).toEqual([...there].reverse()));
});

test.each([
  [-1, 0],
  [2, 2],
  [99, 3],
])("slide %i of a link is %i", (wanted, slide) =>
  expect(placeAt(slides, wanted)).toEqual({ slide, isAnswered: false }),
);

test.each([null, "3", {}, { slide: "3", isAnswered: true }])("%j is no place", (data) =>
  expect(readPlace(data)).toBeUndefined(),
);
