import { Worker } from "node:worker_threads";
import type { AnalysisError, Locale } from "../../kernel/index.ts";
import { faultOf, say } from "../../session/index.ts";
import type { FromThread, Job, Stream, ToThread } from "./job.ts";

/** Milliseconds that a job may take beyond its time limit to say what it has; then its thread is ended. */
const GRACE = 300;

/** Milliseconds between two looks at the memory, and after a thread was ended for it. */
const LOOK_EVERY = 50;
const LOOK_AGAIN_AFTER = 1_000;

const LONGEST_TIMER = 2 ** 31 - 1;

/** Observes a job. */
export interface Sink {
  /** Resolves when the text is written. */
  piece(stream: Stream, text: string): Promise<void>;
  end(exitCode: number): void;
  /** The job came to nothing: it was canceled, ran out of time or memory, or its thread broke. */
  failed(error: AnalysisError): void;
}

interface Task {
  readonly job: Job;
  /** Milliseconds; undefined: no limit. */
  readonly timeout: number | undefined;
  readonly sink: Sink;
  begun: number;
  hasAnswered: boolean;
  timer: NodeJS.Timeout | undefined;
}

interface PoolLimits {
  /** Jobs at once. */
  readonly jobs: number;
  /** Memory of the process. */
  readonly megabytes: number;
  /** What the threads speak. */
  readonly locale: Locale;
}

/**
 * Carries out jobs in threads. A job that does not keep to its limits, or breaks, loses its thread; the next one gets a
 * fresh thread, so that no input can spoil another one's answer.
 */
export class JobPool {
  readonly #script: URL;
  readonly #limits: PoolLimits;
  readonly #queue: Task[] = [];
  readonly #idle: Worker[] = [];
  readonly #running = new Map<Worker, Task>();
  #watch: NodeJS.Timeout | undefined;
  #noLookBefore = 0;

  /** `script` is what a thread runs. */
  constructor(script: URL, limits: PoolLimits) {
    this.#script = script;
    this.#limits = limits;
    this.#idle.push(this.#startThread());
  }

  /** Carries out a job as soon as a thread is free. Returns what cancels it. */
  submit(job: Job, timeout: number | undefined, sink: Sink): () => void {
    const task: Task = { job, timeout, sink, begun: performance.now(), hasAnswered: false, timer: undefined };
    this.#queue.push(task);
    this.#next();
    return () => this.#cancel(task);
  }

  /** Lets the process end. */
  close(): void {
    for (const thread of this.#idle.splice(0)) void thread.terminate();
  }

  #next(): void {
    while (this.#running.size < this.#limits.jobs) {
      const task = this.#queue.shift();
      if (task === undefined) break;
      const thread = this.#idle.pop() ?? this.#startThread();
      thread.ref();
      this.#running.set(thread, task);
      thread.postMessage({ kind: "do", job: task.job } satisfies ToThread);
    }
    this.#watch ??= this.#running.size > 0 ? setInterval(() => this.#lookAtMemory(), LOOK_EVERY).unref() : undefined;
  }

  #startThread(): Worker {
    const { megabytes, locale } = this.#limits;
    const resourceLimits = { maxOldGenerationSizeMb: megabytes };
    const thread = new Worker(this.#script, { resourceLimits, workerData: locale });
    thread.unref();
    thread.on("message", (message: FromThread) => this.#hear(thread, message));
    thread.on("error", (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#end(thread, isMemory ? { kind: "out-of-memory", megabytes } : faultOf(error));
    });
    thread.on("exit", () => this.#end(thread, { kind: "fault", detail: say("session.serve.threadEnded") }));
    return thread;
  }

  #hear(thread: Worker, message: FromThread): void {
    const task = this.#running.get(thread);
    if (task === undefined) return;
    switch (message.kind) {
      case "begun":
        this.#startTimer(thread, task);
        break;
      case "piece":
        task.hasAnswered = true;
        void task.sink
          .piece(message.stream, message.text)
          .then(() => thread.postMessage({ kind: "more" } satisfies ToThread));
        break;
      case "end":
        this.#release(thread, task);
        this.#idle.push(thread);
        task.sink.end(message.exitCode);
        this.#next();
    }
  }

  #startTimer(thread: Worker, task: Task): void {
    const { timeout } = task;
    task.begun = performance.now();
    if (timeout === undefined || timeout + GRACE > LONGEST_TIMER) return;
    task.timer = setTimeout(() => {
      // An answer that is on its way is let through: how long that takes is up to its reader.
      if (!task.hasAnswered) this.#end(thread, { kind: "out-of-time", milliseconds: timeout });
    }, timeout + GRACE);
  }

  #cancel(task: Task): void {
    const queued = this.#queue.indexOf(task);
    if (queued !== -1) {
      this.#queue.splice(queued, 1);
      task.sink.failed({ kind: "canceled" });
    }
    for (const [thread, running] of this.#running) if (running === task) this.#end(thread, { kind: "canceled" });
  }

  /** Ends a thread together with its job. */
  #end(thread: Worker, error: AnalysisError): void {
    const at = this.#idle.indexOf(thread);
    if (at !== -1) this.#idle.splice(at, 1);
    const task = this.#running.get(thread);
    if (task === undefined) return;
    this.#release(thread, task);
    void thread.terminate();
    task.sink.failed(error);
    this.#next();
  }

  #release(thread: Worker, task: Task): void {
    clearTimeout(task.timer);
    this.#running.delete(thread);
    thread.unref();
    if (this.#running.size > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  /** Arrays of numbers are not in a thread’s heap: the memory of the process is what counts. The oldest job loses its thread. */
  #lookAtMemory(): void {
    const now = performance.now();
    const { megabytes } = this.#limits;
    if (now < this.#noLookBefore || process.memoryUsage.rss() < megabytes * 1e6) return;
    this.#noLookBefore = now + LOOK_AGAIN_AFTER;
    const [oldest] = [...this.#running].sort(([, a], [, b]) => a.begun - b.begun);
    if (oldest !== undefined) this.#end(oldest[0], { kind: "out-of-memory", megabytes });
  }
}
