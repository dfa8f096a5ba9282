import { Check } from "lucide-react";
import { comparable, type EngineManifest } from "../../../engine-kit/index.ts";
import { programTitle } from "../../course/index.ts";
import { t } from "../../messages/index.ts";
import { LinkButton, notify } from "../../parts/index.ts";
import { answersIn, useLinks, useServices } from "../../store/index.ts";
import type { WayStep } from "./use-way.ts";

interface WayStepItemProps extends WayStep {
  readonly engine: EngineManifest;
  readonly number: number;
  /** It is the first that is not done. */
  readonly isNext: boolean;
}

/** A lesson of the way: whether it is done, what was answered right, its exercise, and its comparison. */
export function WayStepItem({ engine, lesson, learned, number, isNext }: WayStepItemProps) {
  const links = useLinks();
  const services = useServices();
  const title = programTitle(lesson);
  const isDone = learned.isDone === true;
  const { right, asked } = answersIn(learned);
  const isCompared = comparable.of(engine.page) !== undefined && lesson.presets.length > 1;
  const exercise = (): void => {
    import("../../exercises/index.ts").then(
      ({ openExerciseAbout }) => openExerciseAbout(lesson, engine, { ...services, links }),
      () => notify({ kind: "warning", text: () => t("fetch.failed") }),
    );
  };
  return (
    <li
      className={`way-step${isDone ? " is-done" : isNext ? " is-next" : ""}`}
      aria-current={isNext ? "step" : undefined}
    >
      <span className="way-number">
        {isDone ? <Check size={15} aria-hidden="true" /> : <span aria-hidden="true">{number}</span>}
        {isDone ? <span className="hidden-visually">{t("gallery.way.done")}</span> : null}
      </span>
      <a className="way-lesson" href={links.ofLesson(lesson)}>
        {title}
      </a>
      <p className="way-more">
        {asked === 0 ? null : <span className="way-right">{t("gallery.way.right", { right, asked })}</span>}
        <LinkButton aria-label={t("gallery.way.exerciseOf", { title })} onClick={exercise}>
          {t("gallery.way.exercise")}
        </LinkButton>
        {isCompared ? (
          <a
            href={links.of({ kind: "compare", link: { example: lesson.id } })}
            aria-label={t("gallery.way.compareOf", { title })}
          >
            {t("gallery.way.compare")}
          </a>
        ) : null}
      </p>
    </li>
  );
}
