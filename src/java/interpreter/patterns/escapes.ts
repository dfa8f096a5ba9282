import type { PatternProblem } from "../../messages/patterns.ts";
import { type CharacterSet, escapedSet, namedSet } from "./character-sets.ts";
import type { PatternSource } from "./source.ts";

const HEXADECIMAL = /[0-9a-fA-F]/;
const CONTROLS: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9 };

/** A character or a set, `letter` being what follows the backslash; undefined for what is neither. */
export function readCharacterEscape(source: PatternSource, letter: number): number | CharacterSet | undefined {
  const name = String.fromCodePoint(letter);
  if (name === "p" || name === "P") return readProperty(source, name === "P");
  const set = escapedSet(name, source.flags.has("U"));
  if (set !== undefined) return set;
  switch (name) {
    case "0":
      return readOctal(source);
    case "x":
      return readHexadecimal(source);
    case "u":
      return readUnicode(source);
    case "c":
      return readControl(source);
  }
  if (Object.hasOwn(CONTROLS, name)) return CONTROLS[name];
  return /[a-zA-Z1-9]/.test(name) ? undefined : letter;
}

function readProperty(source: PatternSource, isNegated: boolean): CharacterSet {
  const { flags } = source;
  const isLong = source.skips("{");
  const name = isLong ? source.takeWhile(/[^}]/) : String.fromCodePoint(Math.max(0, source.takeRaw()));
  if (isLong) source.expect("}", "unclosed-property");
  if (name === "") throw source.fail("empty-property");
  const set = namedSet(name, flags.has("U"), flags.has("i"));
  if (set === undefined) throw source.fail("unknown-property", 0, { name });
  return isNegated ? (point) => !set(point) : set;
}

/** `\0` and up to three digits, at most 377. */
function readOctal(source: PatternSource): number {
  const digits = readUpTo(source, 3, /[0-7]/);
  if (digits === "") throw source.fail("illegal-octal", 1);
  return Number.parseInt(digits, 8);
}

function readUpTo(source: PatternSource, count: number, fits: RegExp): string {
  let digits = "";
  while (digits.length < count && (digits.length < 2 || digits <= "37")) {
    const digit = source.takeIf(fits);
    if (digit === undefined) break;
    digits += digit;
  }
  return digits;
}

function readHexadecimal(source: PatternSource): number {
  if (!source.skips("{")) return readDigits(source, 2, "illegal-hexadecimal");
  let point = 0;
  let digit = source.takeIf(HEXADECIMAL);
  if (digit === undefined) throw source.fail("illegal-hexadecimal");
  for (; digit !== undefined; digit = source.takeIf(HEXADECIMAL)) {
    point = 16 * point + Number.parseInt(digit, 16);
    if (point > 0x10ffff) throw source.fail("large-hexadecimal");
  }
  source.expect("}", "unclosed-hexadecimal");
  return point;
}

function readDigits(source: PatternSource, count: number, problem: PatternProblem): number {
  let digits = "";
  for (let i = 0; i < count; i++) {
    const digit = source.takeIf(HEXADECIMAL);
    if (digit === undefined) throw source.fail(problem, 1);
    digits += digit;
  }
  return Number.parseInt(digits, 16);
}

/** Two escapes may make one code point. */
function readUnicode(source: PatternSource): number {
  const first = readDigits(source, 4, "illegal-unicode");
  if (first < 0xd800 || first >= 0xdc00) return first;
  const pair = source.attempt(() => {
    if (source.takeRaw() !== 92 || source.takeRaw() !== 117) return undefined;
    const second = readDigits(source, 4, "illegal-unicode");
    return second >= 0xdc00 && second < 0xe000 ? (first - 0xd800) * 0x400 + (second - 0xdc00) + 0x10000 : undefined;
  });
  return pair ?? first;
}

function readControl(source: PatternSource): number {
  const point = source.takeRaw();
  if (point < 0) throw source.fail("illegal-control", -1);
  return point ^ 64;
}
