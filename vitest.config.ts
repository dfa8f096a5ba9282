import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { guidePages } from "./scripts/guide-pages.mjs";
import { setTurns } from "./scripts/history.mjs";
import { javaLibraryImage } from "./scripts/java-library.mjs";

// Another share of the random programs with every commit, and what was changed; see src/testing/seeds.ts.
setTurns();

const shared = {
  environment: "node",
  testTimeout: process.env["FIXSCOPE_LONG"] === undefined ? 120_000 : 1_200_000,
  hookTimeout: 60_000,
  pool: "forks",
} as const;

/**
 * Transformed modules are kept in node_modules for the next run, by their text. Not those that glob: which files there
 * are is no part of their text, and with a type argument Vitest does not see the call.
 */
const keptModules: Plugin = {
  name: "kept-modules",
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ sourceCode }) => (sourceCode.includes("import.meta.glob") ? false : undefined));
  },
};

const plugins = [javaLibraryImage(), guidePages(), keptModules];

/** What opens whole pages, or breaks them, leaves what it likes: each file has a document of its own. */
const pages = [
  "src/entry/{page,names}.test.tsx",
  "src/ui/app/pseudo-locale.test.tsx",
  "src/ui/app/{address,fault}/*.test.tsx",
];

/** Parts of the page, which share a document: React is loaded once a worker. */
const components = ["src/ui/app/**/*.test.{ts,tsx}", "src/ui/**/*.test.tsx"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: "src/testing/setup/announce-seed.ts",
    experimental: { fsModuleCache: true },
    projects: [
      {
        plugins,
        // The engines keep no state in their modules, so files may share them: loaded and warmed up once a worker.
        test: {
          ...shared,
          name: "core",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...pages, ...components],
          isolate: false,
          setupFiles: [
            "src/testing/setup/current-file.ts",
            "src/testing/setup/take-turns.ts",
            "src/testing/setup/seed-laws.ts",
            "src/ui/messages/testing/page-messages.ts",
          ],
        },
      },
      {
        plugins,
        test: {
          ...shared,
          name: "components",
          include: components,
          exclude: pages,
          isolate: false,
          setupFiles: [
            "src/testing/setup/current-file.ts",
            "src/testing/setup/take-turns.ts",
            "src/ui/store/testing/one-document.ts",
            "src/ui/messages/testing/page-messages.ts",
          ],
        },
      },
      {
        plugins,
        test: {
          ...shared,
          name: "pages",
          include: pages,
          environment: "jsdom",
          setupFiles: [
            "src/testing/setup/current-file.ts",
            "src/testing/setup/take-turns.ts",
            "src/testing/setup/timers.ts",
            "src/ui/messages/testing/page-messages.ts",
          ],
        },
      },
    ],
  },
});
