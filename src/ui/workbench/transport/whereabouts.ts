import { type At, atOf, type Phase } from "../../../trace/index.ts";
import { plainText, t } from "../../messages/index.ts";
import type { Session } from "../../store/index.ts";

/** Where the reader is in a recording, as the step bar says it. */
export interface Whereabouts {
  readonly at: At;
  /** The number of the last step so far. */
  readonly last: number;
  readonly phase: Phase | undefined;
}

export function whereabouts(
  { recording }: Pick<Session, "recording">,
  phases: readonly Phase[],
  position: number,
): Whereabouts {
  return {
    at: atOf(recording, position),
    last: recording.stepCount,
    phase: phaseAt(phases, position),
  };
}

/** The phase to which the last step belongs; at the beginning that of the first one. */
export function phaseAt(phases: readonly Phase[], position: number): Phase | undefined {
  return phases.findLast(({ from }) => from < Math.max(1, position));
}

/** The same in words, for who does not see the bar. */
export function spoken({ at, last, phase }: Whereabouts): string {
  const value = t("step.value", { at, last });
  return phase === undefined ? value : t("step.inPhase", { value, phase: plainText(phase.name) });
}
