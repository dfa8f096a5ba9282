import { expect, test } from "vitest";
import { codeOf, compileJava } from "../../../testing/front-end.ts";
import { runProgram } from "../../index.ts";

const ON = { assertions: "on" } as const;
const lines = (code: string): readonly string[] => code.trim().split(/\n\s*/);

const SOURCE = "class A { int m(int x, boolean b) { assert x > 0 && b : x; return x; } }";

test("switched on: the condition is a branch, and where it fails an AssertionError with the detail is thrown", async () => {
  expect(await codeOf(SOURCE, "A.m(int,boolean)", ON)).toEqual(
    lines(`
      0: $1 = x > 0
      1: if-false $1 goto 4
      2: if-false b goto 4
      3: goto 6
      4: $2 = new AssertionError(x) [o1, 1b implicit special AssertionError.<init>(int)]
      5: throw $2
      6: return x
    `),
  );
});

test("the instructions of an assertion are marked as its statement", async () => {
  const { methods } = await compileJava("class A {\n  void m(int x) {\n    assert x > 0\n      : x;\n  }\n}", ON);
  const [first, ...others] = methods.find(({ name }) => name === "m")?.body ?? [];
  expect(first?.span).toMatchObject({ start: { line: 3, column: 5 }, end: { line: 4, column: 11 } });
  expect(others.filter(({ span }) => span.start.line === 3).map(({ kind }) => kind)).toEqual([
    "if-false",
    "goto",
    "new",
    "throw",
  ]);
});

test("switched off, as without being told: the program is the one without assertions", async () => {
  const plain = await compileJava(SOURCE.replace(/assert.*: x;/, ""));
  const labels = plain.methods.map(({ label }) => label);
  for (const options of [undefined, { assertions: "off" } as const]) {
    const program = await compileJava(SOURCE, options);
    expect(program.methods.map(({ label }) => label)).toEqual(labels);
    expect(await codeOf(SOURCE, "A.m(int,boolean)", options)).toEqual(["0: return x"]);
  }
  expect(labels.some((label) => label.startsWith("AssertionError"))).toBe(false);
});

/** The rest of an `assert` that fails, and what `getMessage` says of it, as Java 17 with `-ea` has it. */
const messages: readonly (readonly [string, string])[] = [
  ["", "null"],
  [': "text"', "text"],
  [": null", "null"],
  [": args.length", "0"],
  [": (byte) 300", "44"],
  [": 'c'", "c"],
  [": true", "true"],
  [": 3L", "3"],
  [": 1.5", "1.5"],
  [": 1.5f", "1.5"],
  [": Integer.valueOf(7)", "7"],
  [': new StringBuilder("joined").append(1)', "joined1"],
];

test("the message of the error is the text of the detail", async () => {
  const attempts = messages.map(
    ([detail]) =>
      `try { assert args.length > 0 ${detail}; } catch (AssertionError e) { System.out.println(e.getMessage()); }`,
  );
  const program = await compileJava(
    `class A { public static void main(String[] args) { ${attempts.join("\n")} } }`,
    ON,
  );
  const { output } = runProgram(program, { stepLimit: 100_000, input: "", arguments: [] });
  expect(output.trim().split("\n")).toEqual(messages.map(([, message]) => message));
});

test("a Throwable as detail is the cause, and a pattern variable may stand in the detail", async () => {
  const text = `class A { public static void main(String[] args) {
    Object o = new IllegalStateException("why");
    try { assert o == null : o; } catch (AssertionError e) { System.out.print(e.getCause().getMessage()); }
    try { assert !(o instanceof RuntimeException r) : r.getMessage() + "!"; } catch (AssertionError e) { System.out.print(e.getMessage()); }
  } }`;
  const program = await compileJava(text, ON);
  expect(runProgram(program, { stepLimit: 10_000, input: "", arguments: [] }).output).toBe("whywhy!");
});
