import { useMemo, useRef } from "react";
import type { PanelSpec } from "../../../trace/index.ts";
import { useRunState, useWorkbenchState } from "../../store/index.ts";
import { type FinalContent, finalContents } from "./final-contents.ts";

const nothing: readonly FinalContent[] = [];

/** What panels will hold at the end of the recording; that of the run before while one is under way. */
export function useFinalContents(specs: readonly PanelSpec[]): readonly FinalContent[] {
  const session = useRunState((state) => state.session);
  const isOver = useRunState((state) => state.status !== "running");
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const last = useRef(nothing);
  return useMemo(() => {
    if (session !== undefined && isOver) last.current = finalContents(session, specs, isLibraryShown);
    return last.current;
  }, [session, isOver, specs, isLibraryShown]);
}
