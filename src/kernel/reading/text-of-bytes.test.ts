import fc from "fast-check";
import { expect, test } from "vitest";
import { readableText, textOfBytes } from "./text-of-bytes.ts";

const text = "class 方法 { // ∈\n}";
const utf16 = (written: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    [...Array(written.length).keys()].flatMap((place) => {
      const unit = written.charCodeAt(place);
      return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
    }),
  );
const read = (bytes: Uint8Array): string => textOfBytes(bytes, (encoding) => new TextDecoder(encoding));

test.each([
  ["UTF-8", new TextEncoder().encode(text)],
  ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${text}`)],
  ["UTF-16, small end first", utf16(`\ufeff${text}`, true)],
  ["UTF-16, big end first", utf16(`\ufeff${text}`, false)],
  ["UTF-16 without a mark", utf16(text, true)],
  ["UTF-16 without a mark, big end first", utf16(text, false)],
])("%s is read", (_, bytes) => {
  expect(read(bytes)).toBe(text);
});

test("an empty file is an empty text", () => {
  expect(read(new Uint8Array())).toBe("");
  expect(read(new TextEncoder().encode("\ufeff"))).toBe("");
});

test("lines may end as any editor ends them", () => {
  expect(readableText("a\rb\r\nc\nd\r\re\r")).toBe("a\nb\r\nc\nd\n\ne\n");
  expect(readableText("\ufeffa")).toBe("a");
});

test("no bytes make reading fail", () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void read(bytes)));
});
