import { proxy, wrap } from "comlink";
import { currentLocale } from "../../../kernel/index.ts";
import type { AnalysisWorker, LocalizedRequest } from "../../../session/protocol.ts";

/** A worker as a run needs it. Tests give a fake. */
export interface WorkerLink extends AnalysisWorker {
  /** Settles once the worker has loaded and answers. */
  ready(): Promise<unknown>;
  /** Ends the worker at once. */
  terminate(): void;
  /** Called once when the worker dies or sends what cannot be read. */
  onLost(listener: (reason: string) => void): void;
}

export type OpenWorker = () => WorkerLink;

/** Wraps a browser worker that exposes an `AnalysisWorker`. */
export function workerLink(worker: Worker): WorkerLink {
  const api = wrap<AnalysisWorker>(worker);
  return {
    // What is asked first is answered first, and at first there is nothing to cancel.
    ready: () => api.cancel(),
    run: (request, onMessage) => api.run(inLocale(request), proxy(onMessage)),
    execute: (request, onMessage) => api.execute(inLocale(request), proxy(onMessage)),
    librarySource: (name) => api.librarySource(name),
    derive: (request) => api.derive(inLocale(request)),
    command: (request) => api.command(inLocale(request)),
    cancel: () => api.cancel(),
    alive: () => api.alive(),
    terminate: () => worker.terminate(),
    onLost: (listener) => {
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        listener(event.message);
      });
      worker.addEventListener("messageerror", () => listener("messageerror"));
    },
  };
}

/** A request to be answered in the language of the page. */
function inLocale<Asked extends LocalizedRequest>(request: Asked): Asked {
  return { ...request, locale: currentLocale() };
}
