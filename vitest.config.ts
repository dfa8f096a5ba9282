import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Components that need a document say so in their first line: // @vitest-environment jsdom
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    testTimeout: process.env["FIXSCOPE_LONG"] === undefined ? 120_000 : 1_200_000,
    hookTimeout: 20_000,
    pool: "forks",
    maxWorkers: 2,
  },
});
