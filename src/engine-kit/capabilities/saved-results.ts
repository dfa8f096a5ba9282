import { capabilityKind, type InputFile } from "../../kernel/index.ts";
import type { GivenOptions, RawOptions } from "../../options/index.ts";

/**
 * A file that can be saved once a run is over. Words, all with its id and a point before them: `label` and `hint` its
 * button, `command` what the palette calls it, `none` when there is nothing to save.
 */
export interface SavedResult<Result extends object = object, Answer extends object = object> {
  readonly id: string;
  /** The panel above which its button stands. */
  readonly panel: string;
  /** The file's name; undefined where there is nothing to save. */
  fileName(result: Result, files: readonly InputFile[]): string | undefined;
  readonly content: SavedText<Result> | AskedText<Result, Answer>;
}

/** A text that the result itself has. */
interface SavedText<Result> {
  readonly kind: "result";
  text(result: Result): string;
}

/** A text for which a command is asked. */
interface AskedText<Result, Answer> {
  readonly kind: "command";
  readonly command: string;
  request(result: Result, options: GivenOptions, fileName: string): RawOptions;
  text(answer: Answer): string | undefined;
}

/** What an engine’s results can be saved as. */
export const savedResults = capabilityKind<readonly SavedResult[]>();
