import { FileUp, GraduationCap, SquarePen, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { fetchLessons, type WrittenExercise } from "../../engine-kit/index.ts";
import { type Exercise, readExercise, withKnownTranslation } from "../../exercises/index.ts";
import { describe } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { openedFile } from "../opened-files/index.ts";
import { Button, IconButton, Modal } from "../parts/index.ts";
import { useLinks, useRecords, useServices, useWorkbench } from "../store/index.ts";
import { ByNumber } from "./by-number.tsx";
import { OfLessons } from "./of-lessons.tsx";
import { Practicing } from "./practicing.tsx";
import { DRAFT, keptExercises, numberedSheet, removeExercise, startExercise } from "./shelf.ts";
import "./exercises.css";

/** Exercises to work on: from a file, from earlier, on the present run; and the way to write one. */
export function ExercisesDialog({ onClose }: { readonly onClose: () => void }) {
  const { engines } = useServices();
  const workbench = useWorkbench();
  const links = useLinks();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [written, setWritten] = useState<readonly WrittenExercise[]>([]);
  useEffect(() => {
    const { engine } = workbench;
    // A written exercise takes its program from its lesson.
    void Promise.all([engine.exercises(), fetchLessons(engine)]).then(([all]) => setWritten(all));
  }, [workbench]);
  const start = (exercise: Exercise, id?: string): void => {
    void startExercise({ engines, workbench, links }, exercise, id);
    onClose();
  };
  const read = async (list: FileList | null): Promise<void> => {
    const [file] = list ?? [];
    if (file === undefined) return;
    const opened = await openedFile(file);
    if (!opened.ok) return setProblem(opened.problem());
    const exercise = readExercise(opened.file);
    if (exercise.ok) start(exercise.value);
    else setProblem(exercise.errors.map(describe).join(" "));
  };
  return (
    <Modal title={t("sheet.dialog")} isOpen onClose={onClose} className="exercises">
      <p>{t("sheet.intro")}</p>
      <p className="exercise-ways">
        <Button onClick={() => picker.current?.click()}>
          <FileUp size={16} aria-hidden="true" /> {t("sheet.open")}
        </Button>
        <Button
          onClick={() => {
            workbench.set({ exercise: DRAFT, isSolving: false });
            onClose();
          }}
        >
          <SquarePen size={16} aria-hidden="true" /> {t("sheet.write")}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t("sheet.open")}
          onChange={(event) => void read(event.target.files)}
        />
      </p>
      {problem === undefined ? null : (
        <p className="form-error" role="alert">
          {problem}
        </p>
      )}
      <OfLessons written={written} onStart={start} />
      <Practicing onClose={onClose} />
      <ByNumber
        title={t("sheet.random")}
        hint={t("sheet.randomHint")}
        action={t("sheet.take")}
        onTake={(seed) => {
          workbench.set({ exercise: numberedSheet(seed), isSolving: false });
          onClose();
        }}
      />
      <KeptExercises written={written} onStart={start} />
    </Modal>
  );
}

interface KeptExercisesProps {
  /** Those on the lessons, which are shown in the reader's language. */
  readonly written: readonly WrittenExercise[];
  readonly onStart: (exercise: Exercise) => void;
}

/** Exercises from earlier. */
function KeptExercises({ written, onStart }: KeptExercisesProps) {
  const { records } = useServices();
  const { engine } = useWorkbench();
  const all = useRecords((_, state) => state.records);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what there is follows from all records
  const kept = useMemo(
    () =>
      keptExercises(records, engine.id).map(([id, exercise]) => {
        const { title } = withKnownTranslation(exercise, engine, written);
        return { id, exercise, title };
      }),
    [records, engine, written, all],
  );
  return (
    <>
      <h3>{t("sheet.recent")}</h3>
      {kept.length === 0 ? (
        <p className="empty">{t("sheet.none")}</p>
      ) : (
        <ul className="exercise-list">
          {kept.map(({ id, exercise, title }) => (
            <li key={id}>
              <Button aria-label={t("sheet.start", { title })} onClick={() => onStart(exercise)}>
                <GraduationCap size={16} aria-hidden="true" /> {title}
              </Button>
              <span>{t("sheet.count", { count: exercise.questions.length })}</span>
              <IconButton aria-label={t("sheet.remove", { title })} onClick={() => removeExercise(records, id)}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
