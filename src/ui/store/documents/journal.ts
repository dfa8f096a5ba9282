import type { Storage } from "../settings/index.ts";
import type { Write } from "./document.ts";
import { type LeftOut, readWrite } from "./record.ts";

const PREFIX = "journal:";

/**
 * What was typed and is not yet known to be kept, one entry for each page and document. Written at once, because the
 * database may not get to it before the page goes. What a page left behind is taken over by the next one.
 */
export class Journal {
  readonly #storage: Storage;
  readonly #isKnown: (engine: string) => boolean;

  /** @param isKnown whether there is an engine of an id */
  constructor(storage: Storage, isKnown: (engine: string) => boolean) {
    this.#storage = storage;
    this.#isKnown = isKnown;
  }

  put(write: Write): void {
    this.#storage.write(`${pageOf(write)}${write.id}`, write);
  }

  /** The text is kept elsewhere; a newer one stays. */
  drop(write: Write): void {
    for (const key of this.#storage.keys(pageOf(write))) {
      if (this.#at(key)?.revision === write.revision) this.#storage.remove(key);
    }
  }

  /** Whether the next page will find it. */
  has(write: Write): boolean {
    return this.entries().some(({ revision }) => revision === write.revision);
  }

  /** The oldest first. */
  entries(): readonly Write[] {
    return this.#storage
      .keys(PREFIX)
      .flatMap((key) => this.#at(key) ?? [])
      .toSorted((a, b) => a.at - b.at);
  }

  /** What it has that cannot be read. */
  unreadable(): readonly LeftOut[] {
    return this.#unreadableKeys().map((key) => ({ key, name: key, path: "", value: this.#storage.text(key) }));
  }

  dropUnreadable(): void {
    for (const key of this.#unreadableKeys()) this.#storage.remove(key);
  }

  #unreadableKeys(): readonly string[] {
    return this.#storage.keys(PREFIX).filter((key) => this.#at(key) === undefined);
  }

  #at(key: string): Write | undefined {
    return readWrite(this.#storage.read(key), this.#isKnown);
  }
}

function pageOf({ writer }: Write): string {
  return `${PREFIX}${writer}:`;
}
