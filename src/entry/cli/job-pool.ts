import { Worker } from "node:worker_threads";
import type { AnalysisError, Locale } from "../../kernel/index.ts";
import { faultOf, say } from "../../session/index.ts";
import type { Bell, FromThread, Job, Stream, ThreadData, ToThread } from "./job.ts";
import { millisecondsIn } from "./processor-time.ts";

/** Milliseconds that a job may take beyond its time limit to say what it has; then its thread is ended. */
const GRACE = 300;

/** The same as a part of the limit, where that is more: large answers take longer. Nothing takes twice its limit. */
const GRACE_SHARE = 0.9;

/** The least time, in milliseconds, that a job has to say what it found once it was asked to stop. */
const LEAST_STOP = 1_000;

/** The same as a part of the time it has taken, where that is more. To cancel ends a job at once. */
const STOP_SHARE = 3;

/** Milliseconds between two looks at the memory, and after a thread was ended for it. */
const LOOK_EVERY = 50;
const LOOK_AGAIN_AFTER = 1_000;

/** The part of its memory that a thread may have kept when it takes another job. */
const KEPT_SHARE = 1 / 3;

/** The process may take this many times the memory of its jobs: a heap holds free space, too, and arrays of numbers are outside of it. */
const LAST_RESORT = 2;

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
  /** Its thread has been loaded and is at work on it. */
  isAtWork: boolean;
  /** Where the system keeps the account of the thread's time, and what stood there when the job began. */
  account: { readonly path: string; readonly begun: number } | undefined;
  hasAnswered: boolean;
  /** It was asked to end with what it knows. */
  isStopped: boolean;
  timer: NodeJS.Timeout | undefined;
}

/** A job that was handed over. */
interface Submitted {
  /** Ends it at once, with nothing. */
  cancel(): void;
  /** Asks it to end with what it knows. */
  stop(): void;
}

interface PoolLimits {
  /** Jobs at once. */
  readonly jobs: number;
  /** Memory for all of them: each has its share. */
  readonly megabytes: number;
  /** The language of the threads. */
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
  readonly #bells = new WeakMap<Worker, Bell>();
  #watch: NodeJS.Timeout | undefined;
  #noLookBefore = 0;
  readonly #rssAtStart = process.memoryUsage.rss();

  /** `script` is what a thread runs. */
  constructor(script: URL, limits: PoolLimits) {
    this.#script = script;
    this.#limits = limits;
    this.#idle.push(this.#startThread());
  }

  /** Carries out a job as soon as a thread is free. */
  submit(job: Job, timeout: number | undefined, sink: Sink): Submitted {
    const begun = performance.now();
    const account = undefined;
    const state = { begun, isAtWork: false, account, hasAnswered: false, isStopped: false, timer: undefined };
    const task: Task = { job, timeout, sink, ...state };
    this.#queue.push(task);
    this.#next();
    return { cancel: () => this.#cancel(task), stop: () => this.#stop(task) };
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
      this.#ring(thread, 0);
      this.#handOver(thread, task.job);
    }
    this.#watch ??= this.#running.size > 0 ? setInterval(() => this.#lookAtMemory(), LOOK_EVERY).unref() : undefined;
  }

  /** A job that is no data cannot be handed over: it comes to nothing, and nothing waits for it. */
  #handOver(thread: Worker, job: Job): void {
    try {
      thread.postMessage({ kind: "do", job } satisfies ToThread);
    } catch (error) {
      this.#end(thread, faultOf(error));
    }
  }

  #startThread(): Worker {
    const { locale } = this.#limits;
    const megabytes = this.#share;
    const resourceLimits = { maxOldGenerationSizeMb: megabytes };
    const bell: Bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: ThreadData = { locale, megabytes, bell };
    const thread = new Worker(this.#script, { resourceLimits, workerData });
    this.#bells.set(thread, bell);
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
        task.begun = performance.now();
        task.isAtWork = true;
        task.account = accountAt(message.account);
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
        // What a job left behind would count against the next one: that gets a fresh thread.
        if (message.megabytes > this.#share * KEPT_SHARE) void thread.terminate();
        else this.#idle.push(thread);
        task.sink.end(message.exitCode);
        this.#next();
    }
  }

  #startTimer(thread: Worker, task: Task): void {
    const { timeout } = task;
    if (task.isStopped) {
      const worked = timeAtWork(task);
      this.#endLater(thread, task, worked + Math.max(LEAST_STOP, worked * STOP_SHARE), {
        kind: "canceled",
      });
    } else if (timeout !== undefined)
      this.#endLater(thread, task, timeout + graceOf(timeout), { kind: "out-of-time", milliseconds: timeout });
  }

  /** Ends a job that has not answered after `end` milliseconds at work. */
  #endLater(thread: Worker, task: Task, end: number, error: AnalysisError, left = end - timeAtWork(task)): void {
    clearTimeout(task.timer);
    if (left > LONGEST_TIMER) return;
    task.timer = setTimeout(() => {
      // An answer that is on its way is let through: how long that takes is up to its reader.
      if (task.hasAnswered) return;
      const remaining = end - timeAtWork(task);
      if (remaining > 1) this.#endLater(thread, task, end, error, remaining);
      else this.#end(thread, error);
    }, left);
  }

  /** A job that is asked to stop has as long to say what it knows as one that ran out of time, once it is at work. */
  #stop(task: Task): void {
    if (this.#queue.includes(task)) this.#cancel(task);
    for (const [thread, running] of this.#running) {
      if (running !== task || task.isStopped) continue;
      task.isStopped = true;
      this.#ring(thread, 1);
      if (task.isAtWork) this.#startTimer(thread, task);
    }
  }

  #ring(thread: Worker, value: 0 | 1): void {
    const bell = this.#bells.get(thread);
    if (bell !== undefined) Atomics.store(bell, 0, value);
  }

  /** Megabytes for one job. */
  get #share(): number {
    return Math.floor(this.#limits.megabytes / this.#limits.jobs);
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

  /**
   * Each thread looks at its own memory. One that does not, inside of something long, would take the process with it: the memory
   * of the process is the last resort, and the oldest job loses its thread.
   */
  #lookAtMemory(): void {
    const now = performance.now();
    const megabytes = this.#share;
    const most = this.#limits.megabytes * LAST_RESORT * 1e6 + this.#rssAtStart;
    if (now < this.#noLookBefore || process.memoryUsage.rss() < most) return;
    this.#noLookBefore = now + LOOK_AGAIN_AFTER;
    const [oldest] = [...this.#running].sort(([, a], [, b]) => a.begun - b.begun);
    if (oldest !== undefined) this.#end(oldest[0], { kind: "out-of-memory", megabytes });
  }
}

function accountAt(path: string | undefined): Task["account"] {
  const begun = path === undefined ? undefined : millisecondsIn(path);
  return path === undefined || begun === undefined ? undefined : { path, begun };
}

/** Milliseconds that a job was at work: on a busy machine fewer than have passed. */
function timeAtWork({ account, begun }: Task): number {
  const now = account === undefined ? undefined : millisecondsIn(account.path);
  return account === undefined || now === undefined ? performance.now() - begun : now - account.begun;
}

/** How long a job may take to say what it has, after a limit of so many milliseconds. */
function graceOf(milliseconds: number): number {
  return Math.max(GRACE, milliseconds * GRACE_SHARE);
}
