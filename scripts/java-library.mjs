// A plugin for Vite: the class library of the Java front end, parsed, typed and lowered by the front end itself, as the
// module “virtual:java-library-image”. It is made once for a state of the sources and kept in node_modules/.cache.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { runnerImport } from "vite";
import { at } from "./paths.mjs";

const name = "virtual:java-library-image";
const resolved = `\0${name}`;
const cache = at("node_modules/.cache/fixscope");

/** @returns {import("vite").Plugin} */
export function javaLibraryImage() {
  return {
    name: "java-library-image",
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { files, image } = await libraryImage();
      for (const file of files) this.addWatchFile(file);
      return { code: `export const libraryImage = ${literalOf(image)};`, map: null };
    },
  };
}

/** @typedef {{ readonly names: string, readonly files: Readonly<Record<string, string>> }} LibraryImage */

/** @returns {Promise<{ readonly files: readonly string[], readonly image: LibraryImage }>} */
async function libraryImage() {
  const { resolve } = createRequire(import.meta.url);
  const runtime = readFileSync(resolve("web-tree-sitter/web-tree-sitter.wasm"));
  const java = readFileSync(resolve("tree-sitter-java/tree-sitter-java.wasm"));
  const files = sourcesOfTheFrontEnd();
  const hash = createHash("sha256").update(runtime).update(java);
  for (const file of files) hash.update(file).update(readFileSync(file));
  const path = join(cache, `java-library-${hash.digest("hex").slice(0, 16)}.json`);
  const known = readIfThere(path);
  if (known !== undefined) return { files, image: JSON.parse(known) };
  const { module } = await runnerImport(at("src/java/front-end/image/build-with.ts"), {
    root: at("."),
    configFile: false,
  });
  const image = await module.buildLibraryImageWith({ runtime, java });
  keep(path, JSON.stringify(image));
  return { files, image };
}

/**
 * In single quotes, for the texts are full of double ones: what has no escapes is read fastest.
 * @param {LibraryImage} image
 */
function literalOf({ names, files }) {
  const texts = Object.entries(files).map(([file, text]) => `${quoted(file)}: ${quoted(text)}`);
  return `{ names: ${quoted(names)}, files: {\n${texts.join(",\n")}\n} }`;
}

/** @param {string} text JSON, so on one line */
function quoted(text) {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** What the image depends on: everything that takes part in compiling, and the library itself. */
function sourcesOfTheFrontEnd() {
  return readdirSync(at("src/java"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|java)$/.test(file) && !/\.(test|bench|d)\.ts$/.test(file))
    .filter((file) => !/^interpreter\b/.test(file))
    .toSorted()
    .map((file) => join(at("src/java"), file));
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Several processes may make the image at the same time.
 * @param {string} path
 * @param {string} text
 */
function keep(path, text) {
  mkdirSync(cache, { recursive: true });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, path);
}
