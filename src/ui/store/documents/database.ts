import type { DocumentStorage, Keyed, Replacement } from "./document-storage.ts";

/**
 * Why what is made lasts only as long as the page: the browser keeps nothing for it, its storage is full, what is stored is
 * a newer Fixscope's, or the reader wants to do without it.
 */
export type StorageProblem = "blocked" | "full" | "newer" | "unused";

/** What something that a reader makes has come to: stored, on the way, or only in this page. */
export type SavingState = "saved" | "saving" | "unsaved";

/** What a storage fails with that the reader wants to do without. */
export class Unused extends Error {
  override name = "Unused";
}

const problems: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: "full",
  VersionError: "newer",
  Unused: "unused",
};

/** Why a storage failed. */
export function problemIn(error: unknown): StorageProblem {
  return (error instanceof Error && problems[error.name]) || "blocked";
}

/** What this page knows of a key, and whether it takes the place of what another page has put back. */
export interface Restored {
  readonly record: Keyed;
  isNewer(known: unknown): boolean;
}

/** The storage of a page: opened when it is first used, and anew when it was lost. */
export class Database {
  readonly #open: () => Promise<DocumentStorage>;
  readonly #restored: (() => readonly Restored[])[] = [];
  readonly #setAside: (() => void)[] = [];
  #storage: Promise<DocumentStorage> | undefined;

  /** @param open may fail, and is asked again at the next use */
  constructor(open: () => Promise<DocumentStorage>) {
    this.#open = open;
  }

  /** What is put back where the browser has lost it. */
  restores(known: () => readonly Restored[]): void {
    this.#restored.push(known);
  }

  /** Calls back when something that cannot be read has been put under another key. */
  whenSetAside(heard: () => void): void {
    this.#setAside.push(heard);
  }

  /** Replaces what is stored under a key by what follows from it. */
  async update(key: unknown, change: (known: unknown) => Replacement): Promise<void> {
    const made = { isAside: false };
    await this.use((storage) =>
      storage.update(key, (known) => {
        const replacement = change(known);
        made.isAside = replacement.aside !== undefined;
        return replacement;
      }),
    );
    if (made.isAside) for (const heard of this.#setAside) heard();
  }

  /** Once more where the storage was lost: a browser may close it behind the back of a page. */
  async use<T>(act: (storage: DocumentStorage) => Promise<T>): Promise<T> {
    try {
      return await act(await this.#opened());
    } catch (error) {
      if (problemIn(error) !== "blocked") throw error;
      this.#storage = undefined;
      return act(await this.#opened());
    }
  }

  #opened(): Promise<DocumentStorage> {
    if (this.#storage !== undefined) return this.#storage;
    const opening = this.#openWhole();
    this.#storage = opening;
    opening.catch(() => {
      this.#storage = undefined;
    });
    return opening;
  }

  async #openWhole(): Promise<DocumentStorage> {
    const storage = await this.#open();
    const restored = storage.isNew ? this.#restored.flatMap((known) => known()) : [];
    // Another page that knows of it may have been faster.
    for (const { record, isNewer } of restored)
      await storage.update(record.id, (known) => ({ record: isNewer(known) ? record : asKeyed(known) }));
    return storage;
  }
}

/** What is stored has a key. */
function asKeyed(stored: unknown): Keyed | undefined {
  return stored as Keyed | undefined;
}
