import type { WorkerLink } from "./worker-link.ts";

/** A request as it is made of a worker. */
export type Request<T> = (link: WorkerLink) => Promise<T>;

/** One worker from its start to its end, with what it was asked and has not answered. */
export class AskedWorker {
  readonly link: WorkerLink;
  readonly #underWay = new Map<Request<unknown>, (reason: Error) => void>();
  #isLoaded = false;

  /** `onLoaded`: the worker has begun to answer. */
  constructor(link: WorkerLink, onLoaded: () => void) {
    this.link = link;
    link.ready().then(
      () => {
        this.#isLoaded = true;
        onLoaded();
      },
      // What is asked of it says so, too.
      () => undefined,
    );
  }

  /** Before that it is slow, but not busy. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** What was asked and has no answer, oldest first. */
  underWay(): readonly Request<unknown>[] {
    return [...this.#underWay.keys()];
  }

  /** Rejects when the worker is ended before it has answered: a worker that is ended says nothing. */
  ask<T>(request: Request<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#underWay.set(request, reject);
      request(this.link)
        .then(resolve, reject)
        .finally(() => this.#underWay.delete(request));
    });
  }

  end(): void {
    this.link.terminate();
    for (const giveUp of this.#underWay.values()) giveUp(new Error("the worker was ended"));
    this.#underWay.clear();
  }
}
