import fc from "fast-check";
import { expect, test } from "vitest";
import { law, runsThisTime } from "../../../../testing/seeds.ts";
import { concreteOf, specificationOf } from "../../../../testing/separation/separation.ts";
import { type Constraint, evaluate, type Linear } from "../heaps/linear.ts";
import { checkModel } from "../model-checking/model-checker.ts";
import { defaultSatLimits, SatisfiabilityChecker } from "../satisfiability/satisfiability.ts";
import { exactSolver } from "./integers/integer-solver.ts";

const term = fc.tuple(
  fc.integer({ min: -4, max: 4 }),
  fc.integer({ min: -4, max: 4 }),
  fc.integer({ min: -9, max: 9 }),
);
const constraints = fc.array(fc.tuple(fc.constantFrom("=", "≤", "<", "≠"), term), { minLength: 1, maxLength: 5 });

test("integer constraints agree with trying every pair within bounds", () => {
  fc.assert(
    fc.property(constraints, (list) => {
      const linear = ([a, b, c]: readonly [number, number, number]): Linear => ({
        terms: [["x", BigInt(a)] as const, ["y", BigInt(b)] as const].filter(([, f]) => f !== 0n),
        constant: BigInt(c),
      });
      const zero: Linear = { terms: [], constant: 0n };
      const bound = (name: string): readonly Constraint[] => [
        { relation: "≤", left: { terms: [[name, 1n]], constant: -6n }, right: zero },
        { relation: "≤", left: { terms: [[name, -1n]], constant: -6n }, right: zero },
      ];
      const given = list.map(([relation, t]) => ({ relation, left: linear(t), right: zero }) as Constraint);
      const all = [...given, ...bound("x"), ...bound("y")];
      const answer = exactSolver().solve(all);
      const holds = ({ relation, left }: Constraint, x: bigint, y: bigint): boolean => {
        const value = evaluate(left, (name) => (name === "x" ? x : y));
        if (relation === "=") return value === 0n;
        if (relation === "≠") return value !== 0n;
        return relation === "<" ? value < 0n : value <= 0n;
      };
      let isSat = false;
      for (let x = -6n; x <= 6n; x++)
        for (let y = -6n; y <= 6n; y++) if (all.every((constraint) => holds(constraint, x, y))) isSat = true;
      expect(answer.kind).toBe(isSat ? "sat" : "unsat");
      if (answer.kind === "sat") {
        const [x, y] = [answer.values.get("x") ?? 0n, answer.values.get("y") ?? 0n];
        expect(all.every((constraint) => holds(constraint, x, y))).toBe(true);
      }
    }),
    law(300, 7),
  );
});

test("a search that goes on for ever in one direction turns back", () => {
  const term = (factors: Readonly<Record<string, bigint>>, constant = 0n): Linear => ({
    terms: Object.entries(factors),
    constant,
  });
  const is = (relation: Constraint["relation"], left: Linear): Constraint => ({ relation, left, right: term({}) });
  const sum = { a: 31n, b: 31n };
  const given = [
    is("=", term({ ...sum, q: -7n, r: -1n })),
    is("≠", term(sum, -32n)),
    is("≤", term({ a: -31n, b: -31n })),
    is("≤", term({ r: -1n })),
    is("<", term({ r: 1n }, -7n)),
    is("≠", term({ r: 1n })),
  ];
  expect(exactSolver().solve(given).kind).toBe("sat");
});

const list = `data node { int val; node next; }
pred ls(x, n) == emp & x = null & n = 0 \\/ exists y, m. x -> node(_, y) * ls(y, m) & n = m + 1 & m >= 0;
pred odd(x, n) == exists y. x -> node(_, y) * even(y, n - 1);
pred even(x, n) == emp & x = null & n = 0 \\/ exists y. x -> node(_, y) * odd(y, n - 1);
pred seg(x, y, i, j) == emp & x = y & i = j \\/ exists z. x -> node(i, z) * seg(z, y, i + 1, j) & i < 100 & x != y;
pred sorted(x, lo) == emp & x = null \\/ exists v, y. x -> node(v, y) * sorted(y, v) & lo <= v;
data tree { int val; tree left; tree right; }
pred size(t, n) == emp & t = null & n = 0
  \\/ exists l, r, a, b. t -> tree(_, l, r) * size(l, a) * size(r, b) & n = a + b + 1;
pred avl(t, h) == emp & t = null & h = 0
  \\/ exists l, r. t -> tree(_, l, r) * avl(l, h - 1) * avl(r, h - 1)
  \\/ exists l, r. t -> tree(_, l, r) * avl(l, h - 1) * avl(r, h - 2)
  \\/ exists l, r. t -> tree(_, l, r) * avl(l, h - 2) * avl(r, h - 1);
pred search(t, h, lo, hi) == emp & t = null & h = 0
  \\/ exists v, l, r, i, j. t -> tree(v, l, r) * search(l, i, lo, v) * search(r, j, v, hi) & h = i + 1 & j <= i & i <= j + 1 & lo < v & v < hi
  \\/ exists v, l, r, i, j. t -> tree(v, l, r) * search(l, i, lo, v) * search(r, j, v, hi) & h = j + 1 & j = i + 1 & lo < v & v < hi;
`;

/** No cell of it is its end. */
const run = `pred run(x, y, i, j) == emp & x = y & i = j
  \\/ exists z. x -> node(i, z) * run(z, y, i + 1, j) & x != y;
`;

const verdicts = [
  ["ls(x, n) & n = 3", "sat"],
  ["ls(x, n) & n = 3 & x = null", "unsat"],
  ["ls(x, n) & n < 0", "unsat"],
  ["ls(x, n) * ls(y, m) & 2 # n + 3 # m = 13 & n > m", "sat"],
  ["ls(x, n) * ls(y, m) & 2 # n + 4 # m = 13", "unsat"],
  ["even(x, n) & n = 7", "unsat"],
  ["even(x, n) * odd(y, m) & n + m = 7 & n > 2", "sat"],
  ["even(x, n) * odd(y, m) & n + m = 8", "unsat"],
  ["seg(x, y, 3, j) & j = 7", "sat"],
  ["seg(x, y, i, j) & j < i", "unsat"],
  ["seg(x, y, 3, j) & x = y & j = 4", "unsat"],
  ["seg(x, y, 98, j) & j = 101", "unsat"],
  ["size(t, n) & n = 6", "sat"],
  ["size(t, n) & n = 1 & t = null", "unsat"],
  ["exists y, z. x -> node(5, y) * y -> node(4, z) * sorted(z, 4)", "sat"],
  ["sorted(x, 7) & x != null", "sat"],
  ["exists y. x -> node(3, y) * sorted(y, 3) & y != null", "sat"],
  ["avl(t, h) & h = 3", "sat"],
  ["avl(t, h) & h < 0", "unsat"],
  ["search(t, h, lo, hi) & h = 4", "sat"],
  ["search(t, h, lo, hi) & hi = lo + 3 & h = 2", "sat"],
  ["search(a, h, 0, v) * search(b, i, v, 9) & i = h + 1 & a != null & b != null", "sat"],
  [
    "search(a, h, m, n) * search(b, i, n, o) * search(c, j, o, p) * search(d, k, p, q) & h = 0 & m < n & n < o & o < p & p < q",
    "sat",
  ],
] as const;

test.each(verdicts)("%s is %s", (formula, verdict) => {
  const { definitions, checks } = specificationOf(`${list}check ${formula};`);
  const [query] = checks;
  if (query === undefined) throw new Error("no check");
  const answer = new SatisfiabilityChecker(definitions).decide(query);
  expect(answer.verdict, "reason" in answer ? answer.reason : "").toBe(verdict);
  if (answer.verdict === "sat") expect(checkModel(query, definitions, concreteOf(answer.model))).toBe("accepted");
});

test.runIf(runsThisTime(4, 1))(
  "a list of 320,001 cells is decided by counting, and its model has as many cells",
  () => {
    const { definitions, checks } = specificationOf(`${list}check ls(x, n) & n = 320001;`);
    const [query] = checks;
    if (query === undefined) throw new Error("no check");
    const answer = new SatisfiabilityChecker(definitions).decide(query);
    expect(answer.verdict === "sat" && answer.model.heap.length).toBe(320_001);
  },
);

test.each([
  ["ls(x, n) & n = 12001", 12_001],
  ["size(t, n) & n = 5001", 5_001],
  ["even(x, n) * odd(y, m) & n + m = 12001 & m > 5000", 12_001],
  ["run(x, y, 3, j) & j = 12003 & y != null", 12_000],
])("the long model of %s is accepted by the independent checker", (formula, size) => {
  const { definitions, checks } = specificationOf(`${list}${run}check ${formula};`);
  const [query] = checks;
  if (query === undefined) throw new Error("no check");
  const answer = new SatisfiabilityChecker(definitions).decide(query);
  if (answer.verdict !== "sat") throw new Error(answer.reason);
  expect(answer.model.heap.length).toBe(size);
  const concrete = concreteOf(answer.model);
  expect(checkModel(query, definitions, concrete)).toBe("accepted");
  const cells = new Map(concrete.cells);
  cells.delete(answer.model.heap[Math.floor(size / 2)]?.id ?? "");
  expect(checkModel(query, definitions, { ...concrete, cells })).toBe("rejected");
});

test.each(["ls(x, n) & n = 1000000000000", "run(x, y, 3, j) & j = 1000000000000"])(
  "%s: a model that is too large to build is not built",
  (formula) => {
    const { definitions, checks } = specificationOf(`${list}${run}check ${formula};`);
    const [query] = checks;
    if (query === undefined) throw new Error("no check");
    expect(new SatisfiabilityChecker(definitions).decide(query)).toEqual({
      verdict: "unknown",
      reason: "a model was found, but its derivation uses more than 2,000,000 rules",
    });
  },
);

test("a search whose constraints grow without end stops by its effort, and is unknown", () => {
  const { definitions, checks } = specificationOf(`data node { int val; node next; }
    pred p(x, lo, hi, n) == emp & x = null & n = 0 & lo <= hi
      \\/ exists y, v, m. x -> node(v, y) * p(y, v, hi, m) & lo < v & n = m + 1;
    check p(x, lo, hi, n) & n > hi - lo;`);
  const [query] = checks;
  if (query === undefined) throw new Error("no check");
  const { verdict } = new SatisfiabilityChecker(definitions, { ...defaultSatLimits, maxEffort: 100_000 }).decide(query);
  expect(verdict).toBe("unknown");
});

test.each([
  ["R(x, 0, 1)", "sat"],
  ["R(x, 1, 1)", "unsat"],
  ["R(x, 1, 2)", "sat"],
  ["R(x, 2, 2)", "unsat"],
  ["R(x, 3, 4)", "sat"],
  ["R(x, 4, 1) & x != null", "unsat"],
])(
  "what a step demands holds at each step of a chain whose base has the base pair of its steps: %s is %s",
  (check, verdict) => {
    const { definitions, checks } = specificationOf(`data c { c left; }
pred R(x, n, m) == x -> c(null) & n = 0 \\/ exists y. x -> c(y) * R(y, n - 1, m - 1) & m >= 2;
check ${check};`);
    const answers = checks.map((query) => new SatisfiabilityChecker(definitions, defaultSatLimits).decide(query));
    expect(answers.map((answer) => answer.verdict)).toEqual([verdict]);
  },
);
