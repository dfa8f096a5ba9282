import { comparedChoices } from "../../../engine-kit/index.ts";
import { relevancySchema } from "../options.ts";

/** Table 1 beside Table 2, and stacking beside cloning. What only one of them finds relevant, the other rules out. */
export const comparison = comparedChoices({
  schema: relevancySchema,
  options: ["globals", "refinedContexts", "pipeline"],
  offered: ["pipeline"],
  tables: ["relevant-variables"],
  disproves: (fact) => fact.endsWith("= any"),
});
