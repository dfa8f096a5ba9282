import { defineConfig } from "vite";
import { javaLibraryImage } from "./scripts/java-library.mjs";

/** The command line for Node: nothing but its own files and Node's own modules is looked up when it starts. */
export default defineConfig({
  publicDir: false,
  plugins: [javaLibraryImage()],
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: "src/entry/cli.ts",
    target: "node20",
    outDir: "dist/cli",
    minify: false,
    rolldownOptions: {
      // The parser's runtime holds an eval for a kind of grammar that is not used here; parts of the page that figures
      // need are marked as for browsers.
      checks: { eval: false, moduleLevelDirective: false },
      output: { entryFileNames: "fixscope.mjs", chunkFileNames: "parts/[name]-[hash].mjs", format: "es" },
    },
  },
});
