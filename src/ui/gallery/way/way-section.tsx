import { pageTitle } from "../../course/index.ts";
import { t } from "../../messages/index.ts";
import { LinkButton, notify, Select } from "../../parts/index.ts";
import { learnAnew, useServices, useSettings } from "../../store/index.ts";
import type { ChosenWay } from "./use-way.ts";
import { WayStepItem } from "./way-step.tsx";
import "./way.css";

interface WaySectionProps {
  readonly way: ChosenWay;
  /** The section is about to go. */
  readonly onHide: () => void;
}

/** What to do first, second and third: the lessons of a way, short or long, with what is done. */
export function WaySection({ way, onHide }: WaySectionProps) {
  const { engine, offered, steps, next } = way;
  const { settings, records } = useServices();
  const choice = useSettings((state) => state.way);
  const done = steps.filter(({ learned }) => learned.isDone).length;
  const begun = steps.filter(({ learned }) => learned.isDone || learned.answers !== undefined).length;
  const startAgain = (): void => {
    const undo = learnAnew(
      records,
      steps.map(({ lesson }) => lesson.id),
    );
    notify({
      text: () => t("gallery.way.startedAgain"),
      action: { label: () => t("gallery.work.undo"), onClick: undo },
    });
  };
  const hide = (): void => {
    onHide();
    settings.setState({ way: "hidden" });
  };
  return (
    <section className="way" aria-label={t("gallery.way")}>
      <div className="way-head">
        <h2>{t("gallery.way")}</h2>
        <Select
          name={t("gallery.way.of")}
          value={engine.id}
          choices={offered.map(({ id }) => ({ value: id, text: pageTitle(id) }))}
          onChange={(wayOf) => settings.setState({ wayOf })}
        />
        <div className="way-lengths" role="group" aria-label={t("gallery.way.lengths")}>
          {(["short", "long"] as const).map((length) => (
            <button
              key={length}
              type="button"
              aria-pressed={choice === length}
              onClick={() => settings.setState({ way: length })}
            >
              {t("gallery.way.minutes", { minutes: engine.ways?.[length].minutes ?? 0 })}
            </button>
          ))}
        </div>
        <span className="way-count" role="status">
          {t("gallery.way.count", { done, count: steps.length })}
        </span>
        <span className="way-ends">
          {begun === 0 ? null : <LinkButton onClick={startAgain}>{t("gallery.way.startAgain")}</LinkButton>}
          <LinkButton title={t("gallery.way.hideHint")} onClick={hide}>
            {t("gallery.way.hide")}
          </LinkButton>
        </span>
      </div>
      <ol className="way-steps">
        {steps.map((step, place) => (
          <WayStepItem key={step.lesson.id} {...step} engine={engine} number={place + 1} isNext={place === next} />
        ))}
      </ol>
    </section>
  );
}
