import fc from "fast-check";
import { expect, test } from "vitest";
import { law } from "../../../../testing/seeds.ts";
import { parseStackPattern, type StackPattern } from "./stack-pattern.ts";

/** A pattern, and the same as a JavaScript expression in which each symbol is one letter. */
interface Written {
  readonly pattern: string;
  readonly expression: string;
}

/** What symbols are called, by letter. */
const NAMES: Readonly<Record<string, string>> = { a: "a", b: "long", c: "(x|y)*" };

const symbol = fc.constantFrom<Written>(
  { pattern: "a", expression: "a" },
  { pattern: "long", expression: "b" },
  { pattern: '"(x|y)*"', expression: "c" },
  { pattern: ".", expression: "[abc]" },
);

const { written } = fc.letrec<{ readonly written: Written }>((tie) => ({
  written: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    symbol,
    fc.tuple(tie("written"), tie("written")).map(([left, right]) => ({
      pattern: `${left.pattern} ${right.pattern}`,
      expression: `${left.expression}${right.expression}`,
    })),
    fc.tuple(tie("written"), tie("written")).map(([left, right]) => ({
      pattern: `(${left.pattern} | ${right.pattern})`,
      expression: `(?:${left.expression}|${right.expression})`,
    })),
    fc.tuple(tie("written"), fc.constantFrom("*", "+", "?")).map(([repeated, sign]) => ({
      pattern: `(${repeated.pattern})${sign}`,
      expression: `(?:${repeated.expression})${sign}`,
    })),
  ),
}));

/** All words of at most this many letters. */
const words = Array.from({ length: 4 }).reduce<readonly string[]>(
  (shorter) => ["", ...["a", "b", "c"].flatMap((letter) => shorter.map((word) => letter + word))],
  [""],
);

function fits(pattern: StackPattern, word: string): boolean {
  let states: readonly number[] = [0];
  for (const letter of word) states = states.flatMap((state) => pattern.next(state, NAMES[letter] ?? letter));
  return states.some((state) => pattern.isFinal(state));
}

test("a pattern fits the stacks that the same regular expression matches", () => {
  fc.assert(
    fc.property(written, ({ pattern, expression }) => {
      const parsed = parseStackPattern(pattern);
      if (!parsed.ok) throw new Error(`${pattern} is refused`);
      const expected = new RegExp(`^(?:${expression})$`);
      const wrong = words.filter((word) => fits(parsed.value, word) !== expected.test(word));
      expect(wrong, pattern).toEqual([]);
    }),
    law(60, 1),
  );
});

test.each(["(a", "a)", "*", "a | *", "(+)", '"a', "a)("])("%s is no pattern", (text) => {
  expect(parseStackPattern(text).ok).toBe(false);
});

test("what is alternated binds less than what follows, signs bind most; nothing is the empty stack", () => {
  const fitting = (text: string): readonly string[] => {
    const parsed = parseStackPattern(text);
    return parsed.ok ? words.filter((word) => word.length < 4 && fits(parsed.value, word)).sort() : ["refused"];
  };
  expect(fitting("a long | a")).toEqual(["a", "ab"]);
  expect(fitting("a long?")).toEqual(["a", "ab"]);
  expect(fitting("a+ long")).toEqual(["aab", "ab"]);
  expect(fitting("(a long)?")).toEqual(["", "ab"]);
  for (const empty of ["", "()", "|", "(|)*"]) expect(fitting(empty), empty).toEqual([""]);
  expect(fitting("a |")).toEqual(["", "a"]);
  expect(fitting("| a")).toEqual(["", "a"]);
  expect(fitting("a?+")).toEqual(["", "a", "aa", "aaa"]);
});
