import { failure, type Result, success } from "../../kernel/index.ts";
import type { Strategy } from "./algorithm/test-input/test-input.ts";

/** What a generation of test inputs may be told. */
export interface TestsOptions {
  /** Simple name or label; undefined: the method of the only precondition. */
  readonly method: string | undefined;
  readonly strategy: Strategy;
  /** What scenario 3 of enum puts in place of a predicate: SV at the fixed point, or SV after one unfolding. */
  readonly contexts: "fixed-point" | "once";
  /** Scenario 2 of enum: with the cells that predicates still hide, or as printed, without them. */
  readonly aliases: "all" | "printed";
  /** When a reference is initialized: where its value matters, or as printed, where it is read. */
  readonly initialise: "use" | "access";
  /** Unfoldings on one path; undefined: as many as it takes to settle every branch, within limits. */
  readonly depth: number | undefined;
  /** How often one undecided loop condition may hold in one call. */
  readonly loops: number;
  /** Calls that may be open at once. */
  readonly calls: number;
  /** Objects of each type, for black-box enumeration. */
  readonly size: number;
  /** The parameters that are symbolic; undefined: all of them. */
  readonly symbolic: readonly string[] | undefined;
}

const counts = { loops: 8, calls: 24, size: 3 } as const;

const flags = [
  "method",
  "strategy",
  "contexts",
  "aliases",
  "initialise",
  "depth",
  ...Object.keys(counts),
  "symbolic",
  "timeout",
];

/** Checks options by the names of the command line's flags. */
export function parseTestsOptions(raw: Readonly<Record<string, unknown>>): Result<TestsOptions> {
  const ignored = ["maxSteps", "max-steps"];
  const unknown = Object.keys(raw).find((name) => !flags.includes(name) && !ignored.includes(name));
  if (unknown !== undefined) return bad(unknown, raw[unknown], `nothing: tests takes ${flags.join(", ")}`);
  const timeout = raw["timeout"];
  if (timeout !== undefined && !(Number(timeout) >= 0)) return bad("timeout", timeout, "a number of milliseconds");
  const wrong = ["depth", ...Object.keys(counts)].find((name) => raw[name] !== undefined && !isCount(raw[name]));
  if (wrong !== undefined) return bad(wrong, raw[wrong], "a whole number from 0 to 1000");
  const words = parseWords(raw);
  if (!words.ok) return words;
  const count = (name: keyof typeof counts): number => Number(raw[name] ?? counts[name]);
  return success({
    method: text(raw["method"]),
    ...words.value,
    depth: raw["depth"] === undefined ? undefined : Number(raw["depth"]),
    loops: count("loops"),
    calls: count("calls"),
    size: count("size"),
    symbolic: names(raw["symbolic"]),
  });
}

/** Those that are one of a few words. */
function parseWords(
  raw: Readonly<Record<string, unknown>>,
): Result<Pick<TestsOptions, "strategy" | "contexts" | "aliases" | "initialise">> {
  const strategy = raw["strategy"] ?? "separation-logic";
  if (strategy !== "separation-logic" && strategy !== "lazy" && strategy !== "black-box")
    return bad("strategy", strategy, "separation-logic, lazy or black-box");
  const contexts = raw["contexts"] ?? "fixed-point";
  if (contexts !== "fixed-point" && contexts !== "once") return bad("contexts", contexts, "fixed-point or once");
  const aliases = raw["aliases"] ?? "all";
  if (aliases !== "all" && aliases !== "printed") return bad("aliases", aliases, "all or printed");
  const initialise = raw["initialise"] ?? "use";
  if (initialise !== "use" && initialise !== "access") return bad("initialise", initialise, "use or access");
  return success({ strategy, contexts, aliases, initialise });
}

function isCount(value: unknown): boolean {
  const count = Number(value);
  return value !== "" && Number.isInteger(count) && count >= 0 && count <= 1_000;
}

function text(value: unknown): string | undefined {
  return value === undefined || value === "" ? undefined : String(value);
}

function names(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value)) return value.map(String);
  return text(value)
    ?.split(",")
    .map((name) => name.trim());
}

function bad(option: string, value: unknown, expected: string): Result<never> {
  return failure({ kind: "bad-option", option, value: String(value), expected });
}
