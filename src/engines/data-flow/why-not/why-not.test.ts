import { expect, test } from "vitest";
import { ShownVariables } from "../../../java/index.ts";
import { Budget, randomFrom } from "../../../kernel/index.ts";
import { linesOfAbsence } from "../../../testing/absences.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import type { DataFlowAnalysis } from "../algorithm/analysis.ts";
import { Solver } from "../algorithm/solver.ts";
import { startDataFlow } from "../analysis.ts";
import { analysisExamples } from "../messages/analysis-examples.ts";
import { type DataFlowGiven, dataFlowSchema } from "../options.ts";
import { randomFlow } from "../testing/random-flow.ts";
import { whyNot } from "./index.ts";
import { SolvedFlow } from "./solved-flow.ts";
import type { Wanted } from "./wanted.ts";

const program = `class C { static int m(int n) {
int x = 1;
int y = x + 1;
if (n > 0) {
x = 2;
y = n * n;
}
int z = x;
while (z < 9) {
z = z + y;
}
return z; } }`;

function optionsOf(given: DataFlowGiven) {
  const options = dataFlowSchema.parse(given);
  if (!options.ok) throw new Error(JSON.stringify(given));
  return options.value;
}

async function answer(given: DataFlowGiven, fact: string) {
  return whyNot(await compileJava(program), optionsOf(given), fact, Budget.unlimited);
}

test.each([
  [
    "constants",
    "x=1 in OUT[8]",
    [
      "✗ x=1 ∈ OUT[8: z = x]",
      " transfer 8:",
      "  ✗ x=1 ∈ IN[8: z = x]",
      "   meet 6: x=1 ∈ OUT[4: if $1‹n > 0›]",
      "    ✗ x=1 ∈ OUT[5: x = 2]",
      "     transfer 5: x=1 ∈ IN[5: x = 2]; but 5: x = 2 ⇒ x=2",
    ],
  ],
  [
    "constants",
    "y = 3 ∈ OUT[3: y = x + 1]",
    ["✗ y=3 ∈ OUT[3: y = x + 1]", " transfer 3:", "  ✗ x=2 ∈ OUT[2: x = 1]", "   transfer 2: but 2: x = 1 ⇒ x=1"],
  ],
  ["reaching", "x@2 in OUT[5]", ["✗ x@2 ∈ OUT[5: x = 2]", " transfer 5: x@2 ∈ IN[5: x = 2]; but x@2 ∈ kill"]],
  [
    "available",
    "x + 1 in IN[8]",
    [
      "✗ x + 1 ∈ IN[8: z = x]",
      " meet 6: x + 1 ∈ OUT[4: if $1‹n > 0›]",
      "  ✗ x + 1 ∈ OUT[5: x = 2]",
      "   transfer 5: x + 1 ∈ IN[5: x = 2]; but x + 1 ∈ kill",
    ],
  ],
  [
    "live",
    "y in IN[12]",
    [
      "✗ y ∈ IN[12: return z]",
      " transfer 12:",
      "  ✗ y ∈ IN[exit C.m(int)]",
      "   boundary 1: but y ∉ IN[exit C.m(int)]",
    ],
  ],
] as const)("%s: %s", async (analysis, fact, lines) => {
  const found = await answer({ analysis }, fact);
  expect(found.ok && found.value.absence ? linesOfAbsence(found.value.absence) : found).toEqual(lines);
});

test("of a definition: what a statement generates because of what goes into it, and values that are named", async () => {
  const linesOf = async (id: string, fact: string) => {
    const found = await answer({ analysis: analysisExamples.find((each) => each.id === id)?.text ?? "" }, fact);
    return found.ok && found.value.absence ? linesOfAbsence(found.value.absence) : found;
  };
  expect(await linesOf("tainted", "y ∈ OUT[3]")).toEqual([
    "✗ y ∈ OUT[3: y = x + 1]",
    " transfer 3:",
    "  ✗ x ∈ OUT[2: x = 1]",
    "   transfer 2: but x ∈ kill",
  ]);
  expect(await linesOf("parity", "y=even ∈ OUT[6]")).toEqual([
    "✗ y=even ∈ OUT[6: y = n * n]",
    " transfer 6:",
    "  ✗ n=even ∈ OUT[entry C.m(int)]",
    "   boundary 1: but n=any ∈ OUT[entry C.m(int)]",
  ]);
});

test("what is there is said to be there, and what names nothing is refused", async () => {
  expect(await answer({ analysis: "reaching" }, "x@5 ∈ OUT[8]")).toMatchObject({ ok: true, value: { holds: true } });
  expect(await answer({ analysis: "intervals" }, "x = 1 in IN[4]")).toMatchObject({ ok: true, value: { holds: true } });
  for (const fact of ["w=1 in IN[4]", "x=1 in IN[77]", "x=one in IN[4]", "x=1"])
    expect(await answer({ analysis: "constants" }, fact)).toMatchObject({ ok: false, errors: [{ option: "fact" }] });
});

const ANALYSES = [
  ...["reaching", "live", "available", "constants", "intervals"],
  ...analysisExamples.filter(({ id }) => id !== "unstable").map(({ text }) => text),
];

test.each(share(seedsFrom(5_000, 40), 40))(
  "program %i: what is named is missing, what is said to be there is there, and with all that is missing the fact follows",
  async (seed) => {
    const compiled = await compileJava(randomFlow(seed).analyzed);
    const random = randomFrom(seed);
    for (const analysis of ANALYSES) {
      const scope = seed % 2 === 0 ? "method" : "program";
      const initial = random(2) === 0 ? "met" : "skipped";
      let check = (): void => {};
      const run = startDataFlow(
        compiled,
        optionsOf({ analysis, scope, initial }),
        false,
        Budget.unlimited,
        (solver) => {
          check = () => checkSome(new SolvedFlow(solver, new ShownVariables(compiled.files)), random);
        },
      );
      if (!run.ok) throw new Error(analysis);
      while (!run.value.advance(100));
      check();
    }
  },
);

function checkSome<F>(run: SolvedFlow<F>, random: (count: number) => number): void {
  const there = [...run.facts()];
  for (let tries = 0; tries < 8; tries++) {
    const [fact, other] = [there[random(there.length)], there[random(there.length)]];
    if (fact === undefined || other === undefined) return;
    const wanted = { ...fact, member: other.member, value: other.value };
    const isMember = run.names.of(fact.node.method)[other.member] !== undefined;
    if (isMember && !run.holds(wanted)) checkOne(run, wanted);
  }
}

/** For sets the equations are solved anew with what is missing, one after the other, until the fact follows. */
function checkOne<F>(run: SolvedFlow<F>, wanted: Wanted): void {
  const all = run.lackingOf(wanted);
  for (const { holds, lacks } of all) {
    for (const premise of holds) expect(run.holds(premise), run.text(premise)).toBe(true);
    if (lacks !== undefined) expect(run.holds(lacks), run.text(lacks)).toBe(false);
  }
  if (run.solver.analysis.genKill === undefined) return;
  const given: Wanted[] = [];
  for (let now = run; !now.holds(wanted); ) {
    const lacks = now.lackingOf(wanted).find((each) => each.lacks !== undefined)?.lacks;
    if (lacks === undefined) return;
    given.push(lacks);
    expect(
      given.length,
      `${now.text(wanted)} for want of ${given.map((each) => now.text(each)).join(", ")}`,
    ).toBeLessThan(20);
    now = solvedWith(run, given);
  }
}

/** The equations with facts given besides. */
function solvedWith<F>({ solver: { graph, analysis } }: SolvedFlow<F>, given: readonly Wanted[]): SolvedFlow<F> {
  const add = (fact: F, node: Wanted["node"], side: Wanted["side"]): F =>
    given
      .filter((each) => each.node === node && each.side === side)
      .reduce((sum, { member, value }) => analysis.members.with(node.method, sum, member, value) ?? sum, fact);
  const changed: DataFlowAnalysis<F> = {
    ...analysis,
    boundary: (node) => add(analysis.boundary(node), node, "output"),
    transfer: (node, input, inputs) => add(analysis.transfer(node, add(input, node, "input"), inputs), node, "output"),
  };
  const solver = new Solver(graph, changed, "rpo");
  while (solver.step());
  return new SolvedFlow(solver, new ShownVariables([]));
}
