import { BookOpen } from "lucide-react";
import { Popover } from "radix-ui";
import { type Lesson, translatedLesson } from "../../engine-kit/index.ts";
import { DoneMark, lessonsBefore, programTitle } from "../course/index.ts";
import { Marked, t } from "../messages/index.ts";
import { useLearned, useLinks, useRunState, useServices, useWorkbench, useWorkbenchState } from "../store/index.ts";

/**
 * A button that shows over the page what the lesson is about: where it comes from, its question, and the stops that were reached.
 * What explains the answer comes with it, at the last step.
 */
export function LessonText({ lesson }: { readonly lesson: Lesson }) {
  const { title, source, summary, question } = translatedLesson(lesson);
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
          {question === undefined ? null : (
            <p>
              <b>
                <Marked text={question.ask} />
              </b>
            </p>
          )}
          <p>{summary}</p>
          <BuildsOn lesson={lesson} />
          <Explained lesson={lesson} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The lessons that this one builds on, each with whether it is done. */
function BuildsOn({ lesson }: { readonly lesson: Lesson }) {
  const { engines } = useServices();
  const links = useLinks();
  const learned = useLearned();
  const before = lessonsBefore(engines, lesson);
  if (before.length === 0) return null;
  return (
    <div className="builds-on">
      <h3>{t("lesson.buildsOn")}</h3>
      <ul>
        {before.map((each) => (
          <li key={each.id}>
            <a href={links.ofLesson(each)}>{programTitle(each)}</a>
            {learned(each.id)?.isDone ? <DoneMark /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What has come out so far. */
function Explained({ lesson }: { readonly lesson: Lesson }) {
  const workbench = useWorkbench();
  const position = useWorkbenchState((state) => state.position);
  const isAtEnd = useRunState(({ status, length }) => status === "ready" && position === length);
  const { text = [] } = translatedLesson(lesson);
  const stops = workbench.waypoints.stops().filter((stop) => stop.position <= position);
  return (
    <>
      {isAtEnd ? (
        text.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} />
          </p>
        ))
      ) : text.length === 0 ? null : (
        <p className="lesson-source">{t("lesson.textAtEnd")}</p>
      )}
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
    </>
  );
}
