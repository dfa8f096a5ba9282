import type { Program, TypedProgram, Warning } from "../java/index.ts";
import {
  type Budget,
  type Catalog,
  completeness,
  failure,
  fill,
  type InputFile,
  type Limit,
  type Result,
  success,
} from "../kernel/index.ts";
import {
  defineOptions,
  type Flag,
  flagsOf,
  notation,
  type OptionSchema,
  option,
  optionNamed,
  presentName,
  type RawOptions,
  recordingOptionsIn,
  text,
} from "../options/index.ts";
import type { Recording } from "../trace/index.ts";
import { analyzed, type Compile, type EngineManifest } from "./manifest.ts";

/** A command of the command line and of `serve`. */
export interface CommandSpec {
  readonly name: string;
  readonly summary: () => string;
  /** How many files it takes. */
  readonly files: "none" | "one" | "many";
  /** Its answer names files by the paths they were given by: several may have the same name. */
  readonly reportsPaths?: true;
  /**
   * Behind its first file it takes what is collected: folders and archives, whose files it is given one by one. One that
   * cannot be read is given with the reason.
   */
  readonly takesCollections?: true;
  /** Its answer is a text on the command line, never JSON. */
  readonly answersText?: true;
  /** In place of files it takes the id of a lesson, as its option `lesson`. */
  readonly acceptsLessonIds?: true;
  readonly flags: readonly Flag[];
  /** The engine whose runs it makes: `trace` knows the engine by the name of the command, too. */
  readonly engine: string | undefined;
  run(host: CommandHost, files: readonly InputFile[], options: RawOptions): Promise<Result<CommandAnswer>>;
}

/** What a command answers: JSON, plain text, programs, or lines of JSON; and what Java would refuse of the program that it analyzes. */
export type CommandAnswer = Answer & {
  readonly warnings?: readonly Warning[];
  /** The limit that ended it, by its name. */
  readonly limit?: string;
};

type Answer =
  /** `notes`: sentences that the command line prints first. */
  | {
      readonly kind: "json";
      readonly value: object;
      readonly isPartial: boolean;
      readonly notes?: readonly string[];
    }
  /** A text that is not whole ends with a line that says so: after `comment`, by default `// `, or in the text itself. */
  | {
      readonly kind: "text";
      readonly text: string;
      readonly isPartial?: boolean;
      readonly comment?: "# " | "\n" | "inside";
      readonly notes?: readonly string[];
    }
  /** Programs: their texts and the notes on the command line, `value` in `serve`. */
  | {
      readonly kind: "files";
      readonly files: readonly InputFile[];
      readonly notes: readonly string[];
      readonly value: object;
      /** Files that go to folders of their own, by the options that name those. */
      readonly folders?: Readonly<Record<string, readonly InputFile[]>>;
      readonly isPartial: boolean;
    }
  /** Lines are made as they are written. */
  | { readonly kind: "lines"; readonly lines: Iterable<object>; readonly isPartial: boolean };

/** What a command is given: the session, without what speaks to the page. */
export interface CommandHost {
  readonly compile: Compile;
  /** Runs an engine without a recording, at full speed. */
  run<RunResult extends object>(
    engine: Runnable<RunResult>,
    files: readonly InputFile[],
    options: RawOptions,
  ): Promise<Result<FinishedRun<RunResult>>>;
  /** Runs an engine, by its id, and keeps the steps. */
  recordRun(engine: string, files: readonly InputFile[], options: RawOptions): Promise<Result<RecordedRun>>;
  /** The program with its syntax trees, for what rewrites it. */
  compileTyped(files: readonly InputFile[]): Result<TypedProgram>;
  /** Draws runs; absent where nothing can be drawn. */
  readonly figures?: Figures;
  /** What the request may still take. */
  readonly budget: Budget;
  /** Milliseconds from any fixed point. */
  now(): number;
}

/** A recorded run that is to be drawn. */
export interface DrawnRun {
  readonly engine: EngineManifest;
  readonly recording: Recording;
  /** What laying out may take: where too little is left the places of a graph are rough, and this is spent. */
  readonly budget: Budget;
}

interface FigureRequest extends DrawnRun {
  /** The id of a panel or of a stage, `rule` or `proof`; undefined: that of the first stage. */
  readonly view: string | undefined;
  /** A position, from 0; undefined: the end. */
  readonly step: number | undefined;
  readonly format: "svg" | "tikz" | "csv" | "spreadsheet" | "markdown" | "latex";
  /** In black, white and gray. */
  readonly isGray: boolean;
}

interface HandoutRequest extends DrawnRun {
  readonly title: string;
  readonly files: readonly InputFile[];
  /** Positions; none: the end alone. */
  readonly steps: readonly number[];
  readonly view: string | undefined;
  readonly paper: "A4" | "Letter";
}

interface SlideRequest extends DrawnRun {
  /** Panels by their ids; undefined: what `view` names. */
  readonly panels: readonly string[] | undefined;
  readonly view: string | undefined;
  /** Of a rule sheet: these groups and cards; undefined: all of them. */
  readonly rules: readonly string[] | undefined;
  readonly step: number;
}

/** What draws positions of recorded runs, without a browser. */
export interface Figures {
  figure(request: FigureRequest): Promise<Result<string>>;
  /** A page of HTML to be printed. */
  handout(request: HandoutRequest): Promise<Result<string>>;
  /** What a slide shows of a run, as pieces of HTML. */
  slide(request: SlideRequest): Promise<Result<string>>;
}

/** The part of a manifest that runs. */
export type Runnable<RunResult extends object = object> = Pick<EngineManifest<RunResult>, "id" | "load">;

/** A run's result with how it ended. */
export interface FinishedRun<RunResult extends object = object> {
  readonly result: RunResult;
  readonly outcome: RunOutcome;
}

/** The steps of a run with how it ended. */
export interface RecordedRun {
  readonly recording: Recording;
  readonly outcome: RunOutcome;
}

export type RunOutcome = { readonly kind: "fixed-point" } | Limit;

/** A request with its own options read; `options` are those that it passes on. */
interface CommandRequest<Own> {
  readonly files: readonly InputFile[];
  readonly own: Own;
  readonly options: RawOptions;
}

interface Definition<Own> {
  readonly name: string;
  readonly files: "none" | "one" | "many";
  /** `PREFIX.command.NAME` is its summary. */
  readonly prefix: string;
  readonly words: Catalog;
  readonly own: OptionSchema<Own>;
  /** Options that are passed on, to an engine; left out: all options are its own. */
  readonly passed?: OptionSchema;
  /** Options passed on that are no flags. */
  readonly hidden?: readonly string[];
  readonly engine?: string;
  readonly reportsPaths?: true;
  readonly takesCollections?: true;
  readonly answersText?: true;
  run(host: CommandHost, request: CommandRequest<Own>): Promise<Result<CommandAnswer>>;
}

/** The options of a command that has none of its own. */
export const noOptions = defineOptions({ prefix: "", words: {}, options: {} });

/** Makes a command of a definition. */
export function defineCommand<Own>(definition: Definition<Own>): CommandSpec {
  const {
    name,
    files,
    prefix,
    words,
    own,
    passed,
    hidden = [],
    engine,
    reportsPaths,
    takesCollections,
    answersText,
  } = definition;
  const passedFlags = passed === undefined ? [] : flagsOf(passed).filter((flag) => !hidden.includes(flag.name));
  const divide = (given: readonly InputFile[], raw: RawOptions): Result<CommandRequest<Own>> => {
    const isOwn = ([option]: readonly [string, unknown]): boolean =>
      passed === undefined || optionNamed(own, presentName(own.options, option)) !== undefined;
    const entries = Object.entries(raw);
    const read = own.parse(Object.fromEntries(entries.filter(isOwn)));
    const options = Object.fromEntries(entries.filter((entry) => !isOwn(entry)));
    const refused = passed === undefined ? [] : recordingOptionsIn(passed, options);
    if (refused.length > 0) return failure(...refused);
    return read.ok ? success({ files: given, own: read.value, options }) : read;
  };
  return {
    name,
    summary: () => fill(words, `${prefix}.command.${name}`),
    files,
    flags: [...flagsOf(own), ...passedFlags],
    engine,
    ...(reportsPaths === undefined ? {} : { reportsPaths }),
    ...(takesCollections === undefined ? {} : { takesCollections }),
    ...(answersText === undefined ? {} : { answersText }),
    async run(host, given, raw) {
      const request = divide(given, raw);
      return request.ok ? definition.run(host, request.value) : request;
    },
  };
}

/** A command that runs an engine on its options and prints the result. */
export function engineCommand(
  engine: Runnable,
  definition: Omit<Definition<object>, "own" | "engine" | "run">,
): CommandSpec {
  return defineCommand({
    ...definition,
    own: noOptions,
    engine: engine.id,
    async run(host, { files, options }) {
      const run = await host.run(engine, files, options);
      return run.ok ? success(jsonAnswer(run.value)) : run;
    },
  });
}

/** The answer of a run as JSON; `partial` says whether a limit ended it, and `limit` which. */
export function jsonAnswer({ result, outcome }: FinishedRun): CommandAnswer {
  const extent = completeness(outcome.kind === "fixed-point" ? undefined : outcome);
  return { kind: "json", value: { ...result, ...extent }, isPartial: extent.partial };
}

/** What questions about one fact take besides the options of the analysis. */
export function factOption(engine: string, words: Catalog): OptionSchema<{ readonly fact: string }> {
  return defineOptions({
    prefix: `${engine}.why-not`,
    words,
    options: { fact: option(text("fact"), { fallback: "" }) },
  });
}

/** A fact, and the run that it is to be compared with, as the comparison writes it; else changes are looked for. */
export function blamedOptions<Run extends object>(
  engine: string,
  words: Catalog,
  read: (written: string) => Run | undefined,
): OptionSchema<{ readonly fact: string; readonly against: Run | undefined }> {
  return defineOptions({
    prefix: `${engine}.why-not`,
    words,
    options: { fact: option(text("fact"), { fallback: "" }), against: option(notation(read, "run")) },
  });
}

/** A command that answers a question about a run; `partial` of its answer says whether a limit ended one. */
export function questionCommand<Own>({
  answer,
  ...definition
}: Omit<Definition<Own>, "run"> & {
  answer(host: CommandHost, request: CommandRequest<Own>): Promise<Result<object>>;
}): CommandSpec {
  return defineCommand<Own>({
    ...definition,
    async run(host, request) {
      const found = await answer(host, request);
      if (!found.ok) return found;
      const { value } = found;
      return success({ kind: "json", value, isPartial: "partial" in value && value.partial === true });
    },
  });
}

/** A question about a run on a Java program, with what it is asked. */
interface ProgramQuestion<Own, Options> extends Omit<Definition<Own>, "files" | "passed" | "run"> {
  readonly schema: OptionSchema<Options>;
  /** Options that have no part in the answer. */
  readonly fixed?: RawOptions;
  /** Whether the answer is what a run of the program shows: then it has to be a program that Java accepts. */
  readonly runs?: boolean;
  answer(asked: {
    readonly program: Program;
    readonly given: RawOptions;
    readonly options: Options;
    readonly own: Own;
    readonly budget: Budget;
  }): Promise<Result<object>>;
}

/** A command that answers a question about a run on a Java program. */
export function programQuestion<Own, Options>(question: ProgramQuestion<Own, Options>): CommandSpec {
  const { schema, fixed = {}, runs = false, answer, ...definition } = question;
  return questionCommand({
    ...definition,
    files: "many",
    passed: schema,
    async answer(host, { files, own, options: raw }) {
      const program = host.compile(files, runs ? undefined : analyzed);
      if (!program.ok) return program;
      const given = { ...raw, ...fixed };
      const options = schema.parse(given);
      return options.ok
        ? answer({ program: program.value, given, options: options.value, own, budget: host.budget })
        : options;
    },
  });
}
