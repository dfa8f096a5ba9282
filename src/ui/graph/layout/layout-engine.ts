import type { ElkNode } from "elkjs/lib/elk-api.js";

/** Lays graphs out away from the main thread. A new request, and `cancel`, end the one that is running. */
export interface LayoutEngine {
  /** Undefined when the request was canceled, or no layout could be made. */
  layout(graph: ElkNode): Promise<ElkNode | undefined>;
  cancel(): void;
  /** Ends the worker. */
  dispose(): void;
}

/** What a layout engine needs of elkjs; a test passes the one that runs without a worker. */
export interface Elk {
  layout(graph: ElkNode): Promise<ElkNode>;
  terminateWorker(): void;
}

/**
 * The layout engine cannot be interrupted: to cancel is to end its worker, and the next request starts another. An idle
 * worker is kept.
 */
export function createLayoutEngine(openElk: () => Promise<Elk> = openElkInWorker): LayoutEngine {
  let elk: Promise<Elk> | undefined;
  let running: { readonly stop: () => void } | undefined;

  function end(): void {
    const ending = elk;
    elk = undefined;
    ending?.then((engine) => engine.terminateWorker()).catch(() => undefined);
  }

  function cancel(): void {
    if (running === undefined) return;
    running.stop();
    running = undefined;
    end();
  }

  async function layout(graph: ElkNode): Promise<ElkNode | undefined> {
    cancel();
    elk ??= openElk();
    const opened = elk;
    let stop: () => void = () => undefined;
    const stopped = new Promise<undefined>((resolve) => {
      stop = () => resolve(undefined);
    });
    const request = { stop };
    running = request;
    const answer = opened
      .then((engine) => engine.layout(graph))
      .catch(() => {
        // A broken worker is not asked again: the next request starts another.
        if (elk === opened) end();
        return undefined;
      });
    const result = await Promise.race([answer, stopped]);
    if (running === request) running = undefined;
    return result;
  }

  return {
    layout,
    cancel,
    dispose() {
      running?.stop();
      running = undefined;
      end();
    },
  };
}

async function openElkInWorker(): Promise<Elk> {
  const { default: ElkApi } = await import("elkjs/lib/elk-api.js");
  const worker = new Worker(new URL("./layout-worker.ts", import.meta.url), { type: "module" });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener("error", () => reject(new Error("The layout worker could not be started.")));
  });
  broken.catch(() => undefined);
  const api = new ElkApi({ algorithms: ["layered"], workerFactory: () => worker });
  return {
    layout: (graph) => Promise.race([api.layout(graph), broken]),
    terminateWorker: () => worker.terminate(),
  };
}
