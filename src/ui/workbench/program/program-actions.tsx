import { Play, RotateCcw } from "lucide-react";
import { optionWord, t } from "../../messages/index.ts";
import { Toggle } from "../../parts/index.ts";
import { useFeatures, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { ProgramSign } from "./program-sign.tsx";

interface ProgramActionsProps {
  readonly isPicking: boolean;
  readonly onPicking: (isPicking: boolean) => void;
}

/** What can be done with the program, above it. */
export function ProgramActions({ isPicking, onPicking }: ProgramActionsProps) {
  const workbench = useWorkbench();
  const isEdited = useWorkbenchState((state) => state.isEdited);
  const { conclusions, execution, picking } = useFeatures();
  const options = useWorkbenchState((state) => state.options);
  const word = (option: string, name: string): string => optionWord(workbench.engine.options, option, name);
  const isRunOpen = useWorkbenchState((state) => state.isRunOpen);
  const status = useRunState((state) => state.status);
  const passedOver = useRunState((state) => state.passedOver);
  // Of what has no run nothing is older.
  const isStale = useRunState((state) => state.isStale && (state.session !== undefined || state.status !== "failed"));
  return (
    <>
      <ProgramSign />
      <span className="run-state" role="status">
        {status === "running" ? t(passedOver > 0 ? "run.unrecorded" : "run.running", { count: passedOver }) : null}
        {status !== "running" && isStale ? t("run.stale") : null}
      </span>
      {status === "running" ? (
        <button type="button" className="button small" onClick={() => workbench.run.cancel()}>
          {t("run.cancel")}
        </button>
      ) : null}
      {picking !== undefined ? (
        <Toggle isOn={isPicking} title={word(picking.option, "pickHint")} onPress={() => onPicking(!isPicking)}>
          {word(picking.option, "pick")}
        </Toggle>
      ) : null}
      {conclusions === undefined ? null : (
        <Toggle
          isOn={options[conclusions.option] === true}
          title={word(conclusions.option, "toggleHint")}
          onPress={() => workbench.options.toggleConclusions()}
        >
          {word(conclusions.option, "toggle")}
        </Toggle>
      )}
      {execution === undefined ? null : (
        <button
          type="button"
          className="button small"
          aria-expanded={isRunOpen}
          title={t("execution.toggleHint")}
          onClick={() => workbench.showRun(!isRunOpen)}
        >
          <Play size={12} aria-hidden="true" /> {t("execution.toggle")}
        </button>
      )}
      {isEdited ? (
        <button
          type="button"
          className="link-button"
          aria-label={t("program-section.reset")}
          title={t("program-section.reset")}
          onClick={() => workbench.editing.reset()}
        >
          <RotateCcw size={13} aria-hidden="true" />{" "}
          <span className="program-reset">{t("program-section.resetShort")}</span>
        </button>
      ) : null}
    </>
  );
}
