import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { javaLibraryImage } from "./java-library.mjs";
import { at } from "./paths.mjs";

/** What builds keep for the next ones. */
export const cache = at("node_modules/.cache/fixscope");

/**
 * Bundles a module of the sources for Node, and has something done with it.
 * @template T
 * @param {string} name of the bundle
 * @param {string} path from the top of the repository
 * @param {(module: any) => T | Promise<T>} use what the module imports later is there until this is done
 */
export async function withBundled(name, path, use) {
  const aside = join(cache, `${name}-${process.pid}`);
  mkdirSync(cache, { recursive: true });
  try {
    await build({
      configFile: false,
      root: at("."),
      publicDir: false,
      logLevel: "error",
      plugins: [javaLibraryImage()],
      ssr: { noExternal: true, target: "node" },
      build: {
        ssr: at(path),
        outDir: aside,
        minify: false,
        rolldownOptions: {
          checks: { eval: false, moduleLevelDirective: false, ineffectiveDynamicImport: false },
          output: { entryFileNames: "index.mjs", format: "es" },
        },
      },
    });
    return await use(await import(pathToFileURL(join(aside, "index.mjs")).href));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
