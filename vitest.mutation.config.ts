import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { guidePages } from "./scripts/guide-pages.mjs";
import { javaLibraryImage } from "./scripts/java-library.mjs";

/** Which tests are to notice mutants: those of the part of the checkout that they are planted in. */
const { tests, leftOut }: { readonly tests: string; readonly leftOut: readonly string[] } = JSON.parse(
  process.env["FIXSCOPE_MUTATION_TESTS"] ?? '{"tests":"src/**/*.test.ts","leftOut":[]}',
);

/** Short files first: the first test that fails ends a run, and for most mutants a short one does. */
class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longFirst = await super.sort(files);
    return longFirst.reverse();
  }
}

export default defineConfig({
  plugins: [javaLibraryImage(), guidePages()],
  test: {
    environment: "node",
    include: [tests],
    exclude: ["src/ui/app/**", "src/ui/{workbench,program,gallery}/**", ...leftOut],
    isolate: false,
    testTimeout: 600_000,
    sequence: { sequencer: ShortFirst },
    setupFiles: [
      "scripts/mutation/load-mutated.mjs",
      "src/testing/setup/current-file.ts",
      "src/testing/setup/seed-laws.ts",
      "src/ui/messages/testing/page-messages.ts",
    ],
  },
});
