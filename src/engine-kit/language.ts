/** The language of files: how they are recognized, colored and edited. */
export interface Language {
  /** As the editor knows it: `java`. */
  readonly id: string;
  /** The ends of file names, `.java`; a file of no known end is in the engine's first language. */
  readonly extensions: readonly string[];
  /**
   * What is colored: a regular expression with the flags `gu` whose groups are named after the kinds of tokens (`comment`,
   * `keyword`, `type`, `name`, `number`, `string`); or Java, which has rules of its own.
   */
  readonly lexemes: RegExp | "java";
  readonly lineComment: string;
  readonly blockComment?: readonly [open: string, close: string];
  /** Pairs of two characters that match and that the editor closes; with braces among them lines are indented after one. */
  readonly brackets: readonly string[];
  /** Quotes that the editor closes. */
  readonly quotes?: readonly string[];
  /** What the editor takes as one word; left out: what it usually does. */
  readonly word?: RegExp;
}

/** The pairs of a language with blocks. */
export const bracePairs: readonly string[] = ["{}", "[]", "()"];

/** The language of Java engines. */
export const java: Language = {
  id: "java",
  extensions: [".java"],
  lexemes: "java",
  lineComment: "//",
  blockComment: ["/*", "*/"],
  brackets: bracePairs,
  quotes: ['"', "'"],
  word: /[\p{L}_$][\p{L}\p{N}_$]*/u,
};

/** What a file is written in, by its name. */
export function languageOf(languages: readonly [Language, ...Language[]], file: string): Language {
  return languages.find(({ extensions }) => extensions.some((end) => file.endsWith(end))) ?? languages[0];
}

/** A name of a formula or a program: letters, digits, primes. */
export const name = String.raw`[\p{L}_$][\p{L}\p{N}_$']*`;
/** Where a word ends. */
const noWord = String.raw`(?![\p{L}\p{N}_$'])`;
/** From two slashes on, or between a slash and a star. */
export const comment = String.raw`(?<comment>\/\/.*|\/\*(?:.*?\*\/|.*))`;
export const number = String.raw`(?<number>\d+)`;
export const word = `(?<word>${name})`;

/** A pattern of lexemes from its alternatives, tried in their order. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "gu");
}

/** One of the words of a list, not the beginning of a longer one. */
export function words(list: string): string {
  return `(?:${list.replaceAll(" ", "|")})${noWord}`;
}
