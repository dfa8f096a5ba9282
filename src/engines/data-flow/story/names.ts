import { methodForms, methodPattern, type SectionNames } from "../../../trace/index.ts";
import type { FlowRun } from "./run.ts";

/** The names of a run: its methods, as short as they can be told apart by. All statements are known before the first step. */
export function namesOf(run: FlowRun): SectionNames {
  const nodes = () => run.table("nodes");
  return {
    pattern: methodPattern,
    get count() {
      return nodes().length;
    },
    things: () => [...new Set(nodes().map(({ method }) => method))].map((name) => ({ name, forms: methodForms(name) })),
  };
}
