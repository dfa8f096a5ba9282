import { deflateSync, Inflate, strToU8 } from "fflate";
import { type InputFile, MEGABYTE } from "../../../kernel/index.ts";
import { sameFiles } from "../program/index.ts";

/** Why the program of a link cannot be shown. */
export type CodeProblem =
  | { readonly kind: "unreadable-code" }
  /** Written by a version that packs programs in another way: `v2`. */
  | { readonly kind: "newer-version"; readonly found: string }
  | { readonly kind: "too-much-code"; readonly megabytes: number }
  | { readonly kind: "too-many-files"; readonly limit: number };

/** Limits of a program that comes by a link, the first in megabytes of UTF-8. */
const MAX_MEGABYTES = 2;
const MAX_FILES = 1_000;
/** Quoting can make a text longer: one of line ends alone twice as long. */
const MAX_JSON_BYTES = 2 * MAX_MEGABYTES * MEGABYTE;
/** Compressed bytes that are inflated at once: they become a thousand times as many at most. */
const INFLATED_AT_ONCE = 512;

/**
 * `v1.` and the deflated JSON in the URL-safe Base64 alphabet; what is too large for a link is named by its document, if it has one.
 */
export function encodeFiles(files: readonly InputFile[], document?: string): string {
  if (document !== undefined && !fitsLink(files)) return `document=${document}`;
  return `v1.${pack(files.map(({ name, text }) => [name, text]))}`;
}

/** JSON, deflated, in the URL-safe Base64 alphabet. */
export function pack(value: unknown): string {
  const packed = deflateSync(strToU8(JSON.stringify(value)), { level: 9 });
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What was packed; undefined if it has more bytes than allowed. Throws if the text is damaged. */
export function unpack(text: string, maxBytes: number): unknown {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const json = inflateWithin(
    maxBytes,
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
  );
  return json === undefined ? undefined : JSON.parse(json);
}

/** As {@link encodeFiles}; a text that has not changed since the last time is not packed again. */
export function packer(encode = encodeFiles): typeof encodeFiles {
  let last:
    | { readonly files: readonly InputFile[]; readonly document: string | undefined; readonly packed: string }
    | undefined;
  return (files, document) => {
    if (last === undefined || last.document !== document || !sameFiles(last.files, files))
      last = { files, document, packed: encode(files, document) };
    return last.packed;
  };
}

/** As {@link pack} for the text of an exercise, which is not packed again either. */
export function exercisePacker(): (text: string) => string {
  let last: { readonly text: string; readonly packed: string } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, packed: pack(text) };
    return last.packed;
  };
}

/** Whether a part of a link is a program: `v1.` and its text, or that of another version. */
export function isCode(part: string): boolean {
  return /^v\d+\./.test(part);
}

/** The files of a `v1.` text. Memory stays within the limits, whatever the text inflates to. */
export function decodeFiles(text: string): readonly InputFile[] | CodeProblem {
  const version = /^v(\d+)\./.exec(text)?.[1];
  if (version === undefined) return { kind: "unreadable-code" };
  if (version !== "1") return { kind: "newer-version", found: `v${version}` };
  try {
    const value = unpack(text.slice(3), MAX_JSON_BYTES);
    return value === undefined ? tooMuchCode : filesOf(value);
  } catch {
    return { kind: "unreadable-code" };
  }
}

const tooMuchCode: CodeProblem = { kind: "too-much-code", megabytes: MAX_MEGABYTES };

function filesOf(value: unknown): readonly InputFile[] | CodeProblem {
  if (!Array.isArray(value) || value.length === 0) return { kind: "unreadable-code" };
  if (value.length > MAX_FILES) return { kind: "too-many-files", limit: MAX_FILES };
  if (!value.every(isPair)) return { kind: "unreadable-code" };
  const files = value.map(([name, text]) => ({ name, text }));
  return fitsLink(files) ? files : tooMuchCode;
}

/** Whether a program is small enough for a link. */
export function fitsLink(files: readonly InputFile[]): boolean {
  if (files.length > MAX_FILES) return false;
  const encoder = new TextEncoder();
  return files.reduce((sum, { text }) => sum + encoder.encode(text).length, 0) <= MAX_MEGABYTES * MEGABYTE;
}

/** The inflated text, or undefined as soon as it has more bytes than allowed. Throws if the data are damaged. */
export function inflateWithin(maxBytes: number, packed: Uint8Array): string | undefined {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  const inflater = new Inflate((chunk) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) text += decoder.decode(chunk, { stream: true });
  });
  for (let from = 0; from < packed.length && bytes <= maxBytes; from += INFLATED_AT_ONCE) {
    const to = from + INFLATED_AT_ONCE;
    inflater.push(packed.subarray(from, to), to >= packed.length);
  }
  return bytes > maxBytes ? undefined : text + decoder.decode();
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === "string");
}
