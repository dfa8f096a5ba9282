import { expect, test } from "vitest";
import { runProgram } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { sharedLabels } from "../../../../testing/java/shared-labels.ts";
import { dropContexts, missing, observedFacts } from "../../../../testing/points-to/project.ts";
import { recordOnce, solve } from "../../../../testing/points-to/record.ts";
import { share } from "../../../../testing/seeds.ts";
import { lessons } from "./index.ts";

const runs = lessons.filter(({ output }) => output !== undefined);

test("ids, which links use, and file names are each used once", () => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const { id } of lessons) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each(runs)("$id prints what it says", async ({ file, output }) => {
  const result = runProgram(await compileJava([file]), { stepLimit: 100_000, input: "", arguments: [] });
  expect(result).toMatchObject({ output, errors: "", exit: { kind: "returned" } });
});

test.each(lessons)("$id: no two of its sites share a label", async ({ file }) => {
  expect(sharedLabels(await compileJava([file]))).toEqual([]);
});

test.each(share(runs, 3))(
  "$id: what its run shows is in the result of every preset, under profile java",
  async (example) => {
    const program = await compileJava([example.file]);
    const { observed } = runProgram(program, { stepLimit: 100_000, input: "", arguments: [] });
    expect(observed.calls.length).toBeGreaterThan(0);
    for (const { label, options } of example.presets) {
      const result = solve(program, { ...options, profile: "java" });
      expect(missing(observedFacts(observed, result), dropContexts(result)), label).toEqual([]);
    }
  },
);

test.each(share(lessons, 3))(
  "$id: its first preset can be walked, in less than 500 presses or as a program of 300 lines",
  async ({ file, presets }) => {
    const { recording } = recordOnce(await compileJava([file]), { ...presets[0]?.options });
    const lines = file.text.split("\n").length;
    expect(recording.stepCount).toBeLessThan(lines > 300 ? 4_000 : 500);
  },
);
