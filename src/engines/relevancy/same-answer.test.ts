import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { reachWithCallStrings } from "../../testing/points-to/call-strings.ts";
import { relevancyIn } from "../../testing/relevancy/relevancy.ts";
import { seedsFrom, share } from "../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../testing/symbolic/random-symbolic-program.ts";
import type { RelevancyResult } from "./index.ts";

const seeds = share(seedsFrom(1000, 200), 200);

const models = [
  { globals: "merged" },
  { globals: "refined" },
  { globals: "refined", context: "1-obj" },
  { globals: "refined", refinedContexts: "printed" },
] as const;

const quick = { wdg: false, stacks: false, encoding: "paper" } as const;

function weightsOf(result: RelevancyResult): readonly string[] {
  return result.variables.map((row) => row.weight);
}

test.each(seeds)("program %i: passing calls only the globals that they touch changes no answer", async (seed) => {
  const program = await compileJava(randomSymbolicProgram(seed));
  for (const model of models) {
    const restricted = relevancyIn(program, { ...model, ...quick });
    const whole = relevancyIn(program, { ...model, ...quick, modRef: false });
    expect(weightsOf(restricted), JSON.stringify(model)).toEqual(weightsOf(whole));
    expect(restricted.rules).toBeLessThanOrEqual(whole.rules);
  }
});

test.each(seeds)(
  "program %i: splitting globals changes no answer under Table 1, and loses none under Table 2",
  async (seed) => {
    const program = await compileJava(randomSymbolicProgram(seed));
    const merged = { ...quick, globals: "merged" } as const;
    expect(weightsOf(relevancyIn(program, { ...merged, encoding: "split" }))).toEqual(
      weightsOf(relevancyIn(program, merged)),
    );
    const refined = { ...quick, globals: "refined" } as const;
    const split = relevancyIn(program, { ...refined, encoding: "split" });
    const paper = relevancyIn(program, refined);
    const spurious = split.variables.filter((row, index) => row.relevant && paper.variables[index]?.relevant !== true);
    expect(spurious).toEqual([]);
  },
);

test.each(seeds)("program %i: Table 2 is at least as precise as Table 1", async (seed) => {
  const program = await compileJava(randomSymbolicProgram(seed));
  const merged = relevancyIn(program, { ...quick, globals: "merged" });
  for (const options of [{ refinedContexts: "callee" }, { refinedContexts: "printed" }]) {
    const refined = relevancyIn(program, { ...quick, globals: "refined", ...options });
    const spurious = refined.variables.filter(
      (row, index) => row.relevant && merged.variables[index]?.relevant !== true,
    );
    expect(spurious, JSON.stringify(options)).toEqual([]);
  }
});

test.each(seeds)("program %i: the same as walking the graph with a call string in hand", async (seed) => {
  const program = await compileJava(randomSymbolicProgram(seed));
  for (const globals of ["merged", "refined"]) {
    const result = relevancyIn(program, { ...quick, globals, wdg: true });
    const walked = reachWithCallStrings(result.wdg, "Main.main(String[])");
    const differing = result.wdg.nodes.filter(
      ({ id, kind, weight }) => kind !== "return-point" && (walked.get(id) ?? "zero") !== weight,
    );
    expect(
      differing.map(({ variable, method, weight, id }) => ({ variable, method, weight, walked: walked.get(id) })),
    ).toEqual([]);
  }
});
