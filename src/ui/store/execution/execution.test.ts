import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ExecutionMessage, ExecutionRequest } from "../../../session/protocol.ts";
import type { WorkerLink } from "../worker/index.ts";
import { Execution } from "./execution.ts";

interface FakeWorker {
  readonly requests: ExecutionRequest[];
  tell(message: ExecutionMessage): void;
  lose(): void;
  isCanceled: boolean;
  isTerminated: boolean;
}

let workers: FakeWorker[] = [];

function openWorker(): WorkerLink {
  let tell: (message: never) => void = () => undefined;
  let lose: (reason: string) => void = () => undefined;
  const fake: FakeWorker = {
    requests: [],
    isCanceled: false,
    isTerminated: false,
    tell: (message) => tell(message as never),
    lose: () => lose("gone"),
  };
  const ask = async (request: ExecutionRequest, onMessage: (message: never) => void): Promise<void> => {
    fake.requests.push(request);
    tell = onMessage;
  };
  workers.push(fake);
  return {
    run: async () => undefined,
    execute: ask,
    librarySource: async (name) => ({ name, text: "class List {}" }),
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
  };
}

const program = { files: [{ name: "Main.java", text: "class Main {}" }], entry: undefined };
const observed = {
  variables: [],
  fields: [],
  statics: [],
  arrays: [],
  calls: [],
  reachable: ["Main.main()"],
  unplaced: 0,
};
const result = { output: "x\n", errors: "", steps: 7, exit: { kind: "returned" }, observed } as const;

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("an execution tells what it printed on the way and in the end", () => {
  const execution = new Execution(openWorker);
  execution.setInput("1 2");
  execution.start(program, 500);
  expect(workers[0]?.requests[0]?.options).toEqual({ "max-steps": 500, input: "1 2" });
  workers[0]?.tell({ kind: "progress", progress: { output: "x", errors: "", steps: 3 } });
  expect(execution.store.getState()).toMatchObject({ status: "running", progress: { output: "x", steps: 3 } });
  workers[0]?.tell({ kind: "done", result });
  expect(execution.store.getState()).toMatchObject({ status: "done", result: { exit: { kind: "returned" } } });
  expect(execution.isOf(program)).toBe(true);
  expect(execution.isOf({ ...program, entry: "Main.other()" })).toBe(false);
});

test("a worker that obeys a cancellation lives on; one that does not is ended, and what was printed stays", () => {
  const execution = new Execution(openWorker);
  execution.start(program, 500);
  execution.cancel();
  workers[0]?.tell({ kind: "done", result: { ...result, exit: { kind: "canceled" } } });
  vi.advanceTimersByTime(1_000);
  expect(workers[0]).toMatchObject({ isCanceled: true, isTerminated: false });

  execution.start(program, 500);
  workers[0]?.tell({ kind: "progress", progress: { output: "so far", errors: "", steps: 3 } });
  execution.cancel();
  vi.advanceTimersByTime(400);
  expect(workers[0]?.isTerminated).toBe(true);
  expect(execution.store.getState()).toMatchObject({
    status: "done",
    result: { output: "so far", exit: { kind: "canceled" } },
  });
});

test("a lost worker is told, and the next execution opens another one", async () => {
  const execution = new Execution(openWorker);
  execution.start(program, 500);
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.lose();
  expect(execution.store.getState().status).toBe("lost");
  execution.start(program, 500);
  workers[1]?.tell({ kind: "done", result });
  expect(execution.store.getState().status).toBe("done");
});

test("a worker that does not load could not be fetched; memory has nothing to do with it", () => {
  const execution = new Execution(openWorker);
  execution.start(program, 500);
  workers[0]?.lose();
  const { status, errors } = execution.store.getState();
  expect([status, errors]).toEqual(["failed", [{ kind: "not-fetched", part: "worker" }]]);
});

test("what an older execution says is not listened to", () => {
  const execution = new Execution(openWorker);
  execution.start(program, 500);
  const late = workers[0]?.tell;
  execution.start({ ...program, entry: "Main.b()" }, 500);
  late?.({ kind: "failed", errors: [] });
  expect(workers[0]?.requests).toHaveLength(2);
});

test("after a fault the worker is replaced; after a program that cannot be run it is not", () => {
  const execution = new Execution(openWorker);
  execution.start(program, 500);
  workers[0]?.tell({ kind: "failed", errors: [{ kind: "no-entry", known: [] }] });
  execution.start(program, 500);
  expect(workers).toHaveLength(1);
  workers[0]?.tell({ kind: "failed", errors: [{ kind: "fault", detail: "out of bounds" }] });
  expect(workers[0]?.isTerminated).toBe(true);
  expect(execution.store.getState()).toMatchObject({ status: "failed", errors: [{ kind: "fault" }] });
  execution.start(program, 500);
  workers[1]?.tell({ kind: "done", result });
  expect(execution.store.getState().status).toBe("done");
});
