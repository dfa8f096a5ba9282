// npm run build:library: the engines as a package for other programs and pages, in dist/library.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { noticeText } from "./licenses.mjs";
import { at, isStale } from "./paths.mjs";
import { runTool } from "./run.mjs";

/** The folder of the package: `npm pack` makes an archive of it that installs without any other package. */
export const libraryFolder = at("dist/library");

const sources = ["kernel", "trace", "java", "engines", "entry/embed", "ui/app/embed/protocol"].map(
  (name) => `src/${name}`,
);

/** The parser's compiled parts, which a front end is given when it is created. */
const grammars = ["web-tree-sitter/web-tree-sitter.wasm", "tree-sitter-java/tree-sitter-java.wasm"];

/** Whether the package is missing or older than its sources. */
export function libraryIsStale() {
  const inputs = [...sources, "package.json", "package-lock.json", "vite.library.config.ts", "tsconfig.library.json"];
  return isStale(join(libraryFolder, "package.json"), inputs.map(at));
}

/**
 * Builds the package: modules, types, grammars, licenses, and at last its manifest.
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
  copyFileSync(at("LICENSE"), join(libraryFolder, "LICENSE"));
  writeFileSync(join(libraryFolder, "third-party-notices.txt"), noticeText());
  writeFileSync(join(libraryFolder, "package.json"), `${JSON.stringify(manifest(), undefined, 2)}\n`);
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

/** The manifest of the checkout without what only its development needs; its `exports` lead into the package. */
function manifest() {
  const { name, version, description, license, type, engines, exports } = JSON.parse(
    readFileSync(at("package.json"), "utf8"),
  );
  const inside = JSON.parse(JSON.stringify(exports).replaceAll("./dist/library/", "./"));
  return { name, version, description, license, type, sideEffects: false, engines, exports: inside };
}

const isProgram = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isProgram) process.exitCode = await buildLibrary("stdout");
