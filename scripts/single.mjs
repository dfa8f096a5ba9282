// npm run build:single: the page as one file, dist/single/fixscope.html, which opens by a double click: no server, no network.
// The page is built once more, each of its scripts whole; then its workers and what it would fetch become parts of it.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { guidePages } from "./guide-pages.mjs";
import { javaLibraryImage } from "./java-library.mjs";
import { lessonRuns } from "./lesson-runs.mjs";
import { noticeText } from "./licenses.mjs";
import { at } from "./paths.mjs";

export const singleFile = at("dist/single/fixscope.html");

const parts = at("dist/single/parts");

/** Nothing is fetched: what the page needs is in it. Scripts are in the file, workers are made of their text. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "font-src data:",
  "connect-src data: blob:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const checks = { eval: false, ineffectiveDynamicImport: false, pluginTimings: false };

/** One script, whatever it imports later. */
const rolldownOptions = { checks, output: { codeSplitting: false } };

await build({
  configFile: false,
  root: at("."),
  // Without a service worker, which files cannot have.
  mode: "single",
  base: "./",
  logLevel: "warn",
  plugins: [react(), javaLibraryImage(), lessonRuns({ isBuilt: false }), guidePages()],
  // Browsers make no modules of the blobs of a file.
  worker: { format: "iife", plugins: () => [javaLibraryImage()], rolldownOptions },
  build: {
    target: "es2023",
    outDir: parts,
    emptyOutDir: true,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 20_000,
    rolldownOptions,
  },
});
writeFileSync(singleFile, pageOf(parts));
rmSync(parts, { recursive: true });
const megabytes = (statSync(singleFile).size / 1_000_000).toFixed(1);
process.stderr.write(`dist/single/fixscope.html: ${megabytes} MB\n`);

/**
 * The built page with everything that it names inside.
 * @param {string} dir
 */
function pageOf(dir) {
  const read = (/** @type {string} */ path) => readFileSync(join(dir, path), "utf8");
  const assets = readdirSync(join(dir, "assets"));
  const isMain = (/** @type {string} */ name) => name.startsWith("index-");
  const scripts = assets.filter((name) => name.endsWith(".js"));
  const main = scripts.filter(isMain).map((name) => withWorkers(read(`assets/${name}`), scripts));
  const workers = scripts
    .filter((name) => !isMain(name))
    .map((name) => element("text/plain", read(`assets/${name}`), name));
  const styles = assets
    .filter((name) => name.endsWith(".css"))
    .map((name) => `<style>${read(`assets/${name}`)}</style>`);
  const files = Object.fromEntries(
    readdirSync(join(dir, "lectures")).map((name) => [`lectures/${name}`, read(`lectures/${name}`)]),
  );
  const head = [`<meta http-equiv="Content-Security-Policy" content="${policy}" />`, ...styles].join("\n");
  const body = [
    element("text/plain", noticeText(), "third-party-notices"),
    ...workers,
    element("text/javascript", `(${filesInside})(${JSON.stringify(files)});`),
    ...main.map((code) => element("module", code)),
  ].join("\n");
  return read("index.html")
    .replaceAll(/ *<(script|link rel="stylesheet")[^>]*>(<\/script>)?\n/g, "")
    .replace('<meta charset="utf-8" />', (charset) => `${charset}\n${head}`)
    .replace("</body>", (end) => `${body}\n${end}`);
}

/**
 * What ends a script element, or begins a comment in it, is written so that only the script reads it.
 * @param {string} type
 * @param {string} text
 * @param {string} [id]
 */
function element(type, text, id) {
  const named = id === undefined ? "" : ` id="${id}"`;
  return `<script type="${type}"${named}>${text.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`)}</script>`;
}

/**
 * The addresses of workers become those of blobs with their text.
 * @param {string} code
 * @param {readonly string[]} scripts
 */
function withWorkers(code, scripts) {
  return code.replaceAll(/new URL\([`"']([\w.-]+\.js)[`"'],import\.meta\.url\)\.href/g, (whole, name) =>
    scripts.includes(name) ? `fixscopeWorker("${name}")` : whole,
  );
}

/**
 * Runs in the page: workers are made of elements, and what lies beside other builds is answered from here.
 * @param {Readonly<Record<string, string>>} files
 */
function filesInside(files) {
  /** @type {Record<string, string>} */
  const made = {};
  Object.assign(window, {
    Worker: class extends Worker {
      /**
       * @param {string | URL} address
       * @param {WorkerOptions} [options]
       */
      constructor(address, options) {
        super(address, { ...options, type: "classic" });
      }
    },
    /** @param {string} name */
    fixscopeWorker(name) {
      const text = document.getElementById(name)?.textContent ?? "";
      made[name] ??= URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
      return made[name];
    },
  });
  const fetchOthers = window.fetch;
  const folder = new URL(".", document.baseURI).href;
  window.fetch = async (address, init) => {
    const file = files[String(address).slice(folder.length)];
    return file === undefined ? fetchOthers(address, init) : new Response(file);
  };
}
