import {
  AgendaHistory,
  type Board,
  type BoardSession,
  granularities,
  LONG,
  type Mask,
  maskedSession,
  Recording,
  type RecordingChunk,
  type Seq,
  type Stride,
  shownOf,
} from "../../../trace/index.ts";
import type { RunSubject } from "./run-subject.ts";

const ofNothing: RunSubject = { example: undefined, files: [], options: {} };

/**
 * A recording and the board that reads it. Lives outside the store: it is large and grows while the
 * worker streams; the store holds a reference and a version.
 */
export class Session {
  readonly recording = new Recording();
  readonly board: Board;
  readonly reader: BoardSession;
  /** How many entries wait over the run, and when they are taken. */
  readonly agenda: AgendaHistory;
  readonly subject: RunSubject;
  /** Another one for each run on a page: what is drawn names the run that it is of. */
  readonly number: number;
  /** The session that hides nothing; this one where it does not. */
  readonly whole: Session;

  constructor(board: Board, subject: RunSubject = ofNothing, number = 0) {
    this.board = board;
    this.subject = subject;
    this.number = number;
    this.recording.isUnfinished = true;
    this.reader = board.open(this.recording);
    this.agenda = new AgendaHistory(this.recording, board.agendas);
    this.whole = this;
  }

  /** The same recording, read without what a question asks for. */
  without(mask: Mask): Session {
    const { whole } = this;
    const reader = maskedSession(whole.reader, mask);
    return Object.assign(Object.create(Session.prototype) as Session, whole, { reader });
  }

  append(chunk: RecordingChunk): void {
    this.recording.append(chunk);
    this.reader.extend();
    this.agenda.extend();
  }

  /** Whether there are so many steps that one begins with the moments. */
  get isLong(): boolean {
    return this.recording.isLong;
  }

  /** Whether that is so for who does not look into the library, too: then one begins with the story. */
  get isLongStory(): boolean {
    return this.isLong && this.reader.overLibrary.strideCount("rule") > LONG;
  }

  /** How far presses may lead; the last one is the farthest. */
  stridesBeside(chosen: Stride): readonly Stride[] {
    return this.isLong || chosen === "moment" ? [...granularities, "moment"] : granularities;
  }

  /** The position from which on something is marked new at position n. */
  since(n: number, { granularity, isLibraryShown }: StepSize): number {
    return this.reader.strides(isLibraryShown).previousStop(n, shownOf(granularity));
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
    return latestFact(this.recording, position);
  }
}

/** The fact that the step before a position made, took or met again. */
export function latestFact({ steps, length }: Pick<Recording, "steps" | "length">, position: number): Seq | undefined {
  if (position === 0 || position > length) return undefined;
  const step = steps.step(position - 1);
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

/** How far a press leads. */
export interface StepSize {
  readonly granularity: Stride;
  /** Presses lead through the library; else what happens inside it is one step. */
  readonly isLibraryShown: boolean;
}

const MAX_MARKED = 400;
