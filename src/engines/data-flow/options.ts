import { type Picks, type Result, readPicks, success } from "../../kernel/index.ts";
import {
  type ControlContext,
  defineOptions,
  flag,
  type Given,
  listOf,
  notation,
  type Option,
  oneOf,
  option,
  type Values,
  wholeNumber,
} from "../../options/index.ts";
import {
  heapControl,
  isUnbounded,
  type PointsToOptions,
  pointsToOptions,
  pointsToSchema,
  usualHeap,
} from "../points-to/options.ts";
import { ownAnalysisName } from "./algorithm/own/name.ts";
import { INCOMPLETE_STEPS, type Part, parts } from "./algorithm/parts.ts";
import { words } from "./messages/en.ts";

export const analyses = ["reaching", "live", "available", "constants", "intervals", "dead-code"] as const;
/** Reverse post-order, queue, stack. */
export const orders = ["rpo", "fifo", "lifo"] as const;
/**
 * What was there before: the 0 of a cell in the heap, any argument of a method that is entered from outside. Met with
 * what is stored and what calls give, or skipped where there is a load or a call.
 */
const initials = ["met", "skipped"] as const;
type FixedAnalysis = (typeof analyses)[number];
export type Initial = (typeof initials)[number];
export type FixedOrder = (typeof orders)[number];
type Order = FixedOrder | Picks;

const { context, heap, entry, timeout } = pointsToOptions;
const underneath = defineOptions({
  prefix: "points-to.options",
  words: pointsToSchema.words,
  options: { context, heap, entry, timeout },
});
/** Shown only where calls are followed. */
function acrossCalls<Given, Value>({ control, ...details }: Option<Given, Value>): Option<Given, Value> {
  return control === undefined ? details : { ...details, control: { ...control, isShown } };
}

function isShown({ options }: ControlContext): boolean {
  return options["scope"] === "program";
}

const rare = { kind: "flag", ticked: false, isRare: true } as const;

const options = {
  analysis: option(notation(parseAnalysis, "analysis"), {
    fallback: "constants",
    file: "definition",
    control: {
      kind: "choice",
      values: () => analyses,
      labelOf(analysis) {
        const own = ownAnalysisName(analysis);
        return own === undefined ? undefined : { literal: own };
      },
      own: {
        nameOf: ownAnalysisName,
        load: async () => (await import("./algorithm/own/definitions.ts")).ownAnalyses,
      },
    },
  }),
  scope: option(oneOf("method", "program"), {
    fallback: "method",
    control: { kind: "choice", values: () => ["method", "program"] },
  }),
  alias: option(flag(), { fallback: true, defaultInLinks: true, control: { ...rare, isShown } }),
  order: option(notation(parseOrder, "order"), {
    fallback: "rpo",
    defaultInLinks: "rpo",
    control: {
      kind: "choice",
      values: () => orders,
      labelOf: (order) => (order.startsWith("picked:") ? { id: "data-flow.options.order.picked" } : undefined),
    },
  }),
  refine: option(flag(), { fallback: true, defaultInLinks: true, control: rare }),
  initial: option(oneOf(...initials), {
    fallback: "met",
    defaultInLinks: "met",
    control: { kind: "choice", values: () => initials, isRare: true, isShown },
  }),
  context: acrossCalls(context),
  heap: acrossCalls({
    ...heap,
    control: { ...heapControl, unset: ({ options: given }) => String(usualHeap(String(given["context"] ?? "ci"))) },
  }),
  entry,
  without: option(listOf(parts, "parts"), { fallback: "", defaultInLinks: "" }),
  maxSteps: option(wholeNumber({ least: 1 })),
  timeout,
};

/** `scope`: `program` goes from `main` over the call graph; `alias`: fields and arrays through points-to sets, only there. */
export type DataFlowOptions = Pick<
  Values<typeof options>,
  "analysis" | "scope" | "alias" | "order" | "refine" | "initial"
> & {
  /** Parts of the algorithm that are left out, to see what they are for. */
  readonly without: readonly Part[];
  /** For the points-to analysis underneath. */
  readonly pointsTo: PointsToOptions;
  /** Maximum number of nodes taken off the worklist; past it the result is partial. */
  readonly maxSteps: number;
};

/** How the options are written in JSON, lessons and links. */
export type DataFlowGiven = Given<typeof options>;

/** The options of data-flow analyses. */
export const dataFlowSchema = defineOptions(
  {
    prefix: "data-flow.options",
    words,
    options,
    shared: underneath,
    linked: [
      "analysis",
      "scope",
      "alias",
      "order",
      "refine",
      "initial",
      "without",
      "context",
      "heap",
      "entry",
      "maxSteps",
    ],
  },
  complete,
);

function complete({ context, heap, entry, maxSteps, ...values }: Values<typeof options>): Result<DataFlowOptions> {
  const pointsTo = pointsToSchema.parse({ context, heap, entry, ...boundOf({ context, heap, maxSteps, ...values }) });
  if (!pointsTo.ok) return pointsTo;
  const most = values.without.length > 0 ? INCOMPLETE_STEPS : Number.POSITIVE_INFINITY;
  return success({ ...values, pointsTo: pointsTo.value, maxSteps: Math.min(maxSteps ?? most, most) });
}

/** Contexts without a bound have the limit of steps for theirs; one method alone asks for no contexts. */
function boundOf({
  scope,
  context,
  heap,
  maxSteps,
}: Pick<Values<typeof options>, "scope" | "context" | "heap" | "maxSteps">): { readonly maxSteps?: number } {
  const limit = scope === "method" ? 0 : maxSteps;
  return isUnbounded({ context, heap }) && limit !== undefined ? { maxSteps: limit } : {};
}

/** A definition is read when it runs. */
function parseAnalysis(written: string): FixedAnalysis | { readonly own: string } | undefined {
  const own = ownAnalysisName(written) === undefined ? undefined : { own: written };
  return analyses.find((analysis) => analysis === written) ?? own;
}

function parseOrder(written: string): Order | undefined {
  return orders.find((order) => order === written) ?? readPicks(written);
}
