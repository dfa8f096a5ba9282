import { type Budget, setAt } from "../../../../../kernel/index.ts";
import type { Linear } from "../../heaps/linear.ts";
import { boundsOf } from "./fixed-values.ts";

/** Groups of variables that are looked at: one for each variable that no group before has. */
const MAX_GROUPS = 16;

/** The values that a variable may have. */
interface Range {
  readonly low: bigint;
  readonly high: bigint;
}

/**
 * Whether more variables have to differ from each other than there are values for them (Hall): a search would try every
 * order of them. `term ≤ 0` for every term of `atMost`, `term ≠ 0` for every term of `unequal`. Sound, not complete.
 * Throws `BudgetSpent`.
 */
export function lackValues(atMost: readonly Linear[], unequal: readonly Linear[], budget: Budget): boolean {
  const different = differences(unequal);
  if (different.size < 3) return false;
  const bounds = boundsOf(atMost, budget);
  if (bounds === "unsat") return true;
  const rangeOf = (name: string): Range | undefined => {
    const { low, high } = bounds.get(name) ?? {};
    return low === undefined || high === undefined ? undefined : { low, high };
  };
  const names = [...different.keys()].filter((name) => rangeOf(name) !== undefined);
  names.sort((a, b) => (different.get(b)?.size ?? 0) - (different.get(a)?.size ?? 0));
  const seen = new Set<string>();
  for (let groups = 0; groups < MAX_GROUPS; groups++) {
    const first = names.find((name) => !seen.has(name));
    if (first === undefined) return false;
    const group = [first];
    for (const name of names) {
      budget.spend();
      const others = different.get(name);
      if (group.every((member) => others?.has(member) === true)) group.push(name);
    }
    for (const name of group) seen.add(name);
    if (isCrowded(group.flatMap((name) => rangeOf(name) ?? []))) return true;
  }
  return false;
}

/** Of each variable the others that it has to differ from. */
function differences(unequal: readonly Linear[]): ReadonlyMap<string, ReadonlySet<string>> {
  const different = new Map<string, Set<string>>();
  for (const { terms, constant } of unequal) {
    const [first, second, ...others] = terms;
    if (first === undefined || second === undefined || others.length > 0) continue;
    if (constant !== 0n || first[1] + second[1] !== 0n) continue;
    setAt(different, first[0]).add(second[0]);
    setAt(different, second[0]).add(first[0]);
  }
  return different;
}

/** Whether some stretch of values holds more ranges than it has values. */
function isCrowded(ranges: readonly Range[]): boolean {
  const byEnd = [...ranges].sort((a, b) => (a.high < b.high ? -1 : 1));
  return [...new Set(ranges.map(({ low }) => low))].some((from) => {
    let inside = 0n;
    return byEnd.some(({ low, high }) => low >= from && ++inside > high - from + 1n);
  });
}
