// npm run pictures [-- LESSON…]: draws the pictures of lessons that the first page shows. Without names all of them, but
// for programs of many files, which take minutes: those are drawn when they are named, or have no picture yet.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "vite";
import { javaLibraryImage } from "./java-library.mjs";
import { at } from "./paths.mjs";

const file = at("src/ui/gallery/pictures/pictures.json");
const names = process.argv.slice(2);
const { resolve } = createRequire(import.meta.url);
const grammars = {
  runtime: readFileSync(resolve("web-tree-sitter/web-tree-sitter.wasm")),
  java: readFileSync(resolve("tree-sitter-java/tree-sitter-java.wasm")),
};

/** Style sheets have no part in where things stand. @type {import("vite").Plugin} */
const withoutStyles = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-style" : undefined),
  load: (id) => (id === "\0no-style" ? "" : undefined),
};

const server = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "warn",
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [withoutStyles, javaLibraryImage()],
});
const { createFrontEnd } = await server.ssrLoadModule(at("src/java/index.ts"));
const { allLessons, lessonPictures } = await server.ssrLoadModule(at("src/entry/pictures/index.ts"));
const known = JSON.parse(readFileSync(file, "utf8"));
const draw = lessonPictures(await createFrontEnd(grammars));
/** @type {Record<string, unknown>} */
const pictures = {};
for (const { engine, lesson } of allLessons()) {
  const { id, load } = lesson;
  const isWanted = names.length > 0 ? names.includes(id) : load === undefined || known[id] === undefined;
  pictures[id] = isWanted ? await draw(engine, lesson) : known[id];
  if (isWanted) console.log(id);
}
// A lesson without a drawing has no entry.
writeFileSync(file, `${JSON.stringify(pictures, undefined, 2)}\n`);
process.exit(0);
