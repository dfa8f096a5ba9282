import { expect, test } from "vitest";
import { Pattern, Patterns } from "./index.ts";

const CHARACTERS = [..."aZ5_$ \t\v\u007f\u0085\u00a0éÉ٣ǅΩ\u2028一ªⅧ"];

/** The characters that `\d` or `\p{Lower}` takes under each of some flags. */
function takenUnder(flags: readonly string[], name: string): readonly string[] {
  const written = name.length === 1 && name === name.toLowerCase() ? `\\${name}` : `\\p{${name}}`;
  return flags.map((each) => taken(`${each}${written}`));
}

function taken(source: string): string {
  const pattern = new Patterns().read(source);
  if (!(pattern instanceof Pattern)) return "no pattern";
  return CHARACTERS.filter((each) => pattern.matcher(each, () => undefined).matchAll() !== undefined).join("");
}

/** Recorded with Java 17. */
test.each([
  ["d", "5", "5٣"],
  ["h", " \t\u00a0", " \t\u00a0"],
  ["s", " \t\v", " \t\v\u0085\u00a0\u2028"],
  ["v", "\v\u0085\u2028", "\v\u0085\u2028"],
  ["w", "aZ5_", "aZ5_éÉ٣ǅΩ一ªⅧ"],
  ["Lower", "a", "aéª"],
  ["Upper", "Z", "ZÉΩⅧ"],
  ["ASCII", "aZ5_$ \t\v\u007f", "aZ5_$ \t\v\u007f"],
  ["Alpha", "aZ", "aZéÉǅΩ一ªⅧ"],
  ["Digit", "5", "5٣"],
  ["Alnum", "aZ5", "aZ5éÉ٣ǅΩ一ªⅧ"],
  ["Punct", "_$", "_"],
  ["Graph", "aZ5_$", "aZ5_$éÉ٣ǅΩ一ªⅧ"],
  ["Print", "aZ5_$ ", "aZ5_$ \u00a0éÉ٣ǅΩ一ªⅧ"],
  ["Blank", " \t", " \t\u00a0"],
  ["Cntrl", "\t\v\u007f", "\t\v\u007f\u0085"],
  ["XDigit", "a5", "a5٣"],
  ["Space", " \t\v", " \t\v\u0085\u00a0\u2028"],
  ["L1", "aZ5_$ \t\v\u007f\u0085\u00a0éÉª", "aZ5_$ \t\v\u007f\u0085\u00a0éÉª"],
  ["javaISOControl", "\t\v\u007f\u0085", "\t\v\u007f\u0085"],
  ["javaSpaceChar", " \u00a0\u2028", " \u00a0\u2028"],
  ["javaWhitespace", " \t\v\u2028", " \t\v\u2028"],
  ["IsAlphabetic", "aZéÉǅΩ一ªⅧ", "aZéÉǅΩ一ªⅧ"],
  ["IsBlank", " \t\u00a0", " \t\u00a0"],
  ["IsPunct", "_", "_"],
  ["IsPunctuation", "_", "_"],
  ["IsControl", "\t\v\u007f\u0085", "\t\v\u007f\u0085"],
  ["IsDigit", "5٣", "5٣"],
  ["IsHex_Digit", "a5٣", "a5٣"],
  ["IsWhite_Space", " \t\v\u0085\u00a0\u2028", " \t\v\u0085\u00a0\u2028"],
  ["IsWord", "aZ5_éÉ٣ǅΩ一ªⅧ", "aZ5_éÉ٣ǅΩ一ªⅧ"],
  ["IsL", "aZéÉǅΩ一ª", "aZéÉǅΩ一ª"],
  ["IsLC", "aZéÉǅΩ", "aZéÉǅΩ"],
  ["IsGreek", "Ω", "Ω"],
  ["L", "aZéÉǅΩ一ª", "aZéÉǅΩ一ª"],
  ["Nd", "5٣", "5٣"],
  ["general_category=N", "5٣Ⅷ", "5٣Ⅷ"],
  ["gc=Alpha", "aZ", "aZ"],
  ["gc=Greek", "no pattern", "no pattern"],
  ["script=Greek", "Ω", "Ω"],
  ["sc=han", "一", "一"],
  ["Foo", "no pattern", "no pattern"],
  ["IsFoo", "no pattern", "no pattern"],
])("the characters that %s names, and those that it names under the flag U", (name, plain, unicode) => {
  expect(takenUnder(["", "(?U)"], name)).toEqual([plain, unicode]);
});

/** Recorded with Java 17. */
test.each([
  ["Lower", "aZ", "aZéÉǅΩªⅧ"],
  ["Upper", "aZ", "aZéÉǅΩªⅧ"],
  ["javaLowerCase", "aZéÉǅΩªⅧ", "aZéÉǅΩªⅧ"],
  ["javaTitleCase", "aZéÉǅΩªⅧ", "aZéÉǅΩªⅧ"],
  ["IsLowercase", "aZéÉǅΩªⅧ", "aZéÉǅΩªⅧ"],
  ["IsUpper", "aZéÉǅΩªⅧ", "aZéÉǅΩªⅧ"],
  ["IsTitlecase", "aZéÉǅΩªⅧ", "aZéÉǅΩªⅧ"],
  ["Ll", "aZéÉǅΩ", "aZéÉǅΩ"],
  ["Lu", "aZéÉǅΩ", "aZéÉǅΩ"],
  ["gc=Lt", "aZéÉǅΩ", "aZéÉǅΩ"],
  ["Digit", "5", "5٣"],
])("the characters that %s names where case is ignored", (name, plain, unicode) => {
  expect(takenUnder(["(?i)", "(?iU)"], name)).toEqual([plain, unicode]);
});
