import type { RunMessage } from "../../../session/protocol.ts";
import { Recorder, type RecordingChunk, SymbolTables } from "../../../trace/index.ts";
import type { WorkerLink } from "../worker/index.ts";
import { type FakeWorker, fakeWorker } from "./fake-worker.ts";

/** Workers that answer when a test says so. */
export function fakeWorkers() {
  const workers: FakeWorker[] = [];
  const last = (): FakeWorker => {
    const worker = workers.at(-1);
    if (worker === undefined) throw new Error("no worker was opened");
    return worker;
  };
  const open = (): WorkerLink => {
    const fake = fakeWorker();
    workers.push(fake);
    return fake.link;
  };
  return { workers, last, open } as const;
}

/** A run that the worker never answers with its promise. */
export function keepBusy({ link }: FakeWorker): WorkerLink["run"] {
  return async (request, onMessage) => {
    await link.run(request, onMessage);
    await new Promise(() => undefined);
  };
}

/** A recording of `count` steps that find nothing new, every second one starting an iteration. */
export function chunkOf(count: number): RecordingChunk {
  const recorder = new Recorder();
  const vocabulary = { rules: ["rule"], procedures: { Procedure: [] } } as const;
  const section = recorder.section("test", vocabulary, new SymbolTables());
  section.frames.enter("Procedure", 0, {});
  for (let step = 0; step < count; step++) {
    const level = step % 2 === 0 ? "iteration" : "step";
    const fact = { kind: 0, a: 0, b: 0, c: 0 };
    section.write({ kind: "known", rule: "rule", line: 0, level, fact, premises: [] });
  }
  return recorder.takeChunk();
}

export const done: RunMessage = { kind: "done", result: {}, outcome: { kind: "fixed-point" }, notes: [] };
