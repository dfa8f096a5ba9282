import { type Type, type Variable, widthOf } from "../../../../java/index.ts";
import { variableTerm } from "../../../separation/index.ts";
import type { RuleName } from "../observer.ts";
import { nextBy, type Outcome } from "../state/outcome.ts";
import { showValue } from "../state/show-value.ts";
import { assign, type State } from "../state/state.ts";
import { UNKNOWN } from "../state/unknown.ts";
import { integer, type SymbolicValue } from "../state/values.ts";

/** target := value */
export function assigned(rule: RuleName, state: State, target: Variable, value: SymbolicValue): Outcome {
  return nextBy(rule, assign(state, target, value), `s(${target.name}) = ${showValue(value)}`);
}

/** target := any value that something may have; `reason` says why no more is known. The path is then only an approximation. */
export function assignedAny(
  rule: RuleName,
  state: State,
  target: Variable,
  reason: string,
  { type, name = named(target) }: { readonly type: Type; readonly name?: string | undefined } = { type: target.type },
  effect = "",
): Outcome {
  const noted: State = { ...state, approximation: state.approximation ?? reason };
  if (widthOf(type) === undefined)
    return nextBy(rule, assign(noted, target, { kind: "opaque", text: name ?? UNKNOWN }), effect);
  const fresh = state.delta.withFresh(name ?? UNKNOWN, { kind: "int" }, state.objects.keys());
  return nextBy(rule, assign({ ...noted, delta: fresh.delta }, target, integer(variableTerm(fresh.name))), effect);
}

/** A temporary has no name in the program. */
function named({ name, isTemporary }: Variable): string | undefined {
  return isTemporary ? undefined : name;
}
