import { defineConfig } from "vitest/config";
import { guidePages } from "./scripts/guide-pages.mjs";
import { javaLibraryImage } from "./scripts/java-library.mjs";

/** The tests that are to notice mutants: those of the part of the checkout that they are planted in. */
export default defineConfig({
  plugins: [javaLibraryImage(), guidePages()],
  test: {
    environment: "node",
    include: [process.env["FIXSCOPE_MUTATION_TESTS"] ?? "src/**/*.test.ts"],
    exclude: ["src/ui/app/**", "src/ui/{workbench,program,gallery}/**"],
    isolate: false,
    testTimeout: 120_000,
    setupFiles: [
      "src/testing/setup/current-file.ts",
      "src/testing/setup/seed-laws.ts",
      "src/ui/messages/testing/page-messages.ts",
    ],
  },
});
