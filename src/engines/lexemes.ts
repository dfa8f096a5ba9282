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
