import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { courseOf, lessonNumbers } from "../course/index.ts";
import { found, nearestLessons } from "./search.ts";

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
  ["II.3", "set-and-do-set"],
  ["ii 3", "set-and-do-set"],
  ["2.3", "set-and-do-set"],
  ["Lecture 2, example 3", "set-and-do-set"],
  ["lecture 2 example 3", "set-and-do-set"],
  ["i-2", "constant-propagation"],
  ["1-call-site, the full walk", "one-call-site"],
  ["one-call-site", "one-call-site"],
  ["AVL", "avl-tree"],
  ["double free", "freeing-twice"],
  ["recursion", "call-strings"],
  ["重复释放", "freeing-twice"],
])("“%s” finds %s, the first of the answers", (search, id) => {
  expect(ids(search)[0]).toBe(id);
});

test("every word of a search must be found, at the beginning of a word", () => {
  expect(ids("visitor factory")).toEqual([]);
  expect(ids("isitor")).toEqual([]);
});

test("a number finds its lesson alone; what looks like one and is none is looked up in words", () => {
  expect(ids("II.3")).toHaveLength(1);
  expect(ids("fig 6").length).toBeGreaterThan(0);
  expect(ids("9 99")).toEqual([]);
});

test("lessons are found by the rules that they apply, once these are known", () => {
  const rulesOf = (id: string) => (id === "avl-tree" ? "S-NEW, enum, scenario 3" : "");
  const first = (search: string) => found(course, search, rulesOf).flatMap(({ members }) => members)[0]?.lesson.id;
  expect(first("enum scenario")).toBe("avl-tree");
  expect(found(course, "enum scenario 3")).toEqual([]);
});

test("what finds no lesson has nearest ones", () => {
  expect(nearestLessons(course, "call sting limits")[0]?.lesson.id).toBe("call-strings");
});
