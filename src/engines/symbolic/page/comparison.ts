import { comparedChoices } from "../../../engine-kit/index.ts";
import { testsSchema } from "../options.ts";

/** The strategies of Table 1 side by side. */
export const comparison = comparedChoices({
  schema: testsSchema,
  options: ["strategy", "depth"],
  tables: ["generated-tests"],
});
