import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { contentSecurityPolicy } from "./scripts/csp.mjs";
import { firstCode } from "./scripts/first-code.mjs";
import { firstFonts } from "./scripts/first-fonts.mjs";
import { firstLesson } from "./scripts/first-lesson.mjs";
import { firstWords } from "./scripts/first-words.mjs";
import { guidePages } from "./scripts/guide-pages.mjs";
import { javaLibraryImage } from "./scripts/java-library.mjs";
import { lessonFacts } from "./scripts/lesson-facts.mjs";
import { lessonRuns } from "./scripts/lesson-runs.mjs";
import { noticeText } from "./scripts/licenses.mjs";
import { listedLessons } from "./scripts/listed-lessons.mjs";
import { pageWords } from "./scripts/page-words.mjs";
import { serviceWorker } from "./scripts/service-worker.mjs";

/** The parser's runtime holds an eval for a kind of grammar that is not used here; timings are not warnings. */
const checks = { eval: false, pluginTimings: false };
/** Workers have all lessons at once. */
const checksOfWorker = { ...checks, ineffectiveDynamicImport: false };

/**
 * Files are few, for each takes its time: what a page, or a worker, begins with is one, and what the same later parts share is
 * one. None holds what its reader does not need. Files may import each other, so the order of execution is kept by code.
 */
const output: Rolldown.OutputOptions = {
  strictExecutionOrder: true,
  codeSplitting: {
    groups: [
      { name: "start", tags: ["$initial"], priority: 1 },
      { name: "shared", minShareCount: 2, entriesAware: true },
    ],
  },
  chunkFileNames: ({ name, moduleIds }) => `assets/${fileName(name, moduleIds)}-[hash].js`,
  assetFileNames: ({ names: [name = ""] }) => `assets/${name.endsWith(".css") ? "style" : "[name]"}-[hash][extname]`,
};

export default defineConfig(({ command }) => ({
  // Relative: the page works under any path of a static host.
  base: "./",
  plugins: [
    react(),
    javaLibraryImage(),
    lessonFacts(),
    listedLessons(),
    lessonRuns({ isBuilt: command === "build" }),
    guidePages(),
    pageWords(),
    firstCode(["index.html", "src/ui/app/engine-page.tsx"]),
    firstFonts([/inter-latin-wght-normal/, /jetbrains-mono-latin-wght-normal/]),
    firstWords(),
    firstLesson(),
    writeContentSecurityPolicy(),
    writeNotices(),
    serviceWorker(),
  ],
  worker: {
    format: "es",
    plugins: () => [javaLibraryImage(), lessonFacts(), pageWords()],
    rolldownOptions: { checks: checksOfWorker, output },
  },
  build: {
    target: "es2023",
    outDir: "dist/web",
    // An inlined asset would be a data: address, which the policy forbids for fonts and scripts.
    assetsInlineLimit: 0,
    // Monaco and the layout engine are large, and loaded only when needed.
    chunkSizeWarningLimit: 4000,
    // Radix names each of its functions by such a call, which would keep all that no page uses.
    rolldownOptions: { checks, output, treeshake: { manualPureFunctions: ["__name"] } },
  },
}));

/** The policy is in the page too, for hosts that send no headers. The development server needs inline scripts. */
function writeContentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: contentSecurityPolicy },
        injectTo: "head-prepend",
      },
    ],
  };
}

/** The licenses of what is shipped ask for their text to come along. */
function writeNotices(): Plugin {
  return {
    name: "third-party-notices",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "third-party-notices.txt", source: noticeText() });
    },
  };
}

function isEntry(id: string): boolean {
  return id.endsWith("/src/entry/web.tsx");
}

/** What is wanted first says so, and so does what draws graphs: it is the largest, and may come last. */
function fileName(name: string, moduleIds: readonly string[]): string {
  if (moduleIds.some(isEntry)) return "start";
  return moduleIds.some((id) => id.includes("/cytoscape/graph-canvas")) ? "graph-canvas" : shortName(name);
}

/** The name of a shared file lists all that share it. */
function shortName(name: string): string {
  return name.split("~")[0] ?? name;
}
