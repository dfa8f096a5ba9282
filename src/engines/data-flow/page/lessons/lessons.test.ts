import { describe, expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import type { DataFlowResult } from "../../algorithm/result.ts";
import { showFact, solve } from "../../testing/flow.ts";
import { flowLessons } from "./index.ts";

describe.each(flowLessons)("$id", ({ file, presets, expect: expectations }) => {
  test.each(expectations)("preset $preset", async ({ preset, facts, dead, pops }) => {
    const result = solve(await compileJava([file]), presets[preset]?.options ?? {});
    const found = Object.fromEntries(Object.keys(facts ?? {}).map((key) => [key, factAt(result, key)]));
    expect(found).toEqual(facts ?? {});
    if (dead !== undefined) expect(result.dead.map(({ line, reason }) => `${line} ${reason}`)).toEqual(dead);
    if (pops !== undefined) expect(result.pops).toBe(pops);
  });
});

/** `in 7`: before the first statement of the line; `out 7`: behind its last. */
function factAt({ methods }: DataFlowResult, key: string): string | undefined {
  const [side, line] = key.split(" ");
  const rows = methods.flatMap(({ statements }) => statements).filter((row) => row.line === Number(line));
  const fact = side === "in" ? rows[0]?.in : rows.at(-1)?.out;
  return fact === undefined ? undefined : showFact(fact);
}

test("every preset of a lesson has expectations", () => {
  for (const { presets, expect: expectations } of flowLessons)
    expect(new Set(expectations.map(({ preset }) => preset))).toEqual(new Set(presets.keys()));
});
