import { expect, test } from "vitest";
import { listed } from "./listed-lessons.mjs";

const lesson = {
  id: "a",
  engine: "points-to",
  title: "A",
  source: "Lecture I, A",
  after: ["first"],
  summary: "What it shows.",
  file: { name: "A.java", text: "class A {\n}\n" },
  presets: [{ label: "ci", options: { context: "ci" } }],
  stops: [{ when: "o1", say: "Here." }],
  text: ["Why so?"],
};

test("the list of lessons has no programs and nothing that is said of steps, but says how long a program is", () => {
  const { stops: _, text: __, file, ...shown } = lesson;
  expect(listed(lesson)).toEqual({ ...shown, file: { ...file, text: "" }, lines: 2 });
  expect(listed({ ...lesson, file: { name: "Large.java", text: "" } }).lines).toBe(0);
});
