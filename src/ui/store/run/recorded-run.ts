import type { RunOutcome } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import type { Recording, RunNote } from "../../../trace/index.ts";

/** A run as a file keeps it: what was analyzed, how, and what was recorded. */
export interface RecordedRun {
  readonly engine: string;
  /** The lesson whose program it is, or was. */
  readonly example?: string | undefined;
  readonly files: readonly InputFile[];
  /** As links write them. */
  readonly options: Readonly<Record<string, string>>;
  readonly position: number;
  /** Pairs of a position and a text. */
  readonly bookmarks: readonly (readonly [number, string])[];
  readonly outcome: RunOutcome;
  readonly notes: readonly RunNote[];
  /** The engine's own; undefined where it is more than plain data. */
  readonly result?: object | undefined;
  readonly recording: Recording;
}
