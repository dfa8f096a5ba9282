/** The address bar and its history, as the page has them. Tests give a fake. */
export interface AddressBar {
  /** `#` and what follows. */
  readonly hash: string;
  /** Names the present entry of the history, also when the reader comes back to it. */
  readonly entry: string;
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
  /** The entry that what waits belongs to. */
  #entry = "";
  #waiting: () => string | undefined = () => undefined;
  /** What waited when the reader left an entry, by entry: the browser lets a page write into the present one only. */
  readonly #left = new Map<string, string>();

  constructor(bar: AddressBar) {
    this.#bar = bar;
  }

  /** Writes over the present entry soon. `hashOf`: the address as it is then, undefined to leave it. */
  later(hashOf: () => string | undefined): void {
    if (this.#entry !== this.#bar.entry) this.flush();
    this.#waiting = hashOf;
    this.#entry = this.#bar.entry;
    this.#timer ??= setTimeout(() => this.flush(), WRITE_AFTER_MS);
  }

  /** Writes over the present entry. */
  now(hash: string | undefined): void {
    this.#drop();
    if (hash !== undefined && hash !== this.#bar.hash) this.#bar.replace(hash);
  }

  /** Makes a new entry, unless the address stays the same. What waits is written first, as `before` has it. */
  push(hash: string, before: () => string | undefined): void {
    this.flush(before);
    if (hash !== this.#bar.hash) this.#bar.push(hash);
  }

  /** Writes what waits, as `hashOf` has it. Where the reader has left its entry it is written when they come back to it. */
  flush(hashOf = this.#waiting): void {
    if (this.#timer === undefined) return;
    this.#drop();
    const hash = hashOf();
    if (this.#bar.entry === this.#entry) this.now(hash);
    else if (hash !== undefined) this.#left.set(this.#entry, hash);
  }

  /** The reader has come to an entry: it gets what waited when they left it. */
  arrive(): void {
    this.flush();
    const { entry } = this.#bar;
    this.now(this.#left.get(entry));
    this.#left.delete(entry);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
