import type { Budget } from "../../../../../kernel/index.ts";
import type { Linear } from "../../heaps/linear.ts";
import { floorDivide } from "./rational.ts";

/** What is known of a variable. */
interface Bounds {
  low: bigint | undefined;
  high: bigint | undefined;
}

/** Rounds of propagation: bounds that only creep toward each other are left to the simplex method. */
const ROUNDS = 12;

/**
 * The variables that inequalities `term ≤ 0` leave one integer value, by propagating bounds from term to term: heights and
 * counters that follow from others. “unsat” when some variable has no value left. Sound, not complete. Throws `BudgetSpent`.
 */
export function fixedValues(atMost: readonly Linear[], budget: Budget): ReadonlyMap<string, bigint> | "unsat" {
  const bounds = boundsOf(atMost, budget);
  if (bounds === "unsat") return "unsat";
  return new Map(
    [...bounds].flatMap(([name, { low, high }]) => (low !== undefined && low === high ? [[name, low] as const] : [])),
  );
}

/** The bounds that inequalities `term ≤ 0` give their variables, as far as they are propagated. Throws `BudgetSpent`. */
export function boundsOf(atMost: readonly Linear[], budget: Budget): ReadonlyMap<string, Readonly<Bounds>> | "unsat" {
  const bounds = new Map<string, Bounds>();
  for (const { terms } of atMost) for (const [name] of terms) bounds.set(name, { low: undefined, high: undefined });
  for (let round = 0, isTighter = true; isTighter && round < ROUNDS; round++) {
    isTighter = false;
    for (const term of atMost) {
      budget.spend();
      if (tighten(term, bounds)) isTighter = true;
    }
    if ([...bounds.values()].some(({ low, high }) => low !== undefined && high !== undefined && low > high))
      return "unsat";
  }
  return bounds;
}

/** What one inequality says about each of its variables, given the others’ bounds; whether that is new. */
function tighten({ terms, constant }: Linear, bounds: ReadonlyMap<string, Bounds>): boolean {
  const least = terms.map(([name, factor]) => leastOf(factor, bounds.get(name)));
  const open = least.filter((bound) => bound === undefined).length;
  if (open > 1) return false;
  const sum = least.reduce<bigint>((total, bound) => total + (bound ?? 0n), constant);
  let isTighter = false;
  for (const [index, [name, factor]] of terms.entries()) {
    const at = bounds.get(name);
    // With one variable unbounded, the inequality bounds only that one.
    if (at === undefined || (open === 1 && least[index] !== undefined)) continue;
    if (narrow(at, factor, (least[index] ?? 0n) - sum)) isTighter = true;
  }
  return isTighter;
}

/** The least value of factor · x; undefined when there is none. */
function leastOf(factor: bigint, at: Bounds | undefined): bigint | undefined {
  const bound = factor > 0n ? at?.low : at?.high;
  return bound === undefined ? undefined : factor * bound;
}

/** factor · x ≤ most */
function narrow(at: Bounds, factor: bigint, most: bigint): boolean {
  if (factor > 0n) {
    const high = floorDivide(most, factor);
    if (at.high !== undefined && at.high <= high) return false;
    at.high = high;
    return true;
  }
  const low = -floorDivide(most, -factor);
  if (at.low !== undefined && at.low >= low) return false;
  at.low = low;
  return true;
}
