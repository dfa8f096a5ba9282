// A plugin for Vite: the pages of docs/guide as HTML, made when the page is built. `1-walk.md?page` is a module with the title
// and the text of a page; its pictures are files of the build.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { marked } from "marked";

/** What the pictures of the guide show: arguments of `fixscope figure`. */
export const guidePictures = [
  { file: "walk", args: ["one-call-site", "--at", "15", "--view", "pfg"] },
  { file: "rule", args: ["one-call-site", "--at", "9", "--view", "rule"] },
  { file: "why", args: ["id-called-twice", "--at", "16", "--view", "proof"] },
  { file: "compare", args: ["set-and-do-set", "--at", "28", "--view", "pfg"] },
  { file: "take", args: ["there-and-back", "--view", "p-automaton"] },
  { file: "story-library", args: ["lending-library", "--at", "2779", "--view", "pfg"] },
  { file: "story-store", args: ["web-store-total", "--at", "3521", "--view", "rule"] },
  { file: "story-flaw", args: ["flaw-integers", "--at", "64", "--view", "rule"] },
  { file: "story-tree", args: ["red-black-tree", "--at", "234", "--view", "heap"] },
];

/** The same of the other documents, whose pictures are in docs/images. */
export const documentPictures = [{ file: "rows", args: ["example-1-constructor", "--view", "dependence-graph"] }];

/** @returns {import("vite").Plugin} */
export function guidePages() {
  return {
    name: "guide-pages",
    load(id) {
      const [file = "", query] = id.split("?");
      return query === "page" ? pageModule(file) : undefined;
    },
  };
}

/** @param {string} file */
function pageModule(file) {
  const { title, html } = pageOf(readFileSync(file, "utf8"));
  /** @type {string[]} */
  const pictures = [];
  const parts = html.split(/src="((?:\.\.\/)?pictures\/[\w-]+\.svg)"/).map((part, place) => {
    if (place % 2 === 0) return JSON.stringify(part);
    pictures.push(join(dirname(file), part));
    return `'src="' + picture${pictures.length - 1} + '"'`;
  });
  const imports = pictures.map(
    (picture, number) => `import picture${number} from ${JSON.stringify(`${picture}?url`)};\n`,
  );
  return `${imports.join("")}export default { title: ${JSON.stringify(title)}, html: ${parts.join(" + ")} };`;
}

/**
 * A page without its title, and the title.
 * @param {string} text
 */
export function pageOf(text) {
  const [, title = "", rest = ""] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  return { title, html: marked.parse(rest, { async: false, gfm: true }) };
}
