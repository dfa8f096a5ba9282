import { expect, test } from "vitest";
import { describe as say } from "../../../../kernel/index.ts";
import { compileJava, compileResult } from "../../../../testing/front-end.ts";

async function linesWithErrors(text: string): Promise<readonly string[]> {
  const result = await compileResult(text);
  return result.ok
    ? []
    : result.errors.map((error) => `${"span" in error ? error.span?.start.line : ""} ${say(error)}`);
}

test.each([3_000, 130_000])(
  "%d bad lines: the first hundred are told, and the next program compiles",
  async (count) => {
    const errors = await linesWithErrors(`class A { void m() {\n${"x = ;\n".repeat(count)}} }`);
    expect(errors).toEqual(
      Array.from({ length: 100 }, (_, i) => `${i + 2} Syntax error: found “;”, expected an expression.`),
    );
    await compileJava("class A { int f; }");
  },
);

test.each([1_600, 130_000])("%d closing parentheses that nothing opens", async (count) => {
  expect(await linesWithErrors(") ++\n".repeat(count))).toEqual([
    "1 Syntax error: found “)”, expected a statement or a declaration.",
  ]);
});

test("3,000 labels outside of a switch: the first hundred are told", async () => {
  expect(await linesWithErrors(`class A { void m() {\n${"case 1:\n".repeat(3_000)}} }`)).toEqual(
    Array.from({ length: 100 }, (_, i) => `${i + 2} Syntax error: found “case”, expected an enclosing “switch”.`),
  );
});

test("one mistake before and one behind many good lines", async () => {
  const good = Array.from({ length: 2_000 }, (_, i) => `int m${i}() { return ${i}; }`).join("\n");
  expect(await linesWithErrors(`class A {\nint x = ;\n${good}\nint y = ;\n}`)).toEqual([
    "2 Syntax error: found “;”, expected an expression.",
    "2003 Syntax error: found “;”, expected an expression.",
  ]);
});
