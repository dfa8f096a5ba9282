import type { CallSite } from "../../../../java/index.ts";
import type { Context, Contexts } from "./context.ts";
import { type ContextSelector, withAdded } from "./selector.ts";

/** Select(c, l, _) = the last k of c ++ l. Lecture II, “k-Call-Site Sensitivity/k-CFA”. */
export function kCallSite(k: number): ContextSelector {
  const select = (contexts: Contexts, caller: Context, site: CallSite): Context =>
    contexts.append(caller, { kind: "call-site", site }, k);
  return {
    k,
    formula: {
      instance: `Select(${k === 1 ? "_" : "c"}, l, _) = ${withAdded(k, { context: "c", names: ["l′", "l″"], added: "l" })}`,
      heap: "Heap(c, oᵢ) = lastₕ(c)",
      source: k > 2 && Number.isFinite(k) ? "deeper" : "lecture",
    },
    selectStatic: select,
    selectInstance: select,
  };
}
