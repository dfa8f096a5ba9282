import * as v from "valibot";
import type { AnalysisError, InputFile, MessageValues, Result } from "../kernel/index.ts";
import type { GivenOptions, OptionValue } from "./option.ts";
import type { NamedOption } from "./schema.ts";

/** A text for readers: a sentence of a catalog, or a text that is the same in every language. */
export type Label = { readonly id: string; readonly values?: MessageValues } | { readonly literal: string };

/** The data that a control may use. */
export interface ControlContext {
  readonly options: GivenOptions;
  readonly files: readonly InputFile[];
  /** Mistakes of the last run: they may name what could have been chosen. */
  readonly errors: readonly AnalysisError[];
}

/**
 * How the page shows an option. Its words are those of the option: `ID.name` is the accessible name, `ID.label` the
 * short text that is seen, `ID.hint` stands below it.
 */
export type Control = ChoiceControl | FlagControl | TextControl | MethodsControl;

interface ControlPlace {
  /** Seldom matters: named among the options only where it was chosen. */
  readonly isRare?: true;
  /** Whether it makes sense; left out: always. */
  isShown?(context: ControlContext): boolean;
  /** Whether no run starts until it is set: then it is placed beside the first option. */
  isAsked?(context: ControlContext): boolean;
}

/** One of some values. A value that is not among them is shown as one more. */
export interface ChoiceControl extends ControlPlace {
  readonly kind: "choice";
  /** As texts; the empty one takes the option away. */
  values(context: ControlContext): readonly string[];
  /** The text shown if the option is not given; if left out, its default, or the empty text. */
  unset?(context: ControlContext): string;
  /** How a value reads; left out, or undefined: the word `ID.VALUE`, or the value itself. */
  labelOf?(value: string, context: ControlContext): Label | undefined;
  /** The reader may define a value; words: `ID.own`. */
  readonly own?: OwnControl;
  /** Any other value can be typed, too; words: `ID.otherTitle`, `ID.otherLabel`, `ID.otherHint`. */
  readonly other?: { readonly example: string };
}

/** Values that are definitions, in a language of their own. */
export interface OwnControl {
  /** The name that a definition has; undefined of every other value. */
  nameOf(value: string): string | undefined;
  /** The content of the editor of definitions: fetched when it is opened. */
  load(): Promise<OwnDefinitions>;
}

/** The definitions that a reader may write, and the checks of them. */
export interface OwnDefinitions {
  /** Texts to begin with. */
  readonly examples: readonly { readonly id: string; readonly text: string; name(): string }[];
  /** The words of the language that a text is in: what is to be defined, `static(c, l, m) = …`, and what may be used. */
  vocabulary(text: string): { readonly wanted: readonly string[]; readonly usable: readonly string[] };
  /** The errors in a text, or the properties of its definition. */
  check(text: string): Result<readonly Finding[]>;
}

/** Something that holds of a definition, or a law that it breaks. */
export interface Finding {
  readonly text: string;
  readonly isGood: boolean;
}

/** A box to tick. */
export interface FlagControl extends ControlPlace {
  readonly kind: "flag";
  /** The value when ticked; otherwise the option is taken away. */
  readonly ticked: boolean;
}

/** A text to type; words besides: `ID.placeholder`, `ID.reset`. */
export interface TextControl extends ControlPlace {
  readonly kind: "text";
}

/**
 * Every method, or some chosen by name or pattern, or those that a rule chooses: its word is `ID.RULE`. The empty text is
 * every method, also where a lesson chooses some.
 */
export interface MethodsControl extends ControlPlace {
  readonly kind: "methods";
  /** Values that choose by themselves: `introspective`. */
  readonly rules: readonly string[];
  /** The names and patterns in a value; none in a rule. */
  split(value: string): readonly string[];
}

/** A value that can be chosen, and how it reads. */
export interface Choice {
  readonly value: string;
  readonly label: Label;
}

/** The choices: those that the control offers, and the current value. */
export function choicesOf(named: NamedOption, control: ChoiceControl, context: ControlContext): readonly Choice[] {
  const present = shownValue(named, control, context);
  const offered = control.values(context);
  const values = offered.includes(present) ? offered : [...offered, present];
  return values.map((value) => ({ value, label: control.labelOf?.(value, context) ?? wordOf(named, value) }));
}

/** The chosen value, as text. */
export function shownValue({ name, option }: NamedOption, control: ChoiceControl, context: ControlContext): string {
  const given = context.options[name];
  if (given !== undefined) return String(given);
  return control.unset?.(context) ?? String(option.fallback ?? "");
}

function wordOf({ id, words }: NamedOption, value: string): Label {
  const word = `${id}.${value === "" ? "unset" : value}`;
  return Object.hasOwn(words, word) ? { id: word } : { literal: value };
}

/** The value that a text of a control or a link stands for; undefined takes the option away. */
export function chosenValue({ option }: NamedOption, chosen: string): OptionValue | undefined {
  return chosen === "" ? undefined : option.read(chosen);
}

/** Whether a text that was typed is a value of the option. */
export function isValue({ option }: NamedOption, typed: string): boolean {
  return v.is(option.schema, option.read(typed));
}
