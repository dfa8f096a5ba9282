import { expect, test } from "vitest";
import type { Limit } from "../../kernel/index.ts";
import { specificationOf } from "../../testing/separation/separation.ts";
import { sameLength, separationTexts } from "../../testing/separation/separation-texts.ts";
import { startSeparation } from "./index.ts";
import { lfpSchema } from "./options.ts";

const oscillation = separationTexts["flaw: oscillation"] ?? "";

const rows: readonly [
  limit: string,
  text: string,
  options: Readonly<Record<string, unknown>>,
  stoppedBy: Limit | undefined,
][] = [
  ["none", sameLength, {}, undefined],
  ["iterations", oscillation, { reading: "paper", maxIterations: 9 }, { kind: "iteration-limit", limit: 9 }],
  ["disjuncts", sameLength, { reading: "canonical", maxDisjuncts: 1 }, { kind: "disjunct-limit", limit: 1 }],
  ["steps", sameLength, { maxSteps: 3 }, { kind: "step-limit", limit: 3 }],
];

test.each(rows)("a run that a limit ends names it: %s", (_, text, raw, stoppedBy) => {
  const options = lfpSchema.parse(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.errors));
  const analysis = startSeparation(specificationOf(text), options.value, true);
  if (!analysis.ok) throw new Error(JSON.stringify(analysis.errors));
  while (!analysis.value.advance(1));
  expect(analysis.value.stoppedBy).toEqual(stoppedBy);
});
