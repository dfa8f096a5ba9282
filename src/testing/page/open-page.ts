import { act } from "react";
import type { EngineManifest } from "../../engine-kit/index.ts";
import { engines } from "../../engines/index.ts";
import type { AnalysisWorker } from "../../session/index.ts";
import { inProcessWorker } from "./in-process-worker.ts";

/** Shows the page in an element. */
type Mount = (
  host: HTMLElement,
  parts: { readonly engines: readonly EngineManifest[]; readonly openWorker: () => OwnWorker },
) => () => void;

interface OwnWorker extends AnalysisWorker {
  ready(): Promise<void>;
  alive(): Promise<void>;
  terminate(): void;
  onLost(): void;
}

/**
 * Opens the whole page, but for what only a browser does: layout, graphs, the full editor, workers of their own.
 *
 * @returns takes it away again
 */
export async function openPage(mount: Mount, hash: string): Promise<() => void> {
  history.replaceState(null, "", hash);
  const openWorker = (): OwnWorker => ({
    ...inProcessWorker(),
    ready: async () => undefined,
    alive: async () => undefined,
    terminate: () => undefined,
    onLost: () => undefined,
  });
  return act(async () => mount(document.body.appendChild(document.createElement("div")), { engines, openWorker }));
}
