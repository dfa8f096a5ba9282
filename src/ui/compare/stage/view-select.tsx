import { useStore } from "zustand";
import type { Board } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { Select } from "../../parts/index.ts";
import { viewsOf } from "../../workbench/index.ts";
import type { Comparison } from "../comparison.ts";

interface ViewSelectProps {
  readonly comparison: Comparison;
  readonly board: Board;
}

const FOLLOW = "";

/** The view of all runs; nothing where there is one only. */
export function ViewSelect({ comparison, board }: ViewSelectProps) {
  const view = useStore(comparison.leading.store, (state) => state.view);
  const { engine } = comparison.compared;
  const views = viewsOf(engine, board).filter(({ panels }) => panels.length > 0);
  if (views.length < 2) return null;
  return (
    <Select
      name={t("stage.views")}
      value={view ?? FOLLOW}
      choices={[
        { value: FOLLOW, text: t("compare.viewOfStep") },
        ...views.map(({ id, title }) => ({ value: id, text: title })),
      ]}
      onChange={(chosen) => comparison.show(chosen === FOLLOW ? undefined : chosen)}
    />
  );
}
