// A plugin for Vite: the runs that lessons open with, recorded when the page is built. A reader who comes first need not wait for the
// worker and the class library to step through a lesson. The module “virtual:lesson-runs” says which there are.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cache, withBundled } from "./bundled.mjs";
import { at } from "./paths.mjs";

const name = "virtual:lesson-runs";
const resolved = `\0${name}`;

/** What a run depends on. */
const sources = [
  ...["kernel", "options", "definitions", "trace", "java", "engines", "pipelines", "session", "translations"],
  ...["exercises/hash.ts", "entry/lesson-runs", "ui/store/options", "ui/store/run"],
].map((path) => at(`src/${path}`));

/**
 * @param {{ readonly isBuilt: boolean }} choice without a build there are no such runs
 * @returns {import("vite").Plugin}
 */
export function lessonRuns({ isBuilt }) {
  /** @type {Readonly<Record<string, string>>} */
  let runs = {};
  let folder = "";
  return {
    name: "lesson-runs",
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      if (isBuilt) runs = await recordedRuns();
      // What lies under assets/ never changes under its name.
      folder = `assets/runs-${sha256(JSON.stringify(runs)).slice(0, 8)}/`;
      const names = JSON.stringify(
        Object.keys(runs)
          .map((run) => run.slice(0, 5))
          .join(" "),
      );
      return `export const lessonRuns = { folder: ${JSON.stringify(folder)}, names: new Set(${names}.split(" ")) };`;
    },
    generateBundle() {
      for (const [run, source] of Object.entries(runs))
        this.emitFile({ type: "asset", fileName: `${folder}${run}.json`, source });
    },
  };
}

/** @returns {Promise<Readonly<Record<string, string>>>} texts by their names */
async function recordedRuns() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn).toSorted()) hash.update(file).update(readFileSync(file));
  const path = join(cache, `lesson-runs-${hash.digest("hex").slice(0, 16)}.json`);
  const known = readIfThere(path);
  if (known !== undefined) return JSON.parse(known);
  const runs = await record();
  // Several processes may record at the same time.
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(runs));
  renameSync(`${path}.${process.pid}`, path);
  return runs;
}

/** Bundles what records, and has it record. */
function record() {
  const { resolve } = createRequire(import.meta.url);
  const grammar = {
    runtime: readFileSync(resolve("web-tree-sitter/web-tree-sitter.wasm")),
    java: readFileSync(resolve("tree-sitter-java/tree-sitter-java.wasm")),
  };
  return withBundled("lesson-runs", "src/entry/lesson-runs/index.ts", ({ recordLessons }) => recordLessons(grammar));
}

/**
 * @param {string} path a file, or a folder
 * @returns {readonly string[]}
 */
function filesIn(path) {
  if (path.endsWith(".ts")) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.(test|bench)\.tsx?$/.test(found.name))
    .map((found) => join(found.parentPath, found.name));
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function sha256(text) {
  return createHash("sha256").update(text).digest("hex");
}
