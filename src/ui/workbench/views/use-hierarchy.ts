import { useMemo } from "react";
import type { HierarchyCall } from "../../../engine-kit/index.ts";
import { useFeatures, useRunState, useWorkbenchState } from "../../store/index.ts";

const none: readonly HierarchyCall[] = [];

/** The calls that only the class hierarchy allows; those that library code makes only if it is shown. */
export function useHierarchy(): readonly HierarchyCall[] {
  const { hierarchy } = useFeatures();
  const result = useRunState((state) => state.result);
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  return useMemo(() => {
    const calls = result === undefined || hierarchy === undefined ? none : hierarchy.calls(result);
    return isLibraryShown ? calls : calls.filter(({ callerLibrary }) => callerLibrary === "");
  }, [hierarchy, result, isLibraryShown]);
}
