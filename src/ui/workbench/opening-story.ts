import { useEffect, useRef } from "react";
import { useRunState, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { useIsEmbedded } from "./shown-parts.ts";

/**
 * A long run opens with its story: from its beginning presses lead from moment to moment, until the reader chooses another size or
 * a link leads to a step. The next program has its own size again.
 */
export function useOpeningStory(): void {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const isOver = useRunState(({ status, isStale }) => status !== "running" && status !== "idle" && !isStale);
  const isEmbedded = useIsEmbedded();
  const isAtStart = useWorkbenchState(({ position, wanted }) => position === 0 && wanted === undefined);
  const program = useWorkbenchState((state) => state.documentKey);
  const hasBoard = useRunState((state) => state.board !== undefined);
  const opened = useRef<number>(undefined);
  useEffect(() => {
    if (hasBoard && workbench.toldProgram !== program) workbench.endStory();
  }, [workbench, program, hasBoard]);
  useEffect(() => {
    if (session === undefined || !isOver || opened.current === session.number) return;
    opened.current = session.number;
    const isUsual = workbench.state.granularity === session.board.defaultGranularity;
    if (isEmbedded || !isAtStart || !isUsual || !session.isLongStory) return;
    workbench.toldProgram = program;
    workbench.history.quietly(() => workbench.set({ granularity: "moment" }));
  }, [workbench, session, isOver, isEmbedded, isAtStart, program]);
}
