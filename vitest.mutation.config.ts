import { relative } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { guidePages } from "./scripts/guide-pages.mjs";
import { javaLibraryImage } from "./scripts/java-library.mjs";
import { readPlan } from "./scripts/mutation/plan.mjs";

/** The code in which mutants are planted stands in place of that in the checkout. */
function plantedCode(): Plugin {
  const { files } = readPlan();
  return {
    name: "planted-code",
    enforce: "pre",
    load: (id) => files[relative(import.meta.dirname, id)],
  };
}

export default defineConfig({
  plugins: [plantedCode(), javaLibraryImage(), guidePages()],
  test: {
    environment: "node",
    include: ["scripts/mutation/begin.mjs"],
    pool: "threads",
    maxWorkers: 1,
    isolate: false,
    testTimeout: 600_000,
    runner: "./scripts/mutation/runner.mjs",
    globalSetup: "scripts/mutation/watchdog.mjs",
    setupFiles: [
      "src/testing/setup/current-file.ts",
      "src/testing/setup/seed-laws.ts",
      "src/ui/messages/testing/page-messages.ts",
    ],
  },
});
