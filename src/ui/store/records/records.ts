import { createStore, type StoreApi } from "zustand/vanilla";
import { valueAt } from "../../../kernel/index.ts";
import {
  asideOf,
  type Channel,
  type Database,
  isRecord,
  type Journal,
  type LeftOut,
  problemIn,
  type SavingState,
  type StorageProblem,
} from "../documents/index.ts";
import type { RecordKind, RecordValue } from "./kinds.ts";
import { apply, type Change, idOf, type Kept, type Replaced, readKept } from "./record.ts";

export interface RecordsState {
  /** What there is, with what this page has changed and not yet kept. */
  readonly records: ReadonlyMap<string, Kept>;
  /** What storage has not yet answered for. */
  readonly unsaved: ReadonlyMap<string, Change>;
  /** Storage has been read, or cannot be. */
  readonly isRead: boolean;
  readonly leftOut: readonly LeftOut[];
  /** Why what is unsaved is in this page only. */
  readonly problem: StorageProblem | undefined;
}

interface RecordsParts {
  readonly database: Database;
  readonly journal: Journal<Change>;
  readonly channel: Channel;
  /** This page among all that write. */
  readonly writer: string;
  readonly now: () => number;
  readonly newId: () => string;
}

/** All that a reader makes besides programs. What another page has made of the same is merged, never replaced. */
export class Records {
  readonly store: StoreApi<RecordsState> = createStore<RecordsState>(() => ({
    records: new Map(),
    unsaved: new Map(),
    isRead: false,
    leftOut: [],
    problem: undefined,
  }));
  readonly #parts: RecordsParts;
  /** The records that are being written. */
  readonly #saving = new Map<string, Promise<void>>();
  /** When this page changed something last. */
  #last = 0;
  /** How many writes have been stored. */
  #written = 0;

  constructor(parts: RecordsParts) {
    this.#parts = parts;
    parts.database.restores(() => [...this.store.getState().records.values()].map(restored));
    parts.channel.listen(() => void this.refresh());
    parts.database.whenSetAside(() => void this.refresh());
  }

  get<Kind extends RecordKind>(kind: Kind, name: string): RecordValue<Kind> | undefined {
    // Each record was read as one of its kind, or written as one.
    return this.store.getState().records.get(idOf(kind, name))?.value as RecordValue<Kind> | undefined;
  }

  /** Whether it is stored, but cannot be read. */
  isLeftOut(kind: RecordKind, name: string): boolean {
    return this.store.getState().leftOut.some(({ key }) => key === idOf(kind, name));
  }

  /** What other pages had made of parts that were changed later; the last first. */
  replaced(kind: RecordKind, name: string): readonly Replaced[] {
    return this.store.getState().records.get(idOf(kind, name))?.replaced ?? [];
  }

  names(kind: RecordKind): readonly string[] {
    return [...this.store.getState().records.values()].flatMap((each) => (each.kind === kind ? [each.name] : []));
  }

  /** Shown at once, written down at once, and stored as soon as storage answers. */
  write<Kind extends RecordKind>(kind: Kind, name: string, value: RecordValue<Kind>): void {
    this.#change(kind, name, value);
  }

  remove(kind: RecordKind, name: string): void {
    this.#change(kind, name, undefined);
  }

  saving(kind: RecordKind, name: string): SavingState {
    const { unsaved, problem } = this.store.getState();
    if (!unsaved.has(idOf(kind, name))) return "saved";
    return problem === undefined ? "saving" : "unsaved";
  }

  /** What storage has not taken, as it would be stored. */
  unsaved(): readonly Kept[] {
    const { records, unsaved } = this.store.getState();
    return [...unsaved.keys()].flatMap((id) => records.get(id) ?? []);
  }

  /** Whether work is in this page only, not even in the journal. No page is held open for a setting. */
  isAtRisk(): boolean {
    const { unsaved } = this.store.getState();
    return [...unsaved.values()].some((change) => change.kind !== "settings" && !this.#parts.journal.has(change));
  }

  /** Whether a record goes with this page: storage has refused it, and not even the journal has it. */
  isLostWithPage(kind: RecordKind, name: string): boolean {
    const { unsaved, problem } = this.store.getState();
    const change = unsaved.get(idOf(kind, name));
    return problem !== undefined && change !== undefined && !this.#parts.journal.has(change);
  }

  /** Takes over a record of a file: it is merged with what there is, of which both parts stay. */
  async take({ replaced: _, ...kept }: Kept): Promise<void> {
    await this.#takeOver({ ...kept, base: undefined });
    this.#parts.channel.tell();
  }

  /** Settles when storage has been read, or cannot be. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      if (this.store.getState().isRead) resolve();
      const stop = this.store.subscribe(({ isRead }) => {
        if (!isRead) return;
        stop();
        resolve();
      });
    });
  }

  /** Settles when all that was written has been stored, or cannot be. */
  async settled(): Promise<void> {
    while (this.#saving.size > 0) await Promise.all(this.#saving.values());
  }

  /** Takes over what earlier pages left behind, and reads what there is. */
  async start(): Promise<void> {
    await this.refresh();
    for (const change of this.#parts.journal.entries()) await this.#takeOver(change);
    await this.refresh();
  }

  /** Reads what other tabs wrote, and tries again what was not kept. */
  async refresh(): Promise<void> {
    try {
      for (let before = -1; before !== this.#written; ) {
        before = this.#written;
        const stored = await this.#parts.database.use((storage) => storage.all());
        // What was read before a write of this page is of the past.
        if (before === this.#written) this.#read(stored);
      }
    } catch (error) {
      this.store.setState({ isRead: true, problem: problemIn(error) });
      return;
    }
    if (this.store.getState().unsaved.size === 0) this.store.setState({ problem: undefined });
    await Promise.all([...this.store.getState().unsaved.keys()].map((id) => this.#save(id)));
  }

  /** Removes what cannot be read from the storage. */
  async removeLeftOut(): Promise<void> {
    this.#parts.journal.dropUnreadable();
    for (const { key } of this.store.getState().leftOut)
      await this.#parts.database.update(key, keepReadable).catch(() => undefined);
    await this.refresh();
  }

  #change(kind: RecordKind, name: string, value: unknown): void {
    const id = idOf(kind, name);
    const { records, unsaved } = this.store.getState();
    const known = records.get(id);
    this.#last = Math.max(this.#last + 1, this.#parts.now());
    const { writer, newId } = this.#parts;
    // What is not yet stored is based on what its page saw when it began.
    const base = unsaved.has(id) ? unsaved.get(id)?.base : known?.value;
    const change: Change = { id, kind, name, value, base, revision: newId(), at: this.#last, writer };
    this.#parts.journal.put(change);
    const before = unsaved.get(id);
    // What another page left behind goes on as this page's.
    if (before !== undefined && before.writer !== writer) this.#parts.journal.drop(before);
    this.#show(id, value === undefined ? undefined : shownAs(change, known), change);
    void this.#save(id);
  }

  /** One write of a record after the other. */
  #save(id: string): Promise<void> {
    return valueAt(this.#saving, id, () => this.#saveAll(id).finally(() => this.#saving.delete(id)));
  }

  async #saveAll(id: string): Promise<void> {
    for (;;) {
      const change = this.store.getState().unsaved.get(id);
      if (change === undefined) return;
      try {
        this.#kept(change, await this.#store(change));
      } catch (error) {
        this.store.setState({ problem: problemIn(error) });
        return;
      }
    }
  }

  async #store(change: Change): Promise<Kept | undefined> {
    const stored: { as: Kept | undefined } = { as: undefined };
    await this.#parts.database.update(change.id, (before) => {
      const read = readKept(before);
      stored.as = apply(read.ok ? read.kept : undefined, change);
      const aside = read.ok || before === undefined ? undefined : asideOf(before, change.revision);
      return { record: stored.as, aside };
    });
    return stored.as;
  }

  /** A change is stored; what the reader made meanwhile goes on from what it has become. */
  #kept(change: Change, stored: Kept | undefined): void {
    const { journal, channel } = this.#parts;
    this.#written++;
    journal.drop(change);
    const { unsaved } = this.store.getState();
    const next = unsaved.get(change.id);
    if (next === undefined || next === change) {
      const others = new Map(unsaved);
      others.delete(change.id);
      this.store.setState({ unsaved: others, ...(others.size === 0 ? { problem: undefined } : {}) });
      this.#show(change.id, stored);
    } else {
      const rebased: Change = { ...next, base: change.value };
      journal.put(rebased);
      this.#show(change.id, apply(stored, rebased), rebased);
    }
    channel.tell();
  }

  /** What another page left in its journal; it stays there until it is stored. */
  async #takeOver(change: Change): Promise<void> {
    try {
      this.#show(change.id, await this.#store(change));
      this.#parts.journal.drop(change);
    } catch (error) {
      this.store.setState({ problem: problemIn(error) });
      const known = this.store.getState().records.get(change.id);
      this.#show(change.id, apply(known, change), change);
    }
  }

  #read(stored: readonly unknown[]): void {
    const { records: before, unsaved } = this.store.getState();
    const read = stored.filter(isRecord).map(readKept);
    const records = new Map(read.flatMap((each) => (each.ok ? [[each.kept.id, each.kept] as const] : [])));
    for (const id of unsaved.keys()) {
      const shown = before.get(id);
      if (shown === undefined) records.delete(id);
      else records.set(id, shown);
    }
    const leftOut = [...read.flatMap((each) => (each.ok ? [] : [each.leftOut])), ...this.#parts.journal.unreadable()];
    this.store.setState({ records, leftOut, isRead: true });
  }

  #show(id: string, kept: Kept | undefined, change?: Change): void {
    const state = this.store.getState();
    const records = new Map(state.records);
    if (kept === undefined) records.delete(id);
    else records.set(id, kept);
    this.store.setState({
      records,
      ...(change === undefined ? {} : { unsaved: new Map(state.unsaved).set(id, change) }),
    });
  }
}

function shownAs({ base: _, ...change }: Change, known: Kept | undefined): Kept {
  return { ...change, replaced: known?.replaced ?? [] };
}

function restored(record: Kept) {
  const isNewer = (known: unknown): boolean => {
    const read = readKept(known);
    return !read.ok || read.kept.at < record.at;
  };
  return { record, isNewer };
}

function keepReadable(stored: unknown) {
  const read = readKept(stored);
  return { record: read.ok ? read.kept : undefined };
}
