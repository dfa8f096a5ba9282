import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { found } from "./search.ts";
import { courseOf, lessonNumbers } from "./sections.ts";

const course = courseOf(engines);
const ids = (search: string): readonly string[] =>
  found(course, search).flatMap(({ members }) => members.map(({ lesson }) => lesson.id));

test("every lesson stands in the course once, and lessons of lectures have the lecture in their numbers", () => {
  const all = ids("");
  expect([...all].sort()).toEqual(engines.flatMap(({ lessons }) => lessons.map(({ id }) => id)).sort());
  expect(lessonNumbers(engines).get("one-call-site")).toBe("II·1");
  expect(lessonNumbers(engines).get("fig-6")).toBe("1");
});

test.each([
  ["II·3", "set-and-do-set"],
  ["lecture ii 3", "set-and-do-set"],
  ["1-call-site, the full walk", "one-call-site"],
  ["one-call-site", "one-call-site"],
  ["AVL", "avl-tree"],
])("“%s” finds %s, the first of the answers", (search, id) => {
  expect(ids(search)[0]).toBe(id);
});

test("every word of a search must be found, at the beginning of a word", () => {
  expect(ids("visitor factory")).toEqual([]);
  expect(ids("isitor")).toEqual([]);
});
