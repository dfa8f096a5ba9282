import { methodForms, methodPattern, type SectionNames } from "../../../trace/index.ts";
import type { FlowRun } from "./run.ts";

/** `$1‹z > 0›`: what a temporary stands for is said where it is assigned. */
const temporary = /(?<=\$\d+)‹[^›]*›/;

/**
 * The names of a run: its methods, as short as they can be told apart by. All statements are known before the first step, and
 * each stands in its method, where a temporary needs no more than its number.
 */
export function namesOf(run: FlowRun): SectionNames {
  const nodes = () => run.table("nodes");
  return {
    pattern: new RegExp(`${methodPattern.source}|${temporary.source}`),
    notation: (text) => (text.startsWith("‹") ? "" : undefined),
    get count() {
      return nodes().length;
    },
    things: () => [...new Set(nodes().map(({ method }) => method))].map((name) => ({ name, forms: methodForms(name) })),
  };
}
