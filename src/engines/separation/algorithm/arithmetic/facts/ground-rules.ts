import type { Constraint, Linear } from "../../heaps/linear.ts";
import { variablesOf } from "../../heaps/linear.ts";
import { type Call, callsOf, type Definitions } from "../../heaps/symbolic-heap.ts";
import { freeParameters, isSlot, solveRule, trackedParameters } from "../counting/rule-equations.ts";
import type { IntegerSolver } from "../integers/integer-solver.ts";

/** A rule whose integers are known once those of its calls are. */
export interface GroundRule {
  readonly predicate: string;
  readonly rule: number;
  /** The rule's variables, its parameters among them, over the integer arguments of its calls (slots). */
  readonly solved: ReadonlyMap<string, Linear>;
  /** What must hold of the slots. */
  readonly guards: readonly Constraint[];
  /** Values for the rule's own variables that nothing fixes. */
  readonly own: ReadonlyMap<string, bigint>;
  readonly calls: readonly Call[];
}

/** Undefined where some rule leaves an integer open. Rules that no integers satisfy are left out. */
export function groundRules(
  predicates: readonly string[],
  definitions: Definitions,
  solver: IntegerSolver,
): readonly GroundRule[] | undefined {
  const free = freeParameters(definitions, predicates);
  const ground: GroundRule[] = [];
  for (const name of predicates) {
    const predicate = definitions.predicates.get(name);
    if (predicate === undefined) continue;
    const tracked = trackedParameters(predicate, free).map(([, parameter]) => parameter);
    for (const [rule, heap] of predicate.rules.entries()) {
      const { solved, rest } = solveRule(heap, predicate, definitions, free, (each) => tracked.includes(each));
      const isKnown = tracked.every((each) => solved.get(each)?.terms.every(([term]) => isSlot(term)) === true);
      const guards = rest.filter((constraint) => variablesOf(constraint).some(isSlot));
      if (!isKnown || !guards.every((guard) => variablesOf(guard).every(isSlot))) return undefined;
      const own = solver.solve(rest.filter((constraint) => !variablesOf(constraint).some(isSlot)));
      if (own.kind === "unknown") return undefined;
      if (own.kind === "sat")
        ground.push({ predicate: name, rule, solved, guards, own: own.values, calls: callsOf(heap) });
    }
  }
  return ground;
}
