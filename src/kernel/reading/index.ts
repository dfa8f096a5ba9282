export { MAX_CHARACTERS, readText } from "./read-text.ts";
export { type DecoderOf, readableText, textOfBytes } from "./text-of-bytes.ts";
