import { beforeEach } from "vitest";
import { currentTestFile, isInTurn } from "../seeds.ts";
import expensiveTests from "./expensive-tests.json" with { type: "json" };

// Runs before each test file, after `current-file.ts`.

/** Titles without their numbers, by file; `scripts/expensive-tests.mjs` writes them. */
const listed: Readonly<Record<string, readonly string[]>> = expensiveTests;
const expensive = new Set(listed[currentTestFile()]);

if (expensive.size > 0) {
  beforeEach(({ task, skip }) => {
    const isExpensive = expensive.has(task.name.replaceAll(/\d+/g, "#"));
    skip(isExpensive && !isInTurn(task.name), "it takes turns with others; FIXSCOPE_TURNS=all runs all");
  });
}
