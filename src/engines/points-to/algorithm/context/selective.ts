import type { Method } from "../../../../java/index.ts";
import type { ContextSelector } from "./selector.ts";

/**
 * Wraps a selector: a method that is not chosen is analyzed under [] in every call. Its heap
 * contexts follow from that. With nothing chosen this is context insensitivity, with everything
 * chosen it is the wrapped selector.
 */
export function selective(selector: ContextSelector, isChosen: (callee: Method) => boolean): ContextSelector {
  return {
    ...selector,
    selectStatic: (contexts, caller, site, callee) =>
      isChosen(callee) ? selector.selectStatic(contexts, caller, site, callee) : contexts.empty,
    selectInstance: (contexts, caller, site, receiver, callee) =>
      isChosen(callee) ? selector.selectInstance(contexts, caller, site, receiver, callee) : contexts.empty,
  };
}

/**
 * Whether a method's label fits one of the patterns. `*` stands for any text; a pattern without
 * parentheses is about the name alone: `Box.*`, `List.add(Object)`, `*.get()`.
 */
export function matchingMethods(patterns: readonly string[]): (method: Method) => boolean {
  const tests = patterns.map(matcher);
  return (method) => tests.some((matches) => matches(method.label));
}

/** The patterns of a list: separated by commas, but not by those between parentheses. */
export function splitPatterns(list: string): readonly string[] {
  return (list.match(/(?:\([^)]*\)?|[^,(])+/g) ?? []).map((pattern) => pattern.trim()).filter(Boolean);
}

function matcher(pattern: string): (label: string) => boolean {
  const text = pattern.split("*").map(escapeText).join(".*");
  const expression = new RegExp(`^${text}$`);
  return pattern.includes("(")
    ? (label) => expression.test(label.replaceAll(" ", ""))
    : (label) => expression.test(label.slice(0, label.indexOf("(")));
}

function escapeText(text: string): string {
  return text.replaceAll(" ", "").replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
