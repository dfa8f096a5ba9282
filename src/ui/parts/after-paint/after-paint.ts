/** Work that waits until the page has painted what it is painting. */
export class AfterPaint {
  #work: (() => void) | undefined;
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is asked for while other work waits takes its place, and does not wait longer for that. */
  do(work: () => void): void {
    const isWaiting = this.#work !== undefined;
    this.#work = work;
    if (isWaiting) return;
    this.#frame = requestAnimationFrame(() => {
      this.#timer = setTimeout(() => {
        const latest = this.#work;
        this.#work = undefined;
        latest?.();
      });
    });
  }

  cancel(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#work = undefined;
  }
}
