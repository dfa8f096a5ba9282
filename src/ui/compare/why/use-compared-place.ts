import { useEffect } from "react";
import { type GivenPosition, positionOfAt } from "../../../trace/index.ts";
import type { Comparison } from "../comparison.ts";
import { useRuns } from "../use-runs.ts";
import type { FirstParting } from "./parting.ts";

/** A position of the first run, that of the others with it; where the runs part, or where all end. */
export type ComparedPlace = GivenPosition | "parting" | "end";

/** Leads all runs to a place as soon as they are whole. */
export function useComparedPlace(
  comparison: Comparison,
  parting: FirstParting | undefined,
  place: ComparedPlace | undefined,
): void {
  const lasts = useRuns(comparison.runs, ({ run }) => {
    const { status, session, isStale } = run.store.getState();
    return status === "running" || isStale ? undefined : session?.recording;
  });
  useEffect(() => {
    const [first] = lasts;
    if (place === undefined || first === undefined || lasts.includes(undefined)) return;
    if (place === "end") comparison.part(lasts.map((recording) => (recording?.length ?? 0) - 1));
    else if (place === "parting") comparison.part(parting?.seqs ?? []);
    else comparison.leading.walk.jump(positionOfAt(first, place) ?? 0);
  }, [comparison, parting, place, lasts]);
}
