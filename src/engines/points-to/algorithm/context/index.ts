import type { Method } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { kCallSite } from "./call-site.ts";
import { kHybrid } from "./hybrid.ts";
import { contextInsensitive } from "./insensitive.ts";
import { kObject } from "./object.ts";
import { ownSelectorName, readSelector } from "./own/index.ts";
import { selective } from "./selective.ts";
import { selectiveHybrid } from "./selective-hybrid.ts";
import type { ContextSelector } from "./selector.ts";
import { kType } from "./type.ts";

export { type Context, type ContextElement, Contexts } from "./context.ts";
export { comparedSelectors, selectorName } from "./names.ts";
export { ownSelectorName, ownSelectorNotes, readSelector } from "./own/index.ts";
export { matchingMethods, splitPatterns } from "./selective.ts";

export { type ContextSelector, type CsObject, subscript } from "./selector.ts";

/** The selector families: a new one is a file beside this one and a line here. */
const families: Readonly<Record<string, (k: number) => ContextSelector>> = {
  call: kCallSite,
  obj: kObject,
  type: kType,
  hybrid: kHybrid,
};

/** The selectors that have no k. */
const singles: Readonly<Record<string, () => ContextSelector>> = {
  ci: contextInsensitive,
  "s-2obj": selectiveHybrid,
};

/** What an unknown selector is answered with. */
export const knownSelectors: readonly string[] = [
  ...Object.keys(singles),
  ...Object.keys(families).map((family) => `K-${family}`),
  say("selector.k"),
];

/** `ci`, `2-obj`, `inf-call`, `s-2obj`, or the definition of another one; undefined when it is nothing of that. */
export function parseSelector(spec: string): ContextSelector | undefined {
  if (ownSelectorName(spec) !== undefined) {
    const own = readSelector(spec);
    return own.ok ? own.value : undefined;
  }
  if (Object.hasOwn(singles, spec)) return singles[spec]?.();
  const match = /^(inf|[1-9]\d{0,3})-([a-z]+)$/.exec(spec);
  const family = match?.[2] === undefined || !Object.hasOwn(families, match[2]) ? undefined : families[match[2]];
  return family?.(match?.[1] === "inf" ? Number.POSITIVE_INFINITY : Number(match?.[1]));
}

/** How many elements qualify an object when only the selector is given: K − 1, 1 for an unbounded K. */
export function usualHeap(spec: string): number {
  const { k = 0, usualHeap } = parseSelector(spec) ?? {};
  return usualHeap ?? (Number.isFinite(k) ? Math.max(0, k - 1) : 1);
}

/**
 * The selector of options that were parsed; methods that `isChosen` rejects get no contexts.
 *
 * @throws Error when `spec` is no selector: options are checked before an analysis starts
 */
export function createSelector(spec: string, isChosen: ((callee: Method) => boolean) | undefined): ContextSelector {
  const selector = parseSelector(spec);
  if (selector === undefined) throw new Error(`options were not parsed: no selector “${spec}”`);
  return isChosen === undefined ? selector : selective(selector, isChosen);
}
