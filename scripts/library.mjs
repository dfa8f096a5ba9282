// npm run build:library: the engines as modules with types for other programs and pages, in dist/library.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { noticeText } from "./licenses.mjs";
import { at, isStale } from "./paths.mjs";
import { runTool } from "./run.mjs";

/** What the exports of package.json lead into. */
export const libraryFolder = at("dist/library");

const sources = ["kernel", "trace", "java", "engines", "entry/embed", "ui/app/embed/protocol"].map(
  (name) => `src/${name}`,
);

/** The parser's compiled parts, which a front end is given when it is created. */
const grammars = ["web-tree-sitter/web-tree-sitter.wasm", "tree-sitter-java/tree-sitter-java.wasm"];

const notices = join(libraryFolder, "third-party-notices.txt");

/** Whether the library is missing or older than its sources. */
export function libraryIsStale() {
  const inputs = [...sources, "package.json", "package-lock.json", "vite.library.config.ts", "tsconfig.library.json"];
  return isStale(notices, inputs.map(at));
}

/**
 * Builds the library: modules, types, grammars, and at last the licenses of what is in it.
 * @param {import("./run.mjs").Output} [output] where the messages of the build go
 * @returns {Promise<number>} exit code
 */
export async function buildLibrary(output = "stderr") {
  rmSync(libraryFolder, { recursive: true, force: true });
  const modules = await runTool("vite", ["build", "--config", "vite.library.config.ts", "--logLevel", "warn"], {
    output,
  });
  const types = await runTool("tsc", ["--project", "tsconfig.library.json"], { output });
  if (modules !== 0 || types !== 0) return Math.max(modules, types);
  const { resolve } = createRequire(import.meta.url);
  bringSchemaTypes(resolve("valibot"));
  mkdirSync(join(libraryFolder, "wasm"));
  for (const path of grammars) copyFileSync(resolve(path), join(libraryFolder, "wasm", path.replace(/^.*\//, "")));
  writeFileSync(notices, noticeText());
  return 0;
}

/**
 * The types of options are made of the schema library's, whose declarations come along, for nothing else has to be installed.
 * @param {string} module the schema library's code, which has its declarations beside it
 */
function bringSchemaTypes(module) {
  const types = join(libraryFolder, "types");
  copyFileSync(join(dirname(module), "index.d.mts"), join(types, "valibot.d.ts"));
  for (const name of readdirSync(join(types, "options")).filter((each) => each.endsWith(".d.ts"))) {
    const file = join(types, "options", name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll('"valibot"', '"../valibot.js"'));
  }
}

const isProgram = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isProgram) process.exitCode = await buildLibrary("stdout");
