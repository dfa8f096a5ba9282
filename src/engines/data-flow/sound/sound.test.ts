import { expect, test } from "vitest";
import { runProgram } from "../../../java/index.ts";
import { Budget } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { isLongRun, seedsFrom, share } from "../../../testing/seeds.ts";
import { analysisExamples } from "../messages/analysis-examples.ts";
import { analyses, type DataFlowGiven, dataFlowSchema } from "../options.ts";
import { randomFlow } from "../testing/random-flow.ts";
import { sound } from "./sound.ts";

async function answer(text: string, given: DataFlowGiven) {
  const options = dataFlowSchema.parse(given);
  const found = options.ok ? sound(await compileJava(text), options.value, Budget.unlimited) : options;
  if (!found.ok) throw new Error(JSON.stringify(found.errors));
  return found.value;
}

function example(id: string): string {
  return analysisExamples.find((each) => each.id === id)?.text ?? "";
}

/** Each comparison executes the program once more: one that takes more steps is compared with every analysis in the long run only. */
const LONG = 100_000;

async function runsLong(text: string): Promise<boolean> {
  const run = runProgram(await compileJava(text), { stepLimit: LONG, input: "", arguments: [] });
  return run.exit.kind === "step-limit";
}

const observable = ["reaching", "live", "available", "constants", "parity"].map(example);

test.each(share(seedsFrom(9_000, 40), 20))(
  "program %i: nothing that a run shows contradicts an analysis, built in or rewritten",
  async (seed) => {
    const { analyzed } = randomFlow(seed);
    const all = [...analyses, ...observable];
    const isEndedEarly = await runsLong(analyzed);
    for (const analysis of !isLongRun && isEndedEarly ? all.slice(0, 1) : all)
      for (const scope of ["method", "program"] as const) {
        const { shown, missing, partial } = await answer(analyzed, { analysis, scope });
        expect({ missing, partial }, `${analysis} ${scope}`).toEqual({ missing: [], partial: isEndedEarly });
        if (analysis !== "available" && analysis !== example("available")) expect(shown).toBeGreaterThan(0);
      }
  },
);

const program = `class C { public static void main(String[] args) {
int x = 1;
int y = x + 2;
for (int i = 0; i < 3; i = i + 1) {
x = x * 2;
y = x + 2;
x = y;
}
int z = x + 2;
try { z = y / (x - x); } catch (ArithmeticException e) { y = z; }
System.out.println(z);
} }`;

const [reaching, live, available, parity] = ["reaching", "live", "available", "parity"].map(example) as [
  string,
  string,
  string,
  string,
];

test.each([
  ["expressions that are not killed", example("forgets"), "x + 2 ∈ IN[9: z = x + 2]"],
  [
    "expressions that are met by union",
    available.replace("intersection", "union").replace("makes(s, e) and", "false and"),
    "x + 2 ∉ IN[7: x = y]",
  ],
  [
    "definitions that are not generated",
    reaching.replace("= makes(s, d)", '= makes(s, d) and kind(s) != "copy"'),
    "x@7 ∉ IN[5: x = x * 2]",
  ],
  ["variables that are never read", live.replace("= reads(s, x)", "= false"), "z ∉ IN[11: "],
  [
    "variables that stay live",
    live.replace("meet = union", "meet = intersection").replace("= reads(s, x)", "= true"),
    "args ∈ IN[2: x = 1]",
  ],
  ["a wrong operator", parity.replace('op = "^"', 'op = "*"'), "x = 2: x=odd ∈ IN[6: y = x + 2]"],
])("what is wrong is shown by a run: %s", async (_, analysis, expected) => {
  const { missing, shown } = await answer(program, { analysis });
  expect(shown).toBeGreaterThan(0);
  expect(missing).toContainEqual(expect.stringContaining(expected));
});

test("definitions that reach over every path are claimed of fewer, and no run contradicts them", async () => {
  expect(await answer(program, { analysis: reaching.replace("union", "intersection") })).toMatchObject({ missing: [] });
});

test("what is not claimed cannot be contradicted, and what does not end is not judged", async () => {
  expect(await answer(program, { analysis: example("tainted") })).toMatchObject({ shown: 0, isObservable: false });
  const claimed = available.replace("claims = computed", "claims = read");
  expect(await answer(program, { analysis: claimed })).toMatchObject({ isObservable: false });
  const loop = `class C { static int m(int x) { while (x < 9) { x = x + 1; } return x; }
public static void main(String[] args) { m(1); } }`;
  expect(await answer(loop, { analysis: `${example("unstable")}claims = assigned` })).toMatchObject({
    partial: true,
  });
  const noMain = "class C { static int m() { return 1; } }";
  await expect(answer(noMain, { analysis: "live" })).rejects.toThrow("no-entry");
});
