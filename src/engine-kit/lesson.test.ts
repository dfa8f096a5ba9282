import { afterEach, expect, test } from "vitest";
import { catalogOf, setLocale } from "../kernel/index.ts";
import { type Lesson, type LessonTranslations, translatedLesson } from "./index.ts";

afterEach(() => setLocale("en"));

const lesson: Lesson = {
  id: "two-boxes",
  engine: "points-to",
  title: "Two boxes",
  source: "Containers, Boxes",
  summary: "Each box has its own content.",
  file: { name: "Main.java", text: "class Main {}" },
  presets: [
    { label: "ci", options: {} },
    { label: "1-object", options: { context: "1-obj" } },
  ],
  stops: [
    { when: "o1 ∈ pt(a)", say: "The first box." },
    { when: "o2 ∈ pt(b)", say: "The second box." },
  ],
  question: { ask: "Whose is o1?", facts: ["a ∋ o1"], answer: "Only that of a." },
  text: ["Why so?", "Because."],
};

test("a lesson without a translation is as it was written", () => {
  setLocale("zh", {});
  expect(translatedLesson(lesson)).toEqual(lesson);
});

test("each text of a lesson has the translation of its own place; what is left out stays, and so does what is no text", () => {
  const lessons: LessonTranslations = {
    "two-boxes": {
      title: "两个盒子",
      presets: { 2: "1-对象敏感" },
      stops: { 2: "第二个盒子。" },
      question: { ask: "o1 是谁的？" },
      text: { 1: "为什么？" },
    },
    "three-boxes": { summary: "另一课的。" },
  };
  setLocale("zh", { lessonTexts: catalogOf(lessons) });
  expect(translatedLesson(lesson)).toEqual({
    ...lesson,
    title: "两个盒子",
    presets: [
      { label: "ci", options: {} },
      { label: "1-对象敏感", options: { context: "1-obj" } },
    ],
    stops: [
      { when: "o1 ∈ pt(a)", say: "The first box." },
      { when: "o2 ∈ pt(b)", say: "第二个盒子。" },
    ],
    question: { ask: "o1 是谁的？", facts: ["a ∋ o1"], answer: "Only that of a." },
    text: ["为什么？", "Because."],
  });
});
