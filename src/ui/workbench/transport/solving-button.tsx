import { Hand } from "lucide-react";
import { solvable } from "../../../engine-kit/index.ts";
import { t } from "../../messages/index.ts";
import { useCapability, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import "./asks.css";

/** The reader makes the moves, or leaves them to the run. */
export function SolvingButton() {
  const workbench = useWorkbench();
  const solved = useCapability(solvable);
  const isSolving = useWorkbenchState((state) => state.isSolving);
  if (solved === undefined) return null;
  const press = (): void => {
    workbench.walk.pause();
    workbench.predictor.drop();
    workbench.set({ isSolving: !isSolving });
  };
  return (
    <button
      type="button"
      className="predict-button"
      aria-label={t("solving.open")}
      title={t("solving.open")}
      aria-pressed={isSolving}
      onClick={press}
    >
      <Hand size={18} aria-hidden="true" />
      <span>{t("solving.openShort")}</span>
    </button>
  );
}
