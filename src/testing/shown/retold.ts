import { Recording, type RecordingChunk } from "../../trace/index.ts";

/** What came with a piece of a recording besides its steps. */
export interface Piece {
  /** How long the recording is with it. */
  readonly length: number;
  readonly sections: RecordingChunk["sections"];
}

/**
 * A recording told again, as far as one likes: its first n steps, and of its symbol tables the rows that had come by then.
 * Nothing in it is of later, so what is read from it cannot be either.
 */
export class Retold {
  readonly recording = new Recording();
  readonly #whole: Recording;
  readonly #pieces: readonly Piece[];
  #next = 0;

  constructor(whole: Recording, pieces: readonly Piece[]) {
    this.#whole = whole;
    this.#pieces = pieces;
    this.recording.isUnfinished = true;
    this.recording.append({ steps: whole.steps.chunkOf(0, 0), sections: pieces[0]?.sections ?? [] });
  }

  /** Goes on to position n. */
  goTo(n: number): void {
    for (let piece = this.#pieces[this.#next]; piece !== undefined; piece = this.#pieces[this.#next]) {
      const { length, sections } = piece;
      const from = this.recording.length;
      // Rows that come behind the last step belong to the end.
      if (from === n && n < this.#whole.length) break;
      const isBegun = this.#next === 0 || from > (this.#pieces[this.#next - 1]?.length ?? 0);
      const steps = this.#whole.steps.chunkOf(from, Math.min(n, length));
      this.recording.append({ steps, sections: isBegun ? sections.map(withoutRows) : sections });
      if (length <= n) this.#next++;
      else break;
    }
    this.recording.isUnfinished = n < this.#whole.length || this.#whole.isUnfinished;
  }
}

function withoutRows({ name }: RecordingChunk["sections"][number]): RecordingChunk["sections"][number] {
  return { name, symbols: {} };
}
