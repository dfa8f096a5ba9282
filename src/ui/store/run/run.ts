import { createStore, type StoreApi } from "zustand/vanilla";
import type { AnalysisError } from "../../../kernel/index.ts";
import type {
  InstrumentAnswer,
  InstrumentRequest,
  RunMessage,
  RunNote,
  RunOutcome,
  RunRequest,
} from "../../../session/protocol.ts";
import type { Board } from "../../../trace/index.ts";
import type { OpenWorker, WorkerLink } from "../worker/index.ts";
import { Session } from "./session.ts";

/** `lost`: the worker died. In `failed` and `lost` the last good recording stays. */
export type RunStatus = "idle" | "running" | "ready" | "failed" | "lost";

export interface RunState {
  readonly status: RunStatus;
  /** The recording on the screen is of an older text or older options. */
  readonly isStale: boolean;
  readonly session: Session | undefined;
  /** Grows with the recording. */
  readonly version: number;
  /** Steps recorded so far. */
  readonly length: number;
  readonly errors: readonly AnalysisError[];
  readonly notes: readonly RunNote[];
  /** Of the recording on the screen, once it is complete. */
  readonly outcome: RunOutcome | undefined;
  readonly result: unknown;
}

export interface Run {
  readonly store: StoreApi<RunState>;
  /** Replaces the recording when the first chunk of the new one arrives. */
  start(request: RunRequest): void;
  /** Stops the run; what was recorded stays and is labeled. */
  cancel(): void;
  /** Says that the text or the options have changed since. */
  markStale(): void;
  /** Asks the worker of the run to instrument a program. Never rejects. */
  instrument(request: InstrumentRequest): Promise<InstrumentAnswer>;
  /** Ends what is under way with a mistake that was found before anything was asked of the worker. */
  fail(error: AnalysisError): void;
  dispose(): void;
}

const initial: RunState = {
  status: "idle",
  isStale: false,
  session: undefined,
  version: 0,
  length: 0,
  errors: [],
  notes: [],
  outcome: undefined,
  result: undefined,
};

/** How long a worker may take to answer a cancellation before it is ended. */
const CANCEL_GRACE_MS = 300;

/** One program under one set of options, analyzed by one worker; at most one run at a time. */
export function createRun(openWorker: OpenWorker, boardOf: (engine: string) => Board | undefined): Run {
  const store = createStore<RunState>(() => initial);
  let link: WorkerLink | undefined;
  let current = 0;
  let graceTimer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = (): void => {
    clearTimeout(graceTimer);
    graceTimer = undefined;
  };
  const dropWorker = (): void => {
    stopWaiting();
    link?.terminate();
    link = undefined;
  };
  const connect = (): WorkerLink => {
    if (link !== undefined) return link;
    const fresh = openWorker();
    fresh.onLost(() => {
      if (link !== fresh) return;
      dropWorker();
      current++;
      store.setState({ status: "lost" });
    });
    link = fresh;
    return fresh;
  };

  return {
    store,
    start(request) {
      const board = boardOf(request.engine);
      if (board === undefined) return;
      const run = ++current;
      // A worker that has not yet obeyed a cancellation would keep the new run waiting.
      if (graceTimer !== undefined) dropWorker();
      const session = new Session(board);
      let isShown = false;
      const show = (): void => {
        if (isShown) return;
        isShown = true;
        store.setState({
          session,
          length: 0,
          errors: [],
          notes: [],
          outcome: undefined,
          result: undefined,
          isStale: false,
        });
      };
      store.setState({ status: "running" });
      const receive = (message: RunMessage): void => {
        if (run !== current) return;
        if (message.kind === "failed") {
          store.setState({ status: "failed", errors: message.errors });
          return;
        }
        show();
        if (message.kind === "chunk") {
          session.append(message.chunk);
          store.setState(({ version }) => ({ version: version + 1, length: session.recording.length }));
        } else {
          stopWaiting();
          store.setState({ status: "ready", result: message.result, outcome: message.outcome, notes: message.notes });
        }
      };
      connect()
        .run(request, receive)
        .catch((reason: unknown) => {
          if (run !== current) return;
          dropWorker();
          store.setState({ status: "lost", errors: [{ kind: "fault", detail: String(reason) }] });
        });
    },
    cancel() {
      if (store.getState().status !== "running" || link === undefined) return;
      const run = current;
      link.cancel().catch(() => undefined);
      stopWaiting();
      graceTimer = setTimeout(() => {
        if (run !== current) return;
        dropWorker();
        current++;
        store.setState({ status: "ready", outcome: { kind: "cancelled" } });
      }, CANCEL_GRACE_MS);
    },
    markStale() {
      store.setState({ isStale: true });
    },
    instrument: (request) =>
      connect()
        .instrument(request)
        .catch((reason: unknown) => ({ ok: false, errors: [{ kind: "fault", detail: String(reason) }] })),
    fail(error) {
      current++;
      store.setState({ status: "failed", errors: [error] });
    },
    dispose() {
      current++;
      dropWorker();
    },
  };
}
