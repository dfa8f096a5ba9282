import { describe, expect, test } from "vitest";
import type { Lesson } from "../../engine-kit/index.ts";
import { engines } from "../../engines/index.ts";
import pictures from "../gallery/pictures/pictures.json" with { type: "json" };
import { courseOf, lessonAfter, lessonsOn } from "./index.ts";

const course = courseOf(engines).flatMap(({ members }) => members.map(({ lesson }) => lesson));

test("what a lesson builds on stands before it in the course: it exists, and none builds on itself by a way round", () => {
  const wrong = course.flatMap(({ id, after = [] }, place) => {
    const before = course.slice(0, place).map((lesson) => lesson.id);
    return after.filter((each) => !before.includes(each)).map((each) => `${id} after ${each}`);
  });
  expect(wrong).toEqual([]);
});

/** Seconds at a step; a long run is walked by its moments. Exercises belong to the long way. */
const SECONDS = 3;
const MOST_STEPS = 100;
const EXERCISE = 84;

const withWays = engines.filter(({ ways }) => ways !== undefined);

describe.each(withWays.map((engine) => [engine.id, engine] as const))("%s", (_, engine) => {
  test.each(["short", "long"] as const)(
    "the %s way goes through lessons that it has prepared, in the time it says",
    (choice) => {
      const lessons = lessonsOn(engine, choice);
      const { minutes, lessons: ids } = engine.ways?.[choice] ?? { minutes: 0, lessons: [] };
      expect(lessons.map(({ id }) => id)).toEqual(ids);
      expect(lessons.length).toBeGreaterThan(1);
      const unprepared = lessons.flatMap(({ id, after = [] }, place) =>
        after.filter((each) => !ids.slice(0, place).includes(each)).map((each) => `${id} after ${each}`),
      );
      expect(unprepared).toEqual([]);
      const steps = lessons.map(({ id }) => Math.min(MOST_STEPS, pictures[id as keyof typeof pictures].steps));
      const seconds =
        steps.reduce((sum, each) => sum + each * SECONDS, 0) + (choice === "long" ? ids.length * EXERCISE : 0);
      expect(minutes / (seconds / 60)).toBeGreaterThan(0.75);
      expect(minutes / (seconds / 60)).toBeLessThan(1.33);
    },
  );
});

describe("the lesson to go on with", () => {
  const lesson = (id: string) => ({ id }) as Lesson;
  const engine = {
    lessons: ["a", "b", "c", "d", "e"].map(lesson),
    ways: { short: { minutes: 3, lessons: ["a", "c"] }, long: { minutes: 20, lessons: ["a", "c", "d"] } },
  };
  test.each([
    ["a", "short", "a", "c", "is the next one of the way"],
    ["c", "short", "c", "a", "is the one that was left out"],
    ["c", "short", "a c", "d", "is on the long way where the short one is done"],
    ["d", "long", "a c d", "e", "is the next one of the course where the ways are done"],
    ["b", "short", "", "c", "is the next one of the course off the ways"],
    ["a", "hidden", "a", "b", "is the next one of the course where no way is wanted"],
    ["e", "short", "", undefined, "is none behind the last one"],
  ] as const)("after %s on the %s way, with %j done, it is %s: it %s", (id, choice, done, next, _why) => {
    const isDone = (each: Lesson) => done.split(" ").includes(each.id);
    expect(lessonAfter(engine, choice, lesson(id), isDone)?.id).toBe(next);
  });
});
