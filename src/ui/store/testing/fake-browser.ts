import type { Document } from "../documents/document.ts";
import type { DocumentStorage } from "../documents/document-storage.ts";
import { type Channel, Documents } from "../documents/documents.ts";
import { journalOfTexts } from "../documents/journal.ts";
import { readDocument } from "../documents/record.ts";
import { journalOfChanges, Records } from "../records/index.ts";
import { guardedStorage, memory, type Storage } from "../settings/index.ts";

/** A browser for tests: its tabs share a storage that can fail, a journal, and hear of one another. */
export class FakeBrowser {
  /** What is stored, by key. */
  readonly kept = new Map<unknown, unknown>();
  readonly local: Storage = guardedStorage(() => {
    if (this.isLocalBlocked) throw blocked();
    return this.#local;
  });
  /** Neither does local storage keep anything. */
  isLocalBlocked = false;
  /** Writes never come to an end, as of a page that is gone meanwhile. */
  isStopped = false;
  /** What every access to the storage fails with. */
  failure: Error | undefined;
  /** What every write fails with, while what is stored can be read. */
  writeFailure: Error | undefined;
  now = 0;
  #ids = 0;
  readonly #local = memory();
  #isNew = true;
  /** How often it was deleted: who opened it before has nothing. */
  #opened = 0;
  readonly #wiped: (() => void)[] = [];
  readonly #heard: (() => void)[] = [];

  /** Another tab, that has read what there is. */
  async openTab(): Promise<Documents> {
    const documents = new Documents({
      open: async (onWiped) => {
        this.#wiped.push(onWiped);
        return this.#storage();
      },
      journal: journalOfTexts(this.local, () => true),
      channel: this.#channel(),
      isKnown: (engine) => engine !== "unknown",
      now: () => this.now,
      newId: () => `id${++this.#ids}`,
    });
    await documents.start([]);
    return documents;
  }

  /** What a tab has besides programs. */
  async openRecords(): Promise<Records> {
    return (await this.openBoth()).records;
  }

  async openBoth(): Promise<{ readonly documents: Documents; readonly records: Records }> {
    const documents = await this.openTab();
    const { database, parts, writer } = documents;
    const { channel, now, newId } = parts;
    const records = new Records({ database, channel, now, newId, writer, journal: journalOfChanges(this.local) });
    await records.start();
    return { documents, records };
  }

  /** The documents that are stored. */
  documents(): readonly Document[] {
    return [...this.kept.values()].flatMap((each) => readDocument(each, () => true).document ?? []);
  }

  document(id: string): Document | undefined {
    return this.documents().find((each) => each.id === id);
  }

  /** The browser deletes the storage, and tells those who had it open. */
  wipe(): void {
    this.kept.clear();
    this.#isNew = true;
    this.#opened++;
    for (const wiped of this.#wiped.splice(0)) wiped();
  }

  #storage(): DocumentStorage {
    this.#check();
    const isNew = this.#isNew;
    this.#isNew = false;
    const opened = this.#opened;
    const check = (): void => {
      this.#check();
      if (opened !== this.#opened) throw closed();
    };
    return {
      isNew,
      all: async () => {
        check();
        return [...this.kept.values()];
      },
      update: async (id, change) => {
        check();
        if (this.writeFailure !== undefined) throw this.writeFailure;
        if (this.isStopped) return new Promise(() => undefined);
        const { record, aside } = change(this.kept.get(id));
        if (aside !== undefined) this.kept.set(aside.id, aside);
        if (record === undefined) this.kept.delete(id);
        else this.kept.set(id, record);
      },
    };
  }

  #check(): void {
    if (this.failure !== undefined) throw this.failure;
  }

  #channel(): Channel {
    const own: (() => void)[] = [];
    return {
      tell: () => {
        for (const heard of this.#heard) if (!own.includes(heard)) heard();
      },
      listen: (heard) => {
        own.push(heard);
        this.#heard.push(heard);
      },
    };
  }
}

/** Values that last as long as the map. */
export function memoryOf(values: Map<string, string>): Storage {
  return guardedStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    length: values.size,
  }));
}

/** What the browser says where nothing fits any more. */
export function full(): Error {
  return Object.assign(new Error("no space left"), { name: "QuotaExceededError" });
}

/** What the browser says of a connection that it has closed. */
function closed(): Error {
  return Object.assign(new Error("the connection is closed"), { name: "InvalidStateError" });
}

/** What the browser says where a page may store nothing. */
export function blocked(): Error {
  return Object.assign(new Error("not allowed"), { name: "SecurityError" });
}

/** What the browser says of a database that a newer version has changed. */
export function newer(): Error {
  return Object.assign(new Error("the requested version is less"), { name: "VersionError" });
}
