import { useEffect, useMemo, useRef } from "react";
import type { Board } from "../../../trace/index.ts";
import { StageWatch } from "../../parts/index.ts";
import { useStage } from "./use-stage.ts";

/**
 * Says on the element of the stage what its drawings show of the step, for tests and for hosts of the page: how many elements
 * change and how many the change rests on, how many of them are not wholly in sight, the smallest letter, whether everything is
 * in sight, and the view.
 */
export function useStageWatch(board: Board) {
  const stage = useRef<HTMLElement>(null);
  const drawing = useStage(board).shown[0]?.id ?? "";
  const watch = useMemo(
    () =>
      new StageWatch((shown) => {
        const said = {
          change: shown?.change,
          premises: shown?.premises,
          outside: shown?.outside,
          smallest: shown?.smallest?.toFixed(1),
          fit: shown === undefined ? undefined : shown.isWhole ? "all" : "part",
        };
        for (const [name, value] of Object.entries(said)) write(stage.current, name, value?.toString());
      }),
    [],
  );
  useEffect(() => () => watch.stop(), [watch]);
  useEffect(() => write(stage.current, "drawing", drawing), [drawing]);
  return { stage, watch };
}

/** Only what is other than before: each write has the element styled anew. */
function write(element: HTMLElement | null, name: string, value: string | undefined): void {
  if (element === null || element.dataset[name] === value) return;
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}
