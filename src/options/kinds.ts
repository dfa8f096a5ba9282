import * as v from "valibot";
import { sayFrom } from "../kernel/index.ts";
import { words } from "./messages/en.ts";
import type { OptionValue } from "./option.ts";

const say = sayFrom(words);

/** The values of an option: `Given` as JSON, flags and links write them, `Value` once read. */
export interface Kind<Given, Value> {
  readonly schema: v.GenericSchema<Given, Value>;
  readonly read: (text: string) => OptionValue;
  readonly placeholder: string | undefined;
  /** What the message about a wrong value says is expected; if left out, the words of the option say it. */
  readonly takes?: () => string;
  /** The empty text gives nothing: the option is as if left out. */
  readonly isText?: true;
}

/** One of a few words. */
export function oneOf<const Words extends readonly string[]>(...words: Words): Kind<Words[number], Words[number]> {
  return { schema: v.picklist(words), read: (text) => text, placeholder: "name", takes: () => anyOf(words) };
}

function anyOf(words: readonly string[]): string {
  const [others, last = ""] = [words.slice(0, -1), words.at(-1)];
  return others.length === 0 ? last : say("takes.or", { others: others.join(say("takes.comma")), last });
}

/** A value written as a text, or as a number in JSON. */
const written = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A value as JSON has it; texts without quotes. */
export function showGiven(given: unknown): string {
  return typeof given === "string" ? given : (JSON.stringify(given) ?? String(given));
}

/** Any text. */
export function text(placeholder = "text"): Kind<string, string> {
  return { schema: typed(written), read: (written) => written, placeholder, isText: true };
}

/** True or false, also written out. `isSwitch`: on the command line the flag alone says true. */
export function flag({ isSwitch = false } = {}): Kind<boolean | "true" | "false", boolean> {
  const word = v.pipe(
    v.picklist(["true", "false"]),
    v.transform((word) => word === "true"),
  );
  const read = (word: string): OptionValue => (word === "true" ? true : word === "false" ? false : word);
  return {
    schema: v.union([v.boolean(), word]),
    read,
    placeholder: isSwitch ? undefined : "flag",
    takes: () => say("takes.flag"),
  };
}

interface Range {
  readonly least?: number;
  readonly most?: number;
  /** The word `inf` is allowed, too. */
  readonly isUnbounded?: true;
}

/** A whole number, also written in digits. */
export function wholeNumber(range: Range = {}): Kind<number | string, number> {
  const { least = 0, most = 1e15 - 1, isUnbounded } = range;
  const digits = v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(String),
    v.regex(/^\d{1,15}$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );
  const unbounded = v.pipe(
    v.picklist(["inf", Number.POSITIVE_INFINITY]),
    v.transform(() => Number.POSITIVE_INFINITY),
  );
  const schema: v.GenericSchema<number | string, number> = isUnbounded ? v.union([unbounded, digits]) : digits;
  return { schema, read: numeral, placeholder: "n", takes: () => numberIn(range) };
}

function numberIn({ least = 0, most, isUnbounded }: Range): string {
  if (isUnbounded) return say("takes.unbounded");
  if (most !== undefined) return say("takes.between", { least, most });
  return say(least === 0 ? "takes.number" : "takes.positive");
}

/** A time, also written in digits; `inf` is no limit. */
export function milliseconds(): Kind<number | string, number> {
  const digits = v.pipe(v.string(), v.regex(/^(?:\d{1,15}(?:\.\d+)?|inf)$/), v.transform(numberOf));
  const schema = v.union([v.pipe(v.number(), v.minValue(0)), digits]);
  return { schema, read: numeral, placeholder: "ms", takes: () => say("takes.milliseconds") };
}

function numberOf(digits: string): number {
  return digits === "inf" ? Number.POSITIVE_INFINITY : Number(digits);
}

/** A text in a notation of its own; JSON may give a list, which is joined with commas. `parse` says what it means, or undefined if nothing. */
export function notation<Value extends {}>(
  parse: (written: string) => Value | undefined,
  placeholder = "text",
): Kind<string, Value> {
  const schema = v.pipe(
    v.union([
      written,
      v.pipe(
        v.array(written),
        v.transform((all) => all.join(",")),
      ),
    ]),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== undefined) return value;
      addIssue();
      return NEVER;
    }),
  );
  return { schema: typed(schema), read: (written) => written, placeholder, isText: true };
}

/** Some of a few words, or none, written with commas; read in the order of the words. */
export function listOf<const Words extends readonly string[]>(
  words: Words,
  placeholder: string,
): Kind<string, readonly Words[number][]> {
  return notation((written) => {
    const wanted = new Set(written.split(",").map((word) => word.trim()));
    wanted.delete("");
    const known = words.filter((word) => wanted.has(word));
    return known.length === wanted.size ? known : undefined;
  }, placeholder);
}

/** A list of texts: JSON may give one, of any other text `split` makes one. */
export function list(
  split: (written: string) => readonly string[],
  placeholder: string,
): Kind<string, readonly string[]> {
  const schema = v.union([v.array(written), v.pipe(written, v.transform(split))]);
  return { schema: typed(schema), read: (written) => written, placeholder, isText: true };
}

/** A schema that takes anything, with the type that is meant. */
function typed<Given, Value>(schema: v.GenericSchema<unknown, Value>): v.GenericSchema<Given, Value> {
  return schema as v.GenericSchema<Given, Value>;
}

function numeral(text: string): OptionValue {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
