import { failure, type Result, success } from "../../kernel/index.ts";
import type { Reading } from "./least-fixed-point.ts";

/** What a run of Algorithm 1 may be told. */
export interface LfpOptions {
  readonly reading: Reading;
  readonly maxIterations: number;
  readonly maxDisjuncts: number;
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
  const timeout = raw["timeout"];
  if (timeout !== undefined && !(Number(timeout) >= 0)) return bad("timeout", timeout, "a number of milliseconds");
  return success({ reading, maxIterations: Number(iterations), maxDisjuncts: Number(disjuncts) });
}

function isCount(value: unknown): boolean {
  return Number.isInteger(Number(value)) && Number(value) > 0 && value !== "";
}

function bad(option: string, value: unknown, expected: string): Result<never> {
  return failure({ kind: "bad-option", option, value: String(value), expected });
}
