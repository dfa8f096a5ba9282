import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { generateTests, javaCode, makeSubject, parseTestsOptions } from "../../index.ts";
import { assertion } from "./assertion/assertion.ts";
import { subjects, symbolicExamples } from "./index.ts";

const small = symbolicExamples.filter(
  ({ id, file }) => file.name.endsWith(".java") && subjects.every((subject) => subject.id !== id),
);

test("ids, which links use, are each used once, and every file has a text", () => {
  expect(new Set(symbolicExamples.map(({ id }) => id)).size).toBe(symbolicExamples.length);
  for (const { name, text } of symbolicExamples.flatMap(({ files }) => files)) expect(text, name).not.toBe("");
});

test.each(small)("$id: its first preset covers every branch with valid inputs", async ({ files, presets }) => {
  const program = await compileJava(
    files.filter(({ name }) => name.endsWith(".java")),
    { assertions: "on" },
  );
  const specification = specificationOf(files.at(-1)?.text ?? "");
  const options = parseTestsOptions({ ...presets[0]?.options });
  const subject = makeSubject({ code: javaCode(program), core: undefined, specification }, presets[0]?.options.method);
  if (!options.ok || !subject.ok) throw new Error("the preset cannot be run");
  const { tests, coverage } = generateTests(subject.value, options.value);
  expect(tests.filter(({ valid }) => !valid)).toEqual([]);
  expect(tests.length).toBeGreaterThan(1);
  expect(coverage).toMatchObject({ openBranches: [], infeasibleBranches: [] });
});

test("assertion: it fails for the lists in which every score is negative, and for no others", async () => {
  const { files } = assertion;
  const program = await compileJava([files[0]], { assertions: "on" });
  const specification = specificationOf(files.at(-1)?.text ?? "");
  const subject = makeSubject({ code: javaCode(program), core: undefined, specification }, "best");
  const options = parseTestsOptions({ method: "best", depth: 2 });
  if (!options.ok || !subject.ok) throw new Error("the method cannot be tested");
  const { tests } = generateTests(subject.value, options.value);
  const rows = tests.map(({ heap, exception }) => {
    const scores = heap.flatMap(({ fields }) => (fields["value"] === undefined ? [] : [Number(fields["value"])]));
    return { isNegative: scores.length > 0 && Math.max(...scores) < 0, exception };
  });
  for (const { isNegative, exception } of rows) expect(exception).toBe(isNegative ? "AssertionError" : undefined);
  expect(new Set(rows.map(({ isNegative }) => isNegative)).size).toBe(2);
});
