import {
  AgendaHistory,
  type Board,
  type BoardSession,
  Recording,
  type RecordingChunk,
  type Seq,
} from "../../../trace/index.ts";
import { LineIndex } from "./line-index.ts";

/**
 * A recording and the board that reads it. Lives outside the store: it is large and grows while the
 * worker streams; the store holds a reference and a version.
 */
export class Session {
  readonly recording = new Recording();
  readonly board: Board;
  readonly reader: BoardSession;
  readonly lines: LineIndex;
  /** How many entries wait over the run, and when they are taken. */
  readonly agenda: AgendaHistory;

  constructor(board: Board) {
    this.board = board;
    this.recording.isUnfinished = true;
    this.reader = board.open(this.recording);
    this.lines = new LineIndex(this.recording, this.reader);
    this.agenda = new AgendaHistory(this.recording, board.agendas);
  }

  append(chunk: RecordingChunk): void {
    this.recording.append(chunk);
    this.reader.extend();
    this.agenda.extend();
  }

  /** The position from which on something is marked new at position n. */
  since(n: number, granularity: "step" | "rule" | "iteration"): number {
    return this.recording.previousStop(n, granularity);
  }

  /** Elements that the steps in [since, n) are about. */
  touched(n: number, since: number): readonly string[] {
    const found = new Set<string>();
    // A coarse stride may cover very many steps; the last ones are what the reader looks at.
    for (let seq: Seq = Math.max(since, n - MAX_MARKED); seq < n; seq++) {
      for (const element of this.reader.elements(seq)) found.add(element);
    }
    return [...found];
  }

  /** The fact that the step before a position made, took or met again. */
  latestFact(position: number): Seq | undefined {
    if (position === 0 || position > this.recording.length) return undefined;
    const step = this.recording.steps.step(position - 1);
    switch (step.kind) {
      case "take":
        return step.entry;
      case "known":
      case "close":
        return step.fact;
      case "put":
      case "derive":
      case "refine":
        return position - 1;
    }
  }
}

const MAX_MARKED = 400;
