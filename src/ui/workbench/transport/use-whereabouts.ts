import { useMemo } from "react";
import type { Phase } from "../../../trace/index.ts";
import { useRunState, useStepSize, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { type Whereabouts, whereabouts } from "./whereabouts.ts";

const nowhere: Whereabouts = { stride: 0, strides: 0, entry: undefined, entries: 0, phase: undefined };
const none: readonly Phase[] = [];

/** The phases of the recording on the screen, as far as they have come. */
export function usePhases(): readonly Phase[] {
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording may have more
  return useMemo(() => session?.reader.phases() ?? none, [session, length]);
}

/** Where the reader is in the recording on the screen. */
export function useWhereabouts(): Whereabouts {
  const session = useRunState((state) => state.session);
  const position = useWorkbenchState((state) => state.position);
  const size = useStepSize(useWorkbench());
  const phases = usePhases();
  // A longer recording has more strides.
  useRunState((state) => state.length);
  return session === undefined ? nowhere : whereabouts(session, phases, position, size);
}
