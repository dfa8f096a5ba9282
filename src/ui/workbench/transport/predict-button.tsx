import { MessageCircleQuestionMark } from "lucide-react";
import { t } from "../../messages/index.ts";
import { usePredictor, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import "./asks.css";

/** Asks what the next press brings, or puts the question away. */
export function PredictButton() {
  const workbench = useWorkbench();
  const isAsked = usePredictor((state) => state.prediction !== undefined);
  const isAtEnd = useWorkbenchState((state) => state.position) >= useRunState((state) => state.length);
  const press = (): void => {
    workbench.walk.pause();
    if (isAsked) workbench.predictor.drop();
    else workbench.predictor.ask(workbench.state.granularity);
  };
  return (
    <button
      type="button"
      className="predict-button"
      aria-label={t("question.ask")}
      title={t("question.ask")}
      aria-pressed={isAsked}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : press}
    >
      <MessageCircleQuestionMark size={18} aria-hidden="true" />
      <span>{t("question.askShort")}</span>
    </button>
  );
}
