import { type Result, success } from "../../kernel/index.ts";
import {
  defineOptions,
  flag,
  type Given,
  notation,
  oneOf,
  option,
  type Values,
  wholeNumber,
} from "../../options/index.ts";
import {
  completeOptions,
  contextOption,
  heapControl,
  type PointsToOptions,
  pointsToOptions,
  pointsToSchema,
  siteObjects,
} from "../points-to/options.ts";
import { words } from "./messages/en.ts";

/** Table 1 joins the contexts of a global, Table 2 keeps them apart. */
type GlobalsModel = "merged" | "refined";

/** What cc′ ranges over in Table 2: the context that the call site creates, or, as printed, every one of the callee. */
type RefinedContexts = "callee" | "printed";

/** How calls are told apart: by the pushdown stack, by copies of the methods, or both side by side. */
type Pipeline = "stacking" | "cloning" | "both";

/**
 * How globals travel: each call passes them in and out, as the paper has it (`paper`); or what is written goes up to
 * the entry method first and comes down from there (`split`), which is far less work. `auto` goes by the size.
 */
type EncodingChoice = "auto" | "paper" | "split";

/** The types of Remark 3. `all` adds every other class. */
const typesOfInterest = ["primitives", "strings", "boxes", "modeled", "all"] as const;

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
  /** Split locals by definition, as the SSA-like form of section 3.1 has them. */
  readonly splitLocals: boolean;
  readonly pipeline: Pipeline;
  readonly encoding: EncodingChoice;
  /** Whether the result lists the nodes and edges of the dependence graph. */
  readonly wdg: boolean;
  /** Whether the result lists the stack language of each variable. */
  readonly stacks: boolean;
}

const DEFAULT_TYPES = "primitives,strings,boxes,modeled";

const own = {
  globals: option(oneOf("merged", "refined"), {
    fallback: "merged",
    placeholder: "model",
    control: { kind: "choice", values: () => ["merged", "refined"] },
  }),
  refinedContexts: option(oneOf("callee", "printed"), {
    fallback: "callee",
    placeholder: "reading",
    control: {
      kind: "choice",
      values: () => ["callee", "printed"],
      isShown: ({ options }) => options["globals"] === "refined",
    },
  }),
  seeds: option(notation(parseSeeds, "variables"), { control: { kind: "text", isRare: true } }),
  types: option(notation(parseTypes, "list"), { fallback: DEFAULT_TYPES }),
  implicit: option(flag({ isSwitch: true }), {
    fallback: false,
    defaultInLinks: false,
    control: { kind: "flag", ticked: true, isRare: true },
  }),
  modRef: option(flag(), { fallback: true }),
  splitLocals: option(flag(), {
    fallback: true,
    defaultInLinks: true,
    control: { kind: "flag", ticked: false, isRare: true },
  }),
  pipeline: option(oneOf("stacking", "cloning", "both"), {
    fallback: "stacking",
    control: { kind: "choice", values: () => ["stacking", "cloning"] },
  }),
  encoding: option(oneOf("auto", "paper", "split"), { fallback: "auto" }),
  wdg: option(flag(), { fallback: true }),
  stacks: option(flag(), { fallback: true }),
};

const options = {
  ...pointsToOptions,
  ...own,
  // The points-to analysis underneath starts with call sites, and with objects that have no contexts.
  context: contextOption("1-call", "relevancy.options.context.help"),
  heap: option(wholeNumber({ isUnbounded: true }), {
    fallback: 0,
    help: "relevancy.options.heap.help",
    control: heapControl,
  }),
};

/** How the options are written in JSON, lessons and links. */
export type RelevancyGiven = Given<typeof options>;

/** The options of the relevancy analysis, those of the points-to analysis among them. */
export const relevancySchema = defineOptions(
  {
    prefix: "relevancy.options",
    words,
    options,
    shared: pointsToSchema,
    linked: [
      "context",
      "heap",
      "entry",
      "maxSteps",
      "globals",
      "refinedContexts",
      "pipeline",
      "seeds",
      "implicit",
      "splitLocals",
    ],
  },
  complete,
);

/** Reads the options of the relevancy analysis. */
export const parseOptions = relevancySchema.parse;

/** Options of the points-to analysis that add to its result only: they are taken, and nothing follows from them. */
export const idleOptions = ["details", "constants", "hierarchy"];

function complete(values: Values<typeof options>): Result<RelevancyOptions> {
  const pointsTo = completeOptions({ ...values, ...siteObjects });
  if (!pointsTo.ok) return pointsTo;
  const { globals, refinedContexts, seeds, types, implicit, modRef, splitLocals, pipeline, encoding, wdg, stacks } =
    values;
  return success({
    pointsTo: pointsTo.value,
    globals,
    refinedContexts,
    seeds,
    types,
    implicit,
    modRef,
    splitLocals,
    pipeline,
    encoding,
    wdg,
    stacks,
  });
}

/** `modelled` is how an earlier version spelled it. */
function parseTypes(written: string): ReadonlySet<TypeOfInterest> | undefined {
  const names = written.split(",").map((name) => name.trim().replace("modelled", "modeled"));
  const types = names.map((name) => typesOfInterest.find((each) => each === name));
  return types.some((type) => type === undefined) ? undefined : new Set(types.filter((type) => type !== undefined));
}

/** Commas between parentheses belong to a method's parameters. */
function parseSeeds(written: string): readonly string[] | undefined {
  const parts = written
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length === 0 ? undefined : parts;
}
