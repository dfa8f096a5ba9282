import { ChevronDown, ChevronRight } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useMemo } from "react";
import { type Lesson, translatedLesson } from "../../engine-kit/index.ts";
import { DoneMark, lessonNumbers, programTitle } from "../course/index.ts";
import { t } from "../messages/index.ts";
import { useLearned, useServices } from "../store/index.ts";

interface LessonMenuProps {
  /** What is done with the lesson, on pages of no engine. */
  readonly page?: string;
  /** In course order. */
  readonly lessons: readonly Lesson[];
  readonly current: Lesson | undefined;
  readonly isEdited: boolean;
  readonly linkOf: (lesson: Lesson) => string;
}

/** `II·1 1-call-site, the full walk ▾ ›`: the name is the menu of lessons. */
export function LessonMenu({ page, lessons, current, isEdited, linkOf }: LessonMenuProps) {
  const { engines } = useServices();
  const learned = useLearned();
  const numbers = useMemo(() => lessonNumbers(engines), [engines]);
  const index = lessons.findIndex(({ id }) => id === current?.id);
  const number = numbers.get(current?.id ?? "");
  const next = index < 0 ? undefined : lessons[index + 1];
  return (
    <nav className="lesson-menu" aria-label={t("shell.lessons")}>
      {page === undefined ? null : <span className="lesson-page">{page}</span>}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="menu-button" title={t("shell.exampleMenu")}>
          {number === undefined ? null : <span className="lesson-number">{number}</span>}
          <h1>{programTitle(current)}</h1>
          {isEdited ? <span className="badge">{t("shell.edited")}</span> : null}
          <ChevronDown size={15} aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="start" sideOffset={6}>
            {lessons.map(translatedLesson).map((lesson) => (
              <DropdownMenu.Item key={lesson.id} asChild className="menu-item is-lesson">
                <a href={linkOf(lesson)} aria-current={lesson.id === current?.id ? "page" : undefined}>
                  <span className="lesson-number">{numbers.get(lesson.id)}</span>
                  <span>
                    {lesson.title}
                    {learned(lesson.id)?.isDone ? <DoneMark /> : null}
                  </span>
                  <small>{lesson.source}</small>
                </a>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {next === undefined ? null : <NextLesson href={linkOf(next)} title={programTitle(next)} />}
    </nav>
  );
}

function NextLesson({ href, title }: { readonly href: string; readonly title: string }) {
  const name = t("shell.nextLesson", { title });
  return (
    <a className="icon-button lesson-next" href={href} aria-label={name} title={name}>
      <ChevronRight size={16} aria-hidden="true" />
    </a>
  );
}
