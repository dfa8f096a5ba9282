/**
 * Whether a selector tells contexts apart. Without contexts the notation is that of the context-insensitive algorithm: `x`
 * and `C.m()`, not `[]:x` and `[]:C.m()`.
 */
export function hasContexts(selector: string): boolean {
  return selector !== "ci";
}

/** Contexts of more elements are shortened. */
const LONG_CONTEXT = 8;

/** As on the slide, `[3,9,15,15,15, …]`: a long context shows its ends and how many elements stand between. */
export function shortContext(elements: readonly string[]): string {
  if (elements.length <= LONG_CONTEXT) return `[${elements.join(",")}]`;
  return `[${[...elements.slice(0, 2), `…${elements.length - 5}…`, ...elements.slice(-3)].join(",")}]`;
}

/** The names by which the facts of a recording are found in a result, and the other way round. Contexts are shortened. */
export const factNames = {
  /** `context`: of a variable its own, of a field or an element that of the object; `pointer`: see `observedNames`. */
  pointsTo: (context: string, pointer: string, object: string) => `${context} ${pointer} ∋ ${object}`,
  call: (context: string, site: string, calleeContext: string, callee: string) =>
    `${context}:${site} → ${calleeContext}:${callee}`,
};
