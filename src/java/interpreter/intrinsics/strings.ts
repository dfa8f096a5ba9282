import type { Intrinsic, Intrinsics, NativeCall } from "../machine/intrinsic.ts";
import { Raise } from "../machine/signals.ts";
import type { Work } from "../patterns/index.ts";
import { decodeUtf8, encodeUtf8 } from "../values/utf8.ts";
import { JavaString, type Value } from "../values/values.ts";
import { array, number, text } from "./arguments.ts";
import { isWhitespace, trimmedText } from "./numbers.ts";
import { indexOfText, lastIndexOfText, replaceText } from "./search.ts";

/** How many characters of a text are copied or compared in one turn of a tight loop. */
const CHARACTERS_A_TURN = 8;
/** Room for what is made of each character on the way. */
const BYTES_ON_THE_WAY = 16;

/** The text of a String whose characters are looked at. */
function characters({ machine }: NativeCall, value: Value): string {
  const all = text(value);
  if (value instanceof JavaString && !value.isFlat) {
    value.isFlat = true;
    machine.work(all.length / CHARACTERS_A_TURN);
  }
  return all;
}

/** A changed text is a new object; an unchanged one is the receiver itself, as in Java. */
function made(compute: (text: string, a: Value, b: Value, work: Work) => string): Intrinsic {
  return (call, self, a, b) => {
    const before = characters(call, self);
    const after = compute(before, a, b, (turns) => call.machine.work(turns));
    if (after.length === before.length) {
      call.machine.work(after.length / CHARACTERS_A_TURN);
      if (after === before) return self;
    }
    return call.string(after);
  };
}

function found(compute: (text: string, a: Value, b: Value, work: Work) => Value): Intrinsic {
  return (call, self, a, b) => compute(characters(call, self), a, b, (turns) => call.machine.work(turns));
}

/** As `made`, with a list of all characters on the way. */
function rewritten(rewrite: (text: string) => string): Intrinsic {
  return (call, value) => {
    const before = characters(call, value);
    call.machine.heap.takeBlock(BYTES_ON_THE_WAY * before.length);
    return call.string(rewrite(before));
  };
}

function hashOfText(value: string): number {
  let hash = 0;
  for (let i = 0; i < value.length; i++) hash = (Math.imul(hash, 31) + value.charCodeAt(i)) | 0;
  return hash;
}

function compareTexts(a: string, b: string, work: Work): number {
  const length = Math.min(a.length, b.length);
  work(length);
  for (let i = 0; i < length; i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Character by character, as Java folds case: never one into two, of which İ becomes i. */
function foldCase(point: number): string {
  if (point === 0x130) return "i";
  const character = String.fromCodePoint(point);
  const upper = character.toUpperCase();
  const lower = (upper.length === character.length ? upper : character).toLowerCase();
  return lower.length === character.length ? lower : character;
}

function compareIgnoringCase(a: string, b: string, work: Work): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; ) {
    if (i % REPORT_EVERY === 0) work(REPORT_EVERY);
    const [left, right] = [a.codePointAt(i) ?? 0, b.codePointAt(i) ?? 0];
    if (left !== right) {
      const difference = compareTexts(foldCase(left), foldCase(right), work);
      if (difference !== 0) return difference;
    }
    i += left > 0xffff ? 2 : 1;
  }
  return a.length - b.length;
}

/** Characters between two reports of work. */
const REPORT_EVERY = 4_096;

/** Of a character given as an int, or of a text. */
function needle(value: Value): string {
  if (typeof value !== "number") return text(value);
  return value >= 0 && value <= 0x10ffff ? String.fromCodePoint(value) : "\0\0not a character";
}

function stripped(value: string, atStart: boolean, atEnd: boolean, work: Work): string {
  let start = 0;
  let end = value.length;
  const isBlank = (at: number): boolean => {
    if (at % REPORT_EVERY === 0) work(REPORT_EVERY);
    return isWhitespace(value.charCodeAt(at));
  };
  while (atStart && start < end && isBlank(start)) start += 1;
  while (atEnd && end > start && isBlank(end - 1)) end -= 1;
  return value.slice(start, end);
}

function checkIndex(self: string, index: number): void {
  if (index < 0 || index >= self.length) {
    throw new Raise("StringIndexOutOfBoundsException", `String index out of range: ${index}`);
  }
}

function substring(self: string, start: number, end: number): string {
  if (start < 0 || end > self.length || start > end) {
    throw new Raise("StringIndexOutOfBoundsException", `begin ${start}, end ${end}, length ${self.length}`);
  }
  return self.slice(start, end);
}

/** The bytes or characters from `offset`, `count` of them. */
function part(values: Value, offset: Value, count: Value): Int8Array | Uint16Array {
  const elements = array(values).elements as unknown as Uint16Array;
  const [from, length] = [number(offset), number(count)];
  if (from < 0 || length < 0 || from + length > elements.length) {
    throw new Raise("StringIndexOutOfBoundsException", `offset ${from}, count ${length}, length ${elements.length}`);
  }
  return elements.subarray(from, from + length);
}

function charactersOf(codes: Int8Array | Uint16Array, work: Work): string {
  let result = "";
  for (let i = 0; i < codes.length; i += REPORT_EVERY) {
    const some = codes.subarray(i, i + REPORT_EVERY);
    work(TURNS_A_CODE * some.length);
    result += String.fromCharCode(...some);
  }
  return result;
}

/** What making a character of its code takes. */
const TURNS_A_CODE = 8;

/** Each character for itself. */
function unitsOf(value: string): Uint16Array {
  const units = new Uint16Array(value.length);
  for (let i = 0; i < value.length; i++) units[i] = value.charCodeAt(i);
  return units;
}

function become(self: Value, value: Value): null {
  if (self instanceof JavaString) self.text = text(value);
  return null;
}

/**
 * Texts, as in Java. What they make is attributed to the `new String` in the library's source. `become`: the receiver,
 * which is just being made, gets the characters of the argument. `textOf`, `decoded` (UTF-8): of a part of an array.
 * `charAt`, `codePointAt`, `substring`, `repeat`, `textOf`, `decoded` throw the exception of their body, with its message,
 * when an index or a count is wrong. `indexOf(int)` takes a code point. `trim` takes away what is at most a blank, `strip`
 * what `Character.isWhitespace` says. `toUpperCase` and `toLowerCase` are of the root locale. `replaceText` is `replace`
 * of one text by another. `intern`: the one string of this text; it is the literal where the program has one. `reversed`:
 * the characters from the last to the first; surrogate pairs keep their order.
 */
export const STRINGS: Intrinsics = {
  "String.<init>(String)": (_, self, value) => become(self, value),
  "String.become(String)": (_, self, value) => become(self, value),
  "String.textOf(char[],int,int)": (call, values, offset, count) =>
    call.string(charactersOf(part(values, offset, count), (turns) => call.machine.work(turns))),
  "String.decoded(byte[],int,int)": (call, values, offset, count) => {
    const bytes = part(values, offset, count);
    call.machine.heap.takeBlock(BYTES_ON_THE_WAY * bytes.length);
    return call.string(decodeUtf8(bytes));
  },
  "String.length()": (_, self) => text(self).length,
  "String.isEmpty()": (_, self) => text(self) === "",
  "String.isBlank()": found((self, _, __, work) => stripped(self, true, false, work) === ""),
  "String.charAt(int)": (call, self, at) => {
    const value = characters(call, self);
    const index = number(at);
    checkIndex(value, index);
    return value.charCodeAt(index);
  },
  "String.codePointAt(int)": found((self, at) => {
    const point = self.codePointAt(number(at));
    if (point !== undefined) return point;
    throw new Raise("StringIndexOutOfBoundsException", `index ${number(at)}, length ${self.length}`);
  }),
  "String.codePointCount(int,int)": found((self, start, end, work) => {
    const whole = substring(self, number(start), number(end));
    let count = 0;
    for (let i = 0; i < whole.length; i += (whole.codePointAt(i) ?? 0) > 0xffff ? 2 : 1) count += 1;
    work(count);
    return count;
  }),
  "String.hashCode()": (call, self) => {
    if (!(self instanceof JavaString)) return 0;
    if (self.hash === undefined) {
      call.machine.work(self.text.length);
      self.hash = hashOfText(self.text);
    }
    return self.hash;
  },
  "String.equals(Object)": (call, self, other) => {
    if (!(other instanceof JavaString) || other.text.length !== text(self).length) return false;
    call.machine.work(other.text.length / CHARACTERS_A_TURN);
    return other.text === text(self);
  },
  "String.equalsIgnoreCase(String)": found(
    (self, other, _, work) =>
      other instanceof JavaString &&
      other.text.length === self.length &&
      compareIgnoringCase(self, other.text, work) === 0,
  ),
  "String.compareTo(String)": found((self, other, _, work) => compareTexts(self, text(other), work)),
  "String.compareToIgnoreCase(String)": found((self, other, _, work) => compareIgnoringCase(self, text(other), work)),
  "String.indexOf(int)": found((self, part, _, work) => indexOfText(self, needle(part), 0, work)),
  "String.indexOf(int,int)": found((self, part, from, work) => indexOfText(self, needle(part), number(from), work)),
  "String.indexOf(String)": found((self, part, _, work) => indexOfText(self, text(part), 0, work)),
  "String.indexOf(String,int)": found((self, part, from, work) => indexOfText(self, text(part), number(from), work)),
  "String.lastIndexOf(int)": found((self, part, _, work) => lastIndexOfText(self, needle(part), self.length, work)),
  "String.lastIndexOf(int,int)": found((self, part, from, work) =>
    lastIndexOfText(self, needle(part), number(from), work),
  ),
  "String.lastIndexOf(String)": found((self, part, _, work) => lastIndexOfText(self, text(part), self.length, work)),
  "String.lastIndexOf(String,int)": found((self, part, from, work) =>
    lastIndexOfText(self, text(part), number(from), work),
  ),
  "String.startsWith(String)": found((self, prefix, _, work) => {
    work(text(prefix).length / CHARACTERS_A_TURN);
    return self.startsWith(text(prefix));
  }),
  "String.startsWith(String,int)": found((self, prefix, from, work) => {
    work(text(prefix).length / CHARACTERS_A_TURN);
    return number(from) >= 0 && number(from) <= self.length && self.startsWith(text(prefix), number(from));
  }),
  "String.endsWith(String)": found((self, suffix, _, work) => {
    work(text(suffix).length / CHARACTERS_A_TURN);
    return self.endsWith(text(suffix));
  }),
  "String.substring(int,int)": made((self, start, end) => substring(self, number(start), number(end))),
  "String.concat(String)": made((self, other) => self + text(other)),
  "String.replace(char,char)": made((self, old, by, work) =>
    replaceText(self, String.fromCharCode(number(old)), String.fromCharCode(number(by)), work),
  ),
  "String.replaceText(String,String)": made((self, old, by, work) => replaceText(self, text(old), text(by), work)),
  "String.toLowerCase()": made((self, _, __, work) => {
    work(self.length);
    return self.toLowerCase();
  }),
  "String.toUpperCase()": made((self, _, __, work) => {
    work(self.length);
    return self.toUpperCase();
  }),
  "String.trim()": made((self, _, __, work) => {
    const trimmed = trimmedText(self);
    work(self.length - trimmed.length);
    return trimmed;
  }),
  "String.strip()": made((self, _, __, work) => stripped(self, true, true, work)),
  "String.stripLeading()": made((self, _, __, work) => stripped(self, true, false, work)),
  "String.stripTrailing()": made((self, _, __, work) => stripped(self, false, true, work)),
  "String.repeat(int)": made((self, count) => {
    const times = number(count);
    if (times < 0) throw new Raise("IllegalArgumentException", `count is negative: ${times}`);
    return self.repeat(times);
  }),
  "String.intern()": (call, self) =>
    self instanceof JavaString ? call.machine.globals.interned(self.text, () => self) : null,
  "String.toCharArray()": (call, self) => {
    const value = characters(call, self);
    call.machine.work(value.length);
    return call.array("char", unitsOf(value));
  },
  "String.getBytes()": (call, self) => {
    const value = characters(call, self);
    call.machine.heap.takeBlock(BYTES_ON_THE_WAY * value.length);
    return call.array("byte", encodeUtf8(value));
  },
  "StringBuilder.reversed(String)": rewritten(reversed),
  "StringBuffer.reversed(String)": rewritten(reversed),
};

/** Surrogate pairs keep their order. */
function reversed(value: string): string {
  return [...value].reverse().join("");
}
