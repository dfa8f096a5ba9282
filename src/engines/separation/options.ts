import { type Result, success } from "../../kernel/index.ts";
import { defineOptions, listOf, milliseconds, oneOf, option, type Values, wholeNumber } from "../../options/index.ts";
import { type Part, parts } from "./algorithm/least-fixed-point/parts.ts";
import { type LfpReading, lfpReadings } from "./algorithm/least-fixed-point/readings.ts";
import { words } from "./messages/en.ts";

/** The options of a run of Algorithm 1. */
export interface LfpOptions {
  readonly reading: LfpReading;
  readonly maxIterations: number;
  readonly maxDisjuncts: number;
  /** Parts of the algorithm that are left out, to see what they are for. */
  readonly without: readonly Part[];
  /** Where a recording ends, at the latest a round or a formula later. */
  readonly maxSteps: number;
}

/** In a canonical reading one unfolding is always enough, so larger tables than this are not worth their time. */
const usualDisjuncts = { paper: 5_000, canonical: 512, "canonical-integers": 512 } as const;

const count = wholeNumber({ least: 1 });

const options = {
  reading: option(oneOf(...lfpReadings), {
    fallback: "canonical",
    control: { kind: "choice", values: () => lfpReadings },
  }),
  maxIterations: option(count, { fallback: 6, control: { kind: "choice", values: () => ["3", "6", "10", "20"] } }),
  maxDisjuncts: option(count, {
    control: {
      kind: "choice",
      values: () => ["64", "512", "5000", "50000"],
      unset: (context) => String(usualDisjuncts[context.options["reading"] === "paper" ? "paper" : "canonical"]),
    },
  }),
  without: option(listOf(parts, "parts"), { fallback: "", defaultInLinks: "" }),
  maxSteps: option(count, { isHidden: true }),
  timeout: option(milliseconds()),
};

/** The options of Algorithm 1. */
export const lfpSchema = defineOptions(
  {
    prefix: "separation.options",
    words,
    options,
    linked: ["reading", "maxIterations", "maxDisjuncts", "without", "maxSteps"],
  },
  complete,
);

function complete({
  reading,
  maxIterations,
  maxDisjuncts,
  without,
  maxSteps,
}: Values<typeof options>): Result<LfpOptions> {
  return success({
    reading,
    maxIterations,
    maxDisjuncts: maxDisjuncts ?? usualDisjuncts[reading],
    without,
    maxSteps: maxSteps ?? Number.POSITIVE_INFINITY,
  });
}
