import { comparedChoices } from "../../../engine-kit/index.ts";
import { lfpSchema } from "../options.ts";

/** Algorithm 1 as printed beside the canonical readings. */
export const comparison = comparedChoices({
  schema: lfpSchema,
  options: ["reading", "maxIterations"],
  tables: ["unfolding-table", "satisfiability"],
});
