// A plugin for Vite: the service worker at the root of the build, which begins with the list of all files of the build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { at } from "./paths.mjs";

const fileName = "service-worker.js";
const entry = "service-worker";

/** @returns {import("vite").Plugin} */
export function serviceWorker() {
  return {
    name: "service-worker",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: at("index.html"), [entry]: at("src/entry/offline/service-worker.ts") },
          output: { entryFileNames: ({ name }) => (name === entry ? fileName : "assets/[name]-[hash].js") },
        },
      },
    }),
    // Once everything is written: pages, workers and what is copied from public.
    writeBundle({ dir }) {
      if (dir !== undefined) writeList(dir);
    },
  };
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
