import { expect, test } from "vitest";
import { testFrontEnd } from "../../../../testing/front-end.ts";
import { nameOf, relevancy } from "../../../../testing/relevancy/relevancy.ts";
import { relevancyExamples } from "./index.ts";

const cases = relevancyExamples.flatMap((example) =>
  example.expect.map((expected) => ({ example, expected, preset: example.presets[expected.preset] })),
);

test("every example has its own id, some text and an expectation of a preset that it has", () => {
  expect(new Set(relevancyExamples.map(({ id }) => id)).size).toBe(relevancyExamples.length);
  for (const { example, preset } of cases) {
    expect(example.text.length, example.id).toBeGreaterThan(0);
    expect(preset, example.id).toBeDefined();
  }
});

test.each(relevancyExamples)("$id compiles", async ({ file }) => {
  const program = (await testFrontEnd()).compile([file]);
  expect(program.ok ? program.value.notes : program.errors).toEqual([]);
});

test.each(cases)("$example.id under $preset.label: who is relevant", async ({ example, expected, preset }) => {
  const { variables } = await relevancy([example.file], { ...preset?.options });
  const parts = variables.flatMap((row) =>
    row.kind === "local" ? (row.parts ?? []).map((part) => ({ ...row, ...part })) : [],
  );
  const outcomes = new Map([...variables, ...parts].map((row) => [nameOf(row), row.relevant]));
  const found = (names: readonly string[]) => names.map((name) => `${name}: ${outcomes.get(name) ?? "missing"}`);
  expect(found(expected.relevant)).toEqual(expected.relevant.map((name) => `${name}: true`));
  expect(found(expected.notRelevant)).toEqual(expected.notRelevant.map((name) => `${name}: false`));
});
