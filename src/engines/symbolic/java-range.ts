import { asLinear, type Constraint, constantTerm, type Model, type ModelValue } from "../separation/index.ts";
import type { PathCondition } from "./path-condition.ts";

const LEAST = -(2n ** 31n);
const MOST = 2n ** 31n - 1n;

/** Whether every integer of a model is one of Java's type int: those of the logic have no bounds. */
export function fitsJava({ variables, heap }: Model): boolean {
  const fits = ({ value }: { readonly value: ModelValue }): boolean =>
    value.kind !== "integer" || (LEAST <= value.value && value.value <= MOST);
  return variables.every(fits) && heap.every(({ fields }) => fields.every(fits));
}

/** Δ with bounds on every integer that it names. */
export function withinJava(delta: PathCondition): PathCondition {
  const integers = delta.variables().filter(({ type }) => type.kind === "int");
  return delta.withConstraints(
    integers.flatMap(({ name }): readonly Constraint[] => [
      { relation: "≤", left: constantTerm(LEAST), right: asLinear(name) },
      { relation: "≤", left: asLinear(name), right: constantTerm(MOST) },
    ]),
  );
}
