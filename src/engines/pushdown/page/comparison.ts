import { comparedChoices } from "../../compared-choices.ts";
import { pushdownSchema } from "../options.ts";

/** What is reachable beside what reaches it. */
export const comparison = comparedChoices({
  schema: pushdownSchema,
  options: ["direction", "order"],
  tables: ["transitions", "tops"],
});
