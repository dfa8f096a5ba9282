import { GraduationCap } from "lucide-react";
import { useEffect, useState } from "react";
import type { WrittenExercise } from "../../engine-kit/index.ts";
import { type Exercise, exerciseOfWritten } from "../../exercises/index.ts";
import { translated } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { useWorkbench } from "../store/index.ts";

/** The exercises on the lessons of the analysis, in the order of the course. */
export function OfLessons({ onStart }: { readonly onStart: (exercise: Exercise, id: string) => void }) {
  const { engine } = useWorkbench();
  const [written, setWritten] = useState<readonly WrittenExercise[]>([]);
  useEffect(() => {
    void engine.exercises().then(setWritten);
  }, [engine]);
  if (written.length === 0) return null;
  return (
    <section aria-label={t("sheet.ofLessons")}>
      <h3>{t("sheet.ofLessons")}</h3>
      <ul className="exercise-list of-lessons">
        {written.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className="button"
              aria-label={t("sheet.start", { title: translated(each.title) })}
              onClick={() => onStart(exerciseOfWritten(engine, each), each.id)}
            >
              <GraduationCap size={16} aria-hidden="true" /> {translated(each.title)}
            </button>
            <span>{t("sheet.count", { count: each.questions.length })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
