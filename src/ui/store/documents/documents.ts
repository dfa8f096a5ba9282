import { createStore, type StoreApi } from "zustand/vanilla";
import { Database, problemIn, type Restored, type StorageProblem } from "./database.ts";
import { append, branchOf, type Document, freeName, type Version, type Write, type Written } from "./document.ts";
import type { DocumentStorage } from "./document-storage.ts";
import type { Draft } from "./drafts.ts";
import type { Journal } from "./journal.ts";
import { asideOf, isRecord, type LeftOut, readDocument } from "./record.ts";

export interface DocumentsState {
  /** The last written first. */
  readonly documents: readonly Document[];
  /** What is stored and cannot be read. */
  readonly leftOut: readonly LeftOut[];
  readonly problem: StorageProblem | undefined;
  /** The documents whose newest text storage did not take: only this page has it. */
  readonly unsaved: ReadonlyMap<string, Write>;
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

interface DocumentsParts {
  /** Opens the storage; may fail, and is asked again at the next write. `onWiped`: the browser has emptied it. */
  readonly open: (onWiped: () => void) => Promise<DocumentStorage>;
  readonly journal: Journal<Write>;
  readonly channel: Channel;
  /** Whether there is an engine of this id. */
  readonly isKnown: (engine: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Another text at every call, in every tab. */
  readonly newId: () => string;
}

/** All programs that the reader wrote. Nothing that was written is ever replaced by a text that is not based on it. */
export class Documents {
  readonly store: StoreApi<DocumentsState> = createStore(() => ({
    documents: [],
    leftOut: [],
    problem: undefined,
    unsaved: new Map(),
  }));
  readonly parts: DocumentsParts;
  /** This page among all that write. */
  readonly writer: string;
  readonly database: Database;

  constructor(parts: DocumentsParts) {
    this.parts = parts;
    this.writer = parts.newId();
    this.database = new Database(() => parts.open(() => void this.refresh()));
    this.database.restores(() => this.store.getState().documents.map((document) => this.#restored(document)));
    parts.channel.listen(() => void this.refresh());
    // What is set aside, programs and all else, is named among what was left out of the documents.
    this.database.whenSetAside(() => void this.refresh());
  }

  get(id: string | undefined): Document | undefined {
    return this.store.getState().documents.find((document) => document.id === id);
  }

  /** Whether a text is in this page only, not even in the journal. */
  isAtRisk(): boolean {
    return [...this.#unsaved.values()].some((write) => !this.parts.journal.has(write));
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
      const stored = this.#read(await this.database.use((storage) => storage.all()));
      const unsaved = this.store.getState().documents.filter(({ id }) => this.#unsaved.has(id));
      this.#show([...unsaved, ...stored.filter(({ id }) => !this.#unsaved.has(id))]);
      if (this.#unsaved.size === 0) this.store.setState({ problem: undefined });
    } catch (error) {
      this.#failed(error);
      return;
    }
    for (const write of this.#unsaved.values()) await this.save(write);
  }

  /** Keeps a text: in its document, or, where that has got another text meanwhile, in one of its own. */
  async save(write: Write): Promise<Saved> {
    return this.#save(write, []);
  }

  /** Keeps a document of a file: one that is known here gets its newest text. */
  async take({ versions, ...newest }: Document): Promise<Saved> {
    return this.#save({ ...newest, base: undefined }, versions);
  }

  async #save(write: Write, versions: readonly Version[]): Promise<Saved> {
    const first = await this.#append(write, versions);
    const last = first.kind === "kept" ? first : await this.#append(branchOf(write), versions);
    const { document, isKept } = last;
    if (isKept) this.parts.journal.drop(write);
    return { document, isKept, branchedFrom: first.kind === "stale" ? first.document : undefined };
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#update(id, (known) => known && { ...known, name });
  }

  /** Removes what cannot be read from the storage. */
  async removeLeftOut(): Promise<void> {
    const { leftOut } = this.store.getState();
    for (const key of new Set(leftOut.map((each) => each.key)))
      try {
        await this.database.update(key, (known) => ({ record: readDocument(known, this.parts.isKnown).document }));
      } catch (error) {
        this.#failed(error);
      }
    this.parts.journal.dropUnreadable();
    this.parts.channel.tell();
    await this.refresh();
  }

  /** Everything that is stored, readable or not, and what only this page has; where storage fails, what this page knows. */
  async stored(): Promise<readonly unknown[]> {
    try {
      const stored = await this.database.use((storage) => storage.all());
      return [...stored, ...this.store.getState().documents.filter(({ id }) => this.#unsaved.has(id))];
    } catch {
      return this.store.getState().documents;
    }
  }

  /** Returns how to take it back. */
  async remove(id: string): Promise<() => Promise<void>> {
    const document = this.get(id);
    this.#wait(id, undefined);
    await this.#update(id, () => undefined);
    return async () => {
      if (document !== undefined) await this.#update(id, (known) => known ?? document);
    };
  }

  async #append(write: Write, versions: readonly Version[]): Promise<Written & { readonly isKept: boolean }> {
    const name = freeName(write.name, this.#names());
    const here = this.get(write.id);
    // Where the browser lost a document that this page knows, its history comes back with the next text.
    const written = { as: append(here, { ...write, name }, versions) };
    const isKept = await this.#update(write.id, (known) => {
      written.as = append(known ?? here, { ...write, name }, versions);
      return written.as.document;
    });
    if (isKept) this.#wait(write.id, undefined);
    else if (written.as.kind === "kept") this.#wait(write.id, write);
    if (isKept && this.#unsaved.size === 0) this.store.setState({ problem: undefined });
    return { ...written.as, isKept };
  }

  /** False where only this page knows of the change. */
  async #update(id: string, change: (known: Document | undefined) => Document | undefined): Promise<boolean> {
    const changed: { to: Document | undefined } = { to: undefined };
    try {
      await this.database.update(id, (stored) => {
        const known = readDocument(stored, this.parts.isKnown);
        changed.to = change(known.document);
        const isWhole = stored === undefined || known.leftOut.length === 0;
        const aside = isWhole || changed.to === undefined ? undefined : asideOf(stored, changed.to.revision);
        return { record: changed.to, aside };
      });
      this.#replace(id, changed.to);
      this.parts.channel.tell();
      return true;
    } catch (error) {
      this.#failed(error);
      this.#replace(id, change(this.get(id)));
      return false;
    }
  }

  get #unsaved(): ReadonlyMap<string, Write> {
    return this.store.getState().unsaved;
  }

  /** What is to be written to a document again; undefined: nothing. */
  #wait(id: string, write: Write | undefined): void {
    if (write === this.#unsaved.get(id)) return;
    const others = [...this.#unsaved].filter(([other]) => other !== id);
    this.store.setState({ unsaved: new Map(write === undefined ? others : [...others, [id, write]]) });
  }

  #restored(record: Document): Restored {
    const isNewer = (known: unknown): boolean => {
      const { document } = readDocument(known, this.parts.isKnown);
      return document === undefined || document.at < record.at;
    };
    return { record, isNewer };
  }

  #failed(error: unknown): void {
    this.store.setState({ problem: problemIn(error) });
  }

  /** The documents in what is stored; the rest is left out. */
  #read(stored: readonly unknown[]): readonly Document[] {
    const read = stored.filter((each) => !isRecord(each)).map((each) => readDocument(each, this.parts.isKnown));
    this.store.setState({ leftOut: [...read.flatMap(({ leftOut }) => leftOut), ...this.parts.journal.unreadable()] });
    return read.flatMap(({ document }) => document ?? []);
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
