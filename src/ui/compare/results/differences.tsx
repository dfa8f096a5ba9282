import { useMemo } from "react";
import type { ComparedResults } from "../../../engine-kit/index.ts";
import { t } from "../../messages/index.ts";
import type { Comparison } from "../comparison.ts";
import { useRuns } from "../use-runs.ts";
import { DifferencePanel } from "./difference-panel.tsx";

interface DifferencesProps {
  readonly comparison: Comparison;
  readonly results: Pick<ComparedResults, "differences" | "isPartial">;
  readonly names: readonly string[];
}

/** What one run finds and another does not, with contexts left out. */
export function Differences({ comparison, results, names }: DifferencesProps) {
  const { runs, comparables } = comparison;
  const sessions = useRuns(runs, ({ run }) => run.store.getState().session);
  const picked = useRuns(runs, ({ state }) => state.selection?.fact);
  const sides = useMemo(
    () =>
      runs.map(({ inspection }, index) => {
        const session = sessions[index];
        const known = session === undefined ? undefined : comparables.of(session);
        return { known, picked: picked[index], onSelect: inspection.selectFact };
      }),
    [runs, comparables, sessions, picked],
  );
  return (
    <div className="differences">
      {results.isPartial ? <p role="status">{t("compare.partial")}</p> : null}
      {results.differences.map((table) => (
        <DifferencePanel key={table.label} table={table} names={names} sides={sides} />
      ))}
    </div>
  );
}
