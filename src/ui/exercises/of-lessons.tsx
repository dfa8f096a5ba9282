import { GraduationCap } from "lucide-react";
import { translatedExercise, type WrittenExercise } from "../../engine-kit/index.ts";
import { type Exercise, exerciseOfWritten } from "../../exercises/index.ts";
import { t } from "../messages/index.ts";
import { Button } from "../parts/index.ts";
import { useWorkbench } from "../store/index.ts";

interface OfLessonsProps {
  readonly written: readonly WrittenExercise[];
  readonly onStart: (exercise: Exercise, id: string) => void;
}

/** The exercises on the lessons of the analysis, in the order of the course. */
export function OfLessons({ written, onStart }: OfLessonsProps) {
  const { engine } = useWorkbench();
  if (written.length === 0) return null;
  return (
    <section aria-label={t("sheet.ofLessons")}>
      <h3>{t("sheet.ofLessons")}</h3>
      <ul className="exercise-list of-lessons">
        {written.map((each) => {
          const { id, title, questions } = translatedExercise(each);
          return (
            <li key={id}>
              <Button
                aria-label={t("sheet.start", { title })}
                onClick={() => onStart(exerciseOfWritten(engine, each), id)}
              >
                <GraduationCap size={16} aria-hidden="true" /> {title}
              </Button>
              <span>{t("sheet.count", { count: questions.length })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
