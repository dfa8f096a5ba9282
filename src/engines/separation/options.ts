import { failure, type Result, success } from "../../kernel/index.ts";
import type { LfpReading } from "./algorithm/least-fixed-point/least-fixed-point.ts";

/** What a run of Algorithm 1 may be told. */
export interface LfpOptions {
  readonly reading: LfpReading;
  readonly maxIterations: number;
  readonly maxDisjuncts: number;
  /** Where a recording ends, at the latest a round or a formula later. */
  readonly maxSteps: number;
}

/** In the canonical reading one unfolding is always enough, so larger tables than this are not worth their time. */
const CANONICAL_CAP = 512;

const known = [
  "reading",
  "maxIterations",
  "max-iterations",
  "maxDisjuncts",
  "max-disjuncts",
  "maxSteps",
  "max-steps",
  "timeout",
];

/** Checks options by the names of the command line's flags. */
export function parseLfpOptions(raw: Readonly<Record<string, unknown>>): Result<LfpOptions> {
  const unknown = Object.keys(raw).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return bad(unknown, raw[unknown], "nothing: lfp takes reading, max-iterations, max-disjuncts and timeout");
  const reading = raw["reading"] ?? "canonical";
  if (reading !== "paper" && reading !== "canonical") return bad("reading", reading, "paper or canonical");
  const iterations = raw["maxIterations"] ?? raw["max-iterations"] ?? 6;
  if (!isCount(iterations)) return bad("max-iterations", iterations, "a positive whole number");
  const disjuncts = raw["maxDisjuncts"] ?? raw["max-disjuncts"] ?? (reading === "paper" ? 5_000 : CANONICAL_CAP);
  if (!isCount(disjuncts)) return bad("max-disjuncts", disjuncts, "a positive whole number");
  const steps = raw["maxSteps"] ?? raw["max-steps"];
  if (steps !== undefined && !isCount(steps)) return bad("max-steps", steps, "a positive whole number");
  const timeout = raw["timeout"];
  if (!isMilliseconds(timeout)) return bad("timeout", timeout, "a number of milliseconds");
  return success({
    reading,
    maxIterations: Number(iterations),
    maxDisjuncts: Number(disjuncts),
    maxSteps: Number(steps ?? Number.POSITIVE_INFINITY),
  });
}

function isCount(value: unknown): boolean {
  return isNumeral(value) && Number.isInteger(Number(value)) && Number(value) > 0;
}

/** Whether a time limit is one, or left out. */
export function isMilliseconds(value: unknown): boolean {
  return value === undefined || (isNumeral(value) && Number(value) >= 0);
}

/** A number, or a flag of the command line that holds one. */
function isNumeral(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}

function bad(option: string, value: unknown, expected: string): Result<never> {
  return failure({ kind: "bad-option", option, value: String(value), expected });
}
