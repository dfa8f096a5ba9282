import type { LeftOut } from "../documents/index.ts";
import type { Storage } from "../settings/index.ts";
import { type Change, readChange } from "./record.ts";

const PREFIX = "unsaved:";

/** Changes that are not yet known to be kept, one entry for each page and record, as the journal of programs. */
export class ChangeJournal {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  put(change: Change): void {
    this.#storage.write(keyOf(change), change);
  }

  /** The change is kept elsewhere; a newer one stays. */
  drop(change: Change): void {
    if (this.has(change)) this.#storage.remove(keyOf(change));
  }

  /** Whether the next page will find it. */
  has(change: Change): boolean {
    return readChange(this.#storage.read(keyOf(change)))?.revision === change.revision;
  }

  /** The oldest first. */
  entries(): readonly Change[] {
    return this.#keys()
      .flatMap((key) => readChange(this.#storage.read(key)) ?? [])
      .toSorted((a, b) => a.at - b.at);
  }

  /** What it has that cannot be read. */
  unreadable(): readonly LeftOut[] {
    return this.#unreadableKeys().map((key) => ({ key, name: key, path: "", value: this.#storage.text(key) }));
  }

  dropUnreadable(): void {
    for (const key of this.#unreadableKeys()) this.#storage.remove(key);
  }

  #keys(): readonly string[] {
    return this.#storage.keys(PREFIX);
  }

  #unreadableKeys(): readonly string[] {
    return this.#keys().filter((key) => readChange(this.#storage.read(key)) === undefined);
  }
}

/** Where what cannot be read of an older Fixscope is found, and named. */
export function unreadableKey(key: string): string {
  return `${PREFIX}${key}`;
}

function keyOf({ writer, id }: Change): string {
  return `${PREFIX}${writer}:${id}`;
}
