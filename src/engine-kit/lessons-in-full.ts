import type { Lesson } from "./lesson.ts";
import type { EngineManifest } from "./manifest.ts";

/** Whether a lesson has neither its program yet nor what it says of steps. */
export function isListed({ lines }: Lesson): boolean {
  return lines !== undefined;
}

/** Completes the lessons of an engine, where the page has begun with a list of them. */
export async function fetchLessons({ lessons, lessonsInFull }: Pick<EngineManifest, "lessons" | "lessonsInFull">) {
  if (lessonsInFull === undefined || !lessons.some(isListed)) return;
  const inFull = new Map((await lessonsInFull()).map((lesson) => [lesson.id, lesson]));
  // Whoever has found a lesson in the list has it in full from now on.
  for (const lesson of lessons) Object.assign(lesson, inFull.get(lesson.id), { lines: undefined });
}
