import { type AnalysisError, failure, type Result, success } from "../../kernel/index.ts";
import { knownSelectors, parseSelector, splitPatterns } from "./algorithm/context/index.ts";

export type Profile = "lecture" | "java";

/** In which order entries leave the worklist. The result does not depend on it. */
export type WorklistOrder =
  | { readonly kind: "fifo" | "lifo" }
  | { readonly kind: "random"; readonly seed: number }
  /** One pending set per pointer instead of one entry per put: for speed, not for watching. */
  | { readonly kind: "coalesced" };

/** Which methods are context-sensitive: those whose labels fit a pattern, or those of small points-to volume. */
export type Selective =
  | { readonly kind: "patterns"; readonly patterns: readonly string[] }
  | { readonly kind: "introspective"; readonly limit: number };

/** Points-to volume above which a method gets no contexts: P of heuristic B, Introspective Analysis (PLDI 2014). */
const DEFAULT_VOLUME = 10_000;

export interface PointsToOptions {
  /** `ci`, `2-obj`, `inf-call`, … */
  readonly context: string;
  /** How many context elements qualify an object. */
  readonly heap: number;
  readonly profile: Profile;
  /** Label of the method to start from; undefined: the only `main`. */
  readonly entry: string | undefined;
  /** Undefined: every method is context-sensitive. */
  readonly selective: Selective | undefined;
  /** False merges the contexts of variables: the slide's “C.I. + C.S. heap”. */
  readonly variableContexts: boolean;
  readonly order: WorklistOrder;
  /** Stop after so many steps with a partial result; undefined: no limit. */
  readonly maxSteps: number | undefined;
  /** Stop after so many milliseconds with a partial result; undefined: no limit. */
  readonly timeout: number | undefined;
  /** Adds the places behind the numbers of casts and calls to the result. */
  readonly details: boolean;
  /** Adds constant propagation to the result. */
  readonly constants: boolean;
  /** Adds the calls that the class hierarchy alone would allow. */
  readonly hierarchy?: boolean;
}

type RawOptions = Readonly<Record<string, unknown>>;

const optionNames = [
  "context",
  "heap",
  "profile",
  "entry",
  "selective",
  "variable-contexts",
  "order",
  "max-steps",
  "timeout",
  "details",
  "constants",
  "hierarchy",
];

/** Reads options as the command line, a request or a link gives them: numbers and booleans may be texts. */
export function parseOptions(raw: RawOptions): Result<PointsToOptions> {
  const given = withFlagNames(raw);
  const errors: AnalysisError[] = unknownOptions(given);
  const read = <T>(option: string, fallback: T, parse: (value: unknown) => T | undefined, expected: string): T => {
    const value = given[option];
    if (value === undefined || value === "") return fallback;
    const parsed = parse(value);
    if (parsed === undefined) errors.push({ kind: "bad-option", option, value: String(value), expected });
    return parsed ?? fallback;
  };
  const context = String(given["context"] ?? "ci");
  const selector = parseSelector(context);
  if (selector === undefined) errors.push({ kind: "unknown-selector", spec: context, known: knownSelectors });
  const k = selector?.k ?? 0;
  const options: PointsToOptions = {
    context,
    heap: read("heap", Math.max(0, k - 1), parseCount, "a whole number, or inf"),
    profile: read("profile", "java", parseProfile, "lecture or java"),
    entry: read("entry", undefined, String, "a method label"),
    selective: read("selective", undefined, parseSelective, "method patterns, or introspective[:LIMIT]"),
    variableContexts: read("variable-contexts", true, parseFlag, "true or false"),
    order: read("order", { kind: "fifo" }, parseOrder, "fifo, lifo, coalesced or random:SEED"),
    maxSteps: read("max-steps", undefined, parseCount, "a whole number"),
    timeout: read("timeout", undefined, parseCount, "milliseconds"),
    details: read("details", false, parseFlag, "true or false"),
    constants: read("constants", false, parseFlag, "true or false"),
    hierarchy: read("hierarchy", false, parseFlag, "true or false"),
  };
  const isUnbounded = k === Number.POSITIVE_INFINITY || options.heap === Number.POSITIVE_INFINITY;
  if (isUnbounded && options.maxSteps === undefined) {
    errors.push({
      kind: "bad-option",
      option: "max-steps",
      value: "none",
      expected: "a number when contexts are unbounded: recursion would never end",
    });
  }
  return errors.length > 0 ? failure(...errors) : success(options);
}

/** `maxSteps` and `max-steps` are the same option. */
function withFlagNames(raw: RawOptions): RawOptions {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value]),
  );
}

function unknownOptions(given: RawOptions): AnalysisError[] {
  return Object.keys(given)
    .filter((name) => !optionNames.includes(name))
    .map((name) => ({
      kind: "bad-option",
      option: name,
      value: String(given[name]),
      expected: `nothing: the options are ${optionNames.join(", ")}`,
    }));
}

function parseProfile(value: unknown): Profile | undefined {
  return value === "lecture" || value === "java" ? value : undefined;
}

function parseCount(value: unknown): number | undefined {
  if (value === "inf") return Number.POSITIVE_INFINITY;
  const text = String(value);
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** As `--selective` takes it. */
export function showSelective(chosen: Selective): string {
  return chosen.kind === "patterns" ? chosen.patterns.join(",") : `introspective:${chosen.limit}`;
}

function parseSelective(value: unknown): Selective | undefined {
  const text = String(value).trim();
  const introspective = /^introspective(?::(\d{1,15}))?$/.exec(text);
  if (introspective !== null) return { kind: "introspective", limit: Number(introspective[1] ?? DEFAULT_VOLUME) };
  if (text.startsWith("introspective:")) return undefined;
  const patterns = splitPatterns(text);
  return patterns.length === 0 ? undefined : { kind: "patterns", patterns };
}

function parseFlag(value: unknown): boolean | undefined {
  if (value === true || value === "true") return true;
  return value === false || value === "false" ? false : undefined;
}

function parseOrder(value: unknown): WorklistOrder | undefined {
  if (value === "fifo" || value === "lifo" || value === "coalesced") return { kind: value };
  const seed = /^random:(\d{1,9})$/.exec(String(value))?.[1];
  return seed === undefined ? undefined : { kind: "random", seed: Number(seed) };
}
