import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import type { InputFile } from "../../../kernel/index.ts";

/** `v1.` and the deflated JSON in the URL-safe Base64 alphabet. */
export function encodeFiles(files: readonly InputFile[]): string {
  const packed = deflateSync(strToU8(JSON.stringify(files.map(({ name, text }) => [name, text]))), { level: 9 });
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return `v1.${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The files of a `v1.` text, or undefined if it is damaged. */
export function decodeFiles(text: string): readonly InputFile[] | undefined {
  try {
    const binary = atob(text.slice(3).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(strFromU8(inflateSync(bytes)));
    return Array.isArray(value) && value.length > 0 && value.every(isPair)
      ? value.map(([name, content]) => ({ name, text: content }))
      : undefined;
  } catch {
    return undefined;
  }
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === "string");
}
