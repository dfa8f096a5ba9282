import { type Result, readPicks, success } from "../../kernel/index.ts";
import {
  defineOptions,
  listOf,
  milliseconds,
  notation,
  oneOf,
  option,
  text,
  type Values,
  wholeNumber,
} from "../../options/index.ts";
import { type Part, parts } from "./algorithm/parts.ts";
import type { WorklistOrder } from "./algorithm/saturation.ts";
import { words } from "./messages/en.ts";

/** The options of a saturation. */
export interface PushdownOptions {
  readonly direction: "post" | "pre";
  readonly order: WorklistOrder;
  /** Parts of the algorithm that are left out, to see what they are for. */
  readonly without: readonly Part[];
  /** Approximate maximum number of steps; past it the result is partial. */
  readonly maxSteps: number;
}

const options = {
  direction: option(oneOf("post", "pre"), {
    fallback: "post",
    control: { kind: "choice", values: () => ["post", "pre"] },
  }),
  order: option(notation(parseOrder, "order"), {
    fallback: "fifo",
    defaultInLinks: "fifo",
    control: {
      kind: "choice",
      values: () => ["fifo", "lifo"],
      labelOf: (order) => (order.startsWith("picked:") ? { id: "pushdown.options.order.picked" } : undefined),
    },
  }),
  /** Read with the text, whose weights are of it. */
  semiring: option(text("semiring"), { file: "definition" }),
  without: option(listOf(parts, "parts"), { fallback: "", defaultInLinks: "" }),
  maxSteps: option(wholeNumber({ least: 1 }), {
    control: {
      kind: "choice",
      values: () => ["", "1000", "10000", "100000", "1000000"],
      labelOf: (count) =>
        count === "" ? undefined : { id: "pushdown.options.maxSteps.count", values: { count: Number(count) } },
    },
  }),
  timeout: option(milliseconds()),
};

/** The options of a saturation. */
export const pushdownSchema = defineOptions(
  { prefix: "pushdown.options", words, options, linked: ["order", "maxSteps", "direction", "without"] },
  complete,
);

/** Reads the options of a saturation. */
export const parsePushdownOptions = pushdownSchema.parse;

function complete({ direction, order, without, maxSteps }: Values<typeof options>): Result<PushdownOptions> {
  return success({ direction, order, without, maxSteps: maxSteps ?? Number.POSITIVE_INFINITY });
}

function parseOrder(written: string): WorklistOrder | undefined {
  return written === "fifo" || written === "lifo" ? written : readPicks(written);
}
