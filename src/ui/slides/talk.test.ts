import { expect, test } from "vitest";
import { minutesIn, movedTo, orderOf, type Talk, type TalkSlide, withoutSlide, withSlide, withText } from "./talk.ts";

function slide(title: string, minutes = 1): TalkSlide {
  return { title, text: "", notes: "", minutes, lesson: "one-call-site", at: "3" };
}

const talk: Talk = {
  title: "Mine",
  order: ["a", "b", "c"],
  slides: { a: slide("A"), b: slide("B", 2.5), c: slide("C") },
};

test.each([
  [withSlide(talk, "d", slide("D"), "a"), "a d b c", "a new slide stands behind the chosen one"],
  [withSlide(talk, "d", slide("D"), undefined), "a b c d", "or at the end"],
  [withSlide(withoutSlide(talk, "b"), "b", slide("B"), "a"), "a b c", "a deleted one comes back to its place"],
  [withoutSlide(talk, "b"), "a c", "the others stay"],
  [movedTo(talk, "a", 1), "b a c", "one to the right"],
  [movedTo(talk, "c", -1), "c a b", "not beyond the beginning"],
  [movedTo(talk, "a", 9), "b c a", "not beyond the end"],
  [{ ...talk, order: ["c", "gone", "c"] }, "c a b", "what another tab has added stands behind what it has ordered"],
])("%#: the order is %j: %s", (changed, order) => {
  expect(orderOf(changed).join(" ")).toBe(order);
});

test("a text of one slide is changed, and minutes are added up", () => {
  expect(withText(talk, "b", { title: "Better" }).slides["b"]).toEqual({ ...slide("Better", 2.5) });
  expect(withText(talk, "gone", { title: "Better" })).toBe(talk);
  expect(minutesIn(talk)).toBe(4.5);
});
