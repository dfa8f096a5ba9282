import type { ExecutionMessage, ExecutionRequest, RunMessage, RunRequest } from "../../../session/protocol.ts";
import type { WorkerLink } from "../worker/index.ts";

/** A worker that does nothing but what a test says in its place. */
export interface FakeWorker {
  readonly link: WorkerLink;
  readonly requests: RunRequest[];
  /** Where the messages of each run go. */
  readonly listeners: ((message: RunMessage) => void)[];
  /** To the latest run. */
  send(message: RunMessage): void;
  lose(): void;
  isCanceled: boolean;
  isTerminated: boolean;
  readonly executions: Asked<ExecutionMessage>[];
}

interface Asked<Message> {
  readonly request: ExecutionRequest;
  readonly onMessage: (message: Message) => void;
}

export function fakeWorker(): FakeWorker {
  let lose: (reason: string) => void = () => undefined;
  const requests: RunRequest[] = [];
  const listeners: ((message: RunMessage) => void)[] = [];
  const fake: FakeWorker = {
    requests,
    listeners,
    isCanceled: false,
    isTerminated: false,
    executions: [],
    send: (message) => listeners.at(-1)?.(message),
    lose: () => lose("gone"),
    link: {
      run: async (request, onMessage) => {
        requests.push(request);
        listeners.push(onMessage);
      },
      execute: async (request, onMessage) => {
        fake.executions.push({ request, onMessage });
      },
      librarySource: async () => undefined,
      derive: async () => ({ ok: false, errors: [] }),
      command: async () => ({ ok: false, errors: [] }),
      cancel: async () => {
        fake.isCanceled = true;
      },
      ready: async () => undefined,
      alive: async () => undefined,
      terminate: () => {
        fake.isTerminated = true;
      },
      onLost: (listener) => {
        lose = listener;
      },
    },
  };
  return fake;
}
