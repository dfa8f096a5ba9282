import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeOf, describe as wording } from "../../../../kernel/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { law } from "../../../../testing/seeds.ts";
import { analysisExamples } from "../../messages/analysis-examples.ts";
import { solve, start, tableOf } from "../../testing/flow.ts";
import { randomFlow } from "../../testing/random-flow.ts";
import { ownAnalyses } from "./definitions.ts";
import { checkAnalysis } from "./findings.ts";

function example(id: string): string {
  return analysisExamples.find((each) => each.id === id)?.text ?? "";
}

/** What holds of a definition: ✓, or ✗ where it is wrong. */
function findingsOf(text: string): readonly string[] {
  const checked = checkAnalysis(text);
  if (checked.ok) return checked.value.map((finding) => `${finding.isGood ? "✓" : "✗"} ${finding.text}`);
  return checked.errors.map((error) => {
    const { line, column } = placeOf(error)?.start ?? { line: 0, column: 0 };
    return `${line}:${column} ${wording(error)}`;
  });
}

test.each(["reaching", "live", "available", "constants"] as const)(
  "%s rewritten gives what the built-in one gives, on random programs",
  async (analysis) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), async (seed) => {
        const program = await compileJava(randomFlow(seed).analyzed);
        for (const scope of ["method", "program"] as const) {
          const options = { scope, alias: false, order: (["rpo", "fifo", "lifo"] as const)[seed % 3] ?? "rpo" };
          const { notes, ...builtIn } = solve(program, { ...options, analysis });
          const { notes: found, ...written } = solve(program, { ...options, analysis: example(analysis) });
          expect(JSON.stringify(written).replaceAll('"∞"', '"NAC"')).toBe(JSON.stringify(builtIn));
          expect(found.length).toBeGreaterThan(notes.length);
        }
      }),
      law(4, 1, 100),
    );
  },
);

test.each([
  [
    "reaching",
    [
      "✓ Analysis own-reaching: gen and kill of a statement are fixed, so each transfer function gen ∪ (IN − kill) is monotone and distributive, and the run ends.",
      "✓ An element of a set says: the variable still has the value of this definition, or has been assigned.",
      "✓ An execution contradicts it where something holds but is not in the set.",
    ],
  ],
  [
    "tainted",
    [
      "✓ Analysis tainted: gen and kill depend on the facts before the statement. The transfer functions are monotone for all sets that were tried; a run that does not end is stopped after 20000 nodes.",
      "✓ Analysis tainted does not say what its facts claim (claims = assigned, read or computed), so no execution can contradict it.",
    ],
  ],
  [
    "unstable",
    [
      "✗ The transfer function of “x = y” is not monotone: ∅ ⊆ {y}, but f(∅) = {x} ⊈ {y} = f({y}). A run may not end by itself.",
      "✓ Analysis unstable does not say what its facts claim (claims = assigned, read or computed), so no execution can contradict it.",
    ],
  ],
  [
    "parity",
    [
      "✓ Analysis parity: ⊔ is commutative, associative and idempotent; operators are monotone and stand for what Java computes, for all values and the numbers that were tried.",
      "✓ No chain of values is longer than 2, so the run ends.",
    ],
  ],
  [
    "constants",
    [
      "✓ Analysis own-constants: ⊔ is commutative, associative and idempotent; operators are monotone and stand for what Java computes, for the values and numbers that were tried.",
      "✗ It is not known whether chains of values end: a run that does not end is stopped after 20000 nodes.",
    ],
  ],
])("what holds of the example %s", (id, expected) => {
  expect(findingsOf(example(id))).toEqual(expected);
});

test("the editor offers each example under its name, and the words of the language that a text is in", () => {
  expect(ownAnalyses.examples.map(({ id, text }) => [id, text])).toEqual(
    analysisExamples.map(({ id, text }) => [id, text]),
  );
  for (const { id, name, text } of ownAnalyses.examples) {
    expect(name(), id).not.toBe("");
    expect(checkAnalysis(text).ok, id).toBe(true);
  }
  const live = ownAnalyses.vocabulary(example("live"));
  const parities = ownAnalyses.vocabulary(example("parity"));
  expect([live.wanted.join(), live.usable.join()]).toEqual([
    expect.stringContaining("gen("),
    expect.stringContaining("readsSome("),
  ]);
  expect([parities.wanted.join(), parities.usable.join()]).toEqual([
    expect.stringContaining("constant("),
    expect.stringContaining("compute("),
  ]);
});

const parity = example("parity");
const tainted = example("tainted");

describe("what is broken is told with a counterexample", () => {
  test.each([
    ["a wrong operator", parity.replace('op = "^"', 'op = "*"'), "0 * 1 = 0, which is even, but even * odd = odd"],
    ["a wrong conversion", `${parity}convert(l, m, a) = even\n`, "(byte) 1 = 1, which is odd, but (byte) odd = even"],
    [
      "an operator that is not monotone",
      parity.replace("if a = none or b = none then none", "if a = none or b = none then any"),
      "an operator is not monotone: none ⊑ even, but none + even = any ⋢ even = even + even",
    ],
    [
      "a meet that is none",
      parity.replace("if a = b then a else any", "a"),
      "⊔ is not commutative: even ⊔ odd = even, odd ⊔ even = odd",
    ],
    [
      "a meet of a value with itself",
      parity.replace("if a = b then a else any", "any"),
      "⊔ is not idempotent: even ⊔ even = any, even = even",
    ],
    [
      "a wrong sign",
      parity.replace('op = "-" then a else if a = any', 'op = "-" then odd else if a = any'),
      "-0 = 0, which is even, but -even = odd",
    ],
    [
      "a wrong complement of truth values, which are 0 and 1",
      parity.replace("if a = even then odd else even", 'if op = "!" then even else if a = even then odd else even'),
      "!0 = 1, which is odd, but !even = even",
    ],
    [
      "a conversion that is not monotone",
      `${parity}convert(l, m, a) = if a = any then even else any\n`,
      "even ⊑ any, but (byte) even = any ⋢ even = (byte) any",
    ],
    [
      "unknown that is not all",
      parity.replace("unknown = any", "unknown = odd"),
      "unknown is not the greatest value: even ⊔ odd = any, odd = odd",
    ],
  ])("%s", (_, text, law) => {
    expect(findingsOf(text)).toContainEqual(expect.stringContaining(law));
  });
});

/** An analysis of sets, forward and may, with gen and kill; what is left out is false. */
function ofSets(family: string, gen: string, kill = "false"): string {
  return `analysis a\nfacts ${family}\ndirection = forward\nmeet = union\ngen(s, x, in) = ${gen}\nkill(s, x, in) = ${kill}\n`;
}

describe("a transfer function that is not monotone is told with a statement and two sets", () => {
  test.each([
    [
      ofSets("expressions", "makes(s, x) and not has(in, x)", "has(in, x)"),
      "“y = x + z” is not monotone: ∅ ⊆ {x + z}, but f(∅) = {x + z} ⊈ ∅ = f({x + z})",
    ],
    [
      ofSets("expressions", 'name(x) = "y + z" and kind(s) = "return" and not has(in, x)', 'name(x) = "y + z"'),
      "“return z” is not monotone: ∅ ⊆ {y + z}, but f(∅) = {y + z} ⊈ ∅ = f({y + z})",
    ],
    [
      ofSets("definitions", "makes(s, x) and not readsSome(s, in)"),
      "“x = y” is not monotone: ∅ ⊆ {y@3}, but f(∅) = {x@2} ⊈ {y@3} = f({y@3})",
    ],
    [
      ofSets("definitions", 'isParameter(x) and kind(s) = "store" and not readsSome(s, in)', "isParameter(x)"),
      "“y.f = x” is not monotone: ∅ ⊆ {x@0}, but f(∅) = {x@0} ⊈ ∅ = f({x@0})",
    ],
    [
      ofSets("variables", 'callee(s) = "C.m(int)" and assigns(s, x) and not readsSome(s, in)'),
      "“z = C.m(x)” is not monotone: ∅ ⊆ {x}, but f(∅) = {z} ⊈ {x} = f({x})",
    ],
    [
      ofSets("variables", "false", "readsSome(s, in)"),
      "“x = y” is not monotone: {x} ⊆ {x, y}, but f({x}) = {x} ⊈ ∅ = f({x, y})",
    ],
  ])("%#", (text, expected) => {
    expect(findingsOf(text)[0]).toContain(expected);
  });
});

test("what is not claimed of a family cannot be observed, and a claim says how it is contradicted", () => {
  const text = (claim: string, meet: string) =>
    `${ofSets("variables", "assigns(s, x)").replaceAll(", in)", ")").replace("union", meet)}claims = ${claim}\n`;
  expect(findingsOf(text("computed", "union")).slice(1)).toEqual([
    expect.stringMatching(/^✗ .*assigned, read: .*“computed”/),
  ]);
  expect(findingsOf(text("read", "union"))[2]).toBe(
    "✓ An execution contradicts it where something holds but is not in the set.",
  );
  expect(findingsOf(text("read", "intersection"))[2]).toMatch(/^✓ .*in the set/);
});

test.each([
  ["analysis a", "1:11 The definition of “facts” is missing. Add facts definitions."],
  [
    tainted.replace("facts variables", "facts variable"),
    "3:7 There is no type “variable” here. Did you mean “variables”?",
  ],
  [
    tainted.replace("facts variables", "facts variables expressions"),
    "3:17 “variables” already says what the facts are about. Remove the others.",
  ],
  [
    tainted.replace("facts variables", "facts"),
    "4:1 Syntax error: found “direction”, expected one of definitions, variables, expressions.",
  ],
  [tainted.replace("meet = union", "meet = forward"), "5:8 Found a direction where a meet of sets is needed."],
  [tainted.replace("readsSome(s, in)", "reads(s, in)"), "6:65 Found a set where an element of facts is needed."],
  [
    tainted.replace("kill(s, x, in) = assigns(s, x)", ""),
    "9:1 The definition of “kill” is missing. Add kill(s, x, in) = ….",
  ],
  [parity.replace("constant(n)", "constant(n, m)"), "5:1 “constant” has 2 parameters"],
  [
    parity.replace("then even else odd\nunknown", "then 2 else odd\nunknown"),
    "5:15 The two sides have no type in common: a number and a value of the domain.",
  ],
])("a mistake has its place: %#", (text, expected) => {
  expect(findingsOf(text)[0]).toContain(expected);
});

const loop = `class C { static int m(int n) {
int x = 1;
int y = 4;
while (n > 0) {
x = x * 3;
y = y + 2;
n = x + n;
}
return y; } }`;

test("parity: what is found of a loop", async () => {
  const rows = tableOf(solve(await compileJava(loop), { analysis: parity }), "m");
  expect(rows.at(-1)).toBe("9: return y {n=any, x=odd, y=even} {n=any, x=odd, y=even}");
});

test("what a transfer function makes of what goes into it: taint", async () => {
  const program = await compileJava(`class C { static int m(int n) {
int x = 1;
int y = n + x;
int z = x;
n = 2;
return y; } }`);
  expect(tableOf(solve(program, { analysis: tainted }), "m").at(-1)).toBe("6: return y {y} {y}");
});

test("an analysis that is not monotone ends at a limit", async () => {
  const text = "class C { static int m(int x) { while (x < 9) { x = x + 1; } return x; } }";
  const run = start(await compileJava(text), { analysis: example("unstable") });
  while (!run.advance(1_000));
  expect(run.stoppedBy).toEqual({ kind: "step-limit", limit: 20_000 });
  expect(run.result().partial).toBe(true);
});

test("what only some statements show not to be monotone ends at the limit, too", async () => {
  const text = "class C { static int m(int q) { while (q < 9) { q = q + 1; } return q; } }";
  const hidden = example("unstable").replace(
    "not readsSome(s, in)",
    'not (readsSome(s, in) and matches(code(s), "q*"))',
  );
  expect(findingsOf(hidden)[0]).toContain("monotone for all sets that were tried");
  expect(solve(await compileJava(text), { analysis: hidden })).toMatchObject({ pops: 20_000, partial: true });
  const shorts = `${parity}convert(least, most, a) = if least = -32768 and a = any then even else any\n`;
  expect(findingsOf(shorts)[0]).toContain("(short) even = any");
  const many = parity.replace("any\n", `any ${Array.from({ length: 20 }, (_, i) => `v${i}`).join(" ")}\n`);
  expect(findingsOf(many).at(-1)).toContain("It is not known whether chains of values end");
});

/** Texts that are read and compute nothing sensible, `none` and all. */
const expressions = fc.constantFrom(
  "none",
  "even",
  "a",
  "b",
  "meet(a, b)",
  "if a = b then none else b",
  'if op = "+" then a else b',
);

test("no definition makes the analysis throw", async () => {
  const program = await compileJava(loop);
  await fc.assert(
    fc.asyncProperty(
      fc.array(expressions, { minLength: 4, maxLength: 4 }),
      async ([meet, constant, unknown, binary]) => {
        const text = `analysis a
values even odd
meet(a, b) = ${meet}
constant(a) = ${constant}
unknown = ${unknown}
binary(op, a, b) = ${binary}
`;
        if (!checkAnalysis(text).ok) return;
        expect(solve(program, { analysis: text, scope: "method" }).methods).toHaveLength(1);
      },
    ),
    law(40, 1),
  );
});
