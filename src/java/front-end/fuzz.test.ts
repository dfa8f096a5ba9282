import fc from "fast-check";
import { expect, test } from "vitest";
import { type AnalysisError, describe, placeOf } from "../../kernel/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../../testing/golden-programs.ts";
import { mutants, STRANGE } from "../../testing/java/mutate-java.ts";
import { law, seedsFrom, share } from "../../testing/seeds.ts";

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

/** The golden programs of one file, then the two above. */
const SOURCES: readonly string[] = [
  ...goldenPrograms
    .map(filesOfGoldenProgram)
    .flatMap((files) => (files.length === 1 ? files.map((file) => file.text) : [])),
  ...PROGRAMS,
];

/** What a value that is not a text leaves in a message, unless the message quotes it from the program. */
function holes(message: string): readonly string[] {
  return message.match(/undefined|\[object/g) ?? [];
}

/** Not a fault, worded, and with a place within the text. */
function expectUsable(error: AnalysisError, text: string): void {
  expect(error.kind === "fault" ? describe(error) : "").toBe("");
  expect(holes(describe(error)).filter((hole) => !text.includes(hole))).toEqual([]);
  const span = placeOf(error);
  if (span === undefined) throw new Error(`no place: ${describe(error)}`);
  const { start, end } = span;
  const lines = text.split(/\r\n|\r|\n/);
  const isIn = ({ line, column }: typeof start) => column >= 1 && column <= (lines[line - 1] ?? "").length + 1;
  expect(start.line < end.line || (start.line === end.line && start.column <= end.column)).toBe(true);
  expect(end.line).toBeLessThanOrEqual(lines.length);
  expect(isIn(start) && isIn(end)).toBe(true);
}

async function expectAnswer(texts: readonly string[]): Promise<void> {
  const frontEnd = await testFrontEnd();
  const result = frontEnd.compile(texts.map((text, index) => ({ name: `F${index}.java`, text })));
  if (result.ok) {
    expect(result.value.notes.filter((note) => note.text.includes("could not be compiled"))).toEqual([]);
    return;
  }
  expect(result.errors.length).toBeGreaterThan(0);
  for (const error of result.errors) {
    const index = Number(placeOf(error)?.file.slice(1, -".java".length) ?? 0);
    expectUsable(error, texts[index] ?? "");
  }
}

const SEED = 20210425;

/** Each of these texts is answered by a program or by errors with places. */
async function expectAnswers(inputs: fc.Arbitrary<readonly string[]>, runs: number, part = 0): Promise<void> {
  await fc.assert(fc.asyncProperty(inputs, expectAnswer), law(runs, SEED + part, 25 * runs));
}

test("the programs themselves compile", async () => {
  const frontEnd = await testFrontEnd();
  for (const text of PROGRAMS) expect(frontEnd.compile([{ name: "A.java", text }])).toMatchObject({ ok: true });
});

test.each(share(seedsFrom(1, 6), 6))(
  "a program with changes gives a program or errors with places (%i)",
  async (part) => {
    await expectAnswers(
      mutants(SOURCES).map((text) => [text]),
      40,
      part,
    );
  },
);

test("a program cut anywhere gives errors with places", async () => {
  const cuts = fc.tuple(fc.constantFrom(...SOURCES), fc.nat()).map(([text, n]) => [text.slice(0, n % text.length)]);
  await expectAnswers(cuts, 50);
});

test("any text at all gives an answer", async () => {
  const pieces = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...STRANGE, "x", " ", "\n", "\r"));
  await expectAnswers(
    fc.array(pieces, { maxLength: 40 }).map((parts) => [parts.join("")]),
    100,
  );
});

test("several files are answered together", async () => {
  await expectAnswers(
    mutants(SOURCES).map((text) => [text, PROGRAMS[1], ""]),
    20,
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
