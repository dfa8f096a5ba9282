import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defineConfig, type Plugin } from "vite";
import { javaLibraryImage } from "./scripts/java-library.mjs";

const { resolve } = createRequire(import.meta.url);

/** The parser's compiled parts, beside the part that reads them. */
const grammars: Plugin = {
  name: "grammars",
  generateBundle() {
    for (const name of ["web-tree-sitter", "tree-sitter-java"]) {
      const source = readFileSync(resolve(`${name}/${name}.wasm`));
      this.emitFile({ type: "asset", fileName: `parts/${name}.wasm`, source });
    }
  },
};

/** The command line for Node: nothing but its own files and Node's own modules is looked up when it starts. */
export default defineConfig({
  publicDir: false,
  plugins: [javaLibraryImage(), grammars],
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: "src/entry/cli.ts",
    target: "node20",
    outDir: "dist/cli",
    minify: false,
    ssrEmitAssets: true,
    rolldownOptions: {
      // The parser's runtime holds an eval for a kind of grammar that is not used here; parts of the page that figures
      // need are marked as for browsers.
      checks: { eval: false, moduleLevelDirective: false, ineffectiveDynamicImport: false },
      // The package's command is this file.
      output: {
        banner: (chunk) => (chunk.isEntry ? "#!/usr/bin/env node" : ""),
        entryFileNames: "fixscope.mjs",
        chunkFileNames: "parts/[name]-[hash].mjs",
        format: "es",
      },
    },
  },
});
