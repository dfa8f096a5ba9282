import type { ContextSelector } from "./selector.ts";

/** Select(_, _, _) = []. Lecture II, “Context Insensitivity”. */
export function contextInsensitive(): ContextSelector {
  return {
    k: 0,
    formula: { instance: "Select(_, _, _) = []", heap: "Heap(_, oᵢ) = []", source: "lecture" },
    selectStatic: (contexts) => contexts.empty,
    selectInstance: (contexts) => contexts.empty,
  };
}
