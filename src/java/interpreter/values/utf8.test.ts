import { expect, test } from "vitest";
import { decodeUtf8, encodeUtf8 } from "./utf8.ts";

/** Recorded with Java 17; a question mark is U+FFFD. */
test.each([
  ["41", "A"],
  ["c3 a9", "\u00e9"],
  ["e2 82 ac", "\u20ac"],
  ["f0 9f 98 80", "\ud83d\ude00"],
  ["80", "?"],
  ["c3", "?"],
  ["c3 41", "?A"],
  ["c0 80", "??"],
  ["c1 bf", "??"],
  ["e2 82", "?"],
  ["e2 82 41", "?A"],
  ["e2 41", "?A"],
  ["e0 80 80", "???"],
  ["e0 9f bf", "???"],
  ["e0 a0 80", "\u0800"],
  ["ed a0 80", "?"],
  ["ed a0 80 41", "?A"],
  ["f0 9f 98", "?"],
  ["f0 9f 41", "?A"],
  ["f0 9f", "?"],
  ["f0 80 80 80", "????"],
  ["f0 8f bf bf", "????"],
  ["f4 8f bf bf", "\udbff\udfff"],
  ["f4 90 80 80", "????"],
  ["f5 80 80 80", "????"],
  ["ff 41", "?A"],
  ["e2 82 e2 82 ac", "?\u20ac"],
  ["f0 9f 98 41", "?A"],
])("the bytes %s", (hexadecimal, text) => {
  const bytes = hexadecimal.split(" ").map((byte) => Number.parseInt(byte, 16));
  expect(decodeUtf8(bytes).replaceAll("\ufffd", "?")).toBe(text);
  expect(decodeUtf8(Int8Array.from(bytes))).toBe(decodeUtf8(bytes));
});

test("a text comes back from its bytes, half surrogate pairs as question marks", () => {
  for (const text of ["", "a\u007f\u0080é߿ࠀ€\uffff😀\u{10ffff}"]) expect(decodeUtf8(encodeUtf8(text))).toBe(text);
  expect(encodeUtf8("\ud83da\ude00")).toEqual([0x3f, 0x61, 0x3f]);
});
