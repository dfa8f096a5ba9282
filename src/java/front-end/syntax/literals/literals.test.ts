import { expect, test } from "vitest";
import { readCharacter, readFloating, readInteger, readString } from "./literals.ts";

test.each([
  ["0", false, 0],
  ["1_000", false, 1000],
  ["2147483647", false, 2147483647],
  ["2147483648", true, -2147483648],
  ["0xFFFFFFFF", false, -1],
  ["0b101", false, 5],
  ["017", false, 15],
  ["0_7", false, 7],
])("int %s (negated: %s) is %d", (text, isNegated, value) => {
  expect(readInteger(text, isNegated)).toEqual({ ok: true, value: { kind: "int", value } });
});

test.each([
  ["0L", false, 0n],
  ["9223372036854775807L", false, 9223372036854775807n],
  ["9223372036854775808L", true, -9223372036854775808n],
  ["0xFFFFFFFFFFFFFFFFL", false, -1n],
])("long %s (negated: %s)", (text, isNegated, value) => {
  expect(readInteger(text, isNegated)).toEqual({ ok: true, value: { kind: "long", value } });
});

test.each([
  ["1.5", "double", 1.5],
  [".5e1", "double", 5],
  ["1e-3d", "double", 0.001],
  ["2f", "float", 2],
  ["0.1f", "float", Math.fround(0.1)],
])("floating-point %s", (text, kind, value) => {
  expect(readFloating(text)).toEqual({ ok: true, value: { kind, value } });
});

test.each([
  ["'a'", 97],
  ["'\\n'", 10],
  ["'\\''", 39],
  ["'\\u0041'", 65],
  ["'\\7'", 7],
  ["'据'", 0x636e],
])("character %s", (text, value) => {
  expect(readCharacter(text)).toEqual({ ok: true, value: { kind: "char", value } });
});

test.each([
  ['""', ""],
  ['"a\\tb"', "a\tb"],
  ['"\\"\\\\"', '"\\'],
  ['"\\101\\u00fc"', "Aü"],
  ['"😀"', "😀"],
])("text %s", (text, value) => {
  expect(readString(text)).toEqual({ ok: true, value: { kind: "string", value } });
});

test.each([
  [readInteger("2147483648", false)],
  [readInteger("9223372036854775808L", false)],
  [readInteger("0x1FFFFFFFF", false)],
  [readInteger("09", false)],
  [readFloating("1e400")],
  [readFloating("1e40f")],
  [readCharacter("'ab'")],
  [readCharacter("'\\q'")],
  [readString('"\\"')],
  [readString('"a\nb"')],
])("what is no literal is refused: %j", (reading) => {
  expect(reading.ok).toBe(false);
});
