import { Budget } from "../../../../../kernel/index.ts";
import type { Linear } from "../../heaps/linear.ts";

/** x − y ≤ bound; an empty name stands for 0. */
interface Difference {
  readonly x: string;
  readonly y: string;
  readonly bound: bigint;
}

/**
 * Integers that satisfy `term ≤ 0` for every term, where each term has at most two variables with coefficients 1 and −1:
 * order, bounds and distances. Shortest paths (Bellman and Ford): exact, and integers come out by themselves. `undefined`
 * when some term has another form. Throws `BudgetSpent`.
 */
export function solveDifferences(
  atMost: readonly Linear[],
  budget = Budget.unlimited,
): ReadonlyMap<string, bigint> | "unsat" | undefined {
  const differences: Difference[] = [];
  for (const term of atMost) {
    const difference = asDifference(term);
    if (difference === undefined) return undefined;
    differences.push(difference);
  }
  const distances = new Map<string, bigint>([["", 0n]]);
  for (const { x, y } of differences) distances.set(x, 0n).set(y, 0n);
  for (let round = 0; round <= distances.size; round++) {
    if (!relax(differences, distances, budget)) return values(distances);
  }
  return "unsat";
}

/** One round over all differences; whether a distance became shorter. */
function relax(differences: readonly Difference[], distances: Map<string, bigint>, budget: Budget): boolean {
  let isShorter = false;
  for (const { x, y, bound } of differences) {
    budget.spend();
    const reached = (distances.get(y) ?? 0n) + bound;
    if (reached >= (distances.get(x) ?? 0n)) continue;
    distances.set(x, reached);
    isShorter = true;
  }
  return isShorter;
}

function values(distances: ReadonlyMap<string, bigint>): ReadonlyMap<string, bigint> {
  const zero = distances.get("") ?? 0n;
  return new Map([...distances].flatMap(([name, at]) => (name === "" ? [] : [[name, at - zero] as const])));
}

function asDifference({ terms, constant }: Linear): Difference | undefined {
  const [first, second, ...others] = terms;
  if (first === undefined || others.length > 0) return undefined;
  const [name, factor] = first;
  if (second === undefined) {
    if (factor === 1n) return { x: name, y: "", bound: -constant };
    return factor === -1n ? { x: "", y: name, bound: -constant } : undefined;
  }
  const [otherName, otherFactor] = second;
  if (factor === 1n && otherFactor === -1n) return { x: name, y: otherName, bound: -constant };
  return factor === -1n && otherFactor === 1n ? { x: otherName, y: name, bound: -constant } : undefined;
}
