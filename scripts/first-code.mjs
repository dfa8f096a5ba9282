// A plugin for Vite: what every analysis page runs is compiled while it is fetched, not function by function as it is called.
// Chrome reads this from a comment (https://v8.dev/blog/explicit-compile-hints); others pass over it.
import { at } from "./paths.mjs";

const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * @param {readonly string[]} modules that are fetched first, with all that they import: paths from the top of the repository
 * @returns {import("vite").Plugin}
 */
export function firstCode(modules) {
  return {
    name: "first-code",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])),
      );
      const entries = modules.map((path) => at(path));
      const first = new Set([...chunks.values()].filter((chunk) => entries.includes(chunk.facadeModuleId ?? "")));
      for (const chunk of first) {
        for (const path of chunk.imports) {
          const imported = chunks.get(path);
          if (imported !== undefined) first.add(imported);
        }
        chunk.code = hint + chunk.code;
      }
    },
  };
}
