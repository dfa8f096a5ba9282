import { expect, test } from "vitest";
import { describe, type Result } from "../../../../kernel/index.ts";
import { parsePushdownOptions, readPushdown, startPushdown } from "../../index.ts";
import { pushdownExamples } from "./index.ts";

const cases = pushdownExamples.flatMap((example) =>
  example.expect.map((expected) => ({ example, expected, preset: example.presets[expected.preset] })),
);

function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.errors.map(describe).join("\n"));
}

test("every example has its own id, some text and an expectation of each preset", () => {
  expect(new Set(pushdownExamples.map(({ id }) => id)).size).toBe(pushdownExamples.length);
  for (const { id, text, presets, expect: expected } of pushdownExamples) {
    expect(text.length, id).toBeGreaterThan(0);
    expect(
      expected.map(({ preset }) => preset),
      id,
    ).toEqual([...presets.keys()]);
  }
});

// The expected tops were found by exploring configurations one by one, without an automaton.
test.each(cases)(
  "$example.id, $preset.label: the reachable tops and their weights",
  ({ example, expected, preset }) => {
    const problem = valueOf(readPushdown(example.file));
    const analysis = valueOf(startPushdown(problem, valueOf(parsePushdownOptions({ ...preset?.options })), false));
    expect(analysis.advance(10_000)).toBe(true);
    const tops = analysis.result().tops.map(({ state, symbol, weight = true }) => `<${state}, ${symbol}> : ${weight}`);
    expect(tops.sort()).toEqual([...expected.tops].sort());
  },
);
