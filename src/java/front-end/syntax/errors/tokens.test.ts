import { expect, test } from "vitest";
import { tokenize } from "./tokens.ts";

/** The tokens as `kind text`, and what is no token at all. */
function read(text: string): readonly string[] {
  const { tokens, problems } = tokenize(text);
  return [...tokens.map(({ kind, text: token }) => `${kind} ${token}`), ...problems.map(({ found }) => `! ${found}`)];
}

test.each([
  ["1e+5-2", ["number 1e+5", "symbol -", "number 2"]],
  ["0x1.8p-3f", ["number 0x1.8p-3f"]],
  ["1+2", ["number 1", "symbol +", "number 2"]],
  [".5e-1e+2", ["number .5e-1e+2"]],
  ['"" "a\\"b"', ['text ""', 'text "a\\"b"']],
  ['"""\na"b""c\\"""d"""', ['text """\na"b""c\\"""d"""']],
  ['""""""', ['text """"""']],
  ["'a' '\\''", ["text 'a'", "text '\\''"]],
  ["a/* x */ // y\n  b", ["word a", "word b"]],
  ["''", ["! nothing between the quotes"]],
  ["'a", ["! a character that does not end in its line"]],
  ['"a', ["! a text that does not end in its line"]],
  ['"""\na', ['text ""', "word a", "! a text that does not end in its line"]],
  ["/* a", ["! a comment that does not end"]],
])("%j", (text, tokens) => {
  expect(read(text)).toEqual(tokens);
});

test("the length of a run of blanks, of a text or of a number does not matter", () => {
  const long = 3_000_000;
  for (const text of [
    `${" \n".repeat(long)}a`,
    `"${"\\n".repeat(long)}"`,
    `"""\n${'"x\n'.repeat(long / 3)}"""`,
    "1".repeat(long),
    `'${"x".repeat(long)}'`,
  ])
    expect(tokenize(text).problems).toEqual([]);
});
