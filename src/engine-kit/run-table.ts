import type { GivenOptions, Label, RawOptions } from "../options/index.ts";
import type { HeapPicture, Message } from "../trace/index.ts";

/**
 * A dialog in which runs of one command stand side by side, a row each; they are made while it is looked at. Words, all
 * with its id and a point before them: `title` its name, `open` and `openHint` its button, `intro` how to read it,
 * `column.NAME` the head of a column.
 */
export interface RunTable<Answer extends object = object> {
  readonly id: string;
  /** The key that opens it. */
  readonly key: string;
  /** The command that makes a row. */
  readonly command: string;
  /** A run that takes longer is cut, and its row says so. */
  readonly timeout: number;
  /** The options of the page that the runs share: where one changes, the table is of another question. */
  shared(options: GivenOptions): GivenOptions;
  /** The runs in their order, under the shared options. */
  runs(shared: GivenOptions): readonly TableRun[];
  /** The columns, that of the runs' names first. */
  readonly columns: readonly string[];
  /** What stands in the columns after the first; `all` are the complete runs so far. */
  cells(run: CompleteRun<Answer>, all: readonly CompleteRun<Answer>[]): readonly (string | number)[];
  /** How a complete run is called, where its answer says more than was known before. */
  nameOf?(run: CompleteRun<Answer>): Label;
  /** Whether a limit ended it. */
  isCut(run: CompleteRun<Answer>): boolean;
  /** Notes below the table. */
  notes?(all: readonly CompleteRun<Answer>[]): readonly Message[];
  /** Figures that others published, to read beside one's own. Fetched when the dialog is opened. */
  reference?(): Promise<ReferenceTable>;
  /** Drawings that belong to a run, under the word `pictures`; their titles are words. */
  pictures?(run: CompleteRun<Answer>, word: (id: string, values: Message["values"]) => string): readonly HeapPicture[];
}

/**
 * A table from a paper. Words: `reference.title`, `reference.source` where it is from and how to read it, and those of
 * its groups.
 */
export interface ReferenceTable {
  /** Heads over as many columns each: a word, or a literal name. */
  readonly groups: readonly { readonly name: Label; readonly columns: readonly Label[] }[];
  /** The head of the first column, which has the names of the rows. */
  readonly subject: Label;
  readonly rows: readonly ReferenceRow[];
}

/** A row of a table from a paper. */
interface ReferenceRow {
  readonly name: string;
  readonly cells: readonly (string | number)[];
  /** The id of the engine’s lesson on it. */
  readonly lesson?: string;
}

/** A run of a table that is to come. */
export interface TableRun {
  readonly name: Label;
  /** The options of the command. */
  readonly request: RawOptions;
  /** The options under which the page walks through it. */
  readonly chosen: GivenOptions;
}

/** A run with the answer of its command, and how long that took. */
export interface CompleteRun<Answer extends object = object> extends TableRun {
  readonly answer: Answer;
  readonly milliseconds: number;
}
