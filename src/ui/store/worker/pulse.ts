/** How often a worker is asked whether it is there, in milliseconds. */
const EVERY_MS = 1_000;
/** Looks without progress until the reader is told, and until a worker that says nothing is given up. */
const TOLD_AFTER = 10;
const GIVEN_UP_AFTER = 30;

/** What a reader who waits is told: the worker is still being fetched, or it is here and does not answer. */
export type Delay = "loading" | "silent";

interface Watched {
  readonly isLoaded: () => boolean;
  /** Settles when the worker answers. */
  readonly alive: () => Promise<void>;
  readonly onDelay: (delay: Delay | undefined) => void;
  /** The worker was told of and has said nothing since: another one is to go on. Called once in a watch. */
  readonly onGivenUp: () => void;
}

/** Watches a worker that has something to do. Looks are counted, not milliseconds: a computer that slept was not waiting. */
export class Pulse {
  readonly #watched: Watched;
  #timer: ReturnType<typeof setInterval> | undefined;
  #missed = 0;
  #isAsked = false;
  #hasGivenUp = false;
  #delay: Delay | undefined;
  #watch = 0;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Begins a watch, in place of the one before. */
  start(): void {
    this.stop();
    this.#hasGivenUp = false;
    this.#timer = setInterval(() => this.#look(), EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#listenAnew();
    this.#tell(undefined);
  }

  /** The worker has said something, or is another one. */
  heard(): void {
    this.#listenAnew();
    this.#tell(undefined);
  }

  #listenAnew(): void {
    this.#watch++;
    this.#missed = 0;
    this.#isAsked = false;
  }

  #look(): void {
    if (!this.#watched.isLoaded()) {
      if (++this.#missed >= TOLD_AFTER) this.#tell("loading");
      return;
    }
    if (this.#delay === "loading") this.heard();
    if (this.#isAsked) this.#miss();
    else this.#ask();
  }

  #ask(): void {
    const watch = this.#watch;
    this.#isAsked = true;
    this.#missed = 0;
    this.#watched.alive().then(
      () => {
        if (watch === this.#watch) this.heard();
      },
      // That it died is told elsewhere.
      () => undefined,
    );
  }

  #miss(): void {
    this.#missed++;
    if (this.#missed >= TOLD_AFTER) this.#tell("silent");
    if (this.#missed < GIVEN_UP_AFTER || this.#hasGivenUp) return;
    this.#hasGivenUp = true;
    this.#listenAnew();
    this.#watched.onGivenUp();
  }

  #tell(delay: Delay | undefined): void {
    if (delay === this.#delay) return;
    this.#delay = delay;
    this.#watched.onDelay(delay);
  }
}
