import { type Section, tablesOf } from "../log/section.ts";
import type { Seq } from "../log/step.ts";
import type { StepLog } from "../log/step-log.ts";

/**
 * A section as its story reads it: its steps, the rows of its symbol tables by type, and what the engine indexes of the
 * steps. Grows with the recording. `Symbols` has a list of rows for each table's name.
 */
export class SectionReader<Symbols> {
  readonly section: Section;
  readonly steps: StepLog;
  readonly table: ReturnType<typeof tablesOf<Symbols>>;
  #indexed = 0;

  constructor(section: Section) {
    this.section = section;
    this.steps = section.steps;
    this.table = tablesOf<Symbols>(section);
  }

  /** Indexes the section's steps that were recorded since the last call. */
  extend(): void {
    for (; this.#indexed < this.section.length; this.#indexed++)
      if (this.section.has(this.#indexed)) this.index(this.#indexed);
  }

  /** Takes note of one step of the section. */
  protected index(_seq: Seq): void {}
}
