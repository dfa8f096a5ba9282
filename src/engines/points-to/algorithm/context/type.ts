import type { AllocationSite } from "../../../../java/index.ts";
import type { ContextElement } from "./context.ts";
import { type ContextSelector, withAdded } from "./selector.ts";

/** Select(_, _, c′:oᵢ) = the last k of c′ ++ InType(oᵢ); a static callee keeps its caller's context. Lecture II, “Type Sensitivity”. */
export function kType(k: number): ContextSelector {
  return {
    k,
    formula: {
      instance: `Select(_, _, c′:oᵢ) = ${withAdded(k, { context: "c′", names: ["t′", "t″"], added: "InType(oᵢ)" })}`,
      static: "Select(c, _, –) = c",
      heap: "Heap(c, oᵢ) = lastₕ(c)",
      source: k > 2 && Number.isFinite(k) ? "deeper" : "receivers",
    },
    selectStatic: (_contexts, caller) => caller,
    selectInstance: (contexts, _caller, _site, receiver) => contexts.append(receiver.context, inType(receiver.site), k),
  };
}

/**
 * InType(oᵢ): the class whose text contains the `new`, not the class of the object. Objects that no `new` makes (string
 * literals, `args`), and merged objects, which many do, stand for themselves.
 */
export function inType(site: AllocationSite): ContextElement {
  const within = site.method?.class;
  return within === undefined ? { kind: "object", site } : { kind: "type", class: within };
}
