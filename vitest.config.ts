import { defineConfig } from "vitest/config";

const shared = {
  environment: "node",
  testTimeout: process.env["FIXSCOPE_LONG"] === undefined ? 120_000 : 1_200_000,
  hookTimeout: 60_000,
  pool: "forks",
} as const;

/** Components that need a document say so in their first line: // @vitest-environment jsdom */
const components = ["src/**/*.test.tsx", "src/ui/app/**/*.test.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // The engines keep no state in their modules, so files may share them: loaded and warmed up once a worker.
        test: {
          ...shared,
          name: "core",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: components,
          isolate: false,
        },
      },
      { test: { ...shared, name: "components", include: components } },
    ],
  },
});
