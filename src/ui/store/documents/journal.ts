import type { Storage } from "../settings/index.ts";
import type { Write } from "./document.ts";

const PREFIX = "journal:";

/**
 * What was typed and is not yet known to be kept, one entry for each page and document. Written at once, because the
 * database may not get to it before the page goes. What a page left behind is taken over by the next one.
 */
export class Journal {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  put(write: Write): void {
    this.#storage.write(`${pageOf(write)}${write.id}`, write);
  }

  /** The text is kept elsewhere; a newer one stays. */
  drop(write: Write): void {
    for (const key of this.#storage.keys(pageOf(write))) {
      const found = this.#storage.read(key);
      if (isWrite(found) && found.revision === write.revision) this.#storage.remove(key);
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
      .map((key) => this.#storage.read(key))
      .filter(isWrite)
      .toSorted((a, b) => a.at - b.at);
  }
}

function pageOf({ writer }: Write): string {
  return `${PREFIX}${writer}:`;
}

function isWrite(value: unknown): value is Write {
  if (typeof value !== "object" || value === null) return false;
  const { id, revision, files, writer, engine } = value as Partial<Write>;
  return [id, revision, writer, engine].every((each) => typeof each === "string") && Array.isArray(files);
}
