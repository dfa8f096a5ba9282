import { type CharacterSet, escapedSet, namedSet } from "./character-sets.ts";
import { NotAPattern, type PatternSource } from "./source.ts";

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
  if (isLong) source.expect("}");
  const set = namedSet(name, flags.has("U"), flags.has("i"));
  if (set === undefined) throw new NotAPattern();
  return isNegated ? (point) => !set(point) : set;
}

/** `\0` and up to three digits, at most 377. */
function readOctal(source: PatternSource): number {
  const digits = readUpTo(source, 3, /[0-7]/);
  if (digits === "") throw new NotAPattern();
  return Number.parseInt(digits, 8);
}

function readUpTo(source: PatternSource, count: number, fits: RegExp): string {
  let digits = "";
  while (digits.length < count && (digits.length < 2 || digits <= "37")) {
    const digit = source.attempt(() => {
      const taken = String.fromCodePoint(Math.max(0, source.takeRaw()));
      return fits.test(taken) ? taken : undefined;
    });
    if (digit === undefined) break;
    digits += digit;
  }
  return digits;
}

function readHexadecimal(source: PatternSource): number {
  if (!source.skips("{")) return readDigits(source, 2);
  const point = Number.parseInt(source.takeWhile(/[0-9a-fA-F]/), 16);
  source.expect("}");
  if (!(point <= 0x10ffff)) throw new NotAPattern();
  return point;
}

function readDigits(source: PatternSource, count: number): number {
  let digits = "";
  for (let i = 0; i < count; i++) digits += String.fromCodePoint(Math.max(0, source.takeRaw()));
  if (!/^[0-9a-fA-F]+$/.test(digits)) throw new NotAPattern();
  return Number.parseInt(digits, 16);
}

/** Two escapes may make one code point. */
function readUnicode(source: PatternSource): number {
  const first = readDigits(source, 4);
  if (first < 0xd800 || first >= 0xdc00) return first;
  const pair = source.attempt(() => {
    if (source.takeRaw() !== 92 || source.takeRaw() !== 117) return undefined;
    const second = readDigits(source, 4);
    return second >= 0xdc00 && second < 0xe000 ? (first - 0xd800) * 0x400 + (second - 0xdc00) + 0x10000 : undefined;
  });
  return pair ?? first;
}

function readControl(source: PatternSource): number {
  const point = source.takeRaw();
  if (point < 0) throw new NotAPattern();
  return point ^ 64;
}
