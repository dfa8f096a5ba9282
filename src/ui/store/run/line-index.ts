import { append } from "../../../kernel/index.ts";
import type { BoardSession, Recording } from "../../../trace/index.ts";

/** A line of a source file. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export function showPlace({ file, line }: Place): string {
  return `${file}:${line}`;
}

/**
 * At which positions a recording arrives at a source line. Built when first asked for, extended as the
 * recording grows: a breakpoint works forward and backward by look-up.
 */
export class LineIndex {
  readonly #recording: Recording;
  readonly #reader: Pick<BoardSession, "statements">;
  readonly #positions = new Map<string, number[]>();
  readonly #places = new Map<number, string>();
  #length = 0;
  #previous = "";

  constructor(recording: Recording, reader: Pick<BoardSession, "statements">) {
    this.#recording = recording;
    this.#reader = reader;
  }

  /** Ascending positions right after the first of consecutive steps about that line. */
  arrivals(place: Place): readonly number[] {
    this.#extend();
    return this.#positions.get(showPlace(place)) ?? [];
  }

  #extend(): void {
    for (; this.#length < this.#recording.length; this.#length++) {
      const place = this.#placeOf(this.#length);
      if (place === undefined || place === this.#previous) continue;
      this.#previous = place;
      append(this.#positions, place, this.#length + 1);
    }
  }

  #placeOf(seq: number): string | undefined {
    const { steps } = this.#recording;
    if (steps.statement(seq) === -1) return undefined;
    // Each section numbers its own statements; there are at most 256 sections.
    const statement = steps.statement(seq) * 256 + steps.section(seq);
    const known = this.#places.get(statement);
    if (known !== undefined) return known;
    const span = this.#reader.statements(seq + 1, seq)[0];
    if (span === undefined) return undefined;
    const place = showPlace({ file: span.file, line: span.start.line });
    this.#places.set(statement, place);
    return place;
  }
}
