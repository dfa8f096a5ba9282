import { useState } from "react";
import { type SoundAnswer, sound } from "../../engine-kit/index.ts";
import { withOptions } from "../../options/index.ts";
import { t } from "../messages/index.ts";
import { Button } from "../parts/index.ts";
import { useCapability, useWorkbench } from "../store/index.ts";

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
  const soundness = useCapability(sound);
  const [said, say] = useState("");
  if (soundness === undefined) return null;
  const ask = (): void => {
    say(t("own.executing"));
    const options = withOptions(workbench.engine.options, workbench.state.options, { [option]: text });
    workbench.job.ask(soundness.command, options).then(
      (reply) => say(reply.ok ? outcome(reply.value as SoundAnswer, reply.isPartial) : t("own.notExecuted")),
      () => say(t("own.notExecuted")),
    );
  };
  return (
    <>
      <Button disabled={!isWhole} onClick={ask}>
        {t("own.execute")}
      </Button>
      <output aria-live="polite">{said}</output>
    </>
  );
}

/** `isPartial`: a limit ended the analysis, of which nothing is known then, or the execution. */
function outcome(answer: SoundAnswer, isPartial: boolean): string {
  const { shown, notCompared = 0, withoutContexts = 0, isObservable } = answer;
  if (isPartial && shown === 0) return t("own.notExecuted");
  if (isObservable === false) return t("own.unobservable");
  const isJudged = withoutContexts + notCompared === 0;
  return [
    verdict(answer),
    isJudged ? "" : t("own.unjudged", { withoutContexts, notCompared }),
    isPartial ? t("own.cut") : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function verdict({ shown, missing }: SoundAnswer): string {
  if (missing.length === 0) return t("own.covered", { shown });
  return t("own.missing", { missing: missing.length, shown, facts: missing.slice(0, MAX_NAMED).join("; ") });
}
