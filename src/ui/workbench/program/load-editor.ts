import type { OpenCodeEditor } from "../../adapters/monaco/index.ts";
import { loadEditorNow } from "../../program/index.ts";
import type { Workbench } from "../../store/index.ts";

/**
 * Fetches the full editor once the first recording is on the screen, and opens it, while the reader does nothing: stepping comes
 * first, and the page's own view of the text is there meanwhile.
 */
export async function loadEditorAfter(
  workbench: Workbench,
  onComing: (isComing: boolean) => void,
): Promise<OpenCodeEditor> {
  await firstRunOver(workbench);
  const reader = watchReader(workbench);
  try {
    await reader.rests();
    const open = await loadEditorNow(onComing);
    await reader.rests();
    return open;
  } finally {
    reader.leave();
  }
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

/** In milliseconds: after how long without input the reader is idle, and how long the editor waits for that at most. */
const [pause, patience] = [600, 30_000];

/** Signs of a reader who is about to step, or does. */
const signs = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

/** Sees from now on when the reader rests. The editor's code and opening it take as long as drawing many steps. */
function watchReader({ store }: Workbench) {
  const latest = performance.now() + patience;
  let stirredAt = performance.now();
  const stir = (): void => {
    stirredAt = performance.now();
  };
  for (const sign of signs) window.addEventListener(sign, stir, { capture: true, passive: true });
  const forget = store.subscribe((now, before) => {
    if (now.position !== before.position) stir();
  });
  return {
    rests: async (): Promise<void> => {
      for (;;) {
        // Signs that wait while the page is busy are heard first.
        await idle();
        const left = Math.min(stirredAt + pause, latest) - performance.now();
        if (left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
    leave: (): void => {
      for (const sign of signs) window.removeEventListener(sign, stir, { capture: true });
      forget();
    },
  };
}

/** When the browser has nothing better to do, at the latest after a second. Safari has no such call. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
}
