import { X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { comparable, type Lesson, type LessonQuestion, translatedLesson } from "../../../engine-kit/index.ts";
import { t } from "../../messages/index.ts";
import { IconButton, SmallButton } from "../../parts/index.ts";
import { presetOptions, type Run, startOptions, useLinks, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { decidingFacts } from "./deciding-facts.ts";
import { FactsThatDecide } from "./facts-that-decide.tsx";

interface OtherRunProps {
  readonly lesson: Lesson;
  readonly question: LessonQuestion;
  /** The place of the preset that is run. */
  readonly preset: number;
}

/** What the run of another preset says of the facts: asked by one press, computed, and given up by another. */
export function OtherRun({ lesson, question, preset }: OtherRunProps) {
  const workbench = useWorkbench();
  const [run, setRun] = useState<Run>();
  useEffect(() => () => run?.dispose(), [run]);
  const label = translatedLesson(lesson).presets[preset]?.label ?? "";
  if (run !== undefined)
    return (
      <Said
        run={run}
        question={question}
        lesson={lesson}
        preset={preset}
        label={label}
        onEnd={() => setRun(undefined)}
      />
    );
  const ask = (): void => {
    const { engine } = workbench;
    setRun(workbench.job.beside(startOptions(engine, lesson, presetOptions(engine, lesson, preset))));
  };
  return <SmallButton onClick={ask}>{t("lesson.other", { run: label })}</SmallButton>;
}

interface SaidProps extends OtherRunProps {
  readonly run: Run;
  readonly label: string;
  readonly onEnd: () => void;
}

function Said({ run, lesson, question, preset, label, onEnd }: SaidProps) {
  const session = useStore(run.store, (state) => state.session);
  const status = useStore(run.store, (state) => state.status);
  const facts = useMemo(
    () => (session === undefined || status !== "ready" ? undefined : decidingFacts(session, question)),
    [session, status, question],
  );
  const link = useComparison(lesson, preset);
  return (
    <div className="answer-said" role="status">
      <b>{label}</b>
      {facts === undefined ? (
        <>
          <span>{t(status === "failed" || status === "lost" ? "lesson.otherFailed" : "lesson.otherRuns")}</span>
          <IconButton aria-label={t("lesson.otherEnd")} title={t("lesson.otherEnd")} onClick={onEnd}>
            <X size={14} aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <>
          <FactsThatDecide facts={facts} label={t("lesson.factsOf", { run: label })} />
          {link === undefined ? null : <a href={link}>{t("lesson.compare")}</a>}
        </>
      )}
    </div>
  );
}

/** The run on the page and that of the preset, side by side. */
function useComparison(lesson: Lesson, preset: number): string | undefined {
  const { engine } = useWorkbench();
  const links = useLinks();
  const options = useWorkbenchState((state) => state.options);
  const comparison = comparable.of(engine.page);
  if (comparison === undefined) return undefined;
  const base = presetOptions(engine, lesson);
  const runs = [options, presetOptions(engine, lesson, preset)].map((each) => comparison.write(each, base));
  return links.of({ kind: "compare", link: { example: lesson.id, runs } });
}
