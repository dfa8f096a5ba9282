/**
 * Tells texts that someone else chose from the reader's own edits that come back. The page stores every edit and hands
 * it down again, maybe late: writing such an echo into the editor would take away what was typed since.
 */
export class EchoFilter {
  #last: string;
  readonly #sent: string[] = [];

  constructor(initial: string) {
    this.#last = initial;
  }

  /** The reader's edit is reported to the page. */
  sent(text: string): void {
    this.#sent.push(text);
    if (this.#sent.length > 100) this.#sent.shift();
  }

  /** Whether a text that the page hands down is new and must be shown. */
  isNew(text: string): boolean {
    if (text === this.#last) return false;
    this.#last = text;
    const echo = this.#sent.lastIndexOf(text);
    this.#sent.splice(0, echo < 0 ? this.#sent.length : echo + 1);
    return echo < 0;
  }
}
