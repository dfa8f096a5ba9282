import { readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import { defineConfig } from "vite";
import { javaLibraryImage } from "./scripts/java-library.mjs";

const engines = readdirSync("src/engines", { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The engines and what they stand on, as modules for Node and for other pages: nothing else has to be installed. */
export default defineConfig({
  publicDir: false,
  plugins: [javaLibraryImage()],
  build: {
    target: "es2023",
    outDir: "dist/library",
    minify: false,
    lib: {
      formats: ["es"],
      entry: {
        ...Object.fromEntries(
          ["kernel", "trace", "java", ...engines.map(({ name }) => `engines/${name}`)].map((path) => [
            path,
            `src/${path}/index.ts`,
          ]),
        ),
        embed: "src/entry/embed/index.ts",
      },
    },
    rolldownOptions: {
      // The parser's runtime asks for them where it finds itself in Node; its eval is for a kind of grammar not used here.
      external: [/^node:/, ...builtinModules],
      checks: { eval: false, ineffectiveDynamicImport: false },
      output: { entryFileNames: "[name].js", chunkFileNames: "shared/[name]-[hash].js" },
    },
  },
});
