// A plugin for Vite: what the lesson of an address is drawn with is fetched along with the code that reads the address. Asked
// for by that code, it would come only after it has been run, which takes a slow processor half a second.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { at } from "./paths.mjs";

/** What runs in the page; the content security policy names it by its hash. */
export const fetchFirstLesson = readFileSync(at("scripts/first-lesson/fetch.js"), "utf8");

/** What every page of an analysis is made of: paths from the top of the repository. */
const page = ["src/ui/app/engine-page.tsx", "src/ui/messages/en/pages.ts", "src/ui/store/run/read-shipped-run.ts"];
/** What an analysis has of its own. */
const parts = ["board.ts", "page/lessons/index.ts", "messages/story.ts"];

/**
 * The folders of the analyses, by what their addresses begin with: where two share that, of the first one.
 *
 * @returns {ReadonlyMap<string, string>}
 */
function foldersByRoute() {
  const engines = at("src/engines");
  const folders = readdirSync(engines, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const routes = folders.flatMap(({ name }) => {
    const files = ["manifest.ts", "page/page.ts"].map((file) => `${engines}/${name}/${file}`).filter(existsSync);
    const [route] = files.flatMap((file) => /\broute: "([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? []);
    return route === undefined ? [] : [/** @type {const} */ ([route, name])];
  });
  return new Map(routes.toReversed());
}

/** @returns {import("vite").Plugin} */
export function firstLesson() {
  return {
    name: "first-lesson",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        const files = [...foldersByRoute()].map(([route, folder]) => {
          const modules = [...page, ...parts.map((part) => `src/engines/${folder}/${part}`)];
          return [route, filesOf(modules.map(at), bundle)];
        });
        const data = JSON.stringify(Object.fromEntries(files));
        return [
          { tag: "script", attrs: { type: "application/json", id: "first-lesson" }, children: data, injectTo: "head" },
          { tag: "script", children: fetchFirstLesson, injectTo: "head" },
        ];
      },
    },
  };
}

/**
 * The scripts that are fetched for these modules besides those that every page begins with. Style sheets are left to the part
 * that wants them, which says so when one does not arrive.
 * @param {readonly string[]} modules
 * @param {import("vite").Rolldown.OutputBundle} bundle
 */
function filesOf(modules, bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const first = withImports(chunks.filter(({ isEntry }) => isEntry));
  const all = withImports(chunks.filter(({ facadeModuleId }) => modules.includes(facadeModuleId ?? "")));
  return [...all].filter((chunk) => !first.has(chunk)).map(({ fileName }) => fileName);

  /** @param {readonly import("vite").Rolldown.OutputChunk[]} begun */
  function withImports(begun) {
    const found = new Set(begun);
    for (const chunk of found)
      for (const path of chunk.imports) {
        const imported = bundle[path];
        if (imported?.type === "chunk") found.add(imported);
      }
    return found;
  }
}
