import type { ContextSelector } from "./selector.ts";

/** Select(_, _, _) = []. Lecture II, “Context Insensitivity”. */
export function contextInsensitive(): ContextSelector {
  return {
    k: 0,
    selectStatic: (contexts) => contexts.empty,
    selectInstance: (contexts) => contexts.empty,
  };
}
