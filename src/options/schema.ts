import * as v from "valibot";
import { type AnalysisError, type Catalog, failure, fill, type Result, success } from "../kernel/index.ts";
import { showGiven } from "./kinds.ts";
import { camelCase, flagName } from "./names.ts";
import type { Option, RawOptions, Values } from "./option.ts";

/** An option with its name in JSON and links (`maxSteps`) and the id under which its words are (`pushdown.options.maxSteps`). */
export interface NamedOption {
  readonly name: string;
  readonly id: string;
  /** Where its words are: `ID.help` is its help, `ID.takes` what a wrong value is told, if not what its kind says. */
  readonly words: Catalog;
  readonly option: Option;
}

/** All options of an engine or a command: one declaration from which everything about them follows. */
export interface OptionSchema<Value = unknown> {
  /** In the order of the help. */
  readonly options: readonly NamedOption[];
  /** The catalog of those that are its own. */
  readonly words: Catalog;
  /** The options that links and the page hold, in the order of links. */
  readonly linked: readonly string[];
  /** Reads options as a request, the command line or a link gives them: numbers and truth values may be texts. */
  parse(raw: RawOptions): Result<Value>;
}

interface Definition<Options> {
  /** Of the ids of words: `PREFIX.NAME.help`. */
  readonly prefix: string;
  readonly words: Catalog;
  readonly options: Options;
  readonly linked?: readonly (keyof Options & string)[];
  /** Another schema: options of the same names have its words. */
  readonly shared?: OptionSchema;
}

/** Makes a schema of options. `complete` fills in what depends on several options, and checks that they fit together. */
export function defineOptions<const Options extends Readonly<Record<string, Option>>>(
  definition: Definition<Options>,
): OptionSchema<Values<Options>>;
export function defineOptions<const Options extends Readonly<Record<string, Option>>, Value>(
  definition: Definition<Options>,
  complete: (values: Values<Options>) => Result<Value>,
): OptionSchema<Value>;
export function defineOptions<Options extends Readonly<Record<string, Option>>, Value>(
  { prefix, words, options: declared, linked = [], shared }: Definition<Options>,
  complete?: (values: Values<Options>) => Result<Value>,
): OptionSchema<Values<Options> | Value> {
  const sharedOptions = new Map(shared?.options.map((each) => [each.name, each] as const));
  const options = Object.entries(declared).map(([name, option]) => ({
    name,
    id: sharedOptions.get(name)?.id ?? `${prefix}.${name}`,
    words: sharedOptions.get(name)?.words ?? words,
    option,
  }));
  return {
    options,
    words,
    linked,
    parse(raw) {
      const given = byName(options, raw);
      const errors = unknownOptions(options, given);
      const values: Record<string, unknown> = {};
      for (const { name, id, words, option } of options) {
        const read = v.safeParse(option.schema, valueOf(option, given.get(name)));
        if (read.success) values[name] = read.output;
        else errors.push(mistake({ name, id, words, option }, showGiven(given.get(name))));
      }
      if (errors.length > 0) return failure(...errors);
      // Each value is what its option's schema makes of it.
      const all = values as Values<Options>;
      return complete === undefined ? success(all) : complete(all);
    },
  };
}

/** `maxSteps` and `max-steps` are the same option, and so is what it was called formerly. */
function byName(options: readonly NamedOption[], raw: RawOptions): ReadonlyMap<string, unknown> {
  const given = Object.entries(raw).filter(([, value]) => value !== undefined);
  return new Map(given.map(([name, value]) => [presentName(options, name), value]));
}

/** What an option is called that a request or the command line names, maybe as an earlier version did. */
export function presentName(options: readonly NamedOption[], written: string): string {
  const name = camelCase(written);
  return options.find(({ option }) => option.formerly === name)?.name ?? name;
}

function valueOf({ isText }: Option, given: unknown): unknown {
  return isText === true && given === "" ? undefined : given;
}

/** What is wrong with options given to a run whose steps are not kept: those that only bound a recording do nothing there. */
export function recordingOptionsIn({ options }: OptionSchema, raw: RawOptions): readonly AnalysisError[] {
  const shown = options.filter(({ option }) => option.isHidden !== true);
  const given = [...byName(options, raw)].filter(([name]) => options.some((each) => each.name === name));
  return unknownOptions(shown, new Map(given));
}

/** Options without those that only bound a recording. */
export function withoutRecordingOptions({ options }: OptionSchema, given: RawOptions): RawOptions {
  const isOfRecordings = (name: string): boolean =>
    options.some((each) => each.name === name && each.option.isHidden === true);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !isOfRecordings(name)));
}

function unknownOptions(options: readonly NamedOption[], given: ReadonlyMap<string, unknown>): AnalysisError[] {
  const known = new Set(options.map(({ name }) => name));
  const shown = options.filter(({ option }) => option.isHidden !== true);
  const names = shown.map(({ name }) => flagName(name));
  return [...given.keys()]
    .filter((name) => !known.has(name))
    .map((name) => ({ kind: "bad-option", option: flagName(name), known: names }));
}

function mistake(named: NamedOption, value: string): AnalysisError {
  const { name, option } = named;
  return option.mistake?.(value) ?? { kind: "bad-option", option: flagName(name), value, expected: takenBy(named) };
}

/** What an option takes, in words: its own, or those of its kind. */
export function takenBy({ id, words, option: { takes } }: NamedOption): string {
  const own = `${id}.takes`;
  return takes === undefined || Object.hasOwn(words, own) ? fill(words, own) : takes();
}

/** An option by its name. */
export function optionNamed(schema: OptionSchema, name: string): NamedOption | undefined {
  return schema.options.find((known) => known.name === name);
}
