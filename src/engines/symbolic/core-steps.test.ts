import { describe, expect, test } from "vitest";
import { type RecordedSymbolic, recordSymbolic } from "../../testing/symbolic/record-symbolic.ts";
import type { FormulaView } from "../../trace/index.ts";
import { dispose } from "./page/lessons/dispose/dispose.ts";
import { doubleFree } from "./page/lessons/double-free/double-free.ts";

const list = `data node { int val; node next; }
pred list(node x) == emp & x = null \\/ exists n. x -> node(_, n) * list(n);
`;

/** Δ after n steps, as the table of the path condition has it. */
function deltaAt({ board }: RecordedSymbolic, n: number): string {
  const { row } = (board.view("path-condition", n, n) as FormulaView).table;
  return (row(0).cells[2] ?? []).map(({ text }) => text).join("");
}

/** The executed statements: rule, text, and what came of it. */
function executed(run: RecordedSymbolic): readonly (readonly [rule: string, statement: string, conclusion: string])[] {
  return Array.from({ length: run.recording.length }, (_, seq) => seq).flatMap((seq) => {
    const { what, rule } = run.board.explain(seq + 1, seq);
    const statement = what.find(({ id }) => id === "symbolic.what.executed")?.values?.["statement"];
    if (statement === undefined || rule === undefined) return [];
    return [[rule.name.replace("symbolic.rule.", ""), String(statement), rule.conclusion] as const];
  });
}

test("the core language is executed one rule of Fig. 5 a step, with the statements as they are written", async () => {
  const core = `data node { int val; node next; }
input node x, int k;
      y := new node(k + 1 * 2, x.next);
      y.val := y.val + x.val;
      if y.val > 3 then goto big else goto done;
big:  goto done;
done: z := y.next;
`;
  const run = await recordSymbolic({ core, sl: `${list}pre main == x -> node(3, null) & k = 0;` }, { depth: 1 });
  expect(executed(run)).toEqual([
    ["S-NEW", "y := new node(k + 1 * 2, x.next)", "Δ gains l1 ↦ node(K + 2, null), s(y) = l1"],
    ["S-STORE", "y.val := y.val + x.val", "s(l1.val) = K + 5"],
    ["S-TCOND", "if y.val > 3 then goto big else goto done", "3 < K + 5"],
    ["S-GOTO", "goto done", "goto done"],
    ["S-ASSIGN", "z := y.next", "s(z) = null"],
  ]);
});

describe("the lesson on disposing of a list", () => {
  const [core = "", sl = ""] = dispose.files.map(({ text }) => text);
  const recorded = recordSymbolic({ core, sl }, { depth: 1 });

  test("[S-FREE] and [S-NEW] change Δ as they say, and no other statement changes it", async () => {
    const run = await recorded;
    const heapRules: string[] = [];
    for (let n = 1; n <= run.recording.length; n++) {
      const { what, effect, rule } = run.board.explain(n, n - 1);
      if (!what.some(({ id }) => id === "symbolic.what.executed")) continue;
      const [before, after] = [deltaAt(run, n - 1), deltaAt(run, n)];
      const told = effect.find(({ id }) => id === "symbolic.effect.heap")?.values;
      if (told === undefined) {
        expect(after, rule?.name).toBe(before);
        continue;
      }
      expect(told).toMatchObject({ before, delta: after });
      heapRules.push(`${rule?.conclusion}: ${before} ⟶ ${after}`);
    }
    expect(heapRules).toEqual([
      "Δ gains l1 ↦ node(0, null), s(z) = l1: emp ∧ X = null ⟶ l1 ↦ node(0, null) ∧ X = null",
      "Δ loses X ↦ node(val1, n1), garbage keeps it: ∃n1, val1. X ↦ node(val1, n1) ∗ list(n1) ⟶ ∃n1. list(n1)",
      "Δ gains l1 ↦ node(0, null), s(z) = l1: ∃n1. emp ∧ n1 = null ⟶ ∃n1. l1 ↦ node(0, null) ∧ n1 = null",
    ]);
  });

  test("what was freed is in the inputs, what was made is not", async () => {
    const { result } = await recorded;
    expect(result.tests.map(({ heap, outcome, valid }) => [heap.length, outcome, valid])).toEqual([
      [0, "return", true],
      [1, "return", true],
    ]);
  });
});

test("the lesson on freeing twice: no rule matches where both variables point to one node", async () => {
  const [core = "", sl = ""] = doubleFree.files.map(({ text }) => text);
  const run = await recordSymbolic({ core, sl }, { depth: 1 });
  expect(run.result.tests.map(({ heap, outcome, exception }) => [heap.length, exception ?? outcome])).toEqual([
    [1, "DanglingPointer"],
    [2, "return"],
  ]);
  expect(executed(run).filter(([, statement]) => statement === "free x")).toHaveLength(2);
  const last = Array.from({ length: run.recording.length }, (_, n) => deltaAt(run, n + 1)).at(-1);
  expect(last).toBe("emp ∧ Y = X");
});

test("freeing null ends the path as it ends the run, and what was freed before stays an input", async () => {
  const core = `data node { int val; node next; }
input node x;
t := x.next;
free x;
free t;
`;
  const run = await recordSymbolic({ core, sl: `${list}pre main == list(x) & x != null;` }, { depth: 2 });
  const ends = Array.from({ length: run.recording.length }, (_, seq) => run.board.explain(seq + 1, seq).what)
    .flat()
    .flatMap(({ id, values }) => (id === "symbolic.what.end" ? [values?.["text"] || values?.["kind"]] : []));
  expect(ends).toEqual(["the facts between references contradict each other", "NullPointerException", "return"]);
  expect(run.result.tests.map(({ heap, outcome, exception }) => [heap.length, exception ?? outcome])).toEqual([
    [1, "NullPointerException"],
    [2, "return"],
  ]);
});
