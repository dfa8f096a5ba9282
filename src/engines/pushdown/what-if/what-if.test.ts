import { expect, test } from "vitest";
import { Budget } from "../../../kernel/index.ts";
import { configuredSystem, kindsOfWeights } from "../../../testing/pushdown/pushdown-suite.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { parts } from "../algorithm/parts.ts";
import { type PushdownProblem, readPushdown } from "../index.ts";
import { parsePushdownOptions } from "../options.ts";
import { whatIf } from "./what-if.ts";

function without(problem: PushdownProblem, left: string, direction: "post" | "pre" = "post") {
  const options = parsePushdownOptions({ direction, without: left });
  const answer = options.ok ? whatIf(problem, options.value, Budget.unlimited) : options;
  if (!answer.ok) throw new Error(left);
  return answer.value;
}

/** The second caller comes late: what it calls has come back by then. */
const calls = `semiring min-plus
start <p, main>
<p, main> -> <p, id r> [5]
<p, main> -> <p, a> [1]
<p, a> -> <p, b>
<p, b> -> <p, c>
<p, c> -> <p, id late>
<p, id> -> <p, >
`;

test.each([
  ["epsilon", ["top(p, r) = 5"]],
  ["late-epsilon", ["top(p, late) = 1"]],
] as const)("without %s what it is for is lost, and runs show that it is so", (left, wrong) => {
  const problem = readPushdown({ name: "calls.pds", text: calls });
  if (!problem.ok) throw new Error(calls);
  expect(without(problem.value, left).wrong).toEqual(wrong);
});

const systems = kindsOfWeights.flatMap((kind) =>
  share(seedsFrom(11_000, 120), 24).map((seed) => [kind, seed] as const),
);

test.each(systems.map(([kind, seed]) => ({ kind, seed, name: kind.semiring.name })))(
  "$name, system $seed: every loss is one against the whole algorithm, and nothing is wrong in the whole one",
  ({ kind, seed }) => {
    const { rules, starts, system } = configuredSystem(seed, kind);
    const [start] = starts;
    if (start === undefined) return;
    const names = (symbols: readonly number[]) => symbols.map((symbol) => system.symbolName(symbol));
    const problem: PushdownProblem = {
      semiring: kind.semiring,
      rules: rules.map(({ from, to, weight }) => ({
        from: { location: system.locationName(from.location), symbol: system.symbolName(from.symbol) },
        to: { location: system.locationName(to.location), symbols: names(to.symbols) },
        weight,
        span: undefined,
      })),
      start: { kind: "configuration", location: system.locationName(start.location), stack: names(start.stack) },
    };
    for (const direction of ["post", "pre"] as const) {
      expect(without(problem, "", direction)).toMatchObject({ lost: [], wrong: [], extra: [] });
      for (const part of parts) {
        const { lost, wrong, steps } = without(problem, part, direction);
        expect(wrong.filter((fact) => !lost.includes(fact))).toEqual([]);
        expect(wrong.every((fact) => fact.startsWith("top("))).toBe(true);
        expect(steps.without).toBeLessThanOrEqual(steps.whole);
        // The joins are those of post*.
        if (direction === "pre" && part !== "raised") expect(lost).toEqual([]);
      }
    }
  },
);
