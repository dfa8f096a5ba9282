import { failureOf, type Result, type Span, success } from "../kernel/index.ts";
import type { CheckedDefinition } from "./checked.ts";
import { Checker, type DomainValues } from "./checker.ts";
import { compile } from "./evaluate.ts";
import type { Language, Signature, Type, ValuesOfTypes } from "./language.ts";
import { say } from "./messages/en.ts";
import { Parser } from "./parser.ts";
import { tokensOf } from "./tokens.ts";

/** More is not written by hand. */
const MAX_CHARACTERS = 20_000;

/** Characters of the first line that are looked at for the name. */
const MAX_HEADER = 200;

/** Checked definitions of a reader: names are known, types are right, every function is total. */
export class Definitions {
  readonly name: string;
  /** The values of the domain in the order of the text; undefined where they are numbers, or where there is no domain. */
  readonly values: DomainValues;
  readonly #definitions: ReadonlyMap<string, CheckedDefinition>;

  constructor(name: string, values: DomainValues, definitions: ReadonlyMap<string, CheckedDefinition>) {
    this.name = name;
    this.values = values;
    this.#definitions = definitions;
  }

  /** The checked definition, for other interpretations than computing. */
  definition(name: string): CheckedDefinition | undefined {
    return this.#definitions.get(name);
  }

  /** What was defined for a signature; undefined where it is optional and left out. */
  function<const Parameters extends readonly Type[], Result>({
    name,
  }: Signature<Parameters, Result>): ((...values: ValuesOfTypes<Parameters>) => Result) | undefined {
    const definition = this.#definitions.get(name);
    if (definition === undefined) return undefined;
    const compute = compile(definition);
    // The checker has seen to it that the result is of the type.
    return (...values) => compute(...(values as readonly unknown[])) as Result;
  }

  /**
   * The same for a signature that is not optional.
   * @throws Error when the checker let definitions through that are not whole: a fault of the program itself
   */
  required<const Parameters extends readonly Type[], Result>(
    signature: Signature<Parameters, Result>,
  ): (...values: ValuesOfTypes<Parameters>) => Result {
    const found = this.function(signature);
    if (found === undefined) throw new Error(`${signature.name} is not defined`);
    return found;
  }
}

/** Reads definitions in one of the languages. `file` is what places call the text. */
export function readDefinitions(file: string, text: string, language: Language): Result<Definitions> {
  if (text.length > MAX_CHARACTERS)
    return failureOf([
      {
        kind: "ill-formed",
        span: beginningOf(file),
        problem: say("long", { limit: MAX_CHARACTERS }),
        remedy: say("long.remedy"),
      },
    ]);
  const tokens = tokensOf(file, text);
  if ("kind" in tokens) return failureOf([tokens]);
  const parser = new Parser(tokens, language);
  const written = parser.text();
  if (parser.errors.length > 0) return failureOf(parser.errors);
  const { errors, definitions, values } = new Checker(written, language);
  return errors.length > 0 ? failureOf(errors) : success(new Definitions(written.name, values, definitions));
}

/**
 * The name in the first line of definitions of a kind, after blanks and comments; undefined: the text does not begin with
 * the word and is something else.
 */
export function definitionName(text: string, { keyword }: Pick<Language, "keyword">): string | undefined {
  const blank = /\s+|\/\/[^\n\r]*/y;
  let start = 0;
  while (blank.test(text)) start = blank.lastIndex;
  const [first, name] = text.slice(start, start + MAX_HEADER).split(/[^\S\n\r]+|(?=[\n\r])/, 2);
  return first === keyword ? (name ?? "").trim() : undefined;
}

function beginningOf(file: string): Span {
  const start = { line: 1, column: 1 };
  return { file, start, end: start };
}
