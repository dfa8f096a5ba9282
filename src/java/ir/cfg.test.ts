import { expect, test } from "vitest";
import { compileJava, methodOf } from "../../testing/front-end.ts";
import { controlFlowGraph } from "./cfg.ts";
import { usesThis, variablesRead, variableWritten } from "./uses.ts";

async function methodOfBody(body: string) {
  return methodOf(await compileJava(`class A { Object f; int m(int x, A a) { ${body} } void n() {} }`), "A.m(int,A)");
}

test("a straight body is one block", async () => {
  const graph = controlFlowGraph(await methodOfBody("a = this; a.n(); return x;"));
  expect(graph.successors).toEqual([[1], [2], [3]]);
  expect(graph.predecessors).toEqual([[], [0], [1], [2]]);
  expect(graph.blocks).toEqual([{ index: 0, first: 0, last: 2, successors: [], predecessors: [] }]);
});

test("an if splits and joins", async () => {
  const graph = controlFlowGraph(await methodOfBody("if (x > 0) x = 1; else x = 2; return x;"));
  expect(graph.successors).toEqual([[1], [2, 4], [3], [5], [5], [6]]);
  expect(graph.blocks.map(({ first, last, successors }) => [first, last, successors])).toEqual([
    [0, 1, [1, 2]],
    [2, 3, [3]],
    [4, 4, [3]],
    [5, 5, []],
  ]);
});

test("a loop goes back to its test", async () => {
  const graph = controlFlowGraph(await methodOfBody("while (x > 0) x--; return x;"));
  expect(graph.successors).toEqual([[1], [2, 4], [3], [0], [5]]);
  expect(graph.blocks.map(({ predecessors }) => predecessors)).toEqual([[1], [0], [0]]);
});

test("every jump stays within the body, and predecessors mirror successors", async () => {
  const method = await methodOfBody(
    "for (int i = 0; i < x; i++) { if (i == 3 && x > 4 || a == null) continue; do { x--; if (x == 2) break; } while (x > 1); } return x > 0 ? 1 : 2;",
  );
  const graph = controlFlowGraph(method);
  for (const [from, targets] of graph.successors.entries()) {
    for (const to of targets) {
      expect(to).toBeLessThanOrEqual(graph.exit);
      expect(graph.predecessors[to]).toContain(from);
    }
  }
  const covered = graph.blocks.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );
  expect(covered).toEqual(method.body.map((_, index) => index));
});

test.each([
  ["return 1;", false],
  ["a.n(); return x;", false],
  ["return f == null ? 1 : 2;", true],
  ["n(); return 1;", true],
  ["a = this; return 1;", true],
])("the body { %s } uses this: %s", async (body, expected) => {
  expect(usesThis(await methodOfBody(body))).toBe(expected);
});

test("an implicit super() does not use this, a field initializer does", async () => {
  const program = await compileJava(
    "class A {} class B { Object o = new A(); } class C { C() { super(); } static void s() {} }",
  );
  const users = program.methods
    .filter((method) => !method.class.isLibrary && usesThis(method))
    .map((method) => method.label);
  expect(users).toEqual(["B.<init>()"]);
});

test("what an instruction reads and writes", async () => {
  const { body } = await methodOfBody("A[] s = new A[x]; s[x] = a; a = s[0]; a.f = s; boolean b = x < 2; return x;");
  const shown = body.map((i) => [variableWritten(i)?.name, ...variablesRead(i).map((variable) => variable.name)]);
  expect(shown).toEqual([
    ["s", "x"],
    [undefined, "s", "x", "a"],
    ["a", "s"],
    [undefined, "a", "s"],
    ["b", "x"],
    [undefined, "x"],
  ]);
});
