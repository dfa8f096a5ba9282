import { Command } from "cmdk";
import { useMemo } from "react";
import { type Lesson, translatedLesson } from "../../../engine-kit/index.ts";
import { lessonNumbers } from "../../course/index.ts";
import { t } from "../../messages/index.ts";
import { useLinks, useServices } from "../../store/index.ts";

interface LessonItemsProps {
  readonly lessons: readonly Lesson[];
  /** Acts once the palette is closed. */
  readonly onChoose: (action: () => void) => void;
}

/** Lessons, by their titles and numbers. */
export function LessonItems({ lessons, onChoose }: LessonItemsProps) {
  const { engines } = useServices();
  const links = useLinks();
  const numbers = useMemo(() => lessonNumbers(engines), [engines]);
  return (
    <Command.Group heading={t("palette.examples")}>
      {lessons.map((lesson) => {
        const { title, source } = translatedLesson(lesson);
        return (
          <Command.Item
            key={lesson.id}
            value={`${title} ${lesson.title} ${lesson.source} ${lesson.id}`}
            keywords={numberWords(numbers.get(lesson.id))}
            onSelect={() => onChoose(() => location.assign(links.ofLesson(lesson)))}
          >
            {t("palette.example", { title })}
            <small>
              {numbers.get(lesson.id)} {source}
            </small>
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}

/** `II·3` is typed `II.3`, too. */
function numberWords(number: string | undefined): string[] {
  return number?.includes("·") === true ? [number, number.replace("·", "."), number.replace("·", " ")] : [];
}
