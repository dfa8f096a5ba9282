import { BACKGROUND_STEPS } from "../execution/index.ts";
import type { Workbench } from "./workbench.ts";

/** Executing can wait: the recording is what the reader looks at first. */
const EXECUTE_AFTER_MS = 400;

/** Executes each program once it has been analyzed, so that what it does can be marked; returns how to stop. */
export function executeWhenStable(workbench: Workbench): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const { status, isStale } = workbench.run.store.getState();
    if (status !== "ready" || isStale || workbench.execution.isOf(workbench.executedProgram())) return;
    timer = setTimeout(() => {
      if (!workbench.execution.isOf(workbench.executedProgram()))
        workbench.execution.start(workbench.executedProgram(), BACKGROUND_STEPS);
    }, EXECUTE_AFTER_MS);
  };
  const stop = workbench.run.store.subscribe((now, before) => {
    if (now.status !== before.status || now.isStale !== before.isStale) look();
  });
  look();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
