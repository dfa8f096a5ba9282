import { IntColumn } from "../../kernel/index.ts";
import { AgendaEntries, type Waiting } from "./agenda-entries.ts";
import type { Granularity, Seq } from "./step.ts";
import type { StepLog } from "./step-log.ts";

/**
 * A named part of a recording: the steps that one recorder wrote, with their own kinds of facts, rules, procedures,
 * statements and symbol tables. Step numbers and premises are those of the whole recording. A plain recording has one
 * section; a recording of relevancy holds one of post* beside its own, as the pushdown engine's recorder wrote it.
 *
 * What an engine's board reads is a section: it shows the same whether the section stands alone or among others.
 */
export class Section {
  readonly name: string;
  /** The steps of the whole recording: ask `has` first. */
  readonly steps: StepLog;
  readonly #whole: { readonly isUnfinished: boolean };
  /** The number that steps carry; -1 until the recording gives it. */
  #number = -1;
  #first: Seq | undefined;
  readonly #symbols = new Map<string, unknown[]>();
  /** Steps that derive a fact, by fact kind, ascending. */
  readonly #births = new Map<number, IntColumn>();
  readonly #agenda = new AgendaEntries();
  /** Positions at which a rule and an iteration begin. */
  readonly #rules = new IntColumn();
  readonly #iterations = new IntColumn();

  constructor(name: string, whole: { readonly steps: StepLog; readonly isUnfinished: boolean }) {
    this.name = name;
    this.steps = whole.steps;
    this.#whole = whole;
  }

  /** The length of the whole recording. */
  get length(): number {
    return this.steps.length;
  }

  /** Whether position n is the end of the run. While more steps are to come, no position is. */
  isEnd(n: number): boolean {
    return n === this.length && !this.#whole.isUnfinished;
  }

  get number(): number {
    return this.#number;
  }

  /** Its first step; undefined until it has come. */
  get first(): Seq | undefined {
    return this.#first;
  }

  /** Whether there is such a step, and it belongs to this section. */
  has(seq: Seq): boolean {
    return seq >= 0 && seq < this.length && this.steps.section(seq) === this.#number;
  }

  /** A symbol table. Grows with the recording; the engine's board knows what the rows are. */
  symbols(table: string): readonly unknown[] {
    return this.#table(table);
  }

  /** All symbol tables by name. */
  get tables(): ReadonlyMap<string, readonly unknown[]> {
    return this.#symbols;
  }

  /** The steps that derive facts of one kind, ascending: visible at n are those before n. */
  births(factKind: number): IntColumn {
    const known = this.#births.get(factKind);
    if (known !== undefined) return known;
    const fresh = new IntColumn();
    this.#births.set(factKind, fresh);
    return fresh;
  }

  /** The kinds of which there are facts. */
  get factKinds(): readonly number[] {
    return [...this.#births.keys()];
  }

  /** How many facts of one kind there are at position n. */
  countAt(factKind: number, n: number): number {
    return this.births(factKind).lowerBound(n);
  }

  /** The entries on the agenda at position n. */
  agendaAt(n: number): Waiting {
    return this.#agenda.waitingAt(n);
  }

  /** The take that began the iteration to which a step belongs; undefined before the first. */
  lastTakeAt(seq: Seq): Seq | undefined {
    const index = this.#iterations.lowerBound(seq + 1) - 1;
    return index < 0 ? undefined : this.#iterations.at(index);
  }

  /** How many iterations have begun at position n. */
  iterationsAt(n: number): number {
    return this.#iterations.lowerBound(n);
  }

  /** Positions at which a rule or an iteration begins, ascending. */
  startsOf(granularity: Exclude<Granularity, "step">): IntColumn {
    return granularity === "rule" ? this.#rules : this.#iterations;
  }

  /** Bytes held by the indexes, symbol tables left out. */
  get bytes(): number {
    const indexes = [...this.#births.values(), this.#agenda, this.#rules, this.#iterations];
    return indexes.reduce((sum, index) => sum + index.bytes, 0);
  }

  /** The recording tells the number under which steps of this section are written, and new rows of its tables. */
  extend(number: number, symbols: Readonly<Record<string, readonly unknown[]>>): void {
    this.#number = number;
    for (const [table, rows] of Object.entries(symbols)) {
      const known = this.#table(table);
      for (const row of rows) known.push(row);
    }
  }

  /** The recording hands over a step of this section. */
  index(seq: Seq): void {
    this.#first ??= seq;
    const granularity = this.steps.granularity(seq);
    if (granularity !== "step") this.#rules.push(seq);
    if (granularity === "iteration") this.#iterations.push(seq);
    const kind = this.steps.kind(seq);
    if (kind === "derive" || kind === "refine") this.births(this.steps.factKind(seq)).push(seq);
    else if (kind === "put") this.#agenda.put(seq);
    else if (kind === "take" || kind === "close") this.#agenda.leave(this.steps.subject(seq), seq);
  }

  /** All that waits leaves the agenda. */
  drain(seq: Seq): void {
    this.#agenda.drain(seq);
  }

  #table(name: string): unknown[] {
    const known = this.#symbols.get(name);
    if (known !== undefined) return known;
    const fresh: unknown[] = [];
    this.#symbols.set(name, fresh);
    return fresh;
  }
}

/**
 * Typed look-ups in the symbol tables of a section, by the row types that its recorder wrote them with: across the
 * worker boundary they are plain data. `Symbols` has a list of rows for each table's name.
 */
export function tablesOf<Symbols>(
  section: Pick<Section, "symbols">,
): <K extends keyof Symbols & string>(name: K) => Symbols[K] {
  return <K extends keyof Symbols & string>(name: K) => section.symbols(name) as Symbols[K];
}
