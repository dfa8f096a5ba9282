import type { Saturated } from "./saturated.ts";
import type { Lacking, TransitionWanted } from "./wanted.ts";

/** The weight of a premise, where one of the conclusion is wanted. */
export function atLeast(wanted: unknown, needed: unknown): { readonly weight?: unknown } {
  return wanted === undefined ? {} : { weight: needed };
}

interface Instance {
  readonly rule: string;
  /** The number of the pushdown rule; undefined for a join with ε. */
  readonly by: number | undefined;
  /** All but the last are there. */
  readonly premises: readonly TransitionWanted[];
  /** The weight of the conclusion, given that of the last premise. */
  weightWith(premise: unknown): unknown;
}

/** The missing premise of an instance of a rule: its last one, or more weight of it. */
export function lackingIn(run: Saturated, wanted: unknown, { rule, by, premises, weightWith }: Instance): Lacking {
  const pushdownRule = by === undefined ? undefined : run.rules[by];
  const given = [...(by === undefined ? [] : [{ kind: "rule", rule: by } as const]), ...premises.slice(0, -1)];
  const shared = { rule, at: pushdownRule && run.placeOf(pushdownRule), holds: given };
  const last = premises.at(-1);
  const needs = run.needed(wanted, weightWith);
  const lacks = last === undefined || needs === undefined ? undefined : { ...last, ...atLeast(wanted, needs) };
  return lacks === undefined || run.holds(lacks)
    ? { ...shared, but: insteadOf(run, premises, by) }
    : { ...shared, lacks };
}

/** The factors that there are: more of a premise would not do. */
function insteadOf(run: Saturated, premises: readonly TransitionWanted[], by: number | undefined): string {
  const factors = premises.map((premise) => run.text({ ...premise, weight: run.weightOf(premise) }));
  const weight = by === undefined ? undefined : run.rules[by]?.weight;
  return [...factors, ...(weight === undefined ? [] : [`f(r) = ${run.semiring.show(weight)}`])].join(", ");
}
