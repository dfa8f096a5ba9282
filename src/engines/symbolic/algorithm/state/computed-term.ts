import type { Type } from "../../../../java/index.ts";
import type { Constraint, Linear } from "../../../separation/index.ts";
import { type Range, rangeOf } from "../program/java-range.ts";

/**
 * A term that the program has computed. The term is what comes out in unbounded integers; Java’s result is the number of
 * the range that differs from it by a multiple of the size of the range.
 */
interface ComputedTerm extends Linear {
  readonly range: Range;
}

/** The result of an operation, as a number of this type. Constants are what Java computes already. */
export function computedIn(type: Type, term: Linear): Linear {
  const range = rangeOf(type);
  if (range === undefined || term.terms.length === 0) return term;
  const computed: ComputedTerm = { ...term, range };
  return computed;
}

/** A number of one type as one of another, which may change it where the other type has not all numbers of the first. */
export function convertedTo(type: Type, from: Type, term: Linear): Linear {
  const [before, after] = [rangeOf(from), rangeOf(type)];
  const isKept =
    before === undefined || after === undefined || (after.least <= before.least && before.most <= after.most);
  return isKept ? term : computedIn(type, term);
}

/** Whether a term is the result of an operation, rather than an input or a constant. */
export function isComputed(term: Linear): term is ComputedTerm {
  return "range" in term;
}

/** Whether a constraint is about something computed: comparisons of inputs cannot overflow. */
export function isOfArithmetic({ left, right }: Constraint): boolean {
  return isComputed(left) || isComputed(right);
}
