import { defineConfig } from "vitest/config";
import { javaLibraryImage } from "./scripts/java-library.mjs";

/** Another share of the random programs every second; see src/testing/seeds.ts. */
process.env["FIXSCOPE_SEED"] ??= String(Math.floor(Date.now() / 1_000) % 1_000);

const shared = {
  environment: "node",
  testTimeout: process.env["FIXSCOPE_LONG"] === undefined ? 120_000 : 1_200_000,
  hookTimeout: 60_000,
  pool: "forks",
} as const;

const plugins = [javaLibraryImage()];

/** Components that need a document say so in their first line: // @vitest-environment jsdom */
const components = ["src/**/*.test.tsx", "src/ui/app/**/*.test.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: "src/testing/setup/announce-seed.ts",
    projects: [
      {
        plugins,
        // The engines keep no state in their modules, so files may share them: loaded and warmed up once a worker.
        test: {
          ...shared,
          name: "core",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: components,
          isolate: false,
          setupFiles: "src/testing/setup/seed-laws.ts",
        },
      },
      { plugins, test: { ...shared, name: "components", include: components } },
    ],
  },
});
