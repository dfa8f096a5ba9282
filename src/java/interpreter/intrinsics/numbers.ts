import type { Intrinsic, Intrinsics } from "../machine/intrinsic.ts";
import { Raise } from "../machine/signals.ts";
import { type Long, longOf } from "../numbers/longs.ts";
import { doubleText, floatText } from "../values/texts.ts";
import { number, text } from "./arguments.ts";

const BYTES = new DataView(new ArrayBuffer(8));

/** What `Double.parseDouble` takes: decimal, with an exponent and a type letter, or a name. Hexadecimal is not known. */
const NUMBER = /^[\0- ]*[+-]?(NaN|Infinity|((\d+\.?\d*|\.\d+)([eE][+-]?\d+)?)[fFdD]?)[\0- ]*$/;

function readDouble(source: string): number {
  if (!NUMBER.test(source)) throw new Raise("NumberFormatException", `For input string: "${source}"`);
  const trimmed = trimmedText(source);
  return Number(/(NaN|Infinity)$/.test(trimmed) ? trimmed.replace(/^[+-]NaN$/, "NaN") : trimmed.replace(/[fFdD]$/, ""));
}

/** Without what is at most a blank at both ends. */
export function trimmedText(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && value.charCodeAt(start) <= 32) start += 1;
  while (end > start && value.charCodeAt(end - 1) <= 32) end -= 1;
  return value.slice(start, end);
}

function category(pattern: RegExp): Intrinsic {
  return (_, point) => pattern.test(fromPoint(number(point)));
}

function fromPoint(point: number): string {
  return point >= 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
}

/** Characters whose other case is more than one character keep theirs, but for İ. */
function mapped(map: (character: string) => string): Intrinsic {
  return (_, value) => {
    const point = number(value);
    const other = map(fromPoint(point));
    const result = other.codePointAt(0);
    return result !== undefined && (fromPoint(result) === other || point === 0x130) ? result : point;
  };
}

function isWhitespace(point: number): boolean {
  if ((point >= 9 && point <= 13) || (point >= 28 && point <= 31)) return true;
  return point !== 0xa0 && point !== 0x2007 && point !== 0x202f && /^[\p{Zs}\p{Zl}\p{Zp}]$/u.test(fromPoint(point));
}

/**
 * Numbers, and what Unicode says of a code point; false, or the argument, where there is no such code point. `isNumber`:
 * whether `Double.parseDouble` takes a text that has no white space around it. `read`: its value. The texts of numbers
 * are not intrinsic: the library writes `"" + number`, and the concatenation knows Java's forms.
 */
export const NUMBERS: Intrinsics = {
  "Character.isAlphabetic(int)": category(/^\p{Alphabetic}$/u),
  "Character.isDigit(int)": category(/^\p{Nd}$/u),
  "Character.isLetter(int)": category(/^\p{L}$/u),
  "Character.isLowerCase(int)": category(/^\p{Lowercase}$/u),
  "Character.isSpaceChar(int)": category(/^[\p{Zs}\p{Zl}\p{Zp}]$/u),
  "Character.isUpperCase(int)": category(/^\p{Uppercase}$/u),
  "Character.isWhitespace(int)": (_, point) => isWhitespace(number(point)),
  "Character.toLowerCase(int)": mapped((character) => character.toLowerCase()),
  "Character.toUpperCase(int)": mapped((character) => character.toUpperCase()),
  "Double.doubleToRawLongBits(double)": (_, value) => {
    BYTES.setFloat64(0, number(value));
    return longOf(BYTES.getBigInt64(0));
  },
  "Double.isNumber(String)": (_, source) => NUMBER.test(text(source)),
  "Double.longBitsToDouble(long)": (_, bits) => {
    BYTES.setBigInt64(0, BigInt(bits as Long));
    return BYTES.getFloat64(0);
  },
  "Double.read(String)": (_, source) => readDouble(text(source)),
  "Double.toString(double)": (call, value) => call.string(doubleText(number(value))),
  "Float.floatToRawIntBits(float)": (_, value) => {
    BYTES.setFloat32(0, number(value));
    return BYTES.getInt32(0);
  },
  "Float.intBitsToFloat(int)": (_, bits) => {
    BYTES.setInt32(0, number(bits));
    return BYTES.getFloat32(0);
  },
  "Float.toString(float)": (call, value) => call.string(floatText(number(value))),
};

export { isWhitespace };
