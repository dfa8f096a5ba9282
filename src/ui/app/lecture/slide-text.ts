import type { Slide } from "../../../exercises/index.ts";
import { translated } from "../../../kernel/index.ts";

/** What stands above the stage. */
export function slideTitle({ title, run }: Slide): string {
  return translated(title ?? run.lesson?.title ?? "");
}

/** What the audience reads below it. What the lesson says at a stop stands on the rule card. */
export function slideText({ text }: Slide): string {
  return translated(text ?? "");
}
