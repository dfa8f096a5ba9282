import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { hasJava } from "../../../../testing/java/installed-java.ts";
import { share } from "../../../../testing/seeds.ts";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { runJunit } from "../../../../testing/symbolic/run-junit.ts";
import { junitClass } from "../../algorithm/junit/junit-class.ts";
import { generateTests, javaCode, makeSubject, parseTestsOptions } from "../../index.ts";
import { symbolicExamples } from "./index.ts";

/** Lessons on the shapes of heaps that are more than cells with references and whole numbers. */
const shapes = ["expression-tree", "ring-buffer", "binary-heap"];

type Lesson = (typeof symbolicExamples)[number];
type Case = Pick<Lesson, "id" | "files"> & Pick<Lesson["presets"][number], "label" | "options">;

const cases: readonly Case[] = symbolicExamples
  .filter(({ id }) => shapes.includes(id))
  .flatMap(({ id, files, presets }) =>
    presets
      .filter(({ options }) => options.strategy === undefined)
      .map(({ label, options }) => ({ id, label, files, options })),
  )
  .flatMap((lesson) => (lesson.id === "binary-heap" ? [lesson, withDoubles(lesson)] : [lesson]));

/** The binary heap with keys that are fractions. */
function withDoubles({ id, files, ...lesson }: Case): Case {
  const text = (int: string): string => int.replaceAll(/\bint(?=\[| key\b| least\b| removeLeast\b)/g, "double");
  return { ...lesson, id: `${id} of doubles`, files: files.map((file) => ({ ...file, text: text(file.text) })) };
}

test.each(share(cases, 12))(
  "$id, $label: every input satisfies the precondition and runs on an installed Java as predicted",
  async ({ files, options }) => {
    const sources = files.filter(({ name }) => name.endsWith(".java"));
    const program = await compileJava(sources, { assertions: "on" });
    const specification = specificationOf(files.at(-1)?.text ?? "");
    const subject = makeSubject({ code: javaCode(program), core: undefined, specification }, options.method);
    const parsed = parseTestsOptions({ ...options });
    if (!subject.ok || !parsed.ok) throw new Error("the preset cannot be run");
    const { tests } = generateTests(subject.value, parsed.value);
    expect(tests.filter(({ precondition, repOK }) => !precondition || repOK === false)).toEqual([]);
    const text = junitClass(program, subject.value.method, tests, "GeneratedTest");
    expect(text).not.toContain("@Disabled");
    if (hasJava()) expect(runJunit(sources, "GeneratedTest", text)).toBe(`${tests.length} tests`);
  },
);
