import { describe, expect, test } from "vitest";
import { recordSymbolic } from "../../../../testing/symbolic/record-symbolic.ts";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";
import { addNumbers } from "../../../../testing/symbolic/symbolic-texts.ts";
import { lineOfRule, lines } from "../../story/facts/index.ts";
import type { RuleName } from "../observer.ts";

/** The steps by one of these rules, in words. */
async function stepsOf(text: { java: string; sl: string }, options: object, rules: RegExp): Promise<readonly string[]> {
  const { recording, board } = await recordSymbolic(text, { ...options });
  const steps = Array.from({ length: recording.length }, (_, seq) => board.why(seq, 1));
  return steps.flatMap((step) => (step !== undefined && rules.test(step.rule) ? [step.text] : []));
}

describe("Sec. 2: where the references of add split", () => {
  const walk = /symbolic\.rule\.(enum|test|end|cut-off)$/;

  test("on access n1 splits where x.next is read, and n2 with it", async () => {
    expect(await stepsOf(addNumbers, { depth: 2, initialize: "access" }, walk)).toEqual([
      "x != null — enum(X, Δ, s)",
      "node 1 (3: pre(X, Y) by disjunct 1): return null",
      "test 1: x = null, y = null",
      "x = x.next — enum(n1, Δ, s)",
      "node 3 (3: pre(n1, n2) by disjunct 1): return l2",
      expect.stringMatching(/^test 2: x = ℓ0, y = ℓ1; [^∗]*∗[^∗]*$/),
      "x = x.next — enum(n3, Δ, s)",
      "node 5 (3: pre(n3, n4) by disjunct 1): return l2",
      expect.stringMatching(/^test 3: /),
      "node 6 (3: pre(n3, n4) by disjunct 2): … cut off: unfoldings",
    ]);
  });

  test("on use n1 splits one statement later, at the condition of the loop", async () => {
    expect(await stepsOf(addNumbers, { depth: 1 }, /rule\.enum$/)).toEqual([
      "x != null — enum(X, Δ, s)",
      "x != null — enum(n1, Δ, s)",
    ]);
  });

  test("n1 has its value before [S-LOAD] is applied, and y.next is read without a split", async () => {
    const { recording, board } = await recordSymbolic(addNumbers, { depth: 1, initialize: "access" });
    const texts = Array.from({ length: recording.length }, (_, seq) => board.why(seq, 1)?.text ?? "");
    const split = texts.indexOf("x = x.next — enum(n1, Δ, s)");
    expect(texts.slice(split, split + 7)).toEqual([
      "x = x.next — enum(n1, Δ, s)",
      "node 3 (3: pre(n1, n2) by disjunct 1)",
      "node 4 (3: pre(n1, n2) by disjunct 2)",
      "node 3 (3: pre(n1, n2) by disjunct 1)",
      "node 3 (3: pre(n1, n2) by disjunct 1)",
      "x = x.next — s(x) = n1",
      "y = y.next — s(y) = n2",
    ]);
    const at = (seq: number) => board.activeLines(seq + 1).map(({ procedure, line }) => [procedure, line]);
    expect(at(split)).toEqual([
      ["Execute", lines.access],
      ["Fig. 5", lines["S-LOAD"]],
    ]);
    expect(at(split + 1)).toEqual([
      ["enum", lines.unfold],
      ["Execute", lines.access],
      ["Fig. 5", lines["S-LOAD"]],
    ]);
    expect(board.activeLines(split + 2)[0]?.bindings).toContainEqual({ line: lines.scenario3, text: "v = n1" });
    expect(board.explain(split + 1, split).why[0]).toEqual({ id: "symbolic.why.enum", values: { rule: "S-LOAD" } });
  });
});

const NODE = `class node { int val; node next; node() {} node(int v, node n) { val = v; next = n; } node self() { return this; } }
class A { static node last; static int zero(node n) { return 0; }`;
const LIST = `data node { int val; node next; } data A { }
pred list(x) == emp & x = null \\/ exists n. x -> node(_, n) * list(n);`;
const ANY = "pre f == list(x);";
const ONE = "pre f == exists n. x -> node(_, n) * list(n);";

/** What is split at, by which rule, where only the reading of a reference could be the reason. */
const reads: readonly (readonly [string, string, string, string, readonly (readonly [string, RuleName])[]])[] = [
  [
    "a copy",
    "int f(node x, int a)",
    "node y = null; if (a > 0) y = x; return zero(y);",
    ANY,
    [["y = x — enum(X, Δ, s)", "S-VAR"]],
  ],
  ["an argument", "int f(node x)", "return zero(x);", ANY, [["zero(x) — enum(X, Δ, s)", "S-VAR"]]],
  ["a result", "node f(node x)", "return x;", ANY, [["return x — enum(X, Δ, s)", "S-VAR"]]],
  ["what a field holds", "int f(node x)", "return zero(x.next);", ONE, [["x.next — enum(n, Δ, s)", "S-LOAD"]]],
  [
    "what is stored",
    "int f(node x)",
    "new node().next = x; return 0;",
    ANY,
    [["new node().next = x — enum(X, Δ, s)", "S-STORE"]],
  ],
  ["what a static field gets", "int f(node x)", "last = x; return 0;", ANY, [["A.last = x — enum(X, Δ, s)", "S-VAR"]]],
  ["not what is stored over", "int f(node x)", "x.next = null; return 0;", ONE, []],
  ["not numbers", "int f(node x)", "x.val = x.val + 1; return x.val;", ONE, []],
];

test.each(reads)("on access: %s", async (_, signature, body, pre, splits) => {
  const text = { java: `${NODE} static ${signature} { ${body} } }`, sl: `${LIST} ${pre}` };
  const { recording, board } = await recordSymbolic(text, { method: "f", depth: 2, initialize: "access" });
  const found = Array.from({ length: recording.length }, (_, seq) => seq).flatMap((seq) => {
    const step = board.why(seq, 1);
    return step?.rule === "symbolic.rule.enum" ? [[step.text, board.activeLines(seq + 1)[1]?.line]] : [];
  });
  expect(found).toEqual(splits.map(([statement, rule]) => [statement, lineOfRule[rule]]));
  expect(await stepsOf(text, { method: "f", depth: 2 }, /rule\.enum$/)).toEqual([]);
});

test("on access: `this` is an object, wherever it is read", async () => {
  const text = { java: `${NODE} }`, sl: `${LIST} pre self == list(this);` };
  expect(await stepsOf(text, { method: "self", depth: 2, initialize: "access" }, /rule\.enum$/)).toEqual([]);
});

test("plain lazy initialization reads and uses, too", async () => {
  const java = `${NODE} static int f(node x) { return zero(x.next); } }`;
  const on = async (initialize: string) => testsOf(java, LIST, { method: "f", strategy: "lazy", depth: 2, initialize });
  // x is null or a node; on access its next is null, another node or x itself.
  expect([(await on("use")).paths, (await on("access")).paths]).toEqual([2, 4]);
});
