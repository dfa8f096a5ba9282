import { type Lesson, translatedLesson } from "../../engine-kit/index.ts";
import { hasMessage, t, translate } from "../messages/index.ts";

/** What a program is called that is on the page: as its lesson is, or the reader's own. */
export function programTitle(lesson: Lesson | undefined): string {
  return lesson === undefined ? t("shell.ownProgram") : translatedLesson(lesson).title;
}

/** What the page of an engine is called; one that shares it with another engine has only a tab of its own. */
export function pageTitle(engine: string): string {
  return translate(hasMessage(`${engine}.page.name`) ? `${engine}.page.name` : `${engine}.tab.name`);
}
