const signals = ["SIGINT", "SIGTERM"] as const;

type Signal = (typeof signals)[number];

/** Milliseconds in which one keystroke may arrive several times: a shell and a script runner both pass it on. */
const ONE_KEYSTROKE = 1_000;

/** What of a process hears signals. */
interface Hearer {
  readonly pid: number;
  on(signal: Signal, hear: (signal: Signal) => void): unknown;
  off(signal: Signal, hear: (signal: Signal) => void): unknown;
  kill(pid: number, signal: Signal): unknown;
}

/**
 * Ctrl-C, or a request to end. It is heard from the moment this is made, which is before the program is loaded, and kept for
 * the job that is then to stop. A second one ends the process.
 */
export class Interruption {
  readonly #process: Hearer;
  #heard: Signal | undefined;
  #stop: () => void = () => undefined;

  constructor(hearer: Hearer) {
    this.#process = hearer;
    for (const signal of signals) hearer.on(signal, this.#hear);
  }

  /** Calls `stop` at the first interruption, at once where it has come already. */
  onFirst(stop: () => void): void {
    this.#stop = stop;
    if (this.#heard !== undefined) stop();
  }

  /** Leaves interruptions to the system, which ends the process; one that has come already ends it now. */
  leaveToSystem(): void {
    this.#unhear();
    if (this.#heard !== undefined) this.#process.kill(this.#process.pid, this.#heard);
  }

  readonly #hear = (signal: Signal): void => {
    if (this.#heard !== undefined) return;
    this.#heard = signal;
    setTimeout(() => this.#unhear(), ONE_KEYSTROKE).unref();
    this.#stop();
  };

  #unhear(): void {
    for (const signal of signals) this.#process.off(signal, this.#hear);
  }
}
