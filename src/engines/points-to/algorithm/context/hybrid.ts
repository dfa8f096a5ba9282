import { kCallSite } from "./call-site.ts";
import { kObject } from "./object.ts";
import type { ContextSelector } from "./selector.ts";

/**
 * Object sensitivity for instance calls, call sites for static ones, where object sensitivity has nothing new to say.
 * With k = 1 this is SA-1obj of Kastrinis and Smaragdakis, Hybrid Context-Sensitivity for Points-To Analysis (PLDI 2013);
 * for larger k the same rule with longer contexts, which is not published. Their deeper selector is `selectiveHybrid`.
 */
export function kHybrid(k: number): ContextSelector {
  return {
    k,
    formula: {
      instance: kObject(k).formula.instance,
      static: kCallSite(k).formula.instance,
      heap: "Heap(c, oᵢ) = lastₕ(c)",
      source: k === 1 ? "hybrid" : "deep-hybrid",
    },
    selectStatic: kCallSite(k).selectStatic,
    selectInstance: kObject(k).selectInstance,
  };
}
