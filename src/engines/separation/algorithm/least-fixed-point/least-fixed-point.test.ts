import { expect, test } from "vitest";
import { describe } from "../../../../kernel/index.ts";
import { BasePairs, LeastFixedPoint, type LfpReading, readSpecification, showHeap } from "../../index.ts";

function run(text: string, reading: LfpReading, limits = { maxIterations: 6, maxDisjuncts: 5_000 }): LeastFixedPoint {
  const specification = readSpecification("test.sl", text);
  if (!specification.ok) throw new Error(specification.errors.map(describe).join("\n"));
  const lfp = new LeastFixedPoint(new BasePairs(specification.value.definitions), reading, limits);
  while (!lfp.advance());
  return lfp;
}

const node = "data node { int val; node next; }\n";
const pre = `${node}pred pre(node a, node b) == emp & a = null & b = null
   \\/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);`;

const table = (lfp: LeastFixedPoint, name: string) =>
  lfp.rounds.map((rows) => ({
    sv: rows.get(name)?.sv.map((heap) => showHeap(heap)),
    a: rows.get(name)?.a.map(({ heap }) => showHeap(heap)),
  }));

test("Fig. 6: the table of pre, row by row", () => {
  const lfp = run(pre, "paper");
  const step = "∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2)";
  const base = "emp ∧ a = null ∧ b = null";
  expect(table(lfp, "pre")).toEqual([
    { sv: ["pre(a, b)"], a: [] },
    { sv: [base, `${step} ∗ pre(n1, n2)`], a: [base, step] },
    {
      sv: [
        base,
        `${step} ∧ n1 = null ∧ n2 = null`,
        "∃n1, n2, n3, n4. a ↦ node(_, n1) ∗ b ↦ node(_, n2) ∗ n1 ↦ node(_, n3) ∗ n2 ↦ node(_, n4) ∗ pre(n3, n4)",
      ],
      a: [base, step, step],
    },
  ]);
  expect(lfp.end).toEqual({ fixpointAt: 2, limit: undefined });
});

const tree = "data tree { tree left; tree right; }\n";
const keyed = "data tree { int val; tree left; tree right; }\n";
const linked = "data node { node prev; node next; }\n";

const tll = `data tree { tree left; tree right; tree next; }
pred tll(tree x, tree ll, tree lr) == x -> tree(null, null, lr) & x = ll
  \\/ exists l, r, z. x -> tree(l, r, _) * tll(l, ll, z) * tll(r, z, lr);`;

const bst = `${keyed}pred bst(tree x, int lo, int hi) == emp & x = null
  \\/ exists v, l, r. x -> tree(v, l, r) * bst(l, lo, v) * bst(r, v, hi) & lo < v & v < hi;`;

const avl = `${keyed}pred avl(tree x, int h) == emp & x = null & h = 0
  \\/ exists l, r. x -> tree(_, l, r) * avl(l, h - 1) * avl(r, h - 1)
  \\/ exists l, r. x -> tree(_, l, r) * avl(l, h - 1) * avl(r, h - 2)
  \\/ exists l, r. x -> tree(_, l, r) * avl(l, h - 2) * avl(r, h - 1);`;

const sorted = `${node}pred sorted(x, lo, hi) == emp & x = null & lo <= hi
  \\/ exists v, n. x -> node(v, n) * sorted(n, v, hi) & lo <= v;`;

const canonical = [
  { name: "pre", text: pre, stop: 2, disjuncts: 2 },
  {
    name: "binary",
    text: `${tree}pred binary(x) == emp & x = null \\/ exists l, r. x -> tree(l, r) * binary(l) * binary(r);`,
    stop: 2,
    disjuncts: 2,
  },
  {
    name: "dll",
    text: `${linked}pred dll(root, prev) == emp & root = null \\/ exists n. root -> node(prev, n) * dll(n, root);`,
    stop: 3,
    disjuncts: 3,
  },
  { name: "sorted", text: sorted, stop: 2, disjuncts: 2 },
  { name: "bst", text: bst, stop: 2, disjuncts: 2 },
  {
    name: "ls",
    text: `${node}pred ls(x, y) == emp & x = y \\/ exists n. x -> node(_, n) * ls(n, y) & x != y;`,
    stop: 3,
    disjuncts: 3,
  },
  { name: "tll", text: tll, stop: 3, disjuncts: 5 },
];

test.each([
  ["sorted", sorted, 3, 3],
  ["bst", bst, 3, 5],
  ["avl", avl, 2, 4],
] as const)("where integers count, a call on an integer formal is pending: %s", (name, text, stop, disjuncts) => {
  const lfp = run(text, "canonical-integers");
  expect(lfp.end?.fixpointAt).toBe(stop);
  expect(lfp.rounds[lfp.returned ?? 1]?.get(name)?.sv).toHaveLength(disjuncts);
  // What is found out about references is the same: numbers only delay it.
  const [references, integers] = [run(text, "canonical"), lfp].map((each) =>
    each.rounds[each.returned ?? 1]?.get(name)?.a.map(({ key }) => key),
  );
  expect(new Set(integers)).toEqual(new Set(references));
});

test("a call on a reference formal is pending in both canonical readings", () => {
  const text = `${node}pred upTo(x, end, lo) == emp & x = end \\/ exists v, n. x -> node(v, n) * upTo(n, end, lo) & lo < v;`;
  for (const reading of ["canonical", "canonical-integers"] as const)
    expect(
      run(text, reading)
        .rounds[1]?.get("upTo")
        ?.a.map(({ heap }) => showHeap(heap)),
      reading,
    ).toEqual(["emp ∧ x = end"]);
});

test.each(canonical)(
  "canonical reading of $name: stops at $stop with $disjuncts disjuncts",
  ({ name, text, stop, disjuncts }) => {
    const lfp = run(text, "canonical");
    expect(lfp.end?.fixpointAt).toBe(stop);
    expect(lfp.rounds[lfp.returned ?? 1]?.get(name)?.sv).toHaveLength(disjuncts);
  },
);

test("flaw 1: the printed algorithm oscillates where A is replaced, the canonical reading stops", () => {
  const text = `pred P(x, y) == exists u. Bad(u) & x = y \\/ P2(x, y); pred P2(x, y) == P(x, y); pred Bad(u) == u != u;`;
  const paper = run(text, "paper", { maxIterations: 9, maxDisjuncts: 5_000 });
  expect(paper.end).toEqual({ fixpointAt: undefined, limit: { kind: "iterations", sizes: {} } });
  expect(run(text, "canonical").end?.fixpointAt).toBe(1);
});

test("flaw 2: a disjunct without a model stays in A as printed, and is pruned in the canonical reading", () => {
  const text = `data cell { cell next; }
    pred R(z) == exists w. z -> cell(w);
    pred Q(x) == exists n, m. x -> cell(n) * n -> cell(m) * R(n);`;
  expect(run(text, "paper").rounds[1]?.get("Q")?.a).toHaveLength(1);
  const lfp = run(text, "canonical");
  expect(lfp.rounds[1]?.get("Q")).toEqual({ sv: [], a: [] });
});

test("flaw 3: tables of tll as printed", () => {
  const lfp = run(tll, "paper");
  expect(lfp.rounds.map((rows) => rows.get("tll")?.sv.length)).toEqual([1, 2, 5, 26, 677]);
  const last = lfp.rounds[4]?.get("tll")?.sv ?? [];
  expect(last.reduce((sum, { spatial }) => sum + 2 ** spatial.filter(({ kind }) => kind === "call").length, 0)).toBe(
    458_330,
  );
});

test("flaw 4: integer arguments that mention a formal delay the printed algorithm: 49 disjuncts of avl, not 4", () => {
  const paper = run(avl, "paper", { maxIterations: 6, maxDisjuncts: 10_000 });
  expect(paper.rounds[(paper.end?.fixpointAt ?? 0) - 1]?.get("avl")?.sv).toHaveLength(49);
  const lfp = run(avl, "canonical");
  expect(lfp.rounds[(lfp.end?.fixpointAt ?? 0) - 1]?.get("avl")?.sv).toHaveLength(4);
});

test("ls as printed: a formal that takes the place of a variable is not quantified, and A stops growing", () => {
  const text = `${node}pred ls(x, y) == emp & x = y \\/ exists n. x -> node(_, n) * ls(n, y) & x != y;`;
  const lfp = run(text, "paper");
  expect(table(lfp, "ls")[2]?.a).toEqual(["emp ∧ x = y", "x ↦ node(_, y) ∧ x ≠ y"]);
  expect(lfp.end?.fixpointAt).toBe(4);
});
