import { valueAt } from "../../kernel/index.ts";
import { Section } from "./section.ts";
import type { Granularity, Seq } from "./step.ts";
import { type StepChunk, StepLog } from "./step-log.ts";

/** New rows of the symbol tables that a chunk's integers refer to, by table. Plain data, engine-defined. */
export type SymbolChunk = Readonly<Record<string, readonly unknown[]>>;

/** A piece of a recording on its way from the worker to the page. */
export interface RecordingChunk {
  readonly steps: StepChunk;
  /** The sections that there are by now, in the order of the numbers that steps carry, with the new rows of their tables. */
  readonly sections: readonly { readonly name: string; readonly symbols: SymbolChunk }[];
}

/** The section of the step that stands for those that were not recorded: with it, all that waits has left the agendas. */
export const UNRECORDED = "unrecorded";

/** A run of more steps is told by its moments. */
export const LONG = 300;

/**
 * A recording as the reader walks it: the steps, and what makes "the state at position n" a filter, kept section by
 * section. Position n means that the first n steps have happened.
 */
export class Recording {
  readonly steps = new StepLog();
  /** Whether the run goes on, or was ended by a limit: the last step is not the fixed point then. */
  isUnfinished = false;
  readonly #byName = new Map<string, Section>();
  /** In the order of the numbers that steps carry. */
  readonly #sections: Section[] = [];

  get length(): number {
    return this.steps.length;
  }

  /** Bytes held by the steps and the indexes, symbol tables left out. */
  get bytes(): number {
    return this.#sections.reduce((sum, section) => sum + section.bytes, this.steps.bytes);
  }

  /** In the order of the numbers that steps carry. */
  get sections(): readonly Section[] {
    return this.#sections;
  }

  /** A section by its name. It may be asked for before its first step has come. */
  section(name: string): Section {
    return valueAt(this.#byName, name, () => new Section(name, this));
  }

  append(chunk: RecordingChunk): void {
    const from = this.length;
    this.steps.append(chunk.steps);
    for (const [number, { name, symbols }] of chunk.sections.entries()) {
      this.#sections[number] ??= this.section(name);
      this.#sections[number].extend(number, symbols);
    }
    for (let seq = from; seq < this.length; seq++) {
      const section = this.#sections[this.steps.section(seq)];
      section?.index(seq);
      if (section?.name === UNRECORDED) for (const each of this.#sections) each.drain(seq);
    }
  }

  /** Everything in one piece. */
  wholeChunk(): RecordingChunk {
    const sections = this.#sections.map(({ name, tables }) => ({ name, symbols: Object.fromEntries(tables) }));
    return { steps: this.steps.chunkSince([]), sections };
  }

  /** The put steps of the entries on the agenda at position n, in put order. */
  agendaAt(n: number): readonly Seq[] {
    return this.#sections.flatMap((section) => [...section.agendaAt(n)]).sort((a, b) => a - b);
  }

  /** How many iterations have begun at position n. */
  iterationsAt(n: number): number {
    return this.#sections.reduce((sum, section) => sum + section.iterationsAt(n), 0);
  }

  get iterations(): number {
    return this.iterationsAt(this.length);
  }

  /** The next position after n at which a step of this granularity is complete. */
  nextStop(n: number, granularity: Granularity): number {
    if (n >= this.length) return this.length;
    if (granularity === "step") return n + 1;
    let next = this.length;
    for (const section of this.#sections) {
      const starts = section.startsOf(granularity);
      const index = starts.lowerBound(n + 1);
      if (index < starts.length) next = Math.min(next, starts.at(index));
    }
    return next;
  }

  /** The last position before n at which a step of this granularity is complete. */
  previousStop(n: number, granularity: Granularity): number {
    if (n <= 0) return 0;
    if (granularity === "step") return n - 1;
    let previous = 0;
    for (const section of this.#sections) {
      const starts = section.startsOf(granularity);
      const index = starts.lowerBound(n);
      if (index > 0) previous = Math.max(previous, starts.at(index - 1));
    }
    return previous;
  }

  /** How many steps, applications of rules, are done at position n. */
  stepsAt(n: number): number {
    const position = Math.min(n, this.length);
    if (position <= 0) return 0;
    const isAtEnd = position === this.length ? 1 : 0;
    return this.#sections.reduce((sum, section) => {
      const starts = section.startsOf("rule");
      return sum + starts.lowerBound(position + 1) - starts.lowerBound(1);
    }, isAtEnd);
  }

  get stepCount(): number {
    return this.stepsAt(this.length);
  }

  get isLong(): boolean {
    return this.stepCount > LONG;
  }
}
