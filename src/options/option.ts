import * as v from "valibot";
import type { AnalysisError } from "../kernel/index.ts";
import type { Control } from "./control.ts";
import type { Kind } from "./kinds.ts";

/** The value of an option in a link and on the page. */
export type OptionValue = string | number | boolean;

/** Options as a link, a lesson or the page holds them: what is left out or undefined is not given. */
export type GivenOptions = Readonly<Record<string, OptionValue | undefined>>;

/** Options as a request or the command line gives them: nothing is known of the values yet. */
export type RawOptions = Readonly<Record<string, unknown>>;

/** One option. `Given` is how it is written in JSON, `Value` what the engine works with. */
export interface Option<Given = unknown, Value = unknown> {
  readonly schema: v.GenericSchema<Given | undefined, Value>;
  /** The value in a link; what it cannot be is left as text, for the schema to refuse. */
  readonly read: (text: string) => OptionValue;
  /** The empty text gives nothing. */
  readonly isText?: true;
  /** The placeholder after the flag in the help: `n` in `--heap <n>`; undefined for a switch. */
  readonly placeholder: string | undefined;
  /** What the message about a wrong value says is expected; if left out, its words say it. */
  readonly takes?: () => string;
  /** What holds where the option is not given, if that does not depend on others. */
  readonly fallback: OptionValue | undefined;
  /** Links leave this value out, and mean it where they name none. */
  readonly defaultInLinks?: OptionValue;
  /**
   * It names a file: one that is read, or one that the answer's text of the option's name goes to; or a folder for its
   * files. A definition is a text, and a value that ends like the name of a file stands for the text of that file.
   */
  readonly file?: "input" | "output" | "folder" | "definition";
  /** Its name in an earlier version, which is still read. */
  readonly formerly?: string;
  /** For recordings, on the page and of `trace`: other commands have no such flag, do not list it, and refuse it. */
  readonly isHidden?: true;
  /** The id of its help, where that is not `ID.help`. */
  readonly help?: string;
  /** How a wrong value is refused, if not by “Option … takes …”. */
  readonly mistake?: (value: string) => AnalysisError;
  /** Other options that change along when this one is set on the page or by a link. */
  readonly brings?: (value: OptionValue, options: GivenOptions) => GivenOptions;
  /** How the page shows it; left out: not at all. */
  readonly control?: Control;
}

type Details<Given> = Partial<
  Pick<
    Option,
    "placeholder" | "help" | "file" | "defaultInLinks" | "formerly" | "isHidden" | "mistake" | "brings" | "control"
  >
> & { readonly fallback?: Given & OptionValue };

/** Declares an option: what it may be, and what holds where it is not given. */
export function option<Given, Value>(
  kind: Kind<Given, Value>,
  details: Details<Given> & { readonly fallback: Given & OptionValue },
): Option<Given, Value>;
export function option<Given, Value>(
  kind: Kind<Given, Value>,
  details?: Details<Given>,
): Option<Given, Value | undefined>;
export function option<Given, Value>(
  { schema, ...kind }: Kind<Given, Value>,
  { fallback, ...details }: Details<Given> = {},
): Option<Given, Value | undefined> {
  return { ...kind, schema: v.optional(schema, fallback), fallback, ...details };
}

/** The type in which options are written, by their names. */
export type Given<Options extends Readonly<Record<string, Option>>> = {
  readonly [Name in keyof Options]?: v.InferInput<Options[Name]["schema"]>;
};

/** The type of the options once read, by their names. */
export type Values<Options extends Readonly<Record<string, Option>>> = {
  readonly [Name in keyof Options]: v.InferOutput<Options[Name]["schema"]>;
};
