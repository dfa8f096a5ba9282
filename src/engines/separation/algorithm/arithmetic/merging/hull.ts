import type { Budget } from "../../../../../kernel/index.ts";
import {
  addScaled,
  type Constraint,
  constantTerm,
  type Linear,
  scale,
  variablesOf,
  variableTerm,
} from "../../heaps/linear.ts";
import { type IntegerSolver, upperBound } from "../integers/integer-solver.ts";

/** With more variables there are too many terms to look at. */
const MAX_VARIABLES = 4;

/** Ways to leave every case at once that are looked at. */
const MAX_WAYS = 256;

/**
 * Constraints that hold exactly where one of the cases does: bounds on sums and differences of two and three variables. Undefined where
 * no such bounds are exact over the integers.
 */
export function exactHull(
  cases: readonly (readonly Constraint[])[],
  solver: IntegerSolver,
  budget: Budget,
): readonly Constraint[] | undefined {
  const names = [...new Set(cases.flat().flatMap(variablesOf))];
  if (names.length > MAX_VARIABLES || cases.some((each) => each.some(({ relation }) => relation === "≠")))
    return undefined;
  const bounds = termsOver(names).flatMap((term): readonly Constraint[] => {
    const found = cases.map((each) => upperBound(term, each, budget)).filter((bound) => bound !== "empty");
    const known = found.filter((bound) => bound !== undefined);
    if (known.length < found.length || known.length === 0) return [];
    const most = known.reduce((a, b) => (a > b ? a : b));
    return [{ relation: "≤", left: term, right: constantTerm(most) }];
  });
  const hull = withoutImplied(bounds, budget);
  return isWithin(hull, cases, solver) ? hull : undefined;
}

/** x, x + y, x − y, and of three variables x + y − z and x + y − 2z, each with both signs. */
function termsOver(names: readonly string[]): readonly Linear[] {
  const terms = names.map(variableTerm);
  const pairs = terms.flatMap((x, i) => terms.slice(i + 1).flatMap((y) => [addScaled(x, y, 1n), addScaled(x, y, -1n)]));
  const triples = terms.flatMap((x, i) =>
    terms.slice(i + 1).flatMap((y) =>
      terms
        .filter((z) => z !== x && z !== y)
        .flatMap((z) => {
          const sum = addScaled(x, y, 1n);
          return [addScaled(sum, z, -1n), addScaled(sum, z, -2n)];
        }),
    ),
  );
  return [...terms, ...pairs, ...triples].flatMap((term) => [term, scale(term, -1n)]);
}

function withoutImplied(bounds: readonly Constraint[], budget: Budget): readonly Constraint[] {
  let kept = bounds;
  // Those of more variables go first where the others imply them.
  for (const bound of bounds.toReversed()) {
    const others = kept.filter((each) => each !== bound);
    const most = upperBound(bound.left, others, budget);
    if (typeof most === "bigint" && most <= bound.right.constant) kept = others;
  }
  return kept;
}

/** Whether every point of the hull is one of some case: no way to leave all of them stays within. */
function isWithin(
  hull: readonly Constraint[],
  cases: readonly (readonly Constraint[])[],
  solver: IntegerSolver,
): boolean {
  const exits = cases.map((each) => each.flatMap(violations));
  const ways = exits.reduce((product, { length }) => product * length, 1);
  if (ways > MAX_WAYS) return false;
  let open: readonly (readonly Constraint[])[] = [hull];
  for (const alternatives of exits)
    open = open.flatMap((constraints) =>
      alternatives
        .map((alternative) => [...constraints, alternative])
        .filter((extended) => solver.solve(extended).kind !== "unsat"),
    );
  return open.length === 0;
}

function violations({ relation, left, right }: Constraint): readonly Constraint[] {
  switch (relation) {
    case "=":
      return [
        { relation: "<", left, right },
        { relation: "<", left: right, right: left },
      ];
    case "≤":
      return [{ relation: "<", left: right, right: left }];
    case "<":
      return [{ relation: "≤", left: right, right: left }];
    case "≠":
      return [{ relation: "=", left, right }];
  }
}
