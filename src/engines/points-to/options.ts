import {
  type AnalysisError,
  failure,
  type Picks,
  type Result,
  readPicks,
  sayFrom,
  success,
} from "../../kernel/index.ts";
import {
  defineOptions,
  flag,
  type Given,
  listOf,
  milliseconds,
  notation,
  oneOf,
  option,
  type RawOptions,
  text,
  type Values,
  wholeNumber,
} from "../../options/index.ts";
import {
  knownSelectors,
  ownSelectorName,
  parseSelector,
  readSelector,
  splitPatterns,
  usualHeap,
} from "./algorithm/context/index.ts";
import type { HeapOptions } from "./algorithm/heap/heap-model.ts";
import { parts } from "./algorithm/pointer-flow-graph/parts.ts";
import {
  contextControl,
  entryControl,
  heapAbstractionControl,
  heapControl,
  mergeStringsControl,
  mergesBySite,
  orderControl,
  profileControl,
  selectiveControl,
  stepLimitControl,
  vmObjectsControl,
} from "./controls.ts";
import { words } from "./messages/en.ts";

export { usualHeap } from "./algorithm/context/index.ts";
export { heapControl } from "./controls.ts";

export type Profile = "lecture" | "java";

/** In which order entries leave the worklist. The result does not depend on it. */
export type WorklistOrder =
  | { readonly kind: "fifo" | "lifo" }
  | { readonly kind: "random"; readonly seed: number }
  | { readonly kind: "picked"; readonly picks: Picks }
  /** One pending set per pointer instead of one entry per put: for speed, not for watching. */
  | { readonly kind: "coalesced" };

/** Which methods are context-sensitive: those whose labels fit a pattern, or those of small points-to volume. */
export type Selective =
  | { readonly kind: "patterns"; readonly patterns: readonly string[] }
  | { readonly kind: "introspective"; readonly limit: number };

/** Steps after which a run without Δ ends, unless another limit is given. */
const MAX_WITHOUT_DELTA = 20_000;

/** Points-to volume above which a method gets no contexts: P of heuristic B, Introspective Analysis (PLDI 2014). */
const DEFAULT_VOLUME = 10_000;

/** How contexts are chosen; `help` is the id of its help. */
export function contextOption(fallback: string, help = "points-to.options.context.help") {
  const selector = notation((spec) => (parseSelector(spec) === undefined ? undefined : spec), "selector");
  return option(selector, {
    fallback,
    help,
    file: "definition",
    mistake: selectorMistake,
    brings: (context) => ({ heap: usualHeap(String(context)) }),
    control: contextControl,
  });
}

/** Of a definition its first mistake, with its place. */
function selectorMistake(spec: string): AnalysisError {
  const own = ownSelectorName(spec) === undefined ? undefined : readSelector(spec);
  const first = own?.ok === false ? own.errors[0] : undefined;
  return first ?? { kind: "unknown-selector", spec, known: knownSelectors };
}

/** Merges some objects of one type; off unless asked for. */
function mergingOption() {
  return option(flag(), {
    fallback: false,
    defaultInLinks: false,
    control: { kind: "flag", ticked: true, isRare: true, isShown: mergesBySite },
  });
}

/** The options that other schemas take over, one by one. */
export const pointsToOptions = {
  /** `ci`, `2-obj`, `inf-call`, … */
  context: contextOption("ci"),
  /** How many context elements qualify an object. */
  heap: option(wholeNumber({ isUnbounded: true }), { control: heapControl }),
  profile: option(oneOf("lecture", "java"), { fallback: "java", control: profileControl }),
  /** Label of the method to start from; undefined: the only `main`. */
  entry: option(text("method"), { control: entryControl }),
  /** Undefined: every method is context-sensitive. */
  selective: option(notation(parseSelective, "methods"), { control: selectiveControl }),
  /** False merges the contexts of variables: the slide's “C.I. + C.S. heap”. */
  variableContexts: option(flag(), {
    fallback: true,
    defaultInLinks: true,
    control: { kind: "flag", ticked: false, isRare: true },
  }),
  order: option(notation(parseOrder, "order"), { fallback: "fifo", defaultInLinks: "fifo", control: orderControl }),
  /** Parts of the algorithm that are left out, to see what they are for: then the result is no analysis of the program. */
  without: option(listOf(parts, "parts"), { fallback: "", defaultInLinks: "" }),
  /** Maximum number of steps; past it the result is partial; undefined: no limit. */
  maxSteps: option(wholeNumber({ isUnbounded: true }), { control: stepLimitControl }),
  /** Time limit in milliseconds; past it the result is partial; undefined: no limit. */
  timeout: option(milliseconds()),
  /** Adds the places behind the numbers of casts and calls to the result. */
  details: option(flag(), { fallback: false }),
  /** Adds constant propagation to the result. */
  constants: option(flag(), { fallback: false }),
  /** Adds the calls that the class hierarchy alone would allow. */
  hierarchy: option(flag(), { fallback: false }),
};

/** The objects that one abstract object stands for. Analyses that build on the points-to analysis need an object for each site. */
const heapModelOptions = {
  /** The objects that one abstract object stands for: those of one site, or all of one type. */
  heapAbstraction: option(oneOf("allocation-site", "type"), {
    fallback: "allocation-site",
    defaultInLinks: "allocation-site",
    control: heapAbstractionControl,
  }),
  /** Which strings are one object: `all` makes one of all objects of type String. */
  mergeStrings: option(oneOf("none", "constants", "all"), {
    fallback: "none",
    defaultInLinks: "none",
    control: mergeStringsControl,
  }),
  /** One object for each class of exceptions. */
  mergeExceptions: mergingOption(),
  /** One object for StringBuilder, one for StringBuffer. */
  mergeStringBuilders: mergingOption(),
};

const listingOptions = {
  /** Lists the exceptions that the virtual machine makes, among sites and in sets, and sees them in every clause. */
  vmObjects: option(flag({ isSwitch: true }), { fallback: false, defaultInLinks: false, control: vmObjectsControl }),
};

const options = { ...pointsToOptions, ...heapModelOptions, ...listingOptions };

/** The options of the pointer analysis, read: heap depth and selector go together. */
export type PointsToOptions = Values<typeof options> & { readonly heap: number };

/** How the options are written in JSON, lessons and links. */
export type PointsToGiven = Given<typeof options>;

/** The options of the pointer analysis. */
export const pointsToSchema = defineOptions(
  {
    prefix: "points-to.options",
    words,
    options,
    linked: [
      "context",
      "heap",
      "profile",
      "entry",
      "variableContexts",
      "order",
      "maxSteps",
      "selective",
      "constants",
      "heapAbstraction",
      "mergeStrings",
      "mergeExceptions",
      "mergeStringBuilders",
      "vmObjects",
      "without",
    ],
  },
  completeOptions,
);

/** Merges nothing, an abstract object for each allocation site; those of the virtual machine are not listed. */
export const siteObjects = {
  heapAbstraction: "allocation-site",
  mergeStrings: "none",
  mergeExceptions: false,
  mergeStringBuilders: false,
  vmObjects: false,
} as const satisfies HeapOptions & Pick<PointsToOptions, "vmObjects">;

/** Reads the options of the pointer analysis. */
export const parseOptions = pointsToSchema.parse;

/** Fills in the heap depth that goes with the selector, and refuses runs that would never end. */
export function completeOptions(values: Values<typeof options>): Result<PointsToOptions> {
  // Without Δ a cycle goes round forever.
  if (values.without.includes("delta") && values.maxSteps === undefined)
    return completeOptions({ ...values, maxSteps: MAX_WITHOUT_DELTA });
  const k = parseSelector(values.context)?.k ?? 0;
  const heap = values.heap ?? (Number.isFinite(k) ? usualHeap(values.context) : k);
  const isBounded = Number.isFinite(k) && Number.isFinite(heap);
  if (isBounded || values.maxSteps !== undefined) return success({ ...values, heap });
  const expected = sayFrom(words)("points-to.options.maxSteps.unbounded");
  return failure({ kind: "bad-option", option: "max-steps", value: "none", expected });
}

/** Contexts without a bound on recursion are shown growing for this many steps: few enough to be read. */
const UNBOUNDED_STEPS = 200;

/** Where a recording is cut when contexts are unbounded and no limit is given. */
export function recordedSteps(options: RawOptions): number | undefined {
  return isUnbounded(options) ? UNBOUNDED_STEPS : undefined;
}

/** Whether recursion makes contexts grow without end. */
export function isUnbounded({ context, heap }: RawOptions): boolean {
  return (
    parseSelector(String(context ?? ""))?.k === Number.POSITIVE_INFINITY ||
    heap === Number.POSITIVE_INFINITY ||
    heap === "inf"
  );
}

/** As `--selective` takes it. */
export function showSelective(chosen: Selective): string {
  return chosen.kind === "patterns" ? chosen.patterns.join(",") : `introspective:${chosen.limit}`;
}

function parseSelective(written: string): Selective | undefined {
  const chosen = written.trim();
  const introspective = /^introspective(?::(\d{1,15}))?$/.exec(chosen);
  if (introspective !== null) return { kind: "introspective", limit: Number(introspective[1] ?? DEFAULT_VOLUME) };
  if (chosen.startsWith("introspective:")) return undefined;
  const patterns = splitPatterns(chosen);
  return patterns.length === 0 ? undefined : { kind: "patterns", patterns };
}

function parseOrder(written: string): WorklistOrder | undefined {
  if (written === "fifo" || written === "lifo" || written === "coalesced") return { kind: written };
  const picks = readPicks(written);
  if (picks !== undefined) return { kind: "picked", picks };
  const seed = /^random:(\d{1,9})$/.exec(written)?.[1];
  return seed === undefined ? undefined : { kind: "random", seed: Number(seed) };
}
