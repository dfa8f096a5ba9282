import type { AllocationSite, ClassInfo } from "../../../../java/index.ts";
import type { ContextElement } from "./context.ts";
import type { ContextSelector } from "./selector.ts";

/** Select(_, _, c′:oᵢ) = the last k of c′ ++ InType(oᵢ); a static callee keeps its caller's context. Lecture II, “Type Sensitivity”. */
export function kType(k: number): ContextSelector {
  return {
    name: `${k === Number.POSITIVE_INFINITY ? "inf" : k}-type`,
    k,
    selectStatic: (_contexts, caller) => caller,
    selectInstance: (contexts, _caller, _site, receiver) =>
      contexts.append(receiver.context, typeElement(receiver.site), k),
  };
}

/** InType(oᵢ): the class whose text contains the `new`, not the class of the object. */
function inType(site: AllocationSite): ClassInfo | undefined {
  return site.method?.class;
}

/** Objects that no `new` makes (string literals, `args`) stand for themselves. */
function typeElement(site: AllocationSite): ContextElement {
  const within = inType(site);
  return within === undefined ? { kind: "object", site } : { kind: "type", class: within };
}
