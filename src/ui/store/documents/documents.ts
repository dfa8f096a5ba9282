import { createStore, type StoreApi } from "zustand/vanilla";
import { append, branchOf, type Document, freeName, type Write, type Written } from "./document.ts";
import type { DocumentStorage } from "./document-storage.ts";
import type { Draft } from "./drafts.ts";
import type { Journal } from "./journal.ts";

/** Why documents last only as long as the page: the browser keeps nothing for it, or its storage is full. */
export type StorageProblem = "blocked" | "full";

export interface DocumentsState {
  /** The last written first. */
  readonly documents: readonly Document[];
  readonly problem: StorageProblem | undefined;
}

/** What a write has come to. */
export interface Saved {
  readonly document: Document;
  /** The document that had another text meanwhile, so that this one became a document of its own. */
  readonly branchedFrom: Document | undefined;
  /** False: it is in this page only, and will be tried again. */
  readonly isKept: boolean;
}

/** What tells other tabs that documents have changed. */
export interface Channel {
  tell(): void;
  /** Calls back when another tab has told. */
  listen(heard: () => void): void;
}

export interface DocumentsParts {
  /** Opens the storage; may fail, and is asked again at the next write. `onWiped`: the browser has emptied it. */
  readonly open: (onWiped: () => void) => Promise<DocumentStorage>;
  readonly journal: Journal;
  readonly channel: Channel;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Another text at every call, in every tab. */
  readonly newId: () => string;
}

/** All programs that the reader wrote. Nothing that was written is ever replaced by a text that is not based on it. */
export class Documents {
  readonly store: StoreApi<DocumentsState> = createStore(() => ({ documents: [], problem: undefined }));
  readonly parts: DocumentsParts;
  /** This page among all that write. */
  readonly writer: string;
  #storage: Promise<DocumentStorage> | undefined;
  /** What storage did not take, by document. */
  readonly #pending = new Map<string, Write>();

  constructor(parts: DocumentsParts) {
    this.parts = parts;
    this.writer = parts.newId();
    parts.channel.listen(() => void this.refresh());
  }

  get(id: string | undefined): Document | undefined {
    return this.store.getState().documents.find((document) => document.id === id);
  }

  /** Whether a text is in this page only, not even in the journal. */
  isAtRisk(): boolean {
    return [...this.#pending.values()].some((write) => !this.parts.journal.has(write));
  }

  /** Takes over what earlier pages left behind, and reads what there is. */
  async start(drafts: readonly Draft[]): Promise<void> {
    await this.refresh();
    for (const { write, drop } of drafts) if ((await this.save(write)).isKept) drop();
    for (const write of this.parts.journal.entries()) await this.save(write);
  }

  /** Reads what other tabs wrote, and tries again what was not kept. */
  async refresh(): Promise<void> {
    try {
      const stored = await this.#use((storage) => storage.all());
      const pending = this.store.getState().documents.filter(({ id }) => this.#pending.has(id));
      this.#show([...pending, ...stored.filter(({ id }) => !this.#pending.has(id))]);
      if (this.#pending.size === 0) this.store.setState({ problem: undefined });
    } catch (error) {
      this.#failed(error);
      return;
    }
    for (const write of [...this.#pending.values()]) await this.save(write);
  }

  /** Keeps a text: in its document, or, where that has got another text meanwhile, in one of its own. */
  async save(write: Write): Promise<Saved> {
    const first = await this.#append(write);
    const last = first.kind === "kept" ? first : await this.#append(branchOf(write));
    const { document, isKept } = last;
    if (isKept) this.parts.journal.drop(write);
    return { document, isKept, branchedFrom: first.kind === "stale" ? first.document : undefined };
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#update(id, (known) => known && { ...known, name });
  }

  /** Returns how to take it back. */
  async remove(id: string): Promise<() => Promise<void>> {
    const document = this.get(id);
    this.#pending.delete(id);
    await this.#update(id, () => undefined);
    return async () => {
      if (document !== undefined) await this.#update(id, (known) => known ?? document);
    };
  }

  async #append(write: Write): Promise<Written & { readonly isKept: boolean }> {
    const name = freeName(write.name, this.#names());
    const here = this.get(write.id);
    // Where the browser lost a document that this page knows, its history comes back with the next text.
    const written = { as: append(here, { ...write, name }) };
    const isKept = await this.#update(write.id, (known) => {
      written.as = append(known ?? here, { ...write, name });
      return written.as.document;
    });
    if (isKept) this.#pending.delete(write.id);
    else if (written.as.kind === "kept") this.#pending.set(write.id, write);
    if (isKept && this.#pending.size === 0) this.store.setState({ problem: undefined });
    return { ...written.as, isKept };
  }

  /** False where only this page knows of the change. */
  async #update(id: string, change: (known: Document | undefined) => Document | undefined): Promise<boolean> {
    const changed: { to: Document | undefined } = { to: undefined };
    try {
      await this.#use((storage) =>
        storage.update(id, (known) => {
          changed.to = change(known);
          return changed.to;
        }),
      );
      this.#replace(id, changed.to);
      this.parts.channel.tell();
      return true;
    } catch (error) {
      this.#failed(error);
      this.#replace(id, change(this.get(id)));
      return false;
    }
  }

  /** Once more where the storage was lost: a browser may close it behind the back of a page. */
  async #use<T>(act: (storage: DocumentStorage) => Promise<T>): Promise<T> {
    try {
      return await act(await this.#opened());
    } catch (error) {
      if (isFull(error)) throw error;
      this.#storage = undefined;
      return act(await this.#opened());
    }
  }

  #opened(): Promise<DocumentStorage> {
    this.#storage ??= this.#open();
    return this.#storage;
  }

  /** Opens the storage, and puts back what this page knows of and the browser has lost. */
  async #open(): Promise<DocumentStorage> {
    const storage = await this.parts.open(() => void this.refresh());
    const documents = storage.isNew ? this.store.getState().documents : [];
    // Another page that knows of it may have been faster.
    for (const document of documents)
      await storage.update(document.id, (known) => (known === undefined || known.at < document.at ? document : known));
    return storage;
  }

  #failed(error: unknown): void {
    this.store.setState({ problem: isFull(error) ? "full" : "blocked" });
  }

  #names(): readonly string[] {
    return this.store.getState().documents.map(({ name }) => name);
  }

  #replace(id: string, document: Document | undefined): void {
    const others = this.store.getState().documents.filter((each) => each.id !== id);
    this.#show(document === undefined ? others : [document, ...others]);
  }

  #show(documents: readonly Document[]): void {
    this.store.setState({ documents: documents.toSorted((a, b) => b.at - a.at) });
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}
