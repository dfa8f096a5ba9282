import type { Intrinsic, Intrinsics } from "../machine/intrinsic.ts";
import { Raise } from "../machine/signals.ts";
import { decodeUtf8, encodeUtf8 } from "../values/utf8.ts";
import { JavaString, type Value } from "../values/values.ts";
import { array, number, text } from "./arguments.ts";
import { isWhitespace } from "./numbers.ts";

/** A changed text is a new object; an unchanged one is the receiver itself, as in Java. */
function made(compute: (text: string, a: Value, b: Value) => string): Intrinsic {
  return (call, self, a, b) => {
    const before = text(self);
    const after = compute(before, a, b);
    return after === before ? self : call.string(after);
  };
}

function found(compute: (text: string, a: Value, b: Value) => Value): Intrinsic {
  return (_, self, a, b) => compute(text(self), a, b);
}

export function hashOfText(value: string): number {
  let hash = 0;
  for (let i = 0; i < value.length; i++) hash = (Math.imul(hash, 31) + value.charCodeAt(i)) | 0;
  return hash;
}

function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Character by character, as Java folds case: never one into two. */
function foldCase(value: string): string {
  return Array.from(value, (character) => {
    const upper = character.toUpperCase();
    const lower = (upper.length === character.length ? upper : character).toLowerCase();
    return lower.length === character.length ? lower : character;
  }).join("");
}

/** Of a character given as an int, or of a text. */
function needle(value: Value): string {
  if (typeof value !== "number") return text(value);
  return value >= 0 && value <= 0x10ffff ? String.fromCodePoint(value) : "\0\0not a character";
}

function lastIndexOf(self: string, part: Value, from: Value): number {
  return number(from) < 0 ? -1 : self.lastIndexOf(needle(part), number(from));
}

function stripped(value: string, atStart: boolean, atEnd: boolean): string {
  let start = 0;
  let end = value.length;
  while (atStart && start < end && isWhitespace(value.charCodeAt(start))) start += 1;
  while (atEnd && end > start && isWhitespace(value.charCodeAt(end - 1))) end -= 1;
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
function part(values: Value, offset: Value, count: Value): ArrayLike<number> {
  const { elements } = array(values);
  const [from, length] = [number(offset), number(count)];
  if (from < 0 || length < 0 || from + length > elements.length) {
    throw new Raise("StringIndexOutOfBoundsException", `offset ${from}, count ${length}, length ${elements.length}`);
  }
  return Array.from({ length }, (_, i) => Number(elements[from + i]));
}

function charactersOf(codes: ArrayLike<number>): string {
  return Array.from(codes, (code) => String.fromCharCode(code)).join("");
}

function become(self: Value, value: Value): null {
  if (self instanceof JavaString) self.text = text(value);
  return null;
}

/** Texts. What they make is attributed to the `new String` in the library's source. */
export const STRINGS: Intrinsics = {
  "String.<init>(String)": (_, self, value) => become(self, value),
  "String.become(String)": (_, self, value) => become(self, value),
  "String.textOf(char[],int,int)": (call, values, offset, count) =>
    call.string(charactersOf(part(values, offset, count))),
  "String.decoded(byte[],int,int)": (call, values, offset, count) =>
    call.string(decodeUtf8(part(values, offset, count))),
  "String.length()": found((self) => self.length),
  "String.isEmpty()": found((self) => self === ""),
  "String.isBlank()": found((self) => stripped(self, true, false) === ""),
  "String.charAt(int)": (_, self, at) => {
    const value = text(self);
    const index = number(at);
    checkIndex(value, index);
    return value.charCodeAt(index);
  },
  "String.codePointAt(int)": found((self, at) => {
    const point = self.codePointAt(number(at));
    if (point !== undefined) return point;
    throw new Raise("StringIndexOutOfBoundsException", `index ${number(at)}, length ${self.length}`);
  }),
  "String.codePointCount(int,int)": found(
    (self, start, end) => [...substring(self, number(start), number(end))].length,
  ),
  "String.hashCode()": (_, self) => {
    if (!(self instanceof JavaString)) return 0;
    self.hash ??= hashOfText(self.text);
    return self.hash;
  },
  "String.equals(Object)": found((self, other) => other instanceof JavaString && other.text === self),
  "String.equalsIgnoreCase(String)": found(
    (self, other) => other instanceof JavaString && foldCase(other.text) === foldCase(self),
  ),
  "String.compareTo(String)": found((self, other) => compareTexts(self, text(other))),
  "String.compareToIgnoreCase(String)": found((self, other) => compareTexts(foldCase(self), foldCase(text(other)))),
  "String.indexOf(int)": found((self, part) => self.indexOf(needle(part))),
  "String.indexOf(int,int)": found((self, part, from) => self.indexOf(needle(part), number(from))),
  "String.indexOf(String)": found((self, part) => self.indexOf(text(part))),
  "String.indexOf(String,int)": found((self, part, from) => self.indexOf(text(part), number(from))),
  "String.lastIndexOf(int)": found((self, part) => self.lastIndexOf(needle(part))),
  "String.lastIndexOf(int,int)": found(lastIndexOf),
  "String.lastIndexOf(String)": found((self, part) => self.lastIndexOf(text(part))),
  "String.lastIndexOf(String,int)": found(lastIndexOf),
  "String.startsWith(String)": found((self, prefix) => self.startsWith(text(prefix))),
  "String.startsWith(String,int)": found(
    (self, prefix, from) =>
      number(from) >= 0 && self.startsWith(text(prefix), number(from)) && number(from) <= self.length,
  ),
  "String.endsWith(String)": found((self, suffix) => self.endsWith(text(suffix))),
  "String.substring(int,int)": made((self, start, end) => substring(self, number(start), number(end))),
  "String.concat(String)": made((self, other) => self + text(other)),
  "String.replace(char,char)": made((self, old, by) =>
    self.replaceAll(String.fromCharCode(number(old)), () => String.fromCharCode(number(by))),
  ),
  "String.replaceText(String,String)": made((self, old, by) => self.replaceAll(text(old), () => text(by))),
  "String.toLowerCase()": made((self) => self.toLowerCase()),
  "String.toUpperCase()": made((self) => self.toUpperCase()),
  "String.trim()": made((self) => self.replaceAll(/^[\0- ]+|[\0- ]+$/g, "")),
  "String.strip()": made((self) => stripped(self, true, true)),
  "String.stripLeading()": made((self) => stripped(self, true, false)),
  "String.stripTrailing()": made((self) => stripped(self, false, true)),
  "String.repeat(int)": made((self, count) => {
    const times = number(count);
    if (times < 0) throw new Raise("IllegalArgumentException", `count is negative: ${times}`);
    return self.repeat(times);
  }),
  "String.intern()": (call, self) => (self instanceof JavaString ? call.machine.interned(self.text, () => self) : null),
  "String.toCharArray()": (call, self) => {
    const value = text(self);
    return call.array(
      "char",
      Array.from({ length: value.length }, (_, i) => value.charCodeAt(i)),
    );
  },
  "String.getBytes()": (call, self) => call.array("byte", encodeUtf8(text(self))),
  "StringBuilder.reversed(String)": (call, value) => call.string(reversed(text(value))),
  "StringBuffer.reversed(String)": (call, value) => call.string(reversed(text(value))),
};

/** Surrogate pairs keep their order. */
function reversed(value: string): string {
  return [...value].reverse().join("");
}
