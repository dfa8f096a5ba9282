import type { OpenWorker, WorkerLink } from "./worker-link.ts";

/** How long a worker may take to answer a cancellation before it is ended. */
const CANCEL_GRACE_MS = 300;

/** One worker, opened when first needed and again after it was lost or had to be ended. */
export class WorkerHolder {
  readonly #open: OpenWorker;
  readonly #onLost: () => void;
  #link: WorkerLink | undefined;
  #grace: ReturnType<typeof setTimeout> | undefined;

  constructor(open: OpenWorker, onLost: () => void) {
    this.#open = open;
    this.#onLost = onLost;
  }

  link(): WorkerLink {
    // A worker that has not yet obeyed a cancellation would keep the new request waiting.
    if (this.#grace !== undefined) this.drop();
    if (this.#link !== undefined) return this.#link;
    const fresh = this.#open();
    fresh.onLost(() => {
      if (this.#link !== fresh) return;
      this.drop();
      this.#onLost();
    });
    this.#link = fresh;
    return fresh;
  }

  /** Asks the worker to stop; if it is not `settled` within the grace, ends it and says so. */
  cancel(onEnded: () => void): void {
    this.#link?.cancel().catch(() => undefined);
    clearTimeout(this.#grace);
    this.#grace = setTimeout(() => {
      this.drop();
      onEnded();
    }, CANCEL_GRACE_MS);
  }

  /** The worker has answered: a cancellation need not end it. */
  settled(): void {
    clearTimeout(this.#grace);
    this.#grace = undefined;
  }

  drop(): void {
    clearTimeout(this.#grace);
    this.#grace = undefined;
    this.#link?.terminate();
    this.#link = undefined;
  }
}
