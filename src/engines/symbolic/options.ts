import { failure, type Result, success } from "../../kernel/index.ts";
import type { Strategy } from "./test-input.ts";

/** What a generation of test inputs may be told. */
export interface TestsOptions {
  /** Simple name or label; undefined: the method of the only precondition. */
  readonly method: string | undefined;
  readonly strategy: Strategy;
  /** Unfoldings on one path. */
  readonly depth: number;
  /** How often one undecided loop condition may hold in one call. */
  readonly loops: number;
  /** Calls that may be open at once. */
  readonly calls: number;
  /** Objects of each type, for black-box enumeration. */
  readonly size: number;
  /** The parameters that are symbolic; undefined: all of them. */
  readonly symbolic: readonly string[] | undefined;
}

const defaults = { depth: 3, loops: 8, calls: 24, size: 3 } as const;

/** Checks options by the names of the command line's flags. */
export function parseTestsOptions(raw: Readonly<Record<string, unknown>>): Result<TestsOptions> {
  const known = ["method", "strategy", "depth", "loops", "calls", "size", "symbolic", "timeout", "spec", "junit"];
  const ignored = ["maxSteps", "max-steps"];
  const unknown = Object.keys(raw).find((name) => !known.includes(name) && !ignored.includes(name));
  if (unknown !== undefined)
    return bad(unknown, raw[unknown], `nothing: tests takes ${known.slice(0, -1).join(", ")} and junit`);
  const strategy = raw["strategy"] ?? "separation-logic";
  if (strategy !== "separation-logic" && strategy !== "lazy" && strategy !== "black-box")
    return bad("strategy", strategy, "separation-logic, lazy or black-box");
  const counts: Record<keyof typeof defaults, number> = { ...defaults };
  for (const name of ["depth", "loops", "calls", "size"] as const) {
    const value = raw[name];
    if (value === undefined) continue;
    const count = Number(value);
    if (!Number.isInteger(count) || count < 0 || count > 1_000 || value === "")
      return bad(name, value, "a whole number from 0 to 1000");
    counts[name] = count;
  }
  const timeout = raw["timeout"];
  if (timeout !== undefined && !(Number(timeout) >= 0)) return bad("timeout", timeout, "a number of milliseconds");
  const method = raw["method"];
  const symbolic = raw["symbolic"];
  return success({
    method: method === undefined || method === "" ? undefined : String(method),
    strategy,
    ...counts,
    symbolic:
      symbolic === undefined || symbolic === ""
        ? undefined
        : String(symbolic)
            .split(",")
            .map((name) => name.trim()),
  });
}

function bad(option: string, value: unknown, expected: string): Result<never> {
  return failure({ kind: "bad-option", option, value: String(value), expected });
}
