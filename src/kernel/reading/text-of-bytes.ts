import type { Misread } from "../errors.ts";

/** How the bytes of a file stand for letters. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** What the platform decodes with: `(encoding) => new TextDecoder(encoding)`. It takes a mark at the beginning away. */
export type DecoderOf = (encoding: Encoding) => { decode(bytes: Uint8Array): string };

/** The result of decoding the bytes of a file. */
type TextOfBytes = { readonly ok: true; readonly text: string } | ({ readonly ok: false } & Misread);

/** The character that decoders write for bytes that are not a character. A text may contain it, too. */
const REPLACEMENT = "\ufffd";

/** The text of a file: UTF-8 or UTF-16, with a mark or without. Lines that end with a lone `\r` end with `\n`. */
export function textOfBytes(bytes: Uint8Array, decoderOf: DecoderOf): TextOfBytes {
  const encoding = encodingOf(bytes);
  const text = decoderOf(encoding).decode(bytes);
  const wrong = wrongPlace(text, bytes, encoding);
  if (wrong === undefined) return { ok: true, text: readableText(text) };
  const lines = readableText(text.slice(0, wrong)).split("\n");
  const column = (lines.at(-1) ?? "").length + 1;
  return { ok: false, encoding: encoding === "utf-8" ? "UTF-8" : "UTF-16", line: lines.length, column };
}

/** The same of a text that is no file: it may have a mark, too. */
export function readableText(text: string): string {
  const unmarked = text.startsWith("\ufeff") ? text.slice(1) : text;
  return unmarked.includes("\r") ? unmarked.replaceAll(/\r(?!\n)/g, "\n") : unmarked;
}

/** Where the decoder replaced bytes: the first replacement in the text that is not in the bytes, too. */
function wrongPlace(text: string, bytes: Uint8Array, encoding: Encoding): number | undefined {
  if (!text.includes(REPLACEMENT)) return undefined;
  let at = markLength(bytes, encoding);
  for (let place = 0; place < text.length; place++) {
    if (text[place] === REPLACEMENT && !isReplacement(bytes, at, encoding)) return place;
    at += encoding === "utf-8" ? lengthInUtf8(text.charCodeAt(place)) : 2;
  }
  return undefined;
}

function markLength([first, second, third]: Uint8Array, encoding: Encoding): number {
  if (encoding === "utf-8") return first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 2 : 0;
}

function isReplacement(bytes: Uint8Array, at: number, encoding: Encoding): boolean {
  const [first, second, third] = bytes.subarray(at, at + 3);
  if (encoding === "utf-8") return first === 0xef && second === 0xbf && third === 0xbd;
  return encoding === "utf-16le" ? first === 0xfd && second === 0xff : first === 0xff && second === 0xfd;
}

/** Of a letter with two units (a surrogate pair) each counts for half. */
function lengthInUtf8(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
}

/** How many bytes are looked at where no mark says the encoding. */
const LOOKED_AT = 4_096;

/** Texts have no zero characters, and programs have ASCII: in UTF-16 one of its two bytes is zero, always the same one. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (const [place, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd > 0) return "utf-16le";
  return odd === 0 && even > 0 ? "utf-16be" : "utf-8";
}
