/** How the bytes of a file stand for letters. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** What the platform decodes with: `(encoding) => new TextDecoder(encoding)`. It takes a mark at the beginning away. */
export type DecoderOf = (encoding: Encoding) => { decode(bytes: Uint8Array): string };

/** The text of a file: UTF-8 or UTF-16, with a mark or without. Lines that end with a lone `\r` end with `\n`. */
export function textOfBytes(bytes: Uint8Array, decoderOf: DecoderOf): string {
  return readableText(decoderOf(encodingOf(bytes)).decode(bytes));
}

/** The same of a text that is no file: it may have a mark, too. */
export function readableText(text: string): string {
  const unmarked = text.startsWith("\ufeff") ? text.slice(1) : text;
  return unmarked.includes("\r") ? unmarked.replaceAll(/\r(?!\n)/g, "\n") : unmarked;
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
