import { BACKGROUND_STEPS } from "../execution/index.ts";
import type { Workbench } from "./workbench.ts";

/** Executing can wait: the recording is what the reader looks at first. */
const EXECUTE_AFTER_MS = 400;

/**
 * Executes each program once it has been analyzed, so that what it does can be marked; one that came by a link only after
 * the reader has edited or run it. Returns how to stop.
 */
export function executeWhenStable(workbench: Workbench): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isWanted = (): boolean => {
    const { status, isStale } = workbench.run.store.getState();
    const isReady = status === "ready" && !isStale && !workbench.state.isForeign;
    return isReady && !workbench.execution.isOf(workbench.executedProgram());
  };
  const look = (): void => {
    clearTimeout(timer);
    if (!isWanted()) return;
    timer = setTimeout(() => {
      if (isWanted()) workbench.execution.start(workbench.executedProgram(), BACKGROUND_STEPS);
    }, EXECUTE_AFTER_MS);
  };
  const stops = [
    workbench.run.store.subscribe((now, before) => {
      if (now.status !== before.status || now.isStale !== before.isStale) look();
    }),
    workbench.store.subscribe((now, before) => {
      if (now.isForeign !== before.isForeign) look();
    }),
  ];
  look();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
