/** Work that waits until the page has painted what it is painting. */
export class AfterPaint {
  readonly #works = new Map<string, () => void>();
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Of works of one name the latest is done; others are done in the order in which they came. */
  do(name: string, work: () => void): void {
    this.#works.set(name, work);
    if (this.#frame !== undefined) return;
    this.#frame = requestAnimationFrame(() => {
      this.#timer = setTimeout(() => this.hurry());
    });
  }

  /** Does at once what waits. */
  hurry(): void {
    const works = [...this.#works.values()];
    this.cancel();
    for (const work of works) work();
  }

  cancel(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = undefined;
    this.#works.clear();
  }
}
