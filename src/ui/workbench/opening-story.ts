import { useEffect, useRef } from "react";
import { useRunState, useWorkbench, useWorkbenchState, type Workbench } from "../store/index.ts";
import { useIsEmbedded } from "./shown-parts.ts";

/** The programs that a page tells as stories, by their document keys: not by the reader's choice. */
const told = new WeakMap<Workbench, string>();

/**
 * A long run opens with its story: from its beginning presses lead from moment to moment, until the reader chooses another size. The
 * next program has its own size again.
 */
export function useOpeningStory(): void {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const isOver = useRunState(({ status, isStale }) => status !== "running" && status !== "idle" && !isStale);
  const isEmbedded = useIsEmbedded();
  const isAtStart = useWorkbenchState(({ position, wanted }) => position === 0 && wanted === undefined);
  const program = useWorkbenchState((state) => state.documentKey);
  const usual = useRunState((state) => state.board?.defaultGranularity);
  const opened = useRef<number>(undefined);
  useEffect(() => {
    const before = told.get(workbench);
    if (before === undefined || before === program || usual === undefined) return;
    told.delete(workbench);
    if (workbench.state.granularity === "moment")
      workbench.history.quietly(() => workbench.set({ granularity: usual }));
  }, [workbench, program, usual]);
  useEffect(() => {
    if (session === undefined || !isOver || opened.current === session.number) return;
    opened.current = session.number;
    const isUsual = workbench.state.granularity === session.board.defaultGranularity;
    if (isEmbedded || !isAtStart || !isUsual || !session.isLongStory) return;
    told.set(workbench, program);
    workbench.history.quietly(() => workbench.set({ granularity: "moment" }));
  }, [workbench, session, isOver, isEmbedded, isAtStart, program]);
}
