import { createContext, useCallback, useContext, useEffect, useRef } from "react";
import type { DrawnStep } from "../../scene/index.ts";
import type { StageWatch } from "./stage-watch.ts";

/** The watch of the stage that a drawing stands on; undefined elsewhere. */
export const StageWatchContext = createContext<StageWatch | undefined>(undefined);

/**
 * Answers for a drawing on the stage. The answer calls for it to be asked anew, which also happens with each other `shown`.
 *
 * @param read undefined: nothing is drawn yet
 */
export function useDrawnStep(read: () => DrawnStep | null | undefined, shown: unknown): () => void {
  const watch = useContext(StageWatchContext);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => watch?.add(() => latest.current() ?? undefined), [watch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is shown
  useEffect(() => watch?.touch(), [watch, shown]);
  return useCallback(() => watch?.touch(), [watch]);
}
