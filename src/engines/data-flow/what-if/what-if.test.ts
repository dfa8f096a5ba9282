import { expect, test } from "vitest";
import { Budget } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { parts } from "../algorithm/parts.ts";
import { analysisExamples } from "../messages/analysis-examples.ts";
import { type DataFlowGiven, dataFlowSchema } from "../options.ts";
import { randomFlow } from "../testing/random-flow.ts";
import { whatIf } from "./what-if.ts";

async function without(text: string, given: DataFlowGiven) {
  const options = dataFlowSchema.parse(given);
  const answer = options.ok ? whatIf(await compileJava(text), options.value, Budget.unlimited) : options;
  if (!answer.ok) throw new Error(JSON.stringify(given));
  return answer.value;
}

const loop = `class A { public static void main(String[] args) {
int i = 0;
int x = 1;
while (i < 3) {
i = i + 1;
x = 2;
}
if (x == 1) { i = 7; }
} }`;

test("where the last edge overwrites the others, a run contradicts what is found", async () => {
  const answer = await without(loop, { analysis: "constants", without: "meet" });
  expect(answer.contradicted).not.toEqual([]);
});

test("without widening intervals end only at the limit, and it is said", async () => {
  const endless = "class A { static int m() { int i = 0; while (true) { i = i + 1; } } }";
  expect(await without(endless, { analysis: "intervals", without: "widening" })).toMatchObject({ partial: true });
  expect(await without(endless, { analysis: "intervals" })).toMatchObject({ partial: false, lost: [], extra: [] });
});

test("where nothing is killed, old definitions reach, too, and expressions stay available", async () => {
  const { lost, extra } = await without(loop, { analysis: "reaching", without: "kill" });
  expect(lost).toEqual([]);
  expect(extra).toContain("x@3 ∈ OUT[6: x = 2]");
});

test.each(["reaching", "available", "constants"] as const)(
  "what the rewritten %s loses without a part is what the built-in one loses",
  async (analysis) => {
    const own = analysisExamples.find(({ id }) => id === analysis)?.text ?? "";
    for (const part of ["kill", "meet", "successors"]) {
      const { lost, extra, contradicted } = await without(loop, { analysis: own, without: part });
      const asBuiltIn = (facts: readonly string[] = []) => facts.map((fact) => fact.replaceAll("=∞", "=NAC"));
      const builtIn = await without(loop, { analysis, without: part });
      expect([lost, extra, contradicted].map(asBuiltIn)).toEqual(
        [builtIn.lost, builtIn.extra, builtIn.contradicted].map(asBuiltIn),
      );
    }
  },
);

test("without successors on the worklist the loop is never seen again", async () => {
  const { lost, steps } = await without(loop, { analysis: "reaching", without: "successors" });
  expect(lost).toContain("i@5 ∈ OUT[4: $1 = i < 3]");
  expect(steps.without).toBeLessThan(steps.whole);
});

test.each(share(seedsFrom(6_000, 30), 30))(
  "program %i: no run contradicts the whole algorithm, nor one without widening or kills",
  async (seed) => {
    const text = randomFlow(seed).analyzed;
    for (const analysis of ["constants", "intervals", "reaching"] as const) {
      expect(await without(text, { analysis, scope: "program" })).toMatchObject({
        lost: [],
        extra: [],
        contradicted: [],
      });
      for (const part of parts) {
        const { lost, contradicted, partial } = await without(text, { analysis, scope: "program", without: part });
        if (partial || part === "meet" || part === "successors") continue;
        expect(contradicted, part).toEqual([]);
        if (analysis === "reaching") expect(lost, part).toEqual([]);
      }
    }
  },
);
