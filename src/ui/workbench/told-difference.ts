import { useEffect } from "react";
import { t } from "../messages/index.ts";
import { notify } from "../parts/index.ts";
import { useWorkbenchState } from "../store/index.ts";

/** Long enough to be read beside a drawing. */
const DURATION_MS = 10_000;

/**
 * Says how many facts the run has found that the one before had not, and the other way round. Who types is not told after each
 * word: the marks are enough.
 */
export function useToldDifference(): void {
  const difference = useWorkbenchState((state) => state.difference);
  useEffect(() => {
    if (difference === undefined || difference.isOfText) return;
    const { more, fewer } = difference;
    const text = (): string => t("difference.told", { more, fewer });
    notify({ id: "difference", text, duration: DURATION_MS });
  }, [difference]);
}
