import { expect, test } from "vitest";
import { Budget, describe, type Result } from "../../../../kernel/index.ts";
import { share } from "../../../../testing/seeds.ts";
import { engines } from "../../../index.ts";
import { decideAll, readSpecification, startSeparation } from "../../index.ts";
import { lfpSchema } from "../../options.ts";
import { separationExamples } from "./index.ts";

const cases = separationExamples.flatMap((example) =>
  example.expect.map((expected) => ({ example, expected, preset: example.presets[expected.preset] })),
);

function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.errors.map(describe).join("\n"));
}

test("no two lessons of any analysis share an id: links and drafts go by it", () => {
  const ids = engines.flatMap((engine) => engine.lessons.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every example has its own id, some text and an expectation of each preset", () => {
  expect(new Set(separationExamples.map(({ id }) => id)).size).toBe(separationExamples.length);
  for (const { id, text, presets, expect: expected } of separationExamples) {
    expect(text.length, id).toBeGreaterThan(0);
    expect(
      expected.map(({ preset }) => preset),
      id,
    ).toEqual([...presets.keys()]);
  }
});

test.each(share(cases, 3))("$example.id, $preset.label: where it stops, and the size of each table", (each) => {
  const { example, expected, preset } = each;
  const { definitions } = valueOf(readSpecification(example.file.name, example.file.text));
  const options = valueOf(lfpSchema.parse({ ...preset?.options }));
  const analysis = valueOf(startSeparation({ definitions, checks: [], preconditions: [] }, options, false));
  while (!analysis.advance(1_000));
  const { fixpointAt, iterations } = analysis.result();
  expect(fixpointAt ?? undefined).toBe(expected.stop);
  const sizes = Object.keys(expected.sizes).map((name) => [name, iterations.map(({ SV }) => SV[name]?.length)]);
  expect(Object.fromEntries(sizes)).toEqual(expected.sizes);
});

test.each(share(separationExamples, 3))("$id: what is said of its formulas", ({ file, verdicts }) => {
  const specification = valueOf(readSpecification(file.name, file.text));
  expect(decideAll(specification, Budget.unlimited).map(({ verdict }) => verdict)).toEqual(verdicts);
});
