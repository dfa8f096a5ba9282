import { expect, test } from "vitest";
import { randomFrom } from "../../../../kernel/index.ts";
import { runSeed } from "../../../../testing/seeds.ts";
import { compilePattern } from "../compile.ts";
import { flagsOf } from "../flags.ts";
import { parsePattern } from "../parse.ts";
import { NotAPattern } from "../source.ts";
import { Matcher, type Work } from "./matcher.ts";

const free: Work = () => undefined;

function matcherOf(pattern: string, text: string, work = free): Matcher {
  return new Matcher(compilePattern(parsePattern(pattern, flagsOf(0))), text, work);
}

/** Every match with its groups: `0-2(0-1 1-2)`. */
function searched(pattern: string, text: string): string {
  try {
    const matcher = matcherOf(pattern, text);
    const found: string[] = [];
    let previous = 0;
    for (let from = 0; from <= text.length; ) {
      const match = matcher.find(from, previous);
      if (match === undefined) break;
      found.push(shown([...match]));
      const [start = 0, end = 0] = match;
      previous = end;
      from = end > start ? end : end + 1;
    }
    return found.join(" ");
  } catch (problem) {
    if (problem instanceof NotAPattern) return "no pattern";
    throw problem;
  }
}

function shown(match: readonly number[]): string {
  const ranges = Array.from({ length: match.length / 2 }, (_, group) =>
    match[2 * group] === -1 ? "" : `${match[2 * group]}-${match[2 * group + 1]}`,
  );
  const groups = ranges.slice(1);
  return `${ranges[0]}${groups.length === 0 ? "" : `(${groups.join(" ")})`}`;
}

/** Pattern, text, what Java 17 finds. */
const recorded: readonly (readonly [string, string, string])[] = [
  ["a|ab", "abab", "0-1 2-3"],
  ["(a|ab)(c|bcd)(d*)", "abcd", "0-4(0-1 1-4 4-4)"],
  ["(a+)(a+?)(a*)", "aaaa", "0-4(0-3 3-4 4-4)"],
  ["<(.+?)>", "<a><b>", "0-3(1-2) 3-6(4-5)"],
  ["<(.+)>", "<a><b>", "0-6(1-5)"],
  ["(a|b)*", "abx", "0-2(1-2) 2-2() 3-3()"],
  ["(|a)*", "aa", "0-0(0-0) 1-1(1-1) 2-2(2-2)"],
  ["(|a)+", "aa", "0-0(0-0) 1-1(1-1) 2-2(2-2)"],
  ["(a|b|)*?c", "abc", "0-3(1-2)"],
  ["(a*)*b", "aab", "0-3(2-2)"],
  ["(?:a{2}){2,3}", "aaaaaaa", "0-6"],
  ["(a?){3}", "aa", "0-2(2-2) 2-2(2-2)"],
  ["(a{1,2}){2}", "aaa", "0-3(2-3)"],
  ["a++a", "aaa", ""],
  ["(?>a+)a", "aaa", ""],
  ["(?:a|ab)++c", "abac", "2-4"],
  ["a?+a", "aa", "0-2"],
  ["x*+", "axx", "0-0 1-3 3-3"],
  ["(\\w+) \\1", "the the cat", "0-7(0-3)"],
  ["(a)|b\\1", "b", ""],
  ["(?<w>\\d)\\k<w>", "1223", "1-3(1-2)"],
  ["(a\\1?){3}", "aaaaaa", "0-6(3-6)"],
  ["(?i)(a)\\1", "aA", "0-2(0-1)"],
  ["(a)\\2", "aa", ""],
  ["(.)(.)(.)(.)(.)(.)(.)(.)(.)(.)\\10\\11", "abcdefghijja1", "0-13(0-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-10)"],
  ["(?=a)\\w", "ba", "1-2"],
  ["(?=(a+))a*b\\1", "baaabac", "3-6(3-4)"],
  ["a(?!b)", "abac", "2-3"],
  ["(?<=a)b", "abcb", "1-2"],
  ["(?<!a)b", "abcb", "3-4"],
  ["(?<=^|,)[^,]*", "a,,b", "0-1 2-2 3-4"],
  ["(?<=\\d{2,3})x", "12x1x", "2-3"],
  ["^a$", "a\n", "0-1"],
  ["^a$", "b\na", ""],
  ["(?m)^a$", "b\na\r\na", "2-3 5-6"],
  ["(?m)^", "a\n", "0-0"],
  ["(?m)$", "a\r\nb", "1-1 4-4"],
  ["a\\Z", "a\r\n", "0-1"],
  ["a\\z", "a\n", ""],
  ["(?d).$", "a\r\n", "1-2"],
  [".", "\n\r\u0085x", "3-4"],
  ["(?s).", "\nx", "0-1 1-2"],
  ["\\b", "ab cd", "0-0 2-2 3-3 5-5"],
  ["\\B", "ab c", "1-1"],
  ["\\b\u00e9\\b", "\u00e9", "0-1"],
  ["\\Ga", "aaba", "0-1 1-2"],
  ["\\R", "a\r\nb\n", "1-3 4-5"],
  ["[a-c&&[^b]]", "abcd", "0-1 2-3"],
  ["[a-z&&[def]&&[^e]]", "cdef", "1-2 3-4"],
  ["[^a-c]", "abcd", "3-4"],
  ["[]a]", "]a", "0-1 1-2"],
  ["[a\\]b]", "a]", "0-1 1-2"],
  ["[-a]", "a-", "0-1 1-2"],
  ["[a[bc]d]", "abcd", "0-1 1-2 2-3 3-4"],
  ["[\\w&&\\D]", "a1_", "0-1 2-3"],
  ["[&a]", "&a", "0-1 1-2"],
  ["[\\Q^-\\E]", "^-", "0-1 1-2"],
  ["[a-]", "-a", "0-1 1-2"],
  ["\\d\\D", "1a2", "0-2"],
  ["\\s", "\u00a0 \u000b", "1-2 2-3"],
  ["\\h", "\u00a0\n", "0-1"],
  ["\\v+", "\n\u2028", "0-2"],
  ["\\w", "\u00e9_1", "1-2 2-3"],
  ["(?U)\\w", "\u00e9", "0-1"],
  ["(?U)\\d", "\u0663", "0-1"],
  ["\\p{L}+", "a\u00e91", "0-2"],
  ["\\pL", "\u00e9", "0-1"],
  ["\\P{Lu}", "Aa", "1-2"],
  ["\\p{Upper}", "a\u00c9A", "2-3"],
  ["\\p{javaUpperCase}", "\u00c9", "0-1"],
  ["\\p{IsGreek}", "\u03b1a", "0-1"],
  ["\\p{script=Han}", "\u4e00", "0-1"],
  ["\\p{Punct}", "$+a", "0-1 1-2"],
  ["\\p{IsPunctuation}", "$!", "1-2"],
  ["\\p{Alnum}", "_a", "1-2"],
  ["\\p{Space}", "\u00a0 ", "1-2"],
  ["(?i)\u00e9", "\u00c9", ""],
  ["(?iu)\u00e9", "\u00c9", "0-1"],
  ["(?i)[a-z]+", "AbC", "0-3"],
  ["a(?i)b|c", "aBC", "0-2 2-3"],
  ["a(?i:b)c", "aBc aBC", "0-3"],
  ["(?-i)a", "A", ""],
  ["(?x) a b # c\n c", "abc", "0-3"],
  ["(?i)\\p{Lower}", "A", "0-1"],
  ["\\x41\\u0042\\103\\0104", "ABCD", ""],
  ["\\x{1F600}", "\ud83d\ude00", "0-2"],
  ["\\cA\\e\\a", "\u0001\u001b\u0007", "0-3"],
  ["\\Qa.b\\E+", "a.bb", "0-4"],
  ["\\.\\*\\-\\<", "\u200b.*-<", "1-5"],
  ["\\t\\n", "\t\n", "0-2"],
  [".", "\ud83d\ude00", "0-2"],
  ["[^a]", "\ud83d\ude00", "0-2"],
  ["^.$", "\ud83d\ude00", "0-2"],
  ["", "", "0-0"],
  ["", "ab", "0-0 1-1 2-2"],
  ["a{0}", "ba", "0-0 1-1 2-2"],
  ["a{2}{3}", "aa", "0-2"],
  ["}]", "}]", "0-2"],
  ["a{,2}", "a", "no pattern"],
  ["(", "(", "no pattern"],
  [")", ")", "no pattern"],
  ["a**", "a", "no pattern"],
  ["*a", "a", "no pattern"],
  ["[a", "a", "no pattern"],
  ["[]", "a", "no pattern"],
  ["[z-a]", "a", "no pattern"],
  ["a{2,1}", "a", "no pattern"],
  ["\\", "a", "no pattern"],
  ["\\y", "a", "no pattern"],
  ["(?<n>a)(?<n>b)", "a", "no pattern"],
  ["(?<1>a)", "a", "no pattern"],
  ["\\k<x>", "a", "no pattern"],
  ["(?<=(ab)+)c", "c", "no pattern"],
  ["\\p{Foo}", "a", "no pattern"],
  ["(?z)", "a", "no pattern"],
  ["[a&&]", "a", "0-1"],
  ["x{", "x", "no pattern"],
  ["(?<=a+)b", "aab", "2-3"],
  ["(?<=(?:ab)*)c", "abc", "no pattern"],
  ["\\1(a)", "aa", ""],
  ["(a)?b\\1", "b", ""],
  ["(?:(a)|b)*", "ab", "0-2(0-1) 2-2()"],
  ["((a)|b)*", "ab", "0-2(1-2 0-1) 2-2( )"],
  ["(?i)[\u00e9]", "\u00c9", ""],
  ["(?iu)[\u00e9]", "\u00c9", "0-1"],
  ["(?i)[x-z]", "XY", "0-1 1-2"],
  ["\\p{L", "a", "no pattern"],
  ["\\p{}", "a", "no pattern"],
  ["\\ud83d\\ude00", "\ud83d\ude00", "0-2"],
  ["\\ud83d\\u0041", "\ud83dA", "0-2"],
  ["\\ud83dx", "\ud83dx", "0-2"],
  ["(a)(?<=\\1)b", "ab", "no pattern"],
  ["(?<=a|bc)d", "bcd ad d", "2-3 5-6"],
  ["(?<=a{1,2})b", "aab", "2-3"],
  ["(?<!ab?)c", "abc ac c", "7-8"],
  ["(?<=(?:a|bcd))e", "ae bcde cde", "1-2 6-7"],
  ["\\c", "a", "no pattern"],
  ["\\cA\\c@", "\u0001\u0000", "0-2"],
  ["(?>a|ab)c", "abc ac", "4-6"],
  ["(?>a*)(?=b)", "aab", "0-2 2-2"],
  ["(?=a)(?!ab)a", "ab ac", "3-4"],
  ["a{2,}", "aaaa a", "0-4"],
  ["a{0,2}?b", "aab", "0-3"],
  ["(?:a|b){3,}?c", "ababc", "0-5"],
  ["[^\\D5]", "a56", "2-3"],
  ["[[a-c]&&[b-z]]", "abcd", "1-2 2-3"],
  ["[a-c[x]]", "axd", "0-1 1-2"],
  ["$", "a\n", "1-1 2-2"],
  ["(?d)a$", "a\r\n", ""],
  ["(?d)a$", "a\n", "0-1"],
  ["a\\Z", "a\n", "0-1"],
  ["a\\z", "ba", "1-2"],
  ["\\b\\w", "\u00e9a b", "3-4"],
  ["\\B\\w", "ab c", "1-2"],
  ["\\Gx", "xxax", "0-1 1-2"],
  ["\\v", "a\u000b\u2028", "1-2 2-3"],
  ["[\\v\\h]", "a\u000b\u00a0", "1-2 2-3"],
  ["(\\w)(?:\\1|x)", "aaxx", "0-2(0-1) 2-4(2-3)"],
  ["((a)|(b))\\3", "bb aa", "0-2(0-1  0-1)"],
  ["(?<=\\b)a", "a ba", "0-1"],
  ["x?", "ax", "0-0 1-2 2-2"],
  ["(?:)", "a", "0-0 1-1"],
  ["a|", "ba", "0-0 1-2 2-2"],
  ["[\\d&&[^3-5]]+", "1234567", "0-2 5-7"],
  ["(?s)a.b", "a\nb", "0-3"],
  ["(?m)^b$", "a\nb\nc", "2-3"],
  ["(?x)a b", "ab", "0-2"],
  ["\\x{110000}", "a", "no pattern"],
  ["\\07", "\u0007", "0-1"],
  ["\\0", "a", "no pattern"],
  ["[a-\\d]", "a", "no pattern"],
  ["(?<n>a)\\k<n>", "aa", "0-2(0-1)"],
  ["(?i)(?<n>a)\\k<n>", "aA", "0-2(0-1)"],
  ["a{3}", "aaaaaaa", "0-3 3-6"],
  ["(ab){2,3}", "abababab", "0-6(4-6)"],
  ["(?:ab?){2}", "aab", "0-3"],
  ["(?=.{3})\\w+", "abcd", "0-4"],
];

test.each(recorded)("%j in %j as in Java", (pattern, text, found) => {
  expect(searched(pattern, text)).toBe(found);
});

/** Patterns that mean the same to JavaScript: no loop over what may be empty, no group within a loop. */
class CommonPattern {
  readonly #next: (n: number) => number;

  constructor(seed: number) {
    this.#next = randomFrom(seed);
  }

  pick<T>(all: readonly [T, ...T[]]): T {
    return all[this.#next(all.length)] ?? all[0];
  }

  text(): string {
    return Array.from({ length: this.#next(12) }, () => this.pick(["a", "b", "c", "a", "b", " ", "1"])).join("");
  }

  pattern(depth: number): string {
    if (depth === 0) return this.pick([this.#solid(0), "\\b", "^", "$", "(?=a)", "(?!b)", "(?<=a)", "(?<!b)"]);
    const parts = Array.from({ length: 1 + this.#next(3) }, () => this.pattern(depth - 1)).join("");
    return this.pick([parts, `${parts}|${this.pattern(depth - 1)}`, `(${parts})`, this.#looped(depth)]);
  }

  #looped(depth: number): string {
    const quantifier = this.pick(["*", "+", "?", "{2}", "{1,2}", "{2,}"]) + this.pick(["", "", "?"]);
    return `(?:${this.#solid(depth - 1)})${quantifier}`;
  }

  /** Never empty. */
  #solid(depth: number): string {
    const atom = this.pick(["a", "b", "c", ".", "[ab]", "[^a]", "\\w", "\\d"]);
    if (depth === 0) return atom;
    return this.pick([atom, atom + this.#looped(depth), `${atom}|${this.#solid(depth - 1)}`, this.#solid(depth - 1)]);
  }
}

test("finds what JavaScript finds", () => {
  for (let i = 0; i < 3_000; i++) {
    const random = new CommonPattern(runSeed * 3_000 + i);
    const [pattern, text] = [random.pattern(3), random.text()];
    const expected = [...text.matchAll(new RegExp(pattern, "dg"))].map(({ indices }) =>
      shown((indices ?? []).flatMap((range) => range ?? [-1, -1])),
    );
    expect([pattern, text, searched(pattern, text)]).toEqual([pattern, text, expected.join(" ")]);
  }
});

/** The turns that it takes to find that a text of `length` times `a` is no match. */
function turnsFor(pattern: string, length: number): number {
  let turns = 0;
  const matcher = matcherOf(pattern, `${"a".repeat(length)}!`, (more) => {
    turns += more;
  });
  expect(matcher.matchAll()).toBeUndefined();
  return turns;
}

test.each([
  "(a+)+b",
  "(a*)*b",
  "(a|aa)+b",
  "(a|a?)+b",
  "((a+)+)+b",
  "(?:a?){60}a{60}b",
  "(a+?)+?b",
  "(.*)*(.*)*b",
  "(?=(a+)+b)a",
  "((?>a+)|a)+b",
  "(a{1,3}){2,}b",
])("the work of %s grows with the text, not with the ways through it", (pattern) => {
  expect(turnsFor(pattern, 800)).toBeLessThan(9 * turnsFor(pattern, 400));
  expect(turnsFor(pattern, 400)).toBeLessThan(100_000_000);
});

test("a search can be ended from outside", () => {
  const end = (): void => {
    throw new Error("enough");
  };
  expect(() => matcherOf("(a+)+\\1b", "a".repeat(60), end).matchAll()).toThrow("enough");
});
