import type { EngineManifest, Lesson } from "../../engine-kit/index.ts";
import type { WayChoice } from "../store/index.ts";

/** The lessons of the way that the reader has chosen, in order; none where the engine has no ways. */
export function lessonsOn({ lessons, ways }: Pick<EngineManifest, "lessons" | "ways">, choice: WayChoice) {
  const ids = ways?.[choice === "long" ? "long" : "short"].lessons ?? [];
  return ids.flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? []);
}

/**
 * Where the reader goes on after a lesson: to the first that is not done on the chosen way, then on the long one. Off these ways, and
 * where they are done, to the lesson that follows in the course.
 */
export function lessonAfter(
  engine: Pick<EngineManifest, "lessons" | "ways">,
  choice: WayChoice,
  { id }: Pick<Lesson, "id">,
  isDone: (lesson: Lesson) => boolean,
): Lesson | undefined {
  const ways = choice === "hidden" ? [] : new Set([choice, "long"] as const);
  for (const way of ways) {
    const lessons = lessonsOn(engine, way);
    if (!lessons.some((lesson) => lesson.id === id)) continue;
    const next = lessons.find((lesson) => lesson.id !== id && !isDone(lesson));
    if (next !== undefined) return next;
  }
  return engine.lessons[engine.lessons.findIndex((lesson) => lesson.id === id) + 1];
}

/** The lessons that a lesson builds on. */
export function lessonsBefore(engines: readonly Pick<EngineManifest, "lessons">[], { after = [] }: Lesson) {
  const all = engines.flatMap(({ lessons }) => lessons);
  return after.flatMap((id) => all.find((lesson) => lesson.id === id) ?? []);
}
