import { IntColumn } from "../../kernel/index.ts";
import { type Granularity, granularities, type Seq } from "./step.ts";
import { type StepChunk, StepLog } from "./step-log.ts";

/** New rows of the symbol tables that a chunk's integers refer to. Plain data, engine-defined. */
export type SymbolChunk = Readonly<Record<string, readonly unknown[]>>;

/** A piece of a recording on its way from the worker to the page. */
export interface RecordingChunk {
  readonly steps: StepChunk;
  readonly symbols: SymbolChunk;
}

/**
 * A recording as the reader walks it: the steps, the symbol tables, and the indexes that make
 * "the state at position n" a filter. Position n means that the first n steps have happened.
 */
export class Recording {
  readonly steps = new StepLog();
  readonly #symbols = new Map<string, unknown[]>();
  /** Steps that derive a fact, by fact kind, ascending. */
  readonly #births = new Map<number, IntColumn>();
  /** Agenda entries in put order: the put step and the take step (0 while on the agenda). */
  readonly #puts = new IntColumn();
  readonly #takes = new IntColumn();
  /** Positions at which a rule (index 1) or an iteration (index 2) begins. */
  readonly #starts: readonly [IntColumn, IntColumn, IntColumn] = [new IntColumn(), new IntColumn(), new IntColumn()];

  get length(): number {
    return this.steps.length;
  }

  /** Bytes held by the steps and the indexes, symbol tables left out. */
  get bytes(): number {
    const births = [...this.#births.values()].reduce((sum, column) => sum + column.bytes, 0);
    const starts = this.#starts.reduce((sum, column) => sum + column.bytes, 0);
    return this.steps.bytes + births + starts + this.#puts.bytes + this.#takes.bytes;
  }

  append(chunk: RecordingChunk): void {
    const from = this.length;
    this.steps.append(chunk.steps);
    for (const [table, rows] of Object.entries(chunk.symbols)) this.#table(table).push(...rows);
    for (let seq = from; seq < this.length; seq++) this.#index(seq);
  }

  /** Everything in one piece. */
  wholeChunk(): RecordingChunk {
    return { steps: this.steps.chunkSince([]), symbols: Object.fromEntries(this.#symbols) };
  }

  /** A symbol table. Grows with the recording; the engine's board knows what the rows are. */
  symbols(table: string): readonly unknown[] {
    return this.#table(table);
  }

  /** The steps that derive facts of one kind, ascending: visible at n are those before n. */
  births(factKind: number): IntColumn {
    const known = this.#births.get(factKind);
    if (known !== undefined) return known;
    const fresh = new IntColumn();
    this.#births.set(factKind, fresh);
    return fresh;
  }

  /** How many facts of one kind there are at position n. */
  countAt(factKind: number, n: number): number {
    return this.births(factKind).lowerBound(n);
  }

  /** The put steps of the entries on the agenda at position n, in put order. */
  agendaAt(n: number): readonly Seq[] {
    const alive: Seq[] = [];
    for (let entry = 0; entry < this.#puts.length; entry++) {
      const put = this.#puts.at(entry);
      if (put >= n) break;
      const take = this.#takes.at(entry);
      if (take === 0 || take >= n) alive.push(put);
    }
    return alive;
  }

  /** The step that takes an entry off the agenda, or undefined. */
  takeOf(put: Seq): Seq | undefined {
    const entry = this.#puts.lowerBound(put);
    const take = this.#puts.at(entry) === put ? this.#takes.at(entry) : 0;
    return take === 0 ? undefined : take;
  }

  /** The take that began the iteration to which a step belongs; undefined before the first. */
  lastTakeAt(seq: Seq): Seq | undefined {
    const index = this.#starts[2].lowerBound(seq + 1) - 1;
    return index < 0 ? undefined : this.#starts[2].at(index);
  }

  /** How many iterations have begun at position n. */
  iterationsAt(n: number): number {
    return this.#starts[2].lowerBound(n);
  }

  get iterations(): number {
    return this.#starts[2].length;
  }

  /** The next position after n at which a step of this granularity is complete. */
  nextStop(n: number, granularity: Granularity): number {
    if (n >= this.length) return this.length;
    if (granularity === "step") return n + 1;
    const starts = this.#startsOf(granularity);
    const index = starts.lowerBound(n + 1);
    return index < starts.length ? starts.at(index) : this.length;
  }

  /** The last position before n at which a step of this granularity is complete. */
  previousStop(n: number, granularity: Granularity): number {
    if (n <= 0) return 0;
    if (granularity === "step") return n - 1;
    const starts = this.#startsOf(granularity);
    const index = starts.lowerBound(n);
    return index > 0 ? starts.at(index - 1) : 0;
  }

  #startsOf(granularity: Granularity): IntColumn {
    return this.#starts[granularities.indexOf(granularity)] ?? this.#starts[1];
  }

  #table(name: string): unknown[] {
    const known = this.#symbols.get(name);
    if (known !== undefined) return known;
    const fresh: unknown[] = [];
    this.#symbols.set(name, fresh);
    return fresh;
  }

  #index(seq: Seq): void {
    const level = this.steps.level(seq);
    if (level >= 1) this.#starts[1].push(seq);
    if (level >= 2) this.#starts[2].push(seq);
    const kind = this.steps.kind(seq);
    if (kind === "derive" || kind === "refine") this.births(this.steps.factKind(seq)).push(seq);
    else if (kind === "put") {
      this.#puts.push(seq);
      this.#takes.push(0);
    } else if (kind === "take") {
      this.#takes.set(this.#puts.lowerBound(this.steps.subject(seq)), seq);
    }
  }
}
