import type { Phase } from "../../../trace/index.ts";
import { plainText, t } from "../../messages/index.ts";
import type { Session, StepSize } from "../../store/index.ts";

/** Where the reader is in a recording, as the step bar says it. */
export interface Whereabouts {
  /** How many presses of Step forward lead here, and how many to the end. */
  readonly stride: number;
  readonly strides: number;
  /** Which entry of the agenda is being worked off; undefined before the first, and in phases without an agenda. */
  readonly entry: number | undefined;
  /** How many entries are taken in the whole run. */
  readonly entries: number;
  readonly phase: Phase | undefined;
}

/** Strides are counted as one steps. */
export function whereabouts(
  session: Pick<Session, "recording" | "agenda" | "strides">,
  phases: readonly Phase[],
  position: number,
  { granularity, isLibraryShown }: StepSize,
): Whereabouts {
  const { recording, agenda } = session;
  const strides = session.strides(isLibraryShown);
  const phase = phaseAt(phases, position);
  const taken = agenda.lastTakeAt(position);
  return {
    stride: strides.stridesAt(position, granularity),
    strides: strides.stridesAt(recording.length, granularity),
    entry: taken === undefined || taken < (phase?.from ?? 0) ? undefined : agenda.takesAt(position),
    entries: agenda.takes,
    phase,
  };
}

/** The phase to which the last step belongs; at the beginning that of the first one. */
export function phaseAt(phases: readonly Phase[], position: number): Phase | undefined {
  return phases.findLast(({ from }) => from < Math.max(1, position));
}

/** The same in words, for who does not see the bar. */
export function spoken({ stride, strides, entry, entries, phase }: Whereabouts): string {
  const value =
    entry === undefined
      ? t("step.value", { stride, strides })
      : t("step.valueAtEntry", { stride, strides, entry, entries });
  return phase === undefined ? value : t("step.inPhase", { value, phase: plainText(phase.name) });
}
