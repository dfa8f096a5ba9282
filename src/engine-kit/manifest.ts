import type { CompileOptions, Program } from "../java/index.ts";
import {
  type Budget,
  type Catalog,
  failure,
  type InputFile,
  type Locale,
  type Result,
  success,
  type Translation,
} from "../kernel/index.ts";
import type { OptionSchema, RawOptions } from "../options/index.ts";
import type { Analysis, Board } from "../trace/index.ts";
import type { CommandSpec } from "./command.ts";
import type { Practice, WrittenExercise } from "./exercises.ts";
import type { Language } from "./language.ts";
import type { Lesson, Ways } from "./lesson.ts";
import type { EnginePage } from "./page.ts";
import { withinBudget } from "./within-budget.ts";

/**
 * All that the rest of the program knows of an engine. What is needed before it runs is here; its solver and its
 * presentation are fetched when they are wanted.
 */
export interface EngineManifest<RunResult extends object = object> {
  /** Its name in `trace ENGINE`, requests and stored settings: that of its folder. */
  readonly id: string;
  /** The ids of the engines whose doors it imports. */
  readonly uses: readonly string[];
  /** Its position among the others. */
  readonly position: number;
  /**
   * Its own words that are needed at once: names, options, commands. `page.name` and `page.title` name its page, `tab.short`
   * its tab, `tab.name` and `tab.hint` itself where it shares one, `own` is the invitation to write a text, all with the
   * engine's id and a point before them.
   */
  readonly words: Catalog;
  /** What its files are written in; the first is that of files with an unknown end. */
  readonly languages: readonly [Language, ...Language[]];
  readonly options: OptionSchema;
  readonly page: EnginePage;
  /** The initial text of a reader’s own program. */
  readonly starter: readonly InputFile[];
  readonly lessons: readonly Lesson[];
  /** The ways through its lessons that the first page offers. */
  readonly ways?: Ways;
  /** The lessons with their programs, where the page that is built begins with a list of them (`page/lessons/listed.ts`). */
  lessonsInFull?(): Promise<readonly Lesson[]>;
  readonly commands: readonly CommandSpec[];
  /** Exercises on its lessons. */
  exercises(): Promise<readonly WrittenExercise[]>;
  /** Makes programs to practice on. */
  practice?(): Promise<Practice>;
  /** After how many steps a recording is cut, where that depends on the options; undefined: where every recording is. */
  recordedSteps?(options: RawOptions): number | undefined;
  /** Past what it records, a run goes on to its end, and its result is shown: only the reader’s limit ends it. */
  readonly continuesPastRecording?: true;
  /** Its texts in languages other than English; those left out are shown in English. */
  readonly translations?: Readonly<Partial<Record<Exclude<Locale, "en">, EngineTranslation>>>;
  /** The sentences of its presentation, with those of an engine that it shows a part of. Of one id the last one counts. */
  messages(): Promise<readonly Catalog[]>;
  /** Its presentation. */
  board(): Promise<Board>;
  /** Its reader and solver. */
  load(): Promise<EngineRuns<RunResult>>;
}

/** The texts of an engine in another language, by its catalogs. */
interface EngineTranslation {
  /** The texts of its options, its commands and its runs: for the page, workers and the command line. */
  run(): Promise<Translation>;
  /** The texts of its presentation and its lessons. */
  page(): Promise<Translation>;
}

/** How Java is compiled that is analyzed and not run: what students write to see data flow need not be what Java accepts. */
export const analyzed: CompileOptions = { assertions: "off", flow: "warn" };

/** Compiles Java; the program of the last files is kept. */
export type Compile = (files: readonly InputFile[], options?: CompileOptions) => Result<Program>;

/** Starts runs of an engine. */
interface EngineRuns<RunResult extends object = object> {
  /**
   * Reads the files in the engine's language, checks the options and, if all is in order, starts a run, which ends by
   * itself when the budget is spent.
   */
  start(
    files: readonly InputFile[],
    options: RawOptions,
    isRecorded: boolean,
    compile: Compile,
    budget: Budget,
  ): Result<Analysis<RunResult>>;
}

interface Starter<Input, Options, RunResult extends object> {
  /** Few texts are read by what the options say. */
  read(files: readonly InputFile[], compile: Compile, budget: Budget, options: RawOptions): Result<Input>;
  start(input: Input, options: Options, isRecorded: boolean, budget: Budget): Result<Analysis<RunResult>>;
}

/** Joins a reader, an option schema and a solver. */
export function engineRuns<Input, Options, RunResult extends object>(
  schema: OptionSchema<Options>,
  { read, start }: Starter<Input, Options, RunResult>,
): EngineRuns<RunResult> {
  return {
    start(files, raw, isRecorded, compile, budget) {
      const input = read(files, compile, budget.forReading(), raw);
      if (!input.ok) return input;
      const options = schema.parse(raw);
      if (!options.ok) return options;
      const started = budget.attempt(() => start(input.value, options.value, isRecorded, budget));
      if (started === undefined) return failure({ kind: "out-of-time", milliseconds: budget.milliseconds });
      return started.ok ? success(withinBudget(started.value, budget)) : started;
    },
  };
}

/** A reader of texts that are one file; the problem is what is said of none or several. */
export function readOnly<Input>(
  read: (file: InputFile, budget: Budget, options: RawOptions) => Result<Input>,
  problem: () => string,
): Starter<Input, unknown, object>["read"] {
  return ([file, ...others], _, budget, options) =>
    file === undefined || others.length > 0
      ? failure({ kind: "bad-request", problem: problem() })
      : read(file, budget, options);
}
