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
  /** The entry that the page shows. The bar has another one from the moment the reader goes there until the page is told. */
  #shown: string;
  /** The address of that entry. */
  #hash: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The entry that what waits belongs to. */
  #entry = "";
  #waiting: () => string | undefined = () => undefined;
  /** What waited when the reader left an entry, by entry: the browser lets a page write into the present one only. */
  readonly #left = new Map<string, string>();

  constructor(bar: AddressBar) {
    this.#bar = bar;
    this.#shown = bar.entry;
    this.#hash = bar.hash;
  }

  /** Whether the bar has another address than the page has shown or written. */
  get hasMoved(): boolean {
    return this.#bar.hash !== this.#hash;
  }

  /** Writes over the present entry soon. `hashOf`: the address as it is then, undefined to leave it. */
  later(hashOf: () => string | undefined): void {
    if (this.#entry !== this.#shown) this.flush();
    this.#waiting = hashOf;
    this.#entry = this.#shown;
    this.#timer ??= setTimeout(() => this.flush(), WRITE_AFTER_MS);
  }

  /** Writes over the entry that is shown. */
  now(hash: string | undefined): void {
    this.#drop();
    this.#write(this.#shown, hash);
  }

  /** Makes a new entry, unless the address stays the same. What waits is written first, as `before` has it. */
  push(hash: string, before: () => string | undefined): void {
    this.flush(before);
    if (this.#bar.entry !== this.#shown) this.#left.set(this.#shown, hash);
    else if (hash !== this.#bar.hash) {
      this.#bar.push(hash);
      this.#shown = this.#bar.entry;
      this.#hash = hash;
    }
  }

  /** Writes what waits, as `hashOf` has it. */
  flush(hashOf = this.#waiting): void {
    if (this.#timer === undefined) return;
    this.#drop();
    this.#write(this.#entry, hashOf());
  }

  /** The reader has come to an entry: it gets what waited when they left it. */
  arrive(): void {
    this.flush();
    this.#shown = this.#bar.entry;
    this.#hash = this.#bar.hash;
    this.now(this.#left.get(this.#shown));
    this.#left.delete(this.#shown);
  }

  /** Into an entry; where the reader has left it, it is written when they come back to it. */
  #write(entry: string, hash: string | undefined): void {
    if (hash === undefined) return;
    if (this.#bar.entry !== entry) this.#left.set(entry, hash);
    else if (hash !== this.#bar.hash) {
      this.#bar.replace(hash);
      this.#hash = hash;
    }
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
