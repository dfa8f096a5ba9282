import { type AnalysisError, failure, type Result, success } from "../../kernel/index.ts";
import { type PointsToOptions, parseOptions as parsePointsToOptions } from "../points-to/index.ts";

/** Table 1 joins the contexts of a global, Table 2 keeps them apart. */
export type GlobalsModel = "merged" | "refined";

/** What cc′ ranges over in Table 2: the context that the call site creates, or, as printed, every one of the callee. */
export type RefinedContexts = "callee" | "printed";

/** How calls are told apart: by the pushdown stack, by copies of the methods, or both side by side. */
export type Pipeline = "stacking" | "cloning" | "both";

/**
 * How globals travel: each call passes them in and out, as the paper has it (`paper`); or what is written goes up to
 * the entry method first and comes down from there (`split`), which is far less work. `auto` goes by the size.
 */
export type EncodingChoice = "auto" | "paper" | "split";

/** The types of Remark 3. `all` adds every other class. */
export const typesOfInterest = ["primitives", "strings", "boxes", "modelled", "all"] as const;

export type TypeOfInterest = (typeof typesOfInterest)[number];

export interface RelevancyOptions {
  /** For the points-to analysis underneath. */
  readonly pointsTo: PointsToOptions;
  readonly globals: GlobalsModel;
  readonly refinedContexts: RefinedContexts;
  /** As written: variables and fields; undefined: every `Symbolic.x()` call. */
  readonly seeds: readonly string[] | undefined;
  readonly types: ReadonlySet<TypeOfInterest>;
  /** Also follow control dependence and symbolic indexes. */
  readonly implicit: boolean;
  /** Pass a call only those globals that the callee's closure reads or writes. The answer is the same. */
  readonly modRef: boolean;
  readonly pipeline: Pipeline;
  readonly encoding: EncodingChoice;
  /** Whether the result lists the nodes and edges of the dependence graph. */
  readonly wdg: boolean;
  /** Whether the result lists the stack language of each variable. */
  readonly stacks: boolean;
}

type RawOptions = Readonly<Record<string, unknown>>;

const ownNames = [
  "globals",
  "refined-contexts",
  "seeds",
  "types",
  "implicit",
  "mod-ref",
  "pipeline",
  "encoding",
  "wdg",
  "stacks",
] as const;

/** Reads options as the command line, a request or a link gives them: numbers and booleans may be texts. */
export function parseOptions(raw: RawOptions): Result<RelevancyOptions> {
  const given = withFlagNames(raw);
  const errors: AnalysisError[] = [];
  const read = <T>(
    option: (typeof ownNames)[number],
    fallback: T,
    parse: (value: unknown) => T | undefined,
    expected: string,
  ): T => {
    const value = given[option];
    if (value === undefined || value === "") return fallback;
    const parsed = parse(value);
    if (parsed === undefined) errors.push({ kind: "bad-option", option, value: String(value), expected });
    return parsed ?? fallback;
  };
  const own: Omit<RelevancyOptions, "pointsTo"> = {
    globals: read("globals", "merged", oneOf("merged", "refined"), "merged (Table 1) or refined (Table 2)"),
    refinedContexts: read("refined-contexts", "callee", oneOf("callee", "printed"), "callee or printed"),
    seeds: read("seeds", undefined, parseSeeds, "variables such as A.main(String[])/s, or fields such as Limit.v"),
    types: read("types", DEFAULT_TYPES, parseTypes, `some of ${typesOfInterest.join(", ")}`),
    implicit: read("implicit", false, parseFlag, "true or false"),
    modRef: read("mod-ref", true, parseFlag, "true or false"),
    pipeline: read("pipeline", "stacking", oneOf("stacking", "cloning", "both"), "stacking, cloning or both"),
    encoding: read("encoding", "auto", oneOf("auto", "paper", "split"), "auto, paper or split"),
    wdg: read("wdg", true, parseFlag, "true or false"),
    stacks: read("stacks", true, parseFlag, "true or false"),
  };
  const rest = Object.entries(given).filter(([name]) => !(ownNames as readonly string[]).includes(name));
  const pointsTo = parsePointsToOptions({ context: "1-call", heap: 0, ...Object.fromEntries(rest) });
  if (!pointsTo.ok) errors.push(...pointsTo.errors.map(nameAllOptions));
  return errors.length > 0 || !pointsTo.ok ? failure(...errors) : success({ ...own, pointsTo: pointsTo.value });
}

const DEFAULT_TYPES: ReadonlySet<TypeOfInterest> = new Set(["primitives", "strings", "boxes", "modelled"]);

/** An unknown option is told all that there are. */
function nameAllOptions(error: AnalysisError): AnalysisError {
  if (error.kind !== "bad-option" || !error.expected.startsWith("nothing: the options are ")) return error;
  return { ...error, expected: `${error.expected}, ${ownNames.join(", ")}` };
}

/** `modRef` and `mod-ref` are the same option. */
function withFlagNames(raw: RawOptions): RawOptions {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value]),
  );
}

function oneOf<const T extends string>(...known: readonly T[]): (value: unknown) => T | undefined {
  return (value) => known.find((each) => each === value);
}

function parseFlag(value: unknown): boolean | undefined {
  if (value === true || value === "true") return true;
  return value === false || value === "false" ? false : undefined;
}

function parseTypes(value: unknown): ReadonlySet<TypeOfInterest> | undefined {
  const names = String(value)
    .split(",")
    .map((name) => name.trim());
  const types = names.map((name) => typesOfInterest.find((each) => each === name));
  return types.some((type) => type === undefined) ? undefined : new Set(types.filter((type) => type !== undefined));
}

/** Commas between parentheses belong to a method's parameters. */
function parseSeeds(value: unknown): readonly string[] | undefined {
  const parts = (Array.isArray(value) ? value.map(String) : [String(value)])
    .flatMap((text) => text.split(/,(?![^(]*\))/))
    .map((text) => text.trim())
    .filter((text) => text !== "");
  return parts.length === 0 ? undefined : parts;
}
