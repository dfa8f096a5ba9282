import type { InputFile } from "../kernel/index.ts";
import type { GivenOptions, RawOptions } from "../options/index.ts";
import type { InlayHint, Message } from "../trace/index.ts";

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

/** Sentences below a panel, made of the answer of a command that is asked when a run is over. */
export interface FollowUp<Result extends object = object, Answer extends object = object> {
  readonly panel: string;
  readonly command: string;
  /** What is asked; undefined where there is nothing to ask. */
  request(result: Result, options: GivenOptions): RawOptions | undefined;
  messages(answer: Answer): readonly Message[];
}

/**
 * A program made from the one that was analyzed, shown as a difference. Words, all with its id and a point before them:
 * `region` its name, `which` the choice of its kinds, `KIND` each of them, `nothing` when it is the same program.
 */
export interface DerivedProgram<Result extends object = object> {
  readonly id: string;
  /** The ways to make it; the first is shown at first. */
  readonly kinds: readonly string[];
  /** What the page asks for. */
  request(kind: string, result: Result): object;
}

/** A flag that adds conclusions at the ends of lines. Words: `toggle`, `toggleHint`, `command` behind the option's id. */
export interface Conclusions<Result extends object = object> {
  readonly option: string;
  /** Switches it. */
  readonly key: string;
  hints(result: Result): readonly InlayHint[];
}
