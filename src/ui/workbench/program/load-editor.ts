import { loadCodeEditor, type OpenCodeEditor } from "../../adapters/monaco/index.ts";
import type { Workbench } from "../../store/index.ts";

/** Fetches the full editor once the first recording is on the screen: stepping comes first, and the page's own view of the text is there meanwhile. */
export async function loadEditorAfter(workbench: Workbench): Promise<OpenCodeEditor> {
  await firstRunOver(workbench);
  await idle();
  return loadCodeEditor();
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

/** When the browser has nothing better to do, at the latest after a second. Safari has no such call. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
}
