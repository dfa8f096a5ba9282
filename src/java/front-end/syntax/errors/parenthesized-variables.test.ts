import { expect, test } from "vitest";
import { Budget } from "../../../../kernel/index.ts";
import { errorsOf } from "../../../../testing/front-end.ts";
import type { RawNode } from "../raw-node.ts";
import { withParenthesizedVariables } from "./parenthesized-variables.ts";

const HEAD = `import java.util.*; import java.util.function.*;
class A { int f; static int s; A o; int[] a = {1}; A self() { return this; } static int n(int x) { return x; } A(int x) {} A() {}`;

const statements = (text: string) => errorsOf(`${HEAD} int t(int x, boolean c) { ${text} return x; } }`);

test.each([
  ["a local variable", "(x) = 4; ((x)) = 5;"],
  ["an element", "((a[0])) += 1; (a)[0] = 1; ((a)[x + 1]) = 2;"],
  ["a field", "(this.f) = 1; ((this).f) -= 1; (A.s) = 2; (o.o.f) = 3; (f) = 4;"],
  [
    "a field of what a call or a cast gives",
    "(self().f) = 1; (((A) o).f) = 2; (new A().f) = 3; (self().o.a[n(x)]) = 4;",
  ],
  ["each operator", "(x) *= 2; (x) /= 2; (x) %= 2; (x) &= 2; (x) |= 2; (x) ^= 2; (x) <<= 2; (x) >>= 2; (x) >>>= 2;"],
  ["a step", "(x)++; --(x); ((this.f))++; (o.f)--; int y = (o.f)++ + ++(o.f) - (x)--;"],
  ["as a value", "int y = (x) = 5; x = y = (x) = 3; if (((x) = 3) == 3) x = n((x) = 1) + Math.max(n(1), (x) += 2);"],
  [
    "after the head of a statement",
    "if (c) (x) = 1; else (x) = 2; while (c) (x) -= 1; do (x) = 2; while (c); l: (x) = 1;",
  ],
  ["in the head of a loop", "for ((x) = 0; (x) < 3; (x) += 1) (this.f)++;"],
  [
    "in a lambda, a switch, an array",
    "Runnable r = () -> (f) = 1; switch (x) { case 1 -> (x) = 2; default -> (x) = 3; } int[] b = {(x) = 1}; b[(x) = 0] = 1;",
  ],
  ["with comments around", "( /* a */ x) /* b */ = 4; (x) // c = 4\n = 3;"],
])("a variable in parentheses is assigned: %s", async (_, text) => {
  expect(await statements(text)).toEqual([]);
});

test.each([
  ["before a sign", "x = (a.length) - 1 + (A.s) + (o.f) - (Integer.MAX_VALUE);"],
  ["after an operator", "x = 3 * (A.s) - 2 * (o.f) + 1; c = x > (a.length) - 1 && x >> (A.s) + 1 > 0;"],
  ["after a cast", "double d = (double) (A.s) - 1; x = (int) (a.length) + 1;"],
  ["in a text", 'String t = "(o.f) + 1" + (o.f) + /* (o.f) - 1 */ (o.f) + "";'],
  [
    "as an argument or index",
    "x = n((a.length) - 1) + a[(a.length) - 1]; for (int i = (a.length) - 1; i >= 0; i--) { }",
  ],
  [
    "as a result",
    "IntSupplier u = () -> (A.s) + 1; x = switch (x) { case 1: yield (A.s) - 1; default: yield c ? (A.s) + 1 : (A.s) - 1; };",
  ],
  ["a call is a call", "x = n(A.s) - 1; x = this.n(o.f) + 1; x = new ArrayList<Integer>(A.s).size() + new A(o.f).f;"],
  ["a head is a head", "boolean[] b = {c}; if (A.s > 0) ++x; while (b.length > 1) --x; x = (int) + 1;"],
])("what stands in parentheses before a sign is no cast: %s", async (_, text) => {
  expect(await statements(text)).toEqual([]);
});

test("and is computed with first", async () => {
  const text = 'boolean b = (o.f) + 1 * 2 > 3; String t = (o.f) + 1 + ""; int y = (o.f) - 1 + "";';
  const found = expect.stringContaining('`(o.f) - 1 + ""` wrong-type: Found String where int is needed.');
  expect(await statements(text)).toEqual([found]);
});

const ASSIGNABLE = "expected “;” (only variables, fields and array elements are assigned).";

test.each([
  ["(x + 1) = 4;", ASSIGNABLE],
  ["(n(1)) = 4;", ASSIGNABLE],
  ["((int) x) = 4;", ASSIGNABLE],
  ["(c ? x : f) = 4;", ASSIGNABLE],
  ["(x = f) = 4;", ASSIGNABLE],
  ["(5) = 4;", ASSIGNABLE],
  ["(this) = null;", ASSIGNABLE],
  ["(a.length) = 4;", "The length of an array cannot be assigned."],
  ["int (y) = 4;", "Syntax error"],
  ["int y = 1, (z) = 2;", "Syntax error"],
  ["for (int i = 0, (j) = 1; ; ) { }", "Syntax error"],
  ["List<String> (y) = null;", "Syntax error"],
  ["n (x) = 4;", "Syntax error"],
  ["(x) = ;", "found “;”, expected an expression."],
])("anything else is not assigned, which is one mistake: %s", async (text, message) => {
  expect(await statements(text)).toEqual([expect.stringContaining(message)]);
});

/** Stands in for a grammar: each word with all that follows it, and all up to it, are nodes. */
function nodesOf(text: string): RawNode {
  const words = [...text.matchAll(/\w+/g)];
  const children = words.flatMap((word) => [
    node(word.index, text.length),
    node(0, word.index + word[0].length),
    node(word.index, word.index + word[0].length),
  ]);
  return { ...node(0, text.length), children };
}

function node(start: number, end: number): RawNode {
  return { type: "", field: "", start, end, children: [] };
}

test("what is more than the variable begins and ends with its parentheses", () => {
  const asked: string[] = [];
  const grammar = withParenthesizedVariables((text) => {
    asked.push(text);
    return { root: nodesOf(text), errors: [], tooDeep: undefined };
  });
  const written = "y = ((x)) = 1";
  const tree = grammar(written, Budget.unlimited);
  expect(asked).toEqual(["y =   x   = 1"]);
  expect(tree?.root.children.slice(3, 6).map(({ start, end }) => written.slice(start, end))).toEqual([
    "((x)) = 1",
    "y = ((x))",
    "x",
  ]);
});
