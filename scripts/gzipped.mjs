import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const pack = promisify(gzip);

/** Names whose files are not compressed already. */
const packable = new Set([
  ".css",
  ".html",
  ".ico",
  ".js",
  ".json",
  ".mjs",
  ".svg",
  ".ttf",
  ".txt",
  ".wasm",
  ".webmanifest",
]);

/**
 * Whether a file is sent in fewer bytes to those who take it so.
 * @param {string} file
 */
export function isPackable(file) {
  return packable.has(extname(file));
}

/**
 * Whether who asks takes gzip: it is named, or all encodings are, and not with a weight of nothing.
 * @param {string | readonly string[] | undefined} accepted the header `Accept-Encoding`
 */
export function takesGzip(accepted) {
  const weights = new Map(
    String(accepted ?? "")
      .toLowerCase()
      .split(",")
      .map((each) => {
        const [name = "", ...parameters] = each.split(";").map((part) => part.trim());
        const weight = parameters.find((part) => part.startsWith("q="));
        return [name, weight === undefined ? 1 : Number(weight.slice(2))];
      }),
  );
  return (weights.get("gzip") ?? weights.get("*") ?? 0) > 0;
}

/** @returns {(file: string) => Promise<Buffer>} what a file is in gzip, packed once for each time that it was written */
export function packer() {
  /** @type {Map<string, { readonly version: string, readonly packed: Promise<Buffer> }>} */
  const kept = new Map();
  return async (file) => {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    const known = kept.get(file);
    if (known?.version === version) return known.packed;
    const packed = readFile(file).then((content) => pack(content));
    kept.set(file, { version, packed });
    return packed;
  };
}
