import { useEffect, useState } from "react";
import { useRunState } from "../../store/index.ts";
import { type FoundSteps, nothingFound, searchRun } from "./search-run.ts";

/** A search works so long at a time; then the page draws and takes keys. */
const SLICE_MS = 8;

/** What a search has found so far in the present run. Another search, or a longer recording, begins anew. */
export function useSearch(search: string): FoundSteps {
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  const isGrowing = useRunState((state) => state.status === "running");
  const [found, setFound] = useState(nothingFound);
  // While the recording grows, what there is by now is searched once; all of it when it is complete.
  const searched = isGrowing ? undefined : length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a complete recording may know more
  useEffect(() => {
    if (session === undefined) return;
    const slices = searchRun(session, search);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = (): void => {
      const until = performance.now() + SLICE_MS;
      let latest: FoundSteps | undefined;
      do latest = slices.next().value ?? latest;
      while (latest?.isOver === false && performance.now() < until);
      if (latest !== undefined) setFound(latest);
      if (latest?.isOver === false) timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [session, searched, search]);
  return found;
}
