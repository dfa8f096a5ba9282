import { MessageCircleQuestionMark } from "lucide-react";
import { t } from "../../messages/index.ts";
import { notify } from "../../parts/index.ts";
import { predictAhead, usePredictor, useWorkbench } from "../../store/index.ts";
import "./asks.css";

/** Asks what the next press brings, here or at the next place where there is something to ask; or puts the question away. */
export function PredictButton() {
  const workbench = useWorkbench();
  const isAsked = usePredictor((state) => state.prediction !== undefined);
  const press = (): void => {
    if (isAsked) {
      workbench.predictor.drop();
      return;
    }
    const asked = predictAhead(workbench);
    if (asked?.isMoved !== false)
      notify({ text: () => t(asked === undefined ? "notice.noQuestion" : "notice.questionAhead") });
  };
  return (
    <button
      type="button"
      className="predict-button"
      aria-label={t("question.ask")}
      title={t("question.ask")}
      aria-pressed={isAsked}
      onClick={press}
    >
      <MessageCircleQuestionMark size={18} aria-hidden="true" />
      <span>{t("question.askShort")}</span>
    </button>
  );
}
