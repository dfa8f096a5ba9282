// A plugin for Vite: the service worker at the root of the build, which begins with the list of all files of the build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { build } from "vite";
import { at } from "./paths.mjs";

const fileName = "service-worker.js";

/** @returns {import("vite").Plugin} */
export function serviceWorker() {
  return {
    name: "service-worker",
    apply: "build",
    // Once everything is written: pages, workers and what is copied from public.
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      await writeScript(dir);
      writeList(dir);
    },
  };
}

/**
 * A script of its own: not every browser lets a service worker import the files of a page.
 * @param {string} outDir
 */
function writeScript(outDir) {
  const rolldownOptions = {
    input: at("src/entry/offline/service-worker.ts"),
    output: { format: /** @type {const} */ ("iife"), entryFileNames: fileName },
  };
  return build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { target: "es2023", outDir, emptyOutDir: false, rolldownOptions },
  });
}

/**
 * Writes the files of a build and their digests at the head of its service worker, in place of what stands there.
 * @param {string} dir
 */
export function writeList(dir) {
  const script = join(dir, fileName);
  const code = readFileSync(script, "utf8").replace(/^self\.fixscopeBuild=.*\n/, "");
  writeFileSync(script, `self.fixscopeBuild=${JSON.stringify(buildIn(dir))};\n${code}`);
}

/** @param {string} dir */
function buildIn(dir) {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) =>
      join(found.parentPath, found.name)
        .slice(dir.length + 1)
        .replaceAll(sep, "/"),
    )
    .filter((path) => path !== fileName)
    .toSorted();
  const files = Object.fromEntries(paths.map((path) => [path, sha256(readFileSync(join(dir, path)))]));
  return { version: sha256(JSON.stringify(files)).slice(0, 16), files };
}

/** @param {string | Buffer} bytes */
function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
