import { BookOpen } from "lucide-react";
import { Popover } from "radix-ui";
import { type Lesson, translatedLesson } from "../../engine-kit/index.ts";
import { Marked, t } from "../messages/index.ts";

/** A button that shows over the page what the lesson is about: where it comes from, what there is to see, and its stops. */
export function LessonText({ lesson }: { readonly lesson: Lesson }) {
  const { title, source, summary, text = [], stops = [] } = translatedLesson(lesson);
  return (
    <Popover.Root>
      <Popover.Trigger className="text-button" aria-label={t("shell.lesson")} title={t("shell.lessonHint")}>
        <BookOpen size={16} aria-hidden="true" />
        <span>{t("shell.lessonShort")}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover lesson-text" role="dialog" aria-label={title} sideOffset={6} align="end">
          <h2>{title}</h2>
          <p className="lesson-source">{source}</p>
          <p>{summary}</p>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Marked text={paragraph} />
            </p>
          ))}
          {stops.length === 0 ? null : (
            <>
              <h3>{t("lesson.stops")}</h3>
              <ul>
                {stops.map(({ say }) => (
                  <li key={say}>
                    <Marked text={say} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
