import { type Lesson, translatedLesson } from "../../engine-kit/index.ts";
import { t } from "../messages/index.ts";

/** What a program is called that is on the page: as its lesson is, or the reader's own. */
export function programTitle(lesson: Lesson | undefined): string {
  return lesson === undefined ? t("shell.ownProgram") : translatedLesson(lesson).title;
}
