import { t } from "../../messages/index.ts";
import { Toggle } from "../../parts/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useHierarchy } from "../views/index.ts";

/** Compares the call graph with class hierarchy analysis, and says how many edges that would add. */
export function HierarchyToggle() {
  const workbench = useWorkbench();
  const isOn = useWorkbenchState((state) => state.isHierarchyShown);
  const count = useHierarchy().length;
  return (
    <Toggle
      isOn={isOn}
      title={`${t("graph-section.hierarchyHint")}. ${t("graph-section.hierarchyCount", { count })}`}
      onPress={() => workbench.set({ isHierarchyShown: !isOn })}
    >
      {t("graph-section.hierarchy")}
      {isOn ? (
        <>
          <span aria-hidden="true">+{count}</span>
          <span className="hidden-visually">{t("graph-section.hierarchyCount", { count })}</span>
        </>
      ) : null}
    </Toggle>
  );
}
