import type { Lesson } from "./lesson.ts";
import type { EngineManifest } from "./manifest.ts";

/** Whether a lesson has neither its program yet nor what it says of steps. */
export function isListed({ lines }: Lesson): boolean {
  return lines !== undefined;
}

/** Completes the lessons of an engine; the page begins with a list of their names alone. */
export async function fetchLessons({ lessons, lessonsInFull }: Pick<EngineManifest, "lessons" | "lessonsInFull">) {
  if (lessonsInFull === undefined || !lessons.some(isListed)) return;
  const inFull = new Map((await lessonsInFull()).map((lesson) => [lesson.id, lesson]));
  // The objects of the list are completed in place: code that holds one of them has the whole lesson.
  for (const lesson of lessons) Object.assign(lesson, inFull.get(lesson.id), { lines: undefined });
}
