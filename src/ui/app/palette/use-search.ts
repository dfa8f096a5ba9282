import { useEffect, useState } from "react";
import { useRunState } from "../../store/index.ts";
import { type FoundSteps, nothingFound, searchRun } from "./search-run.ts";

/** A search works so long at a time; then the page draws and takes keys. */
const SLICE_MS = 8;

/** What a search has found, and whether more may come. */
export interface SearchOfRun extends FoundSteps {
  /** All that the run will ever know was looked at, or there is no run to wait for. */
  readonly isComplete: boolean;
}

/**
 * What a search has found so far in the present run, which may be on its way. Another search, or a longer recording, begins
 * anew. Where no run is searched there is nothing to wait for.
 */
export function useSearch(search: string, isRunSearched: boolean): SearchOfRun {
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  const status = useRunState((state) => state.status);
  const [found, setFound] = useState<{ readonly key: object; readonly search: string; readonly steps: FoundSteps }>();
  // While the recording grows, what there is by now is searched once; all of it when it is complete.
  const searched = status === "running" ? undefined : length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a complete recording may know more
  useEffect(() => {
    if (session === undefined || !isRunSearched) return;
    const slices = searchRun(session, search);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = (): void => {
      const until = performance.now() + SLICE_MS;
      let latest: FoundSteps | undefined;
      do latest = slices.next().value ?? latest;
      while (latest?.isOver === false && performance.now() < until);
      if (latest !== undefined) setFound({ key: session, search, steps: latest });
      if (latest?.isOver === false) timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [session, searched, search, isRunSearched]);
  const isComing = status === "running" || (status === "idle" && session === undefined);
  if (!isRunSearched) return { ...nothingFound, isComplete: true };
  // What was found for another search, or in another run, is none of this one.
  const steps =
    found?.search === search && found.key === session
      ? found.steps
      : { ...nothingFound, isOver: session === undefined };
  return { ...steps, isComplete: !isComing && steps.isOver };
}
