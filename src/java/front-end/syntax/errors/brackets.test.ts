import { expect, test } from "vitest";
import { Brackets } from "./brackets.ts";
import { expectation } from "./expectations.ts";
import { type Token, tokenize } from "./tokens.ts";

function bracketsOf(text: string): Brackets {
  return new Brackets(tokenize(text).tokens);
}

test.each([
  ["f ( a [ b ] c", 6, "("],
  ["f ( a [ b", 4, "["],
  ["( ) ) x", 3, undefined],
  [") ( x", 2, "("],
  ["x", 0, undefined],
])("the bracket around a token: %s, %d", (text, index, bracket) => {
  expect(bracketsOf(text).enclosing(index)).toBe(bracket);
});

test.each([
  ["for ( a ( b ) ) c", 1, 6],
  ["for ( a { b ) c", 1, 3],
  ["for ( a b", 1, 1],
  ["for a ) b", 1, 1],
])("where a parenthesis is closed or missed: %s, %d", (text, open, close) => {
  expect(bracketsOf(text).closing(open)).toBe(close);
});

/** How often the tokens of a text are looked at when each of them is complained about. */
function looksAt(text: string): number {
  let looks = 0;
  const tokens = tokenize(text).tokens.map(
    (token): Token => ({
      ...token,
      get text() {
        looks += 1;
        return token.text;
      },
    }),
  );
  const brackets = new Brackets(tokens);
  for (const index of tokens.keys()) expectation(tokens, brackets, index, index + 1);
  return looks;
}

test.each([") ++\n", "for ( a b\n", "m ( x y\n", "f ( a ) b\n"])("complaints grow as the text does: %j", (line) => {
  expect(looksAt(line.repeat(2_000))).toBeLessThan(2.1 * looksAt(line.repeat(1_000)));
});
