import { useMemo } from "react";
import { type HierarchyCall, hierarchy } from "../../../engine-kit/index.ts";
import { useCapability, useRunState, useWorkbenchState } from "../../store/index.ts";

const none: readonly HierarchyCall[] = [];

/** The calls that only the class hierarchy allows; those that library code makes only if it is shown. */
export function useHierarchy(): readonly HierarchyCall[] {
  const classes = useCapability(hierarchy);
  const result = useRunState((state) => state.result);
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  return useMemo(() => {
    const calls = result === undefined || classes === undefined ? none : classes.calls(result);
    return isLibraryShown ? calls : calls.filter(({ callerLibrary }) => callerLibrary === "");
  }, [classes, result, isLibraryShown]);
}
