import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WorkerHolder } from "./worker-holder.ts";
import type { WorkerLink } from "./worker-link.ts";

/** A worker that answers requests for library files when it is told to. */
interface FakeWorker {
  readonly asked: string[];
  load(): Promise<void>;
  answer(name: string): Promise<void>;
  fail(name: string): Promise<void>;
  lose(): void;
  isTerminated: boolean;
}

let workers: FakeWorker[] = [];

function openWorker(): WorkerLink {
  const answers = new Map<string, { resolve(): void; reject(reason: Error): void }>();
  let load: () => void = () => undefined;
  let lose: (reason: string) => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const settle = async (act: () => void) => {
    act();
    await vi.advanceTimersByTimeAsync(0);
  };
  const fake: FakeWorker = {
    asked: [],
    isTerminated: false,
    load: () => settle(load),
    answer: (name) => settle(() => answers.get(name)?.resolve()),
    fail: (name) => settle(() => answers.get(name)?.reject(new Error("broken"))),
    lose: () => lose("gone"),
  };
  workers.push(fake);
  return {
    ready: () => loaded,
    alive: async () => undefined,
    run: async () => undefined,
    execute: async () => undefined,
    librarySource: (name) => {
      fake.asked.push(name);
      return new Promise((resolve, reject) => {
        answers.set(name, { resolve: () => resolve({ name, text: "" }), reject });
      });
    },
    derive: async () => ({ ok: false, errors: [] }),
    command: async () => ({ ok: false, errors: [] }),
    cancel: async () => undefined,
    terminate: () => {
      fake.isTerminated = true;
    },
    onLost: (listener) => {
      lose = listener;
    },
  };
}

let holder: WorkerHolder;
/** How requests ended, in order. */
let ended: string[] = [];

function note(name: string, answer: Promise<unknown>): void {
  answer.then(
    () => ended.push(`${name} answered`),
    () => ended.push(`${name} rejected`),
  );
}

const askInstead = (name: string) =>
  note(
    name,
    holder.askInstead((link) => link.librarySource(name)),
  );
const ask = (name: string) =>
  note(
    name,
    holder.ask((link) => link.librarySource(name)),
  );

function worker(index: number): FakeWorker {
  const found = workers[index];
  if (found === undefined) throw new Error(`worker ${index} was not opened`);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  ended = [];
  holder = new WorkerHolder(openWorker, () => ended.push("lost"));
});

afterEach(() => vi.useRealTimers());

describe("a request in the place of another", () => {
  test("is asked of the same worker when that lets go of the other within the grace", async () => {
    askInstead("A");
    await worker(0).load();
    askInstead("B");
    await vi.advanceTimersByTimeAsync(200);
    await worker(0).answer("A");
    await vi.advanceTimersByTimeAsync(5_000);
    await worker(0).answer("B");
    expect([workers.length, worker(0).isTerminated, worker(0).asked]).toEqual([1, false, ["A", "B"]]);
    expect(ended).toEqual(["A answered", "B answered"]);
  });

  test("is asked of a fresh worker after the grace when the worker is still busy", async () => {
    askInstead("A");
    await worker(0).load();
    askInstead("B");
    await vi.advanceTimersByTimeAsync(299);
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([workers.length, worker(0).isTerminated, worker(1).asked]).toEqual([2, true, ["B"]]);
    await worker(1).answer("B");
    expect(ended).toEqual(["A rejected", "B answered"]);
  });

  test("that was replaced by a third is not asked again", async () => {
    askInstead("A");
    await worker(0).load();
    askInstead("B");
    await vi.advanceTimersByTimeAsync(200);
    askInstead("C");
    await vi.advanceTimersByTimeAsync(100);
    expect([workers.length, worker(1).asked]).toEqual([2, ["C"]]);
    await worker(1).answer("C");
    expect(ended.sort()).toEqual(["A rejected", "B rejected", "C answered"]);
  });

  test("waits for a worker that is still loading, which is slow but not busy", async () => {
    askInstead("A");
    askInstead("B");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(workers).toHaveLength(1);
    await worker(0).load();
    await vi.advanceTimersByTimeAsync(300);
    expect([workers.length, worker(1).asked]).toEqual([2, ["B"]]);
  });

  test("is not kept waiting by one that was asked beside another", async () => {
    ask("library");
    await worker(0).load();
    askInstead("A");
    await vi.advanceTimersByTimeAsync(300);
    expect(worker(1).asked).toEqual(["A"]);
    expect(ended, "who asked is told").toEqual(["library rejected"]);
  });

  test("asked while a cancellation is pending goes to a fresh worker at once", async () => {
    askInstead("A");
    await worker(0).load();
    holder.cancel(() => ended.push("canceled"));
    askInstead("B");
    await vi.advanceTimersByTimeAsync(1_000);
    expect([worker(0).isTerminated, worker(1).asked, worker(1).isTerminated]).toEqual([true, ["B"], false]);
    expect(ended).toEqual(["A rejected"]);
  });
});

test("a request beside another never ends the worker", async () => {
  askInstead("A");
  await worker(0).load();
  ask("library");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([workers.length, worker(0).asked]).toEqual([1, ["A", "library"]]);
});

test("replacing asks again for what is wanted, and for nothing that was answered", async () => {
  askInstead("A");
  await worker(0).load();
  holder.replace();
  expect(worker(1).asked).toEqual(["A"]);
  await worker(1).answer("A");
  holder.replace();
  expect(workers).toHaveLength(2);
  expect(ended).toEqual(["A answered"]);
});

test("a request that fails is told as it is, and the worker lives on", async () => {
  askInstead("A");
  await worker(0).load();
  await worker(0).fail("A");
  askInstead("B");
  expect([workers.length, ended]).toEqual([1, ["A rejected"]]);
});

test("a worker that is lost is told of before its requests, and the next request opens another one", async () => {
  askInstead("A");
  worker(0).lose();
  askInstead("B");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual(["lost", "A rejected"]);
  expect(worker(1).asked).toEqual(["B"]);
});
