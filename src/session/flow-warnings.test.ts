import { describe, expect, test } from "vitest";
import { testFrontEnd } from "../testing/front-end.ts";
import { answerLine, execute, RunSession } from "./index.ts";

const UNASSIGNED = `class A {
  static int f(int n, int c) {
    int x, y = 2, z;
    while (c < 20) { x = y + 1; y = 2 * z; z = 1; c++; }
    return y;
  }
  public static void main(String[] a) { f(1, 2); }
}`;
const UNREACHABLE = `class A {
  static int foo() { int x = 1; return x; dead(); }
  static void dead() {}
  public static void main(String[] a) { foo(); }
}`;
const NO_RETURN = `class A {
  static int foo(int n) { while (n > 0) n--; }
  public static void main(String[] a) { int x = foo(3); }
}`;
const IN_LAMBDA = `class A {
  public static void main(String[] a) { Runnable r = () -> { return; new A(); }; r.run(); }
}`;

async function ask(command: string, text: string, options: Readonly<Record<string, unknown>> = {}) {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: () => Promise.resolve() });
  const files = [{ name: "A.java", text }];
  return JSON.parse([...(await answerLine(session, JSON.stringify({ id: 1, command, files, options })))].join(""));
}

const WARNINGS: readonly (readonly [name: string, text: string, code: string, line: number, column: number])[] = [
  ["a variable without a value", UNASSIGNED, "unassigned", 4, 41],
  ["code behind a return", UNREACHABLE, "unreachable", 2, 43],
  ["an end without a return", NO_RETURN, "missing-return", 2, 46],
  ["code behind a return in a lambda", IN_LAMBDA, "unreachable", 2, 70],
];

describe.each(WARNINGS)("%s", (_name, text, code, line, column) => {
  test.each([
    ["flow", {}],
    ["flow", { scope: "program", analysis: "live" }],
    ["flow", { analysis: "dead-code", initial: "skipped", scope: "program" }],
    ["pta", { context: "1-call" }],
    ["pta", { profile: "lecture" }],
    ["ra", {}],
    ["table", {}],
    ["ir", {}],
    ["trace", { engine: "flow" }],
    ["why-not-flow", { fact: "x=4 in OUT[2]" }],
    ["what-if-flow", { without: "kill" }],
    ["what-if", { without: "push" }],
  ] as const)("a warning of %s %o", async (command, options) => {
    const { ok, result, error } = await ask(command, text, options);
    // A question about what is not there is answered with that; the program is read all the same.
    if (!ok) return expect(error).toMatchObject({ code: "bad-option" });
    expect(result.warnings).toEqual([{ code, message: expect.stringMatching(/\. /), file: "A.java", line, column }]);
  });

  test.each(["run", "sound", "sound-flow", "instrument"])("an error of %s", async (command) => {
    expect(await ask(command, text)).toMatchObject({
      ok: false,
      error: { code: "ill-formed", file: "A.java", line, column },
    });
  });
});

test("an analysis of a program that Java accepts says that there are no warnings", async () => {
  const { result } = await ask("pta", "class A { public static void main(String[] a) {} }");
  expect(result.warnings).toEqual([]);
});

test("a program with other mistakes is refused for these alone", async () => {
  const { error } = await ask("flow", "class A { int f() { return 1; int x = y; } }");
  expect(error).toMatchObject({ code: "unknown-name" });
  expect(error.others).toBeUndefined();
});

test("a run that is recorded tells its warnings with their places", async () => {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: () => Promise.resolve() });
  const files = [{ name: "A.java", text: UNREACHABLE }];
  const notes: unknown[] = [];
  await session.record({ engine: "data-flow", files, options: {} }, (message) => {
    if (message.kind === "done") notes.push(...message.notes);
  });
  expect(notes).toMatchObject([{ isWarning: true, span: { start: { line: 2, column: 43 } } }]);
  // What is asked next has its own.
  const answer = await execute(session, { command: "post", files: [], options: {} });
  expect(answer.ok).toBe(false);
  expect(session.warnings).toBeUndefined();
});

test.each([
  ["behind an endless loop", "while (true) { n++; }\nn = 7;", [4]],
  ["behind break and continue", "while (n > 0) { if (n > 3) { break;\nn = 7; } continue;\nn = 8; }", [4, 5]],
  ["behind throw, up to the next statement that is reached", "if (n > 0) { throw new Error();\nn = 7; }\nn = 8;", [4]],
  ["in a case", "switch (n) { case 1: return;\nn = 7; case 2: n = 8; }", [4]],
  ["in a loop that is never entered", "while (false) {\nn = 7; }", [4]],
  ["jumps in what is not reached", "return;\nwhile (n > 0) { n--;\nif (n == 3) return; }\nn = 8;", [4, 5, 6]],
  ["behind what is not reached", "return;\nn = 7; return;\nn = 8;", [4, 5]],
])("dead code %s", async (_name, body, lines) => {
  const text = `class A {\n static void m(int n) { n = n + 1; use(n);\n${body} use(n); }\n static void use(int n) {} }`;
  const { result } = await ask("flow", text, { analysis: "dead-code" });
  const unreachable = result.dead.filter(({ reason }: { reason: string }) => reason === "unreachable");
  const found: readonly number[] = unreachable.map(({ line }: { line: number }) => line);
  expect(lines.filter((line) => !found.includes(line))).toEqual([]);
  expect(result.warnings.length).toBeGreaterThan(0);
});

test("facts of what Java refuses are right: UNDEF in a loop, dead code behind a return", async () => {
  const live = await ask("flow", UNASSIGNED, { analysis: "live" });
  expect(live.result.methods[0].statements[0]).toMatchObject({ in: ["c", "z"] });
  const { result } = await ask("flow", UNREACHABLE, { analysis: "dead-code" });
  expect(result.dead).toMatchObject([{ line: 2, text: expect.stringContaining("dead"), reason: "unreachable" }]);
});
