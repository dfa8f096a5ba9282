import fc from "fast-check";
import { expect, test } from "vitest";
import { type AnalysisError, describe, placeOf } from "../kernel/index.ts";
import { testFrontEnd } from "../testing/front-end.ts";

const PROGRAMS = [
  `interface Shape { int SIDES = 4; int area(); default Shape twice() { return this; } static Shape unit() { return new Square(1); } }
abstract class Base implements Shape {
  protected int size; private Base next; static Object last; static { last = new Object(); } { next = null; }
  Base(int size) { this.size = size; } Base() { this(3); }
  abstract Base copy(Base other);
  final int sum(int[] a) { int s = 0; for (int i = 0, j = 1; i < a.length; i++, j--) { if (i == 2 && j < 0 || !(s > 5)) continue; s += a[i]; } return s; }
}
class Square extends Base {
  String name = "sq" + 1; int[][] cells = {{1, 2}, {3}};
  Square(int n) { super(n); name = name + n; } Square() { }
  public int area() { do { size--; } while (size > 0); return size > 3 ? size : -size; }
  Square copy(Base other) { if (other instanceof Square) { Square q = (Square) other; q.cells[0][1] = 'x'; return q; } return null; }
  public Shape twice() { return super.twice(); }
  static class Node { Node link; Node get() { while (true) { if (link == null) return this; link = link.link; } } }
}
`,
  `n1 = new One();
x1 = newX(n1);
for (i = 0; i < 3; i++) { n = x1.f; long l = 1L << i; }

X newX(Number p) { /* 数据 */ X x = new X(); x.f = p; return x; }
class X { Number f; }
interface Number {}
class One implements Number {}
`,
] as const;

const TOKEN =
  /\s+|[\p{ID_Start}_$][\p{ID_Continue}$]*|\d[\w.]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[-<>=!+*/&|^%]=|\+\+|--|&&|\|\||<<|>>|[\s\S]/gu;
const OTHERS = [
  "{",
  "}",
  "(",
  ")",
  ";",
  ",",
  ".",
  "=",
  "int",
  "new",
  "this",
  "super",
  "static",
  "null",
  '"',
  "/*",
  "class",
  "<",
  "->",
  "@",
  "#",
];

type Edit = readonly [kind: "delete" | "double" | "swap" | "replace" | "insert", at: number, other: number];

const edits = fc.array(fc.tuple(fc.constantFrom("delete", "double", "swap", "replace", "insert"), fc.nat(), fc.nat()), {
  minLength: 1,
  maxLength: 4,
}) as fc.Arbitrary<readonly Edit[]>;

/** The program with some of its tokens deleted, doubled, swapped or replaced. */
function mutate(program: string, list: readonly Edit[]): string {
  const tokens: string[] = [...(program.match(TOKEN) ?? [])];
  for (const [kind, at, other] of list) {
    const i = at % tokens.length;
    const j = other % tokens.length;
    const [a = "", b = ""] = [tokens[i], tokens[j]];
    const extra = OTHERS[other % OTHERS.length] ?? "";
    if (kind === "delete") tokens[i] = "";
    else if (kind === "double") tokens[i] = `${a} ${a}`;
    else if (kind === "swap") [tokens[i], tokens[j]] = [b, a];
    else tokens[i] = kind === "replace" ? ` ${extra} ` : ` ${extra} ${a}`;
  }
  return tokens.join("");
}

/** Not a fault, worded, and within the text when it has a place. */
function expectUsable(error: AnalysisError, text: string): void {
  expect(error.kind === "fault" ? describe(error) : "").toBe("");
  expect(describe(error)).not.toMatch(/undefined|\[object/);
  const span = placeOf(error);
  if (span === undefined) return;
  const lines = text.split(/\r\n|\r|\n/);
  expect(span.start.line).toBeLessThanOrEqual(span.end.line);
  expect(span.end.line).toBeLessThanOrEqual(lines.length);
  expect(span.start.column).toBeGreaterThanOrEqual(1);
  expect(span.start.column).toBeLessThanOrEqual((lines[span.start.line - 1] ?? "").length + 1);
}

async function expectAnswer(texts: readonly string[]): Promise<void> {
  const frontEnd = await testFrontEnd();
  const result = frontEnd.compile(texts.map((text, index) => ({ name: `F${index}.java`, text })));
  if (result.ok) return;
  expect(result.errors.length).toBeGreaterThan(0);
  for (const error of result.errors) {
    const index = Number(placeOf(error)?.file.slice(1, -".java".length) ?? 0);
    expectUsable(error, texts[index] ?? "");
  }
}

const SEED = 20210425;

test("the programs themselves compile", async () => {
  const frontEnd = await testFrontEnd();
  for (const text of PROGRAMS) expect(frontEnd.compile([{ name: "A.java", text }])).toMatchObject({ ok: true });
});

test("a program with tokens deleted, doubled, swapped or replaced gives a program or errors with places", async () => {
  const mutants = fc.tuple(fc.constantFrom(...PROGRAMS), edits).map(([program, list]) => mutate(program, list));
  await fc.assert(
    fc.asyncProperty(mutants, (text) => expectAnswer([text])),
    { numRuns: 300, seed: SEED },
  );
});

test("a program cut anywhere gives errors with places", async () => {
  const cuts = fc
    .tuple(fc.constantFrom(...PROGRAMS), fc.nat())
    .map(([program, n]) => program.slice(0, n % program.length));
  await fc.assert(
    fc.asyncProperty(cuts, (text) => expectAnswer([text])),
    { numRuns: 100, seed: SEED },
  );
});

test("any text at all gives an answer", async () => {
  const texts = fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...OTHERS, " x ", "\n", "\r")), {
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(
      texts.map((parts) => parts.join("")),
      (text) => expectAnswer([text]),
    ),
    { numRuns: 300, seed: SEED },
  );
});

test("several files are answered together", async () => {
  const mutants = edits.map((list) => mutate(PROGRAMS[0], list));
  await fc.assert(
    fc.asyncProperty(mutants, (text) => expectAnswer([text, PROGRAMS[1], ""])),
    { numRuns: 50, seed: SEED },
  );
});

test.each([
  ["parentheses", `class A { int x = ${"(".repeat(20_000)}1${")".repeat(20_000)}; }`],
  ["blocks", `class A { void m() ${"{".repeat(20_000)}${"}".repeat(20_000)} }`],
  ["a sum", `class A { int m(int a) { return a${" + a".repeat(5000)}; } }`],
  ["else if", `class A { void m(int x) { ${"if (x > 1) x = 2; else ".repeat(3000)} x = 3; } }`],
])("deep nesting is refused with a message: %s", async (_, text) => {
  const result = (await testFrontEnd()).compile([{ name: "A.java", text }]);
  const messages = result.ok ? [] : result.errors.map(describe);
  expect(messages).toEqual(["This is nested more than 700 levels deep. Split it into several statements."]);
});

test("nesting up to that depth compiles", async () => {
  const sum = `class A { int m(int a) { return a${" + a".repeat(600)}; } }`;
  const blocks = `class A { void m() ${"{".repeat(600)}${"}".repeat(600)} }`;
  const arrays = `class A { Object m() { return ${"new Object[] {".repeat(200)}${"}".repeat(200)}; } }`;
  for (const text of [sum, blocks, arrays]) await expectAnswer([text]);
  const frontEnd = await testFrontEnd();
  for (const text of [sum, blocks, arrays])
    expect(frontEnd.compile([{ name: "A.java", text }])).toMatchObject({ ok: true });
});
