import { type Comparison, comparedChoices } from "../../../engine-kit/index.ts";
import { dataFlowSchema } from "../options.ts";

/** Runs of an analysis in other orders, of one method and across calls, with and without contexts; or of other analyses. */
export const comparison: Comparison = {
  ...comparedChoices({
    schema: dataFlowSchema,
    options: ["analysis", "scope", "context"],
    offered: ["order"],
    tables: ["facts"],
  }),
  // Another analysis has other facts: beside a run stands the same one in another order.
  other: (base) => ({ ...base, order: base["order"] === "fifo" ? "rpo" : "fifo" }),
};
