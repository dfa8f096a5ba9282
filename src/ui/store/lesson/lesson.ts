import type { Stop } from "../../../examples/index.ts";
import type { InputFile } from "../../../session/protocol.ts";
import type { RunOptions } from "../options/index.ts";

/** A lesson as the workbench shows it, whatever its engine. */
export interface Lesson {
  readonly id: string;
  readonly engine: string;
  readonly title: string;
  readonly source: string;
  readonly summary: string;
  /** Of a program of many files the one that is shown first; its text comes with the others. */
  readonly file: InputFile;
  /** All files of a program of a few. */
  readonly files?: readonly InputFile[];
  readonly presets: readonly { readonly label: string; readonly options: Partial<RunOptions> }[];
  readonly stops?: readonly Stop[];
  /** What stands beside the program. Paragraphs. */
  readonly text?: readonly string[];
  /** All files of a program of many, fetched when the lesson is opened. */
  readonly load?: () => Promise<readonly InputFile[]>;
}
