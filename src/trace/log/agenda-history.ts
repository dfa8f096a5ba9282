import { type Recording, UNRECORDED } from "./recording.ts";
import type { Seq } from "./step.ts";

/** The most columns that the curve ever has. With more positions than that, a column stands for several. */
export const MAX_COLUMNS = 300;

/** The parts of a recording that are read. */
interface RecordedSteps {
  readonly sections: readonly Pick<Recording["sections"][number], "name">[];
  readonly steps: Pick<Recording["steps"], "length" | "section" | "kind" | "subject">;
}

/** How many entries wait, as columns of equal width over the positions 0, 1, 2 … */
export interface AgendaCurve {
  /** How many positions a column stands for: column i for those from `stride * i` on. */
  readonly stride: number;
  /** The most entries that wait at one of the positions of each column. */
  readonly columns: readonly number[];
  /** The most entries that ever wait; 0 where a recording has no agenda. */
  readonly most: number;
}

/**
 * The agenda of a recording over time: how many entries wait at each position. Grows with the
 * recording. Each step is read once, and what is kept of the curve does not grow: a million steps are read in one go.
 */
export class AgendaHistory {
  readonly #recording: RecordedSteps;
  /** The sections that have an agenda. */
  readonly #sections: readonly string[];
  #columns = [0];
  #stride = 1;
  /** The puts of the entries that wait. */
  readonly #waiting = new Set<Seq>();
  #most = 0;
  #read = 0;

  constructor(recording: RecordedSteps, sections: readonly string[]) {
    this.#recording = recording;
    this.#sections = sections;
  }

  /** Reads the steps that were recorded since the last call. */
  extend(): void {
    const { sections, steps } = this.#recording;
    const hasAgenda = sections.map(({ name }) => this.#sections.includes(name));
    const unrecorded = sections.findIndex(({ name }) => name === UNRECORDED);
    for (; this.#read < steps.length; this.#read++) {
      const section = steps.section(this.#read);
      if (section === unrecorded) this.#waiting.clear();
      else if (hasAgenda[section] === true) this.#follow(this.#read);
      this.#note(this.#read + 1);
    }
  }

  /** The curve by now. A new object at every call. */
  curve(): AgendaCurve {
    return { stride: this.#stride, columns: [...this.#columns], most: this.#most };
  }

  #follow(seq: Seq): void {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    if (kind === "put") this.#waiting.add(seq);
    // An entry that is closed is never taken.
    if (kind === "take" || kind === "close") this.#waiting.delete(steps.subject(seq));
  }

  /** Notes how many wait at this position, the one after the last noted. */
  #note(position: number): void {
    if (position >= this.#stride * MAX_COLUMNS) this.#halve();
    const column = Math.floor(position / this.#stride);
    const { size } = this.#waiting;
    this.#columns[column] = Math.max(this.#columns[column] ?? 0, size);
    this.#most = Math.max(this.#most, size);
  }

  /** Two columns become one. */
  #halve(): void {
    const halved: number[] = [];
    for (const [index, height] of this.#columns.entries())
      halved[index >> 1] = Math.max(halved[index >> 1] ?? 0, height);
    this.#columns = halved;
    this.#stride *= 2;
  }
}
