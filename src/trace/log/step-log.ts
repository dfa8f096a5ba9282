import { IntColumn } from "../../kernel/index.ts";
import {
  type Fact,
  type Frame,
  type Granularity,
  granularities,
  NONE,
  type Seq,
  type Step,
  type StepKind,
  stepKinds,
} from "./step.ts";

/** The columns of a step. */
interface StepRow {
  /** The number of its section. */
  readonly section: number;
  readonly kind: StepKind;
  readonly level: Granularity;
  /** Numbers of the section’s rules, pseudocode lines and statements, and of a frame; -1 for none. */
  readonly rule: number;
  readonly line: number;
  readonly frame: number;
  readonly statement: number;
  readonly fact: Fact;
}

const kindNumber: Readonly<Record<StepKind, number>> = { take: 0, put: 1, derive: 2, refine: 3, known: 4, close: 5 };

/** The columns of a recording between two lengths, as they cross the worker boundary. */
export interface StepChunk {
  readonly columns: readonly (Int32Array | Uint16Array | Uint8Array)[];
}

/**
 * A recording's steps as integer columns. For `derive`, `put` and `refine` the cells a, b, c hold
 * the fact; for `take`, `known` and `close` a holds the step that is meant; `refine` keeps the
 * replaced fact as its first premise.
 */
export class StepLog {
  readonly #section = new IntColumn(8);
  readonly #kind = new IntColumn(8);
  readonly #level = new IntColumn(8);
  readonly #rule = new IntColumn(8);
  readonly #factKind = new IntColumn(8);
  readonly #line = new IntColumn(16);
  readonly #frame = new IntColumn(32);
  readonly #statement = new IntColumn(32);
  readonly #a = new IntColumn(32);
  readonly #b = new IntColumn(32);
  readonly #c = new IntColumn(32);
  readonly #premiseEnd = new IntColumn(32);
  readonly #premises = new IntColumn(32);
  readonly #frameProcedure = new IntColumn(8);
  readonly #frameLine = new IntColumn(16);
  readonly #frameParent = new IntColumn(32);
  readonly #frameArguments = new IntColumn(32);
  readonly #setEnd = new IntColumn(32);
  readonly #setElements = new IntColumn(32);

  /** Those with a cell for each step. */
  readonly #ofSteps: readonly IntColumn[] = [
    this.#section,
    this.#kind,
    this.#level,
    this.#rule,
    this.#factKind,
    this.#line,
    this.#frame,
    this.#statement,
    this.#a,
    this.#b,
    this.#c,
    this.#premiseEnd,
  ];
  /** Frames and sets: they mean nothing before a step names them. */
  readonly #named: readonly IntColumn[] = [
    this.#frameProcedure,
    this.#frameLine,
    this.#frameParent,
    this.#frameArguments,
    this.#setEnd,
    this.#setElements,
  ];
  /** In the order of `StepChunk.columns`. */
  readonly #columns: readonly IntColumn[] = [...this.#ofSteps, this.#premises, ...this.#named];

  get length(): number {
    return this.#kind.length;
  }

  get bytes(): number {
    return this.#columns.reduce((sum, column) => sum + column.bytes, 0);
  }

  /**
   * Appends a step and returns its number. Premises must be older; those that are undefined or `NONE` are left out, and
   * where they are `distinct` each is written once.
   */
  write(row: StepRow, premises: readonly (Seq | undefined)[], areDistinct: boolean): Seq {
    const seq = this.length;
    this.#section.push(row.section);
    this.#kind.push(kindNumber[row.kind]);
    this.#level.push(granularities.indexOf(row.level));
    this.#rule.push(row.rule);
    this.#factKind.push(row.fact.kind);
    this.#line.push(row.line);
    this.#frame.push(row.frame);
    this.#statement.push(row.statement);
    this.#a.push(row.fact.a);
    this.#b.push(row.fact.b);
    this.#c.push(row.fact.c);
    this.#writePremises(premises, areDistinct);
    return seq;
  }

  #writePremises(premises: readonly (Seq | undefined)[], areDistinct: boolean): void {
    const first = this.#premises.length;
    for (const premise of premises) {
      if (premise === undefined || premise === NONE) continue;
      if (!areDistinct || this.#premises.indexOf(premise, first) === -1) this.#premises.push(premise);
    }
    this.#premiseEnd.push(this.#premises.length);
  }

  /** Appends a procedure call and returns its number. */
  writeFrame(frame: Frame): number {
    this.#frameProcedure.push(frame.procedure);
    this.#frameLine.push(frame.callLine);
    this.#frameParent.push(frame.parent);
    this.#frameArguments.append(frame.arguments);
    return this.#frameProcedure.length - 1;
  }

  /** Stores a set of integers (the objects of an agenda entry) and returns its number. */
  writeSet(elements: readonly number[]): number {
    this.#setElements.append(elements);
    this.#setEnd.push(this.#setElements.length);
    return this.#setEnd.length - 1;
  }

  /** The number of the section that a step belongs to. */
  section(seq: Seq): number {
    return this.#section.at(seq);
  }

  kind(seq: Seq): StepKind {
    return stepKinds[this.#kind.at(seq)] ?? "derive";
  }

  /** The coarsest granularity that begins with a step. */
  granularity(seq: Seq): Granularity {
    return granularities[this.#level.at(seq)] ?? "step";
  }

  rule(seq: Seq): number {
    return this.#rule.at(seq);
  }

  line(seq: Seq): number {
    return this.#line.at(seq);
  }

  frame(seq: Seq): number {
    return this.#frame.at(seq);
  }

  /** Index of the statement, or -1. */
  statement(seq: Seq): number {
    return this.#statement.at(seq);
  }

  factKind(seq: Seq): number {
    return this.#factKind.at(seq);
  }

  fact(seq: Seq): Fact {
    return { kind: this.#factKind.at(seq), a: this.#a.at(seq), b: this.#b.at(seq), c: this.#c.at(seq) };
  }

  /** The step that a `take`, `known` or `close` is about. */
  subject(seq: Seq): Seq {
    return this.#a.at(seq);
  }

  /** The step that holds the fact or entry a step is about: itself, or what it takes, closes or finds known. */
  about(seq: Seq): Seq {
    const kind = this.kind(seq);
    return kind === "take" || kind === "known" || kind === "close" ? Math.max(0, this.subject(seq)) : seq;
  }

  premises(seq: Seq): readonly Seq[] {
    const from = seq === 0 ? 0 : this.#premiseEnd.at(seq - 1);
    return Array.from(this.#premises.slice(from, this.#premiseEnd.at(seq)));
  }

  /** The frame that a frame was called from, or -1. */
  parentOf(frame: number): number {
    return this.#frameParent.at(frame);
  }

  frameAt(index: number): Frame {
    const at = index * 4;
    const argument = (offset: number): number => this.#frameArguments.at(at + offset);
    return {
      procedure: this.#frameProcedure.at(index),
      parent: this.#frameParent.at(index),
      callLine: this.#frameLine.at(index),
      arguments: [argument(0), argument(1), argument(2), argument(3)],
    };
  }

  set(index: number): readonly number[] {
    const from = index === 0 ? 0 : this.#setEnd.at(index - 1);
    return Array.from(this.#setElements.slice(from, this.#setEnd.at(index)));
  }

  step(seq: Seq): Step {
    const statement = this.statement(seq);
    const by = {
      rule: this.rule(seq),
      premises: this.premises(seq),
      line: this.line(seq),
      frame: this.frame(seq),
      statement: statement === -1 ? undefined : statement,
    };
    const kind = this.kind(seq);
    switch (kind) {
      case "take":
        return { kind, entry: this.subject(seq), by };
      case "put":
        return { kind, entry: this.fact(seq), by };
      case "derive":
        return { kind, fact: this.fact(seq), by };
      case "refine":
        return { kind, was: by.premises[0] ?? seq, fact: this.fact(seq), by };
      case "known":
      case "close":
        return { kind, fact: this.subject(seq), by };
    }
  }

  /** How long each column is: hand it to `chunkSince` later. */
  mark(): readonly number[] {
    return this.#columns.map((column) => column.length);
  }

  /** Everything written since `mark`. */
  chunkSince(mark: readonly number[]): StepChunk {
    return { columns: this.#columns.map((column, index) => column.slice(mark[index] ?? 0)) };
  }

  /** The steps [from, to), and with the first ones all frames and sets there are. */
  chunkOf(from: Seq, to: Seq): StepChunk {
    const endOf = (seq: Seq): number => (seq === 0 ? 0 : this.#premiseEnd.at(seq - 1));
    return {
      columns: [
        ...this.#ofSteps.map((column) => column.slice(from, to)),
        this.#premises.slice(endOf(from), endOf(to)),
        ...this.#named.map((column) => column.slice(0, from === 0 && to > 0 ? column.length : 0)),
      ],
    };
  }

  append(chunk: StepChunk): void {
    for (const [index, column] of this.#columns.entries()) column.append(chunk.columns[index] ?? []);
  }
}
