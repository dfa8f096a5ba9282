import { type RecordingChunk, type SymbolChunk, UNRECORDED } from "../log/recording.ts";
import { type Fact, type Granularity, NONE, type Seq, type StepKind } from "../log/step.ts";
import { StepLog } from "../log/step-log.ts";
import { Frames } from "./frames.ts";
import type { Procedures, Vocabulary } from "./vocabulary.ts";

/** A step, as an engine's recorder reports it. */
export interface RecordedStep<Rule extends string> {
  readonly kind: StepKind;
  readonly rule: Rule;
  /** The pseudocode line, by the number that the engine's `pseudocode.ts` gives it. */
  readonly line: number;
  /** The coarsest granularity of which the step is the first; `step` where left out. */
  readonly level?: Granularity;
  /**
   * What is new, or on the agenda. For `take`, `known` and `close`: `a` is the step that is meant, and `b` and `c` are
   * free for what the board wants to know besides.
   */
  readonly fact: Fact;
  /** The older steps it rests on; undefined and `NONE` are left out. A `refine` begins with the fact it replaces. */
  readonly premises: readonly (Seq | undefined)[];
  /** The number of the statement it is about. */
  readonly at?: number;
}

/**
 * Writes one section of a recording. An engine's recorder observes the solver, keeps the steps of the facts it knows
 * (its `births`), and says for each event the rule, the fact and the premises.
 */
export class SectionRecorder<Rule extends string, P extends Procedures> {
  readonly frames: Frames<P>;
  /** To read back what was written. */
  readonly log: StepLog;
  readonly #number: number;
  readonly #ruleNumbers: ReadonlyMap<Rule, number>;
  readonly #areDistinct: boolean;

  constructor(log: StepLog, number: number, { rules, procedures, premises }: Vocabulary<Rule, P>) {
    this.log = log;
    this.frames = new Frames(log, procedures);
    this.#number = number;
    this.#ruleNumbers = new Map(rules.map((rule, place) => [rule, place]));
    this.#areDistinct = premises !== "factors";
  }

  /** Appends a step in the current frame and returns its number. */
  write({ kind, rule, line, level = "step", fact, premises, at = NONE }: RecordedStep<Rule>): Seq {
    const { current: frame } = this.frames;
    const row = {
      section: this.#number,
      kind,
      level,
      rule: this.#ruleNumbers.get(rule) ?? 0,
      line,
      frame,
      statement: at,
      fact,
    };
    return this.log.write(row, premises, this.#areDistinct);
  }
}

/** The section of {@link Recorder.writePassedOver}. */
const unrecorded = { rules: ["unrecorded"], procedures: {} } as const satisfies Vocabulary;

/**
 * A recording that is being made: one log, to which the recorders of one or several engines write, each its section.
 * Once it `isFull`, an engine that can go on without it passes steps over and writes only what it concludes.
 */
export class Recorder {
  readonly #log = new StepLog();
  readonly #capacity: number;
  #passedOver = 0;
  readonly #sections: { readonly name: string; readonly tables: { takeNew(): SymbolChunk } }[] = [];
  #mark: readonly number[] = [];

  constructor(capacity = Number.POSITIVE_INFINITY) {
    this.#capacity = capacity;
  }

  /** How many steps there are. */
  get length(): number {
    return this.#log.length;
  }

  /** Whether there are as many steps as a reader could watch. */
  get isFull(): boolean {
    return this.length >= this.#capacity;
  }

  /** How many steps happened without being recorded. */
  get passedOver(): number {
    return this.#passedOver;
  }

  /** Whether the step that happens is not recorded, but only counted. */
  passesOver(): boolean {
    if (this.isFull) this.#passedOver++;
    return this.isFull;
  }

  /** Says in one step how many were passed over, and takes what waits off the agendas. Returns its number. */
  writePassedOver(): Seq {
    const section = this.section(UNRECORDED, unrecorded, { takeNew: () => ({}) });
    return section.write({
      kind: "derive",
      rule: "unrecorded",
      line: NONE,
      level: "iteration",
      fact: { kind: 0, a: this.#passedOver, b: 0, c: 0 },
      premises: [],
    });
  }

  /** A new section. Its tables are handed out with the chunks. Names are unique in a recording. */
  section<Rule extends string, P extends Procedures>(
    name: string,
    vocabulary: Vocabulary<Rule, P>,
    tables: { takeNew(): SymbolChunk },
  ): SectionRecorder<Rule, P> {
    this.#sections.push({ name, tables });
    return new SectionRecorder(this.#log, this.#sections.length - 1, vocabulary);
  }

  /** Everything recorded since the last call. */
  takeChunk(): RecordingChunk {
    const steps = this.#log.chunkSince(this.#mark);
    this.#mark = this.#log.mark();
    return { steps, sections: this.#sections.map(({ name, tables }) => ({ name, symbols: tables.takeNew() })) };
  }
}
