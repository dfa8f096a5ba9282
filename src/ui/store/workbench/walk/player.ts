/** What playing needs to know and to do. */
interface Playable {
  /** Milliseconds between two strides. */
  delay(): number;
  /** Takes a stride; false when playing should end. */
  advance(): boolean;
  /** Playing has begun or ended. */
  onChange(isPlaying: boolean): void;
}

/** Takes strides by the clock until there is nothing more or it is told to stop. */
export class Player {
  readonly #playable: Playable;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(playable: Playable) {
    this.#playable = playable;
  }

  play(): void {
    if (this.#timer !== undefined) return;
    this.#playable.onChange(true);
    this.#schedule();
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#playable.onChange(false);
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      // Advancing may itself pause.
      if (!this.#playable.advance()) this.pause();
      else if (this.#timer !== undefined) this.#schedule();
    }, this.#playable.delay());
  }
}
