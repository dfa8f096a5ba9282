import { useMemo } from "react";
import { useStore } from "zustand";
import type { ComparedResults } from "../../../engine-kit/index.ts";
import type { PanelSpec } from "../../../trace/index.ts";
import { labelText } from "../../messages/index.ts";
import { useAnswer } from "../../parts/index.ts";
import type { Workbench } from "../../store/index.ts";
import type { Comparison } from "../comparison.ts";
import { useRuns } from "../use-runs.ts";
import { type BoardMarks, boardDifferences, boardMarks } from "./board-marks.ts";

/** What the runs came to, compared. `hasRun`: the program was executed, and what that did not show is marked. */
export type Results = { readonly hasRun: boolean } & (
  | { readonly kind: "slides"; readonly results: ComparedResults }
  | {
      readonly kind: "boards";
      readonly panels: readonly PanelSpec[];
      readonly marks: readonly BoardMarks[];
      readonly results: Pick<ComparedResults, "differences" | "isPartial">;
    }
);

/** The comparison of all runs; undefined until each of them has ended. */
export function useResults({ runs, first, compared: { comparison } }: Comparison): Results | undefined {
  const states = useRuns(runs, stateOf);
  const observed = useStore(first.execution.store, (state) => state.result?.observed);
  const compared = useAnswer(comparison.load);
  return useMemo(() => {
    const all = states.map(endOf).filter((run) => run !== undefined);
    const board = all[0]?.session.board;
    if (all.length < states.length || board === undefined) return undefined;
    if (comparison.load !== undefined) {
      const found = all.map(({ result }) => result).filter((result) => result !== undefined);
      return compared === undefined || found.length < all.length
        ? undefined
        : { kind: "slides", hasRun: observed !== undefined, results: compared.compareResults(found, observed) };
    }
    const panels = (comparison.tables ?? []).flatMap((id) => board.panels.filter((panel) => panel.id === id));
    const marks = boardMarks(all, panels, comparison);
    const differences = boardDifferences(all, panels, marks);
    const isPartial = all.some((run) => run.isPartial);
    return { kind: "boards", hasRun: false, panels, marks, results: { differences, isPartial } };
  }, [comparison, compared, states, observed]);
}

/** How the runs are called, so that they can be told apart. */
export function useNames({ runs, compared }: Comparison): readonly string[] {
  const options = useRuns(runs, ({ state }) => state.options);
  return useMemo(
    () => compared.comparison.names(options).map((labels) => labels.map(labelText).join(" ")),
    [compared, options],
  );
}

const stateOf = ({ run }: Workbench) => run.store.getState();

/** What a run ended with; undefined while it grows. */
function endOf({ status, session, result, isStale, outcome }: ReturnType<typeof stateOf>) {
  if (status === "running" || session === undefined || isStale) return undefined;
  return { session, result, isPartial: outcome !== undefined && outcome.kind !== "fixed-point" };
}
