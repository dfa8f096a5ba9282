import { loadCodeEditor, type OpenCodeEditor } from "../../adapters/monaco/index.ts";
import type { Workbench } from "../../store/index.ts";

/**
 * Fetches the full editor once the first recording is on the screen, and opens it while the reader does not step: stepping comes
 * first, and the page's own view of the text is there meanwhile.
 */
export async function loadEditorAfter(workbench: Workbench): Promise<OpenCodeEditor> {
  await firstRunOver(workbench);
  await stepsRest(workbench);
  await idle();
  const open = await loadCodeEditor();
  await stepsRest(workbench);
  return open;
}

/** Never fetches the editor: a text that is only shown needs none. */
export function stayPlain(): Promise<OpenCodeEditor> {
  return new Promise(() => undefined);
}

function firstRunOver({ run }: Workbench): Promise<void> {
  return new Promise((resolve) => {
    const isOver = (): boolean => !["idle", "running"].includes(run.store.getState().status);
    if (isOver()) {
      resolve();
      return;
    }
    const stop = run.store.subscribe(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
}

/** In milliseconds: a pause between steps, and the longest time that the editor waits for one. */
const [pause, patience] = [250, 30_000];

/** When no step was made for a while. Its code and opening it take as long as drawing many steps. */
async function stepsRest({ store }: Workbench): Promise<void> {
  const latest = performance.now() + patience;
  for (let position: number | undefined; position !== store.getState().position && performance.now() < latest; ) {
    position = store.getState().position;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** When the browser has nothing better to do, at the latest after a second. Safari has no such call. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
}
