import { useRunState } from "../../store/index.ts";

/** Whether what is shown is of an earlier text, or of earlier options: the present ones have no run. */
export function useIsEarlier(): boolean {
  return useRunState(({ session, isStale, status }) => session !== undefined && isStale && status === "failed");
}
