import { type ContextSelector, lastOf } from "./selector.ts";

/** Select(_, _, c′:oᵢ) = the last k of c′ ++ oᵢ; a static callee keeps its caller's context. Lecture II, “Object Sensitivity”. */
export function kObject(k: number): ContextSelector {
  return {
    k,
    formula: {
      instance: `Select(c, l, c′:oᵢ) = ${lastOf(k, "c′ ⧺ oᵢ")}`,
      static: "Select(c, l, –) = c",
      heap: "Heap(c, oᵢ) = lastₕ(c)",
      source: "lecture",
    },
    selectStatic: (_contexts, caller) => caller,
    selectInstance: (contexts, _caller, _site, receiver) =>
      contexts.append(receiver.context, { kind: "object", site: receiver.site }, k),
  };
}
