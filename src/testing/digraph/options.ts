import { success } from "../../kernel/index.ts";
import { defineOptions, milliseconds, oneOf, option, wholeNumber } from "../../options/index.ts";
import type { Order } from "./algorithm/walk.ts";
import { words } from "./messages/en.ts";

/** What a walk may be told. */
export interface DigraphOptions {
  readonly order: Order;
  /** Approximate maximum number of nodes that are taken; past it the result is partial. */
  readonly maxSteps: number;
}

const options = {
  order: option(oneOf("fifo", "lifo"), {
    fallback: "fifo",
    defaultInLinks: "fifo",
    control: { kind: "choice", values: () => ["fifo", "lifo"] },
  }),
  maxSteps: option(wholeNumber({ least: 1 }), {}),
  timeout: option(milliseconds()),
};

/** The options of a walk. */
export const digraphSchema = defineOptions(
  { prefix: "digraph.options", words, options, linked: ["order", "maxSteps"] },
  ({ order, maxSteps }) => success<DigraphOptions>({ order, maxSteps: maxSteps ?? Number.POSITIVE_INFINITY }),
);
