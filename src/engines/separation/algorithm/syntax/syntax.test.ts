import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOf } from "../../../../kernel/index.ts";
import { law } from "../../../../testing/seeds.ts";
import { printSource } from "../../../../testing/separation/print-source.ts";
import { SatisfiabilityChecker } from "../satisfiability/satisfiability.ts";
import { parseSource, readSpecification, type SourceText, showHeap, type Term } from "./index.ts";

const span = { file: "a.sl", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const name = fc.constantFrom(
  "x",
  "y",
  "n1",
  "lo",
  "ä",
  "n'",
  "data",
  "pred",
  "check",
  "pre",
  "emp",
  "exists",
  "extends",
);

const leaf: fc.Arbitrary<Term> = fc.oneof(
  name.map((text): Term => ({ kind: "variable", name: text, span })),
  fc.constant<Term>({ kind: "null", span }),
  fc.bigInt({ min: -99n, max: 99n }).map((value): Term => ({ kind: "integer", value, span })),
  fc.boolean().map((value): Term => ({ kind: "boolean", value, span })),
);
const variable = name.map((text): Term => ({ kind: "variable", name: text, span }));
const term: fc.Arbitrary<Term> = fc.letrec<{ term: Term }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    leaf,
    variable.map((inner): Term => ({ kind: "minus", term: inner, span })),
    fc
      .tuple(fc.bigInt({ min: -9n, max: 9n }), tie("term"))
      .map(([factor, inner]): Term => ({ kind: "product", factor, term: inner, span })),
    fc
      .tuple(fc.constantFrom("+", "-"), tie("term"), tie("term"))
      .map(([sign, left, right]): Term => ({ kind: "sum", sign: sign === "+" ? "+" : "-", left, right, span })),
  ),
})).term;

type Atom = SourceText["checks"][number]["formula"][number]["atoms"][number];
const argument = fc.oneof(leaf, fc.constant<Term>({ kind: "wildcard", span }));
const comparison = fc
  .tuple(
    fc.constantFrom("=" as const, "≠" as const, "≤" as const, "<" as const, "≥" as const, ">" as const),
    term,
    term,
  )
  .map(([relation, left, right]): Atom => ({ kind: "compare", relation, left, right, span }));
const atom: fc.Arbitrary<Atom> = fc.oneof(
  fc.constant<Atom>({ kind: "emp", span }),
  fc.boolean().map((value): Atom => ({ kind: "truth", value, span })),
  fc
    .array(argument, { maxLength: 3 })
    .map((values): Atom => ({ kind: "call", predicate: "P", arguments: values, span })),
  fc
    .tuple(
      variable,
      fc.array(fc.tuple(fc.constantFrom(undefined, "next", "data", "exists"), argument), { maxLength: 2 }),
    )
    .map(
      ([root, fields]): Atom => ({
        kind: "points-to",
        root,
        data: "Outer.node",
        fields: fields.map(([field, value]) => ({ name: field, value })),
        span,
      }),
    ),
  comparison,
  fc.array(comparison, { minLength: 1, maxLength: 2 }).map((atoms): Atom => ({ kind: "not", atoms, span })),
);
const binder = fc
  .tuple(name, fc.constantFrom(undefined, "node", "int", "Outer.node", "data"))
  .map(([text, type]) => ({ name: text, type, span }));
const formula = fc.array(
  fc.record({
    exists: fc.array(binder, { maxLength: 2 }),
    atoms: fc.array(atom, { minLength: 1, maxLength: 4 }),
    span: fc.constant(span),
  }),
  { minLength: 1, maxLength: 3 },
);
const source: fc.Arbitrary<SourceText> = fc.record({
  notation: fc.constant("figure-4"),
  data: fc.constant([
    { name: "Outer.node", fields: [{ name: "next", type: "Outer.node", span }], span },
    {
      name: "data",
      fields: ["data", "pred", "check", "pre", "emp", "exists"].map((each) => ({ name: each, type: "int", span })),
      span,
    },
  ]),
  predicates: fc.array(
    fc.record({
      name: fc.constant("P"),
      parameters: fc.array(binder, { maxLength: 2 }),
      body: formula,
      span: fc.constant(span),
    }),
    { maxLength: 2 },
  ),
  checks: fc.array(fc.record({ formula, span: fc.constant(span) }), { maxLength: 2 }),
  preconditions: fc.array(fc.record({ method: fc.constant("A.add(node,node)"), formula, span: fc.constant(span) }), {
    maxLength: 1,
  }),
});

/** Everything but the places. */
function plain(value: SourceText): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === "span" ? undefined : typeof inner === "bigint" ? `${inner}n` : inner,
    ),
  );
}

test.each(["unicode", "ascii"] as const)("what is printed in %s is read back as the same text", (notation) => {
  fc.assert(
    fc.property(source, (given) => {
      const text = printSource(given, notation);
      const read = parseSource("a.sl", text);
      expect(read.ok && plain(read.value), text).toEqual(plain(given));
    }),
    law(300, 11),
  );
});

test("any text at all is an answer or errors with places", () => {
  const words = [
    "pred",
    "P",
    "(",
    ")",
    "==",
    "x",
    "->",
    "node",
    "*",
    "&",
    "\\/",
    "exists",
    ".",
    ";",
    "=",
    "1",
    "_",
    "!",
    "∃",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (list) => {
      const read = readSpecification("a.sl", list.join(" "));
      if (!read.ok) for (const error of read.errors) expect(placeOf(error)).toBeDefined();
    }),
    law(500, 3),
  );
});

const node = "data node { int val; node next; }\n";
const mistakes = [
  ["pred p(x) == x ->", "2:18"],
  ["check x = y", "2:12"],
  ["check x == y;", "2:9"],
  ["check x -> nod(1, y);", "2:7"],
  ["check x -> node(y);", "2:7"],
  ["check q(x);", "2:7"],
  ["check x -> node(1, y) & y > 3;", "2:25"],
  ["check x -> node(z: 1);", "2:20"],
  ["pred p(node x, node x) == emp;", "2:16"],
  ["check (x = null \\/ y = null) & emp;", "2:7"],
  ["check !(x -> node(1, y));", "2:9"],
  ["check x -> node(1, y) & y -> node(1, z);", "2:25"],
  ["check emp & x != y & (x -> node(1, y));", "2:23"],
  ["check x = y # z;", "2:11"],
  ["check exists nod y. x = y;", "2:14"],
  ["check x = null; /* no end", "2:17"],
  ["pre == emp;", "2:5"],
] as const;

test.each(mistakes)("%s: the error points at %s", (text, place) => {
  const read = readSpecification("a.sl", node + text);
  const at = read.ok ? undefined : read.errors.map(placeOf)[0];
  expect(at && `${at.start.line}:${at.start.column}`).toBe(place);
});

const tooLarge = [
  ["a sum", `check x = 1${" + 1".repeat(20_000)};`, "1:4009"],
  ["negations", `check ${Array.from({ length: 25 }, (_, i) => `!(x${i} = y & x${i} = z)`).join(" & ")};`, "1:7"],
] as const;

test.each(tooLarge)("%s beyond all measure: an error with its place", (_, text, place) => {
  const read = readSpecification("a.sl", text);
  const at = read.ok ? undefined : read.errors.map(placeOf)[0];
  expect(at && `${at.start.line}:${at.start.column}`).toBe(place);
});

test("a name that begins with _ is a name, and no don't-care", () => {
  const read = readSpecification(
    "a.sl",
    `${node}pred p(x) == x = null; check p(_) & _1 != null; check x -> node(_, _n);`,
  );
  if (!read.ok) throw new Error("it is a text");
  const [first, second] = read.value.checks;
  expect(first && new SatisfiabilityChecker(read.value.definitions).decide(first).verdict).toBe("sat");
  expect(second?.disjuncts.map((heap) => showHeap(heap))).toEqual(["x ↦ node(_, _n)"]);
});

test.each(["constructor", "toString", "__proto__"])("%s is a name like others", (word) => {
  const read = readSpecification("a.sl", `${node}check ${word} -> node(1, null);`);
  expect(read.ok && read.value.checks[0]?.free).toEqual([{ name: word, type: { kind: "reference", data: "node" } }]);
});

test.each([
  "check x -> node(_, ℓ1);",
  "check ls(ℓ1, null);",
  "check ℓ2 -> node(_, null);",
  "pred p(node ℓ1) == ℓ1 = null;",
])("names of locations are no names of variables: %s", (text) => {
  const read = readSpecification("a.sl", `data node { int val; node next; } pred ls(node a, node b) == a = b; ${text}`);
  expect(read.ok ? [] : read.errors.map((error) => error.kind === "ill-formed" && error.remedy)).toContain(
    "Choose another name.",
  );
});
