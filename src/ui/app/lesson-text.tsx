import { BookOpen } from "lucide-react";
import { Popover } from "radix-ui";
import type { Lesson } from "../../engines/index.ts";
import { inWords } from "../../kernel/index.ts";
import { Marked, t } from "../messages/index.ts";

/** What stands beside the program: a button that shows the lesson’s text over the page. */
export function LessonText({ lesson }: { readonly lesson: Lesson }) {
  const { text = [] } = lesson;
  if (text.length === 0) return null;
  return (
    <Popover.Root>
      <Popover.Trigger className="text-button is-seldom" aria-label={t("shell.lesson")} title={t("shell.lessonHint")}>
        <BookOpen size={16} aria-hidden="true" />
        <span>{t("shell.lessonShort")}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="popover lesson-text"
          role="dialog"
          aria-label={inWords(lesson.title)}
          sideOffset={6}
          align="end"
        >
          <h2>{inWords(lesson.title)}</h2>
          <p className="lesson-source">{inWords(lesson.source)}</p>
          <p>{inWords(lesson.summary)}</p>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Marked text={inWords(paragraph)} />
            </p>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
