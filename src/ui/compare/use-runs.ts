import { useCallback, useRef, useSyncExternalStore } from "react";
import type { Workbench } from "../store/index.ts";

/** What is asked of each run: the same array as long as all answers are the same. `ask` must not make new objects. */
export function useRuns<T>(runs: readonly Workbench[], ask: (run: Workbench) => T): readonly T[] {
  const last = useRef<readonly T[]>([]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = runs.flatMap((run) => [run.store.subscribe(listener), run.run.store.subscribe(listener)]);
      return () => {
        for (const stop of stops) stop();
      };
    },
    [runs],
  );
  return useSyncExternalStore(subscribe, () => {
    const now = runs.map(ask);
    const isSame = now.length === last.current.length && now.every((each, index) => each === last.current[index]);
    if (!isSame) last.current = now;
    return last.current;
  });
}
