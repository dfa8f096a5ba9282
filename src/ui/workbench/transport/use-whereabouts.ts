import { useMemo } from "react";
import { useStore } from "zustand";
import type { Phase } from "../../../trace/index.ts";
import { useRunState, useWorkbench, type Workbench } from "../../store/index.ts";
import { type Whereabouts, whereabouts } from "./whereabouts.ts";

const nowhere: Whereabouts = { at: "0", last: 0, phase: undefined };
const none: readonly Phase[] = [];

/** What stands above the timeline: the chapters of a long run, which its phases are part of; else the phases. */
export function useParts(): { readonly phases: readonly Phase[]; readonly isStory: boolean } {
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  const isComplete = useRunState((state) => state.status !== "running");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording may have more
  return useMemo(() => {
    const chapters = isComplete && session?.isLong === true ? session.reader.chapters() : none;
    return {
      phases: chapters.length > 0 ? chapters : (session?.reader.phases() ?? none),
      isStory: chapters.length > 0,
    };
  }, [session, length, isComplete]);
}

/** Where the reader is in a run, the one on the screen if none is given. */
export function useWhereabouts(run?: Workbench): Whereabouts {
  const shown = useWorkbench();
  const { store, run: recorded } = run ?? shown;
  const session = useStore(recorded.store, (state) => state.session);
  const position = useStore(store, (state) => state.position);
  // A longer recording has more steps.
  const length = useStore(recorded.store, (state) => state.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording may have more phases
  return useMemo(
    () => (session === undefined ? nowhere : whereabouts(session, session.reader.phases(), position)),
    [session, length, position],
  );
}
