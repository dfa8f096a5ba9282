import { ChevronRight, GraduationCap, MessageCircleQuestionMark } from "lucide-react";
import type { Lesson } from "../../../engine-kit/index.ts";
import { lessonAfter, programTitle } from "../../course/index.ts";
import { t } from "../../messages/index.ts";
import { notify, SmallButton } from "../../parts/index.ts";
import { predictAhead, useLearned, useLinks, useServices, useSettings, useWorkbench } from "../../store/index.ts";

/** What to do next: predict the steps of this run, work on questions about it, go to the next lesson. */
export function NextWays({ lesson }: { readonly lesson: Lesson }) {
  const services = useServices();
  const workbench = useWorkbench();
  const links = useLinks();
  const way = useSettings((settings) => settings.way);
  const learned = useLearned();
  const next = lessonAfter(workbench.engine, way, lesson, ({ id }) => learned(id)?.isDone === true);
  const predict = (): void => {
    if (predictAhead(workbench) === undefined) notify({ text: () => t("notice.noQuestion") });
  };
  const exercise = (): void => {
    import("../../exercises/index.ts").then(
      ({ startExerciseAbout }) => startExerciseAbout(lesson, { ...services, links }),
      () => notify({ kind: "warning", text: () => t("fetch.failed") }),
    );
  };
  return (
    <div className="answer-ways">
      <SmallButton title={t("lesson.predictHint")} onClick={predict}>
        <MessageCircleQuestionMark size={15} aria-hidden="true" /> {t("lesson.predict")}
      </SmallButton>
      <SmallButton title={t("lesson.exerciseHint")} onClick={exercise}>
        <GraduationCap size={15} aria-hidden="true" /> {t("lesson.exercise")}
      </SmallButton>
      {next === undefined ? null : (
        <a className="button small is-primary answer-next" href={links.ofLesson(next)}>
          <span>{t("lesson.next", { title: programTitle(next) })}</span>
          <ChevronRight size={15} aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
