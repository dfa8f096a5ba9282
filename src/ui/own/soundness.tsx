import { useState } from "react";
import type { SoundAnswer } from "../../engine-kit/index.ts";
import { withOptions } from "../../options/index.ts";
import { t } from "../messages/index.ts";
import { useFeatures, useWorkbench } from "../store/index.ts";

/** The most facts that are named. */
const MAX_NAMED = 3;

interface SoundnessProps {
  /** The option that the definition is given by. */
  readonly option: string;
  readonly text: string;
  /** Whether there is something to be run. */
  readonly isWhole: boolean;
}

/** Asks whether an execution of the program shows anything that the analysis lacks under a definition. */
export function Soundness({ option, text, isWhole }: SoundnessProps) {
  const workbench = useWorkbench();
  const { sound } = useFeatures();
  const [said, say] = useState("");
  if (sound === undefined) return null;
  const ask = (): void => {
    say(t("own.executing"));
    const options = withOptions(workbench.engine.options, workbench.state.options, { [option]: text });
    workbench.job.ask(sound.command, options).then(
      (reply) => say(reply.ok && !reply.isPartial ? outcome(reply.value as SoundAnswer) : t("own.notExecuted")),
      () => say(t("own.notExecuted")),
    );
  };
  return (
    <>
      <button type="button" className="button" disabled={!isWhole} onClick={ask}>
        {t("own.execute")}
      </button>
      <output aria-live="polite">{said}</output>
    </>
  );
}

function outcome(answer: SoundAnswer): string {
  const { notCompared = 0, withoutContexts = 0, isObservable } = answer;
  if (isObservable === false) return t("own.unobservable");
  const found = verdict(answer);
  return withoutContexts + notCompared === 0
    ? found
    : `${found} ${t("own.unjudged", { withoutContexts, notCompared })}`;
}

function verdict({ shown, missing }: SoundAnswer): string {
  if (missing.length === 0) return t("own.covered", { shown });
  return t("own.missing", { missing: missing.length, shown, facts: missing.slice(0, MAX_NAMED).join("; ") });
}
