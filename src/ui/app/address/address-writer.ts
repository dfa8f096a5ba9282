/** The address bar and its history, as the page has them. Tests give a fake. */
export interface AddressBar {
  /** `#` and what follows. */
  readonly hash: string;
  /** Writes over the present entry of the history. */
  replace(hash: string): void;
  /** Makes a new entry. */
  push(hash: string): void;
}

const WRITE_AFTER_MS = 250;

/**
 * Writes the state of a page into the address: steps into the present entry of the history, after a pause, options into a
 * new one. What waits to be written belongs to the entry it was made for, and never ends up in another one.
 */
export class AddressWriter {
  readonly #bar: AddressBar;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The address of the entry that what waits belongs to. */
  #entry = "";
  #waiting: () => string | undefined = () => undefined;

  constructor(bar: AddressBar) {
    this.#bar = bar;
  }

  /** Writes over the present entry soon. `hashOf`: the address as it is then, undefined to leave it. */
  later(hashOf: () => string | undefined): void {
    this.#waiting = hashOf;
    if (this.#timer !== undefined && this.#entry === this.#bar.hash) return;
    this.drop();
    this.#entry = this.#bar.hash;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // The reader may have gone to another entry without the page having been told yet.
      if (this.#bar.hash === this.#entry) this.now(this.#waiting());
    }, WRITE_AFTER_MS);
  }

  /** Writes over the present entry. */
  now(hash: string | undefined): void {
    this.drop();
    if (hash !== undefined && hash !== this.#bar.hash) this.#bar.replace(hash);
  }

  /** Makes a new entry, unless the address stays the same. What waits is written first, as `before` has it. */
  push(hash: string, before: () => string | undefined): void {
    if (this.#timer !== undefined && this.#bar.hash === this.#entry) this.now(before());
    this.drop();
    if (hash !== this.#bar.hash) this.#bar.push(hash);
  }

  /** The reader has gone elsewhere: what waits is not written. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
