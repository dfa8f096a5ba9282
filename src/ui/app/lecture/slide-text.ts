import { translatedLesson } from "../../../engine-kit/index.ts";
import type { Slide } from "../../../exercises/index.ts";

/** What stands above the stage. */
export function slideTitle({ title, run: { lesson } }: Slide): string {
  return title ?? (lesson === undefined ? "" : translatedLesson(lesson).title);
}

/** What the audience reads below it. What the lesson says at a stop stands in the band. */
export function slideText({ text = "" }: Slide): string {
  return text;
}
