import { comparedChoices } from "../../../engine-kit/index.ts";
import { pushdownSchema } from "../options.ts";

/** What is reachable beside what reaches it. */
export const comparison = comparedChoices({
  schema: pushdownSchema,
  options: ["direction", "order"],
  tables: ["transitions", "tops"],
});
