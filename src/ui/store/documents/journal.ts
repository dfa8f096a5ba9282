import type { Storage } from "../settings/index.ts";
import type { Write } from "./document.ts";
import { type LeftOut, readWrite } from "./record.ts";

/** What is journaled: what a page made of a document or a record. */
interface Entry {
  readonly id: string;
  /** Names it, and nothing else. */
  readonly revision: string;
  /** When it was made. */
  readonly at: number;
  /** The page. */
  readonly writer: string;
}

/**
 * What was made and is not yet known to be kept, one entry for each page and document or record. Written at once, because
 * the database may not get to it before the page goes. What a page left behind is taken over by the next one.
 */
export class Journal<E extends Entry> {
  readonly #storage: Storage;
  readonly #prefix: string;
  readonly #read: (written: unknown) => E | undefined;

  /** @param read undefined for what is no entry */
  constructor(storage: Storage, prefix: string, read: (written: unknown) => E | undefined) {
    this.#storage = storage;
    this.#prefix = prefix;
    this.#read = read;
  }

  put(entry: E): void {
    this.#storage.write(`${this.#pageOf(entry)}${entry.id}`, entry);
  }

  /** It is kept elsewhere; a newer one stays. */
  drop(entry: E): void {
    for (const key of this.#storage.keys(this.#pageOf(entry))) {
      if (this.#at(key)?.revision === entry.revision) this.#storage.remove(key);
    }
  }

  /** Whether the next page will find it. */
  has(entry: E): boolean {
    return this.entries().some(({ revision }) => revision === entry.revision);
  }

  /** The oldest first. */
  entries(): readonly E[] {
    return this.#storage
      .keys(this.#prefix)
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
    return this.#storage.keys(this.#prefix).filter((key) => this.#at(key) === undefined);
  }

  #at(key: string): E | undefined {
    return this.#read(this.#storage.read(key));
  }

  #pageOf({ writer }: E): string {
    return `${this.#prefix}${writer}:`;
  }
}

/** @param isKnown whether there is an engine of an id */
export function journalOfTexts(storage: Storage, isKnown: (engine: string) => boolean): Journal<Write> {
  return new Journal(storage, "journal:", (written) => readWrite(written, isKnown));
}
