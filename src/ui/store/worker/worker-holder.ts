import { AskedWorker, type Request } from "./asked-worker.ts";
import type { OpenWorker, WorkerLink } from "./worker-link.ts";

/** How long a worker may take to give up what it does before it is ended. */
const GRACE_MS = 300;

/** The latest request that takes the place of those before it. */
interface Wanted {
  readonly request: Request<unknown>;
  /** Asks again in a fresh worker. */
  readonly askAgain: () => void;
}

/** One worker, opened when first needed and again after it was lost or had to be ended. */
export class WorkerHolder {
  readonly #open: OpenWorker;
  readonly #onLost: (wasLoaded: boolean) => void;
  #worker: AskedWorker | undefined;
  #wanted: Wanted | undefined;
  #cancelGrace: ReturnType<typeof setTimeout> | undefined;
  #busyGrace: ReturnType<typeof setTimeout> | undefined;

  /** `onLost`: the worker died; one that had not been loaded could not be fetched, or not be started. */
  constructor(open: OpenWorker, onLost: (wasLoaded: boolean) => void) {
    this.#open = open;
    this.#onLost = onLost;
  }

  /** Whether there is a worker that has begun to answer. */
  get isLoaded(): boolean {
    return this.#worker?.isLoaded === true;
  }

  /** Settles as soon as the worker answers anything at all. */
  async alive(): Promise<void> {
    await this.#worker?.link.alive();
  }

  link(): WorkerLink {
    this.#endCanceled();
    return this.#opened().link;
  }

  /** Rejects when the worker is ended before it has answered. */
  ask<T>(request: Request<T>): Promise<T> {
    return this.#opened().ask(request);
  }

  /**
   * Asks in the place of whatever was asked before. A worker that does not let go of that within the grace is ended, and
   * a fresh one is asked: then `request` is called again.
   */
  askInstead<T>(request: Request<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const askAgain = (): void => {
        const worker = this.#opened();
        const isOver = (): boolean => this.#worker === worker || this.#wanted !== wanted;
        worker.ask(request).then(
          (answer) => {
            if (this.#wanted === wanted) this.#wanted = undefined;
            resolve(answer);
          },
          (reason) => {
            if (isOver()) reject(reason);
          },
        );
      };
      const wanted: Wanted = { request, askAgain };
      this.#endCanceled();
      this.#wanted = wanted;
      askAgain();
      this.#watch();
    });
  }

  /** Asks the worker to stop; if it is not `settled` within the grace, ends it and says so. */
  cancel(onEnded: () => void): void {
    this.#worker?.link.cancel().catch(() => undefined);
    clearTimeout(this.#cancelGrace);
    this.#cancelGrace = setTimeout(() => {
      this.drop();
      onEnded();
    }, GRACE_MS);
  }

  /** The worker has answered: a cancellation need not end it. */
  settled(): void {
    clearTimeout(this.#cancelGrace);
    this.#cancelGrace = undefined;
  }

  /** Ends the worker, which is not to be trusted any more; a fresh one goes on with what is wanted. */
  replace(): void {
    const wanted = this.#wanted;
    this.drop();
    this.#wanted = wanted;
    wanted?.askAgain();
  }

  drop(): void {
    this.settled();
    clearTimeout(this.#busyGrace);
    this.#busyGrace = undefined;
    const worker = this.#worker;
    this.#worker = undefined;
    this.#wanted = undefined;
    worker?.end();
  }

  #opened(): AskedWorker {
    if (this.#worker !== undefined) return this.#worker;
    const link = this.#open();
    const fresh = new AskedWorker(link, () => {
      if (this.#worker === fresh) this.#watch();
    });
    link.onLost(() => {
      if (this.#worker !== fresh) return;
      this.drop();
      this.#onLost(fresh.isLoaded);
    });
    this.#worker = fresh;
    return fresh;
  }

  /** A worker that has not yet obeyed a cancellation would keep a new request waiting. */
  #endCanceled(): void {
    if (this.#cancelGrace !== undefined) this.drop();
  }

  /** Gives the worker the grace to come to what is wanted, unless it has begun to. */
  #watch(): void {
    const worker = this.#worker;
    const wanted = this.#wanted?.request;
    if (this.#busyGrace !== undefined || worker?.isLoaded !== true || wanted === undefined) return;
    const earlier = worker.underWay().filter((request) => request !== wanted);
    if (earlier.length === 0) return;
    this.#busyGrace = setTimeout(() => {
      this.#busyGrace = undefined;
      const now = worker.underWay();
      if (earlier.some((request) => now.includes(request))) this.replace();
      else this.#watch();
    }, GRACE_MS);
  }
}
