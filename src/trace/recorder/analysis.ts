import type { Limit, Span } from "../../kernel/index.ts";
import type { RecordingChunk } from "../log/recording.ts";

/** A run that is under way: advanced piece by piece, so that it can be watched and canceled. */
export interface Analysis<Result = object> {
  /** Does a piece of work of about this many agenda entries; true when nothing is left or a limit is reached. */
  advance(work: number): boolean;
  /** The steps recorded since the last call; undefined if nothing is recorded. */
  takeChunk(): RecordingChunk | undefined;
  /** That the fixed point is reached: what is left to do only adds to what is known of it. */
  readonly isSettled?: boolean;
  /** How many steps happened that are too many to be recorded; 0 where left out. */
  readonly passedOver?: number;
  /** The result so far, as the command line prints it. */
  result(): Result;
  /** The limit that ended the run before the fixed point, if one did. */
  readonly stoppedBy: Limit | undefined;
  readonly notes: readonly RunNote[];
}

/** A note on a run, and its place in the program. */
export interface RunNote {
  readonly text: string;
  readonly span: Span | undefined;
  /** That Java would refuse the program because of it. */
  readonly isWarning?: boolean;
}
