import type { AllocationSite, CallSite, Method } from "../../../../java/index.ts";
import type { Context, Contexts } from "./context.ts";

/** An abstract object under its heap context: `c′:oᵢ`. */
export interface CsObject {
  readonly context: Context;
  readonly site: AllocationSite;
}

/** How a selector is written on the slides and in papers. */
interface SelectorFormula {
  /** Select(c, l, c′:oᵢ), of calls with a receiver. */
  readonly instance: string;
  /** Select(c, l, –), of calls without one; undefined where it is the same. */
  readonly static?: string;
  /** The heap context of an object that a method makes under the context c. */
  readonly heap: string;
  /** Whose definition it is, as an id of words. */
  readonly source: string;
}

/**
 * Decides under which context a callee is analyzed, and the heap context of a new object.
 * Select and its variants: Lecture II, “Context Sensitivity Variants”; the heap selector and k − 1:
 * the thesis chapter, section 2.2.
 */
export interface ContextSelector {
  readonly formula: SelectorFormula;
  /** How many elements a method context has at most. */
  readonly k: number;
  /** How many elements qualify an object when nothing is said; k − 1 when left out. */
  readonly usualHeap?: number;
  /** Select(c, l, –): the callee has no receiver. */
  selectStatic(contexts: Contexts, caller: Context, site: CallSite, callee: Method): Context;
  /** Select(c, l, c′:oᵢ). */
  selectInstance(contexts: Contexts, caller: Context, site: CallSite, receiver: CsObject, callee: Method): Context;
  /** The heap context of an object that a method allocates under a context; its last elements when left out. */
  selectHeap?(contexts: Contexts, context: Context, heap: number, site: AllocationSite): Context;
}

/** How the slides name the elements of a context, and what a call adds to it. */
interface Elements {
  /** The context that is kept: that of the caller, or of the receiver. */
  readonly context: string;
  /** Two of its elements: the first and the last one. */
  readonly names: readonly [string, string];
  readonly added: string;
}

/**
 * The last k elements of a context with one more, as the slides write that: `[l]`, `[l″, l] where c = [l′, l″]`, and without a bound
 * `[l′, …, l″, l] where c = [l′, …, l″]`. The slides have nothing for k > 2: `last₃(c ⧺ l)`.
 */
export function withAdded(k: number, { context, names: [first, last], added }: Elements): string {
  if (k === 1) return `[${added}]`;
  if (k === 2) return `[${last}, ${added}] where ${context} = [${first}, ${last}]`;
  if (!Number.isFinite(k)) return `[${first}, …, ${last}, ${added}] where ${context} = [${first}, …, ${last}]`;
  return `last${subscript(k)}(${context} ⧺ ${added})`;
}

/** `₁₂`; of a number without a bound `∞`. */
export function subscript(number: number): string {
  if (!Number.isFinite(number)) return "∞";
  return [...String(number)].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join("");
}
