import { useMemo } from "react";
import { t } from "../../messages/index.ts";
import { hierarchyIn, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** Compares the call graph with class hierarchy analysis, and says how many edges that would add. */
export function HierarchyToggle() {
  const workbench = useWorkbench();
  const isOn = useWorkbenchState((state) => state.isHierarchyShown);
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const result = useRunState((state) => state.result);
  const count = useMemo(() => hierarchyIn(result, isLibraryShown).length, [result, isLibraryShown]);
  return (
    <button
      type="button"
      className="toggle"
      aria-pressed={isOn}
      title={`${t("graph-section.hierarchyHint")}. ${t("graph-section.hierarchyCount", { count })}`}
      onClick={() => workbench.showHierarchy(!isOn)}
    >
      {t("graph-section.hierarchy")}
      {isOn ? (
        <>
          <span aria-hidden="true">+{count}</span>
          <span className="hidden-visually">{t("graph-section.hierarchyCount", { count })}</span>
        </>
      ) : null}
    </button>
  );
}
