import { useEffect, useMemo } from "react";
import type { Workbench } from "../../store/index.ts";
import type { Comparison } from "../comparison.ts";
import { useRuns } from "../use-runs.ts";
import { type FirstParting, firstParting } from "./parting.ts";

/** Where the first two runs part; undefined until both have ended, and where they choose alike. It is a stop of both. */
export function useParting({ runs, comparables }: Comparison): FirstParting | undefined {
  const [first, second] = useRuns(runs, endedSession);
  const parting = useMemo(
    () =>
      first === undefined || second === undefined
        ? undefined
        : firstParting(comparables.of(first), comparables.of(second)),
    [first, second, comparables],
  );
  useEffect(() => {
    for (const [index, run] of runs.entries()) {
      const seq = parting?.seqs[index];
      run.set({ parting: seq === undefined ? undefined : seq + 1 });
    }
  }, [runs, parting]);
  return parting;
}

function endedSession({ run }: Workbench) {
  const { status, session, isStale } = run.store.getState();
  return status === "running" || isStale ? undefined : session;
}
