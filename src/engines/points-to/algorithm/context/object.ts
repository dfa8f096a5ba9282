import { type ContextSelector, withAdded } from "./selector.ts";

/** Select(_, _, c′:oᵢ) = the last k of c′ ++ oᵢ; a static callee keeps its caller's context. Lecture II, “Object Sensitivity”. */
export function kObject(k: number): ContextSelector {
  return {
    k,
    formula: {
      instance: `Select(_, _, c′:oᵢ) = ${withAdded(k, { context: "c′", names: ["oⱼ", "oₖ"], added: "oᵢ" })}`,
      static: "Select(c, _, –) = c",
      heap: "Heap(c, oᵢ) = lastₕ(c)",
      source: k > 2 && Number.isFinite(k) ? "deeper" : "receivers",
    },
    selectStatic: (_contexts, caller) => caller,
    selectInstance: (contexts, _caller, _site, receiver) =>
      contexts.append(receiver.context, { kind: "object", site: receiver.site }, k),
  };
}
