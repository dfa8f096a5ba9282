import { expect, test } from "vitest";
import { Budget } from "../../../kernel/index.ts";
import { linesOfAbsence } from "../../../testing/absences.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { counter } from "../../../testing/separation/counters.ts";
import { randomSpecification } from "../../../testing/separation/random-separation.ts";
import { specificationOf } from "../../../testing/separation/separation.ts";
import { separationTexts } from "../../../testing/separation/separation-texts.ts";
import { BasePairs } from "../algorithm/base-pairs/base-pairs.ts";
import { pairNotation, showPair } from "../algorithm/base-pairs/print-pair.ts";
import { type Pair, Shape } from "../algorithm/base-pairs/shape.ts";
import { referenceParameters } from "../algorithm/base-pairs/shape-rule.ts";
import { type Definitions, dontCare, NULL, type SymbolicHeap } from "../algorithm/heaps/symbolic-heap.ts";
import { startSeparation } from "../analysis.ts";
import { lfpSchema } from "../options.ts";
import { lackingOf, whyNot } from "./index.ts";
import { Tables } from "./tables.ts";
import type { PairWanted, Wanted } from "./wanted.ts";

type Reading = "paper" | "canonical";

const text = `data node { int val; node next; }
pred pre(node a, node b) == emp & a = null & b = null
   \\/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);
pred ls(x, y) == emp & x = y
   \\/ exists n. x -> node(_, n) * ls(n, y) & x != y;
pred bad(x) == x != x;
pred both(x, y) == exists u. bad(u) * ls(x, y)
   \\/ bad(x) * bad(y);
pred keyed(x, int n) == emp & x = null & n > 0;
`;

function answer(fact: string, reading: Reading = "canonical", asked = text) {
  return whyNot({ name: "test.sl", text: asked }, optionsOf(reading), fact, Budget.unlimited);
}

function optionsOf(reading: Reading, without?: string) {
  const options = lfpSchema.parse({ reading, maxDisjuncts: 64, ...(without === undefined ? {} : { without }) });
  if (!options.ok) throw new Error(reading);
  return options.value;
}

test.each([
  [
    "base(pre) ∋ a ↦",
    [
      "✗ base(pre) ∋ a ↦",
      " base-pair 2: disjunct 1 of pre: emp ∧ a = null ∧ b = null; but a = null contradicts a ≠ null",
      " base-pair 3: disjunct 2 of pre: ∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2) ∗ pre(n1, n2); but also says b ↦",
    ],
  ],
  [
    "base(ls) ∋ x ↦ ∧ y ↦",
    [
      "✗ base(ls) ∋ x ↦ ∧ y ↦",
      " base-pair 5: disjunct 2 of ls: ∃n. x ↦ node(_, n) ∗ ls(n, y) ∧ x ≠ y",
      "  ✗ base(ls) ∋ y ↦",
      "   base-pair 4: disjunct 1 of ls: emp ∧ x = y; but gives x = y",
      "   base-pair 5: disjunct 2 of ls: ∃n. x ↦ node(_, n) ∗ ls(n, y) ∧ x ≠ y; but also says x ↦ ∧ x ≠ y",
      " base-pair 4: disjunct 1 of ls: emp ∧ x = y; but x = y contradicts x ≠ y",
    ],
  ],
  [
    "A(both) ∋ x = y",
    [
      "✗ A(both) ∋ emp ∧ x = y",
      " unfold –:",
      "  ✗ base(both) ∋ x = y",
      "   base-pair 7: disjunct 1 of both: ∃u. bad(u) ∗ ls(x, y); base(ls) ∋ x = y",
      "    ✗ base(bad) ∋ emp",
      "     base-pair 6: disjunct 1 of bad: emp ∧ x ≠ x; but contradictory in itself: x ≠ x",
      "   base-pair 8: disjunct 2 of both: bad(x) ∗ bad(y); but no pairs of its calls would give x = y and nothing else",
      " prune 7: but ∃u1. bad(u1) ∗ ls(x, y) has no model: bad has no base pair: nothing satisfies it",
      " prune 8: but bad(x) ∗ bad(y) has no model: bad has no base pair: nothing satisfies it",
    ],
  ],
  [
    "A(ls) ∋ x = null & y = null",
    [
      "✗ A(ls) ∋ emp ∧ x = null ∧ y = null",
      " unfold –:",
      "  ✗ base(ls) ∋ x = null ∧ y = null",
      "   base-pair 4: disjunct 1 of ls: emp ∧ x = y; but gives x = y, which covers it",
      "   base-pair 5: disjunct 2 of ls: ∃n. x ↦ node(_, n) ∗ ls(n, y) ∧ x ≠ y; but x ↦ node(_, n) contradicts x = null",
      " abstract 4: SV¹(ls) ∋ emp ∧ x = y; but gives emp ∧ x = y, which covers it",
      " abstract 5: SV²(ls) ∋ ∃n1. x ↦ node(_, n1) ∧ x ≠ y ∧ n1 = y; but gives x ↦ node(_, y) ∧ x ≠ y",
      " abstract 5: SV³(ls) ∋ ∃n1, n2, n3. x ↦ node(_, n1) ∗ n1 ↦ node(_, n2) ∗ n2 ↦ node(_, n3) ∗ ls(n3, y) ∧ x ≠ y ∧ n1 ≠ y ∧ n2 ≠ y; but false, because ls(n3, y) is pending on a parameter",
    ],
  ],
  [
    // As a text writes it: bound names do not matter.
    "A(ls) ∋ exists m. x -> node(_, m) * ls(m, y) & x != y",
    [
      "✗ A(ls) ∋ ∃m. x ↦ node(_, m) ∗ ls(m, y) ∧ x ≠ y",
      " abstract 5: SV¹(ls) ∋ ∃n1. x ↦ node(_, n1) ∗ ls(n1, y) ∧ x ≠ y; but false, because ls(n1, y) is pending on a parameter",
    ],
  ],
  [
    "ls: x = y & x -> node(_, _) * y -> node(_, _) & x != null",
    [
      "✗ A(ls) ∋ x ↦ node(_, _) ∗ y ↦ node(_, _) ∧ x = y ∧ x ≠ null",
      " abstract –: but contradictory in itself: x = y ∧ x ↦ node(_, _) ∧ y ↦ node(_, _)",
    ],
  ],
] as const)("what each rule lacks for %s", (fact, lines) => {
  const found = answer(fact);
  expect(found.ok && found.value.absence ? linesOfAbsence(found.value.absence) : found).toEqual(lines);
});

test("a cell that a disjunct has at what another call makes equal to the parameter is not asked of a call", () => {
  const source = `data c { c next; }
pred same(c x, c y) == same(x, y);
pred any(c x) == any(x);
pred both(c x, c y) == y -> c(x) * any(y) * same(x, y);`;
  const found = answer("base(both) ∋ x ↦ ∧ x = y", "canonical", source);
  expect(found.ok && found.value.absence ? linesOfAbsence(found.value.absence).slice(0, 3) : found).toEqual([
    "✗ base(both) ∋ x ↦ ∧ x = y",
    " base-pair 4: disjunct 1 of both: y ↦ c(x) ∗ any(y) ∗ same(x, y)",
    "  ✗ base(any) ∋ emp",
  ]);
});

test("a limit of rounds makes what is asked of A partial, not what is asked of base pairs", () => {
  const options = { ...optionsOf("canonical"), maxIterations: 1 };
  const ask = (fact: string) => whyNot({ name: "test.sl", text }, options, fact, Budget.unlimited);
  expect(ask("A(ls) ∋ x ↦ ∧ x ≠ y")).toMatchObject({ ok: true, value: { holds: false, partial: true } });
  expect(ask("base(ls) ∋ x ↦ ∧ x = y")).toMatchObject({ ok: true, value: { holds: false, partial: false } });
});

test("when the time is over, the answer is partial", () => {
  let now = 0;
  const source = counter(8, "recursion");
  const budget = new Budget(() => now++, 40);
  const found = whyNot({ name: "test.sl", text: source }, optionsOf("canonical"), "P: x1 = null", budget);
  expect(found).toMatchObject({ ok: true, value: { holds: false, partial: true } });
});

test("as printed fields count: a disjunct with another field is not there", () => {
  expect(answer("A(ls) ∋ x ↦ node(_, y) ∧ x ≠ y", "paper")).toMatchObject({ ok: true, value: { holds: true } });
  const found = answer("A(ls) ∋ x ↦ node(_, x) ∧ x ≠ y", "paper");
  const lines = found.ok && found.value.absence ? linesOfAbsence(found.value.absence).join("\n") : "";
  expect(lines).toContain("but gives x ↦ node(_, y) ∧ x ≠ y\n");
  expect(lines).toContain("but gives ∃n1. x ↦ node(_, n1) ∧ x ≠ y, which covers it");
});

test.each([
  "A(ls) ∋ x = y",
  "A²(ls) ∋ emp ∧ x = y",
  "ls: y = x",
  "x = y in A(ls)",
  "x = y ∈ base(ls)",
  "base(pre) ∋ a ↦ ∧ b ↦",
  "base(pre) ∋ ({a, b}, true)",
  "base(pre) ∋ (∅, a = null & b = null)",
  "base(pre): a -> & b -> node(_, _)",
  "A(pre) ∋ ∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2)",
  "A(keyed) ∋ x = null ∧ n > 3",
])("what is there is said to be there: %s", (fact) => {
  expect(answer(fact)).toEqual({ ok: true, value: { holds: true, absence: undefined, partial: false } });
});

test.each([
  ["hello", "the name of a table is missing"],
  ["", "the name of a table is missing"],
  ["A(none) ∋ x = null", "There is no predicate “none”"],
  ["A(ls) ∋ x = ", "column 13: Syntax error"],
  ["A(ls) ∋ x = y y", "column 15: Syntax error: found “y”, expected the end of the fact"],
  ["A(ls) ∋ x = z", "column 13: “z” is neither a parameter nor quantified"],
  ["x -> tree(_) in A(ls)", "column 1: There is no data type “tree”"],
  ["A(ls) ∋ nothing(x)", "Declared: pre, ls, bad, both, keyed"],
  ["A(ls) ∋ x = null ∨ y = null", "column 20: A fact is one disjunct"],
  ["A(ls) ∋ !(x = null & y = null)", "A fact is one disjunct"],
  ["base(ls) ∋ z ↦", "column 12: A cell without fields stands at a parameter"],
  ["base(keyed) ∋ x ↦ ∧ n ↦", "column 21: A cell without fields stands at a parameter that is a reference"],
  ["base(ls) ∋ x = y & ls(x, y)", "column 20: Base pairs are made of cells"],
  ["base(keyed) ∋ n > 0", "column 15: Base pairs are made of cells"],
  ["A(ls) ∋ x = 1", "column 9: Found node where int is needed"],
])("what is no fact is refused with the place: %s", (fact, problem) => {
  const refused = answer(fact);
  expect(refused).toMatchObject({ ok: false, errors: [{ kind: "bad-option", option: "fact", value: fact }] });
  expect(refused.ok ? "" : refused.errors.map((error) => ("expected" in error ? error.expected : ""))).toEqual([
    expect.stringContaining(problem),
  ]);
});

test("without abs calls stay in A, and the answer is partial where the loop does not end", () => {
  const found = whyNot({ name: "test.sl", text }, optionsOf("canonical", "abs"), "A(ls) ∋ x = null", Budget.unlimited);
  expect(found).toMatchObject({ ok: true, value: { holds: false, partial: true } });
  const whole = "A(ls) ∋ ∃n1. x ↦ node(_, n1) ∗ ls(n1, y) ∧ x ≠ y";
  expect(whyNot({ name: "test.sl", text }, optionsOf("canonical", "abs"), whole, Budget.unlimited)).toMatchObject({
    value: { holds: true },
  });
});

const specifications = share(seedsFrom(31_000, 240), 12).map((seed) => ({ seed, source: randomSpecification(seed) }));

const texts = [
  ...Object.entries(separationTexts).map(([name, source]) => ({ name, source })),
  ...specifications.map(({ seed, source }) => ({ name: String(seed), source })),
];

test.each(texts.flatMap((each) => (["paper", "canonical"] as const).map((reading) => ({ ...each, reading }))))(
  "$name, $reading: whatever the tables write is read as what it is",
  ({ source, reading }) => {
    const { definitions } = specificationOf(source);
    const facts = [
      ...Object.entries(lastTable(definitions, reading)).flatMap(([name, disjuncts]) =>
        disjuncts.filter((each) => each !== "false").map((each) => `A(${name}) ∋ ${each}`),
      ),
      ...pairTexts(definitions),
    ];
    for (const fact of facts)
      expect(answer(fact, reading, source), `${source}\n${fact}`).toMatchObject({ value: { holds: true } });
  },
);

/** base(P) of every predicate, as facts have it and as the page writes it. */
function pairTexts(definitions: Definitions): readonly string[] {
  const { basePairs } = tablesOf(definitions);
  return [...definitions.predicates.keys()].flatMap((name) =>
    basePairs.of(name).flatMap(({ pair }) => {
      const text = showPair(pair, referenceParameters(name, definitions));
      return [text, pairNotation(text)].map((written) => `base(${name}) ∋ ${written}`);
    }),
  );
}

/** A at the end, as `lfp` prints it. */
function lastTable(definitions: Definitions, reading: Reading) {
  const run = startSeparation({ definitions, checks: [], preconditions: [] }, optionsOf(reading), false);
  if (!run.ok) throw new Error(reading);
  while (!run.value.advance(100));
  return run.value.result().iterations.at(-1)?.A ?? {};
}

test.each(specifications)(
  "system $seed: with what it lacks added by hand a base pair is derived; where no rule lacks one, none would help",
  ({ source }) => {
    const { definitions } = specificationOf(source);
    const tables = tablesOf(definitions);
    for (const wanted of allPairs(definitions).filter((pair) => !tables.holds(pair))) {
      const told = `${source}\n${tables.text(wanted)}`;
      const lacking = lackingOf(tables, wanted);
      const missing = lacking.flatMap(({ lacks }) => lacks ?? []);
      for (const premise of lacking.flatMap(({ holds }) => holds)) expect(tables.holds(premise), told).toBe(true);
      for (const lacks of missing) {
        expect(tables.holds(lacks), told).toBe(false);
        expect(isDerivedWith(definitions, lacks, wanted), `${told} for want of ${tables.text(lacks)}`).toBe(true);
      }
      if (missing.length === 0) expect(helping(definitions, wanted), told).toEqual([]);
    }
  },
);

/** The pairs with one of which another one would be derived. */
function helping(definitions: Definitions, wanted: PairWanted): readonly string[] {
  const tables = tablesOf(definitions);
  return allPairs(definitions)
    .filter((other) => !tables.holds(other) && tables.text(other) !== tables.text(wanted))
    .filter((other) => hasPair(withFact(definitions, other), wanted))
    .map((other) => tables.text(other));
}

test.each(specifications)("system $seed: with its base pair added by hand a disjunct is in A", ({ source }) => {
  const { definitions } = specificationOf(source);
  for (const reading of ["paper", "canonical"] as const) {
    const tables = tablesOf(definitions, reading);
    for (const { predicate, pair } of allPairs(definitions)) {
      const heap = heapOf(definitions, predicate, pair);
      const wanted: Wanted = { kind: "abstract", predicate, heap };
      if (tables.holds(wanted)) continue;
      const [unfold, ...instead] = lackingOf(tables, wanted).toSorted((a) => (a.lacks === undefined ? 1 : -1));
      for (const { but } of instead) expect(but).toBeDefined();
      const isDerived = tablesOf(withFact(definitions, { kind: "pair", predicate, pair }), reading).holds(wanted);
      expect(isDerived, `${source}\n${tables.text(wanted)}`).toBe(true);
      const base: Wanted = { kind: "pair", predicate, pair };
      expect(unfold?.lacks).toEqual(tables.holds(base) ? undefined : base);
    }
  }
});

function tablesOf(definitions: Definitions, reading: Reading = "canonical"): Tables {
  return new Tables(definitions, optionsOf(reading), Budget.unlimited);
}

/** Adds what is missing first, and asks again: a rule may lack one pair for each of its calls. */
function isDerivedWith(definitions: Definitions, missing: Wanted, wanted: PairWanted, tries = 3): boolean {
  const added = withFact(definitions, missing);
  if (hasPair(added, wanted)) return true;
  const next = lackingOf(tablesOf(added), wanted).flatMap(({ lacks }) => lacks ?? []);
  return tries > 0 && next.some((lacks) => isDerivedWith(added, lacks, wanted, tries - 1));
}

function hasPair(definitions: Definitions, { predicate, pair }: PairWanted): boolean {
  return new BasePairs(definitions).of(predicate).some((found) => found.pair.key === pair.key);
}

/** The definitions with a disjunct that says what a pair says. */
function withFact(definitions: Definitions, fact: Wanted): Definitions {
  const predicate = definitions.predicates.get(fact.predicate);
  if (predicate === undefined || fact.kind !== "pair") return definitions;
  const rules = [...predicate.rules, heapOf(definitions, fact.predicate, fact.pair)];
  return { ...definitions, predicates: new Map(definitions.predicates).set(fact.predicate, { ...predicate, rules }) };
}

/** A disjunct of which a base pair is made. */
function heapOf(definitions: Definitions, predicate: string, { classes, distinct, allocated }: Pair): SymbolicHeap {
  const names = [NULL, ...referenceParameters(predicate, definitions)];
  const first = (number: number): string => names[classes.indexOf(number)] ?? NULL;
  return {
    existentials: [],
    spatial: allocated.map((number, place) => ({
      kind: "cell",
      root: first(number),
      data: "c",
      fields: [dontCare(place + 1)],
    })),
    pointers: [
      ...names.map((name, index) => ({ relation: "=", left: name, right: first(classes[index] ?? 0) }) as const),
      ...distinct.map(([a, b]) => ({ relation: "≠", left: first(a), right: first(b) }) as const),
    ],
    numbers: [],
  };
}

/** Every pair of every predicate, of one or two parameters. */
function allPairs({ predicates }: Definitions): readonly PairWanted[] {
  return [...predicates.values()].flatMap(({ name, parameters }) =>
    pairsOf(parameters.length).map((pair): PairWanted => ({ kind: "pair", predicate: name, pair })),
  );
}

/** All canonical pairs: by every choice of equalities, disequalities and cells that is consistent. */
function pairsOf(arity: number): readonly Pair[] {
  const variables = Array.from({ length: arity }, (_, index) => index + 1);
  const two = [...variables.map((variable) => [0, variable] as const), ...(arity === 2 ? [[1, 2] as const] : [])];
  let shapes = [new Shape(arity + 1)];
  for (const [a, b] of two)
    shapes = shapes.flatMap((shape) => [
      shape,
      ...tried(shape, (copy) => copy.equal(a, b)),
      ...tried(shape, (copy) => copy.distinct(a, b)),
    ]);
  for (const variable of variables)
    shapes = shapes.flatMap((shape) => [shape, ...tried(shape, (copy) => copy.allocate(variable))]);
  return [...new Map(shapes.map((shape) => [shape.project(variables).key, shape.project(variables)])).values()];
}

function tried(shape: Shape, add: (copy: Shape) => boolean): readonly Shape[] {
  const copy = shape.copy();
  return add(copy) ? [copy] : [];
}

test("there are four pairs of one parameter, and 27 of two", () => {
  expect([1, 2].map((arity) => pairsOf(arity).length)).toEqual([4, 27]);
});
