import { Play, RotateCcw } from "lucide-react";
import { conclusions, execution, picking } from "../../../engine-kit/index.ts";
import { optionWord, t } from "../../messages/index.ts";
import { LinkButton, SmallButton, Toggle } from "../../parts/index.ts";
import { useCapability, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { ProgramSign } from "./program-sign.tsx";

interface ProgramActionsProps {
  readonly isPicking: boolean;
  readonly onPicking: (isPicking: boolean) => void;
}

/** What can be done with the program, above it. */
export function ProgramActions({ isPicking, onPicking }: ProgramActionsProps) {
  const workbench = useWorkbench();
  const isEdited = useWorkbenchState((state) => state.isEdited);
  const executed = useCapability(execution);
  const concluded = useCapability(conclusions);
  const picked = useCapability(picking);
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
        <SmallButton onClick={() => workbench.run.cancel()}>{t("run.cancel")}</SmallButton>
      ) : null}
      {picked !== undefined ? (
        <Toggle isOn={isPicking} title={word(picked.option, "pickHint")} onPress={() => onPicking(!isPicking)}>
          {word(picked.option, "pick")}
        </Toggle>
      ) : null}
      {concluded === undefined ? null : (
        <Toggle
          isOn={options[concluded.option] === true}
          title={word(concluded.option, "toggleHint")}
          onPress={() => workbench.options.toggleConclusions()}
        >
          {word(concluded.option, "toggle")}
        </Toggle>
      )}
      {executed === undefined ? null : (
        <SmallButton
          aria-expanded={isRunOpen}
          title={t("execution.toggleHint")}
          onClick={() => workbench.showRun(!isRunOpen)}
        >
          <Play size={12} aria-hidden="true" /> {t("execution.toggle")}
        </SmallButton>
      )}
      {isEdited ? (
        <LinkButton
          aria-label={t("program-section.reset")}
          title={t("program-section.reset")}
          onClick={() => workbench.editing.reset()}
        >
          <RotateCcw size={13} aria-hidden="true" />{" "}
          <span className="program-reset">{t("program-section.resetShort")}</span>
        </LinkButton>
      ) : null}
    </>
  );
}
