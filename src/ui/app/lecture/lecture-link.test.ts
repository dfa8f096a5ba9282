import { expect, test } from "vitest";
import { isLectureLink } from "./is-lecture-link.ts";
import { readLectureLink, writeLectureLink } from "./lecture-link.ts";

test.each([
  ["#/lecture?file=context-sensitivity-1&slide=3", true],
  ["#/lecture", true],
  ["#/pointer?example=lecture", false],
  ["#/lectures?file=a", false],
])("%s plays a lecture: %s", (hash, expected) => expect(isLectureLink(hash)).toBe(expected));

test.each([
  ["#/lecture?file=a-1", { file: "a-1", opened: undefined, slide: 1, talk: undefined, isPresenter: false }],
  [
    "#/lecture?file=a&slide=12&talk=x9&presenter=1",
    { file: "a", opened: undefined, slide: 12, talk: "x9", isPresenter: true },
  ],
  ["#/lecture?opened=x1y2&slide=2", { file: undefined, opened: "x1y2", slide: 2, talk: undefined, isPresenter: false }],
])("%s is read, and written again", (hash, link) => {
  expect(readLectureLink(hash)).toEqual(link);
  expect(writeLectureLink(link, "")).toBe(hash);
});

test.each(["#/lecture?file=../secret", "#/lecture?file=a%2Fb", "#/lecture?file=", "#/lecture"])(
  "%s names no file",
  (hash) => expect(readLectureLink(hash).file).toBeUndefined(),
);

test.each(["0", "-2", "x", "1.5"])("slide %s is the first one", (slide) =>
  expect(readLectureLink(`#/lecture?file=a&slide=${slide}`).slide).toBe(1),
);

test("the language of the page stays", () => {
  const link = { file: "a", opened: undefined, slide: 2, talk: undefined, isPresenter: false };
  expect(writeLectureLink(link, "#/lecture?file=a&lang=zh")).toBe("#/lecture?file=a&slide=2&lang=zh");
});
