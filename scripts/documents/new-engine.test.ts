import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runsThisTime } from "../../src/testing/seeds.ts";
import { root } from "../paths.mjs";

/** What a copy of the checkout does without. */
const leftOut = /^(?:node_modules|dist|\.git|test-results|playwright-report)(?:\/|$)/;

/** What knows all engines, or looks at the files of each. */
const tests = [
  "src/engines/digraph",
  "src/engines/manifests.test.ts",
  "src/engines/one-folder.test.ts",
  "src/engines/shown-names.test.ts",
  "src/testing/no-stray-sentences.test.ts",
  "scripts/circles.test.ts",
];

describe.runIf(runsThisTime(5, 2))("a new engine, added as docs/adding-an-engine.md says", () => {
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "fixscope-engine-"));
    cpSync(root, folder, { recursive: true, filter: (path) => !leftOut.test(relative(root, path)) });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    renameSync(join(folder, "src/testing/digraph"), join(folder, "src/engines/digraph"));
    const line = 'export { manifest as digraph } from "./digraph/manifest.ts";\n';
    appendFileSync(join(folder, "src/engines/registry.ts"), line);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What a tool of the checkout complains about in the copy. */
  function complaints(tool: string, ...args: readonly string[]): string {
    const { VITEST: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(join(root, "node_modules/.bin", tool), args, {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    return status === 0 ? "" : `${stdout}\n${stderr}`;
  }

  test.each(["core", "web"])("is compiled with the rest: %s", (part) => {
    expect(complaints("tsc", "--noEmit", "--project", `tsconfig.${part}.json`)).toBe("");
  });

  test("passes the tests of all engines, and no other file has to be touched", () => {
    expect(complaints("vitest", "run", "--maxWorkers=1", ...tests)).toBe("");
  }, 600_000);
});
