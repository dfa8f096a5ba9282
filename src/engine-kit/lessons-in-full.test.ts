import { expect, test, vi } from "vitest";
import { fetchLessons, isListed, type Lesson } from "./index.ts";

const inFull: Lesson = {
  id: "two-boxes",
  engine: "points-to",
  title: "Two boxes",
  source: "Containers, Boxes",
  summary: "Each box has its own content.",
  file: { name: "Main.java", text: "class Main {}\n" },
  presets: [],
  stops: [{ when: "o1 ∈ pt(a)", say: "The first box." }],
};

function listed(): Lesson {
  const { stops: _, ...lesson } = inFull;
  return { ...lesson, file: { name: "Main.java", text: "" }, lines: 1 };
}

test("a lesson that was found in the list has its program and its stops once they are fetched", async () => {
  const lesson = listed();
  const lessonsInFull = vi.fn(async () => [inFull]);
  const engine = { lessons: [lesson], lessonsInFull };
  expect(isListed(lesson)).toBe(true);
  await fetchLessons(engine);
  expect(isListed(lesson)).toBe(false);
  expect(lesson).toEqual({ ...inFull, lines: undefined });
  await fetchLessons(engine);
  expect(lessonsInFull, "they are fetched once").toHaveBeenCalledOnce();
});

test("lessons that could not be fetched are listed as before, and fetched the next time", async () => {
  const lesson = listed();
  const lessonsInFull = vi.fn(async () => [inFull]).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const engine = { lessons: [lesson], lessonsInFull };
  await expect(fetchLessons(engine)).rejects.toThrow("Failed to fetch");
  expect(isListed(lesson)).toBe(true);
  await fetchLessons(engine);
  expect(lesson.file.text).toBe("class Main {}\n");
});
