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
const utf8 = (written: string): Uint8Array => new TextEncoder().encode(written);
const decoded = (bytes: Uint8Array) => textOfBytes(bytes, (encoding) => new TextDecoder(encoding));

/** The text, or the encoding and the place of what is none. */
function read(bytes: Uint8Array): string {
  const found = decoded(bytes);
  return found.ok ? found.text : `${found.encoding} ${found.line}:${found.column}`;
}

test.each([
  ["UTF-8", utf8(text)],
  ["UTF-8 with a mark", utf8(`\ufeff${text}`)],
  ["UTF-16, small end first", utf16(`\ufeff${text}`, true)],
  ["UTF-16, big end first", utf16(`\ufeff${text}`, false)],
  ["UTF-16 without a mark", utf16(text, true)],
  ["UTF-16 without a mark, big end first", utf16(text, false)],
])("%s is read", (_, bytes) => {
  expect(read(bytes)).toBe(text);
});

test("an empty file is an empty text", () => {
  expect(read(new Uint8Array())).toBe("");
  expect(read(utf8("\ufeff"))).toBe("");
});

test("lines may end as any editor ends them", () => {
  expect(readableText("a\rb\r\nc\nd\r\re\r")).toBe("a\nb\r\nc\nd\n\ne\n");
  expect(readableText("\ufeffa")).toBe("a");
});

test("no bytes make reading fail", () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void decoded(bytes)));
});

test.each([
  ["Latin-1", Uint8Array.of(...utf8("int a;\n// f"), 0xfc, ...utf8("r\n")), "UTF-8 2:5"],
  ["Latin-1 behind letters of any length, and a mark", Uint8Array.of(...utf8("\ufeffé∈😀"), 0xe9), "UTF-8 1:5"],
  ["a letter that is cut off", utf8("a\rb\r\nc∈").subarray(0, -1), "UTF-8 3:2"],
  ["half of a pair in UTF-16", utf16("\ufeffab\ud83d", true), "UTF-16 1:3"],
  ["half of a letter in UTF-16", utf16("\ufeffab", false).subarray(0, -1), "UTF-16 1:2"],
])("%s is not taken for other letters", (_, bytes, place) => {
  expect(read(bytes)).toBe(place);
});

test("a replacement character that was written is one", () => {
  const written = "a\ufffd😀\ufffd\n\ufffd";
  expect(read(utf8(written))).toBe(written);
  expect(read(utf16(`\ufeff${written}`, true))).toBe(written);
  expect(read(utf16(`\ufeff${written}`, false))).toBe(written);
  expect(read(Uint8Array.of(...utf8(written), 0xff))).toBe("UTF-8 2:2");
});

test("bytes are a text exactly where a strict decoder takes them for one", () => {
  const strict = new TextDecoder("utf-8", { fatal: true });
  const isText = (bytes: Uint8Array): boolean => {
    try {
      strict.decode(bytes);
      return true;
    } catch {
      return false;
    }
  };
  const letters = fc.string({ unit: "binary" }).map(utf8);
  const parts = fc.oneof(letters, fc.uint8Array({ min: 1, maxLength: 4 }));
  fc.assert(
    fc.property(fc.array(parts), (written) => {
      const bytes = Uint8Array.from([...utf8("ab"), ...written.flatMap((part) => [...part])]);
      fc.pre(!bytes.includes(0));
      expect(decoded(bytes).ok).toBe(isText(bytes));
    }),
  );
});
