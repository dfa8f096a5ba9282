import { illFormedIn } from "../../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../../messages/types.ts";
import { located } from "../../limits.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { StaticClassType, StaticType, TypeVariable } from "../generic-types.ts";
import { replacing, substitute } from "../generic-types.ts";
import { capture } from "../relations/capture.ts";
import { isCastable } from "../relations/casting.ts";
import { isSubtypeOf } from "../relations/subtyping.ts";
import { showStatic } from "../static-types.ts";
import type { ClassSymbol } from "../symbols.ts";
import { typeParametersOf } from "../symbols.ts";
import type { TypeScope } from "./resolve-types.ts";

/** Type arguments as they are written, each with its place. */
export interface WrittenArguments {
  readonly types: readonly StaticType[];
  readonly places: readonly Located[];
}

/** The written type arguments of a class must be within the bounds of its type parameters (JLS 4.5). */
export function checkClassBounds(
  scope: TypeScope,
  symbol: ClassSymbol,
  type: StaticClassType,
  places: readonly Located[],
): void {
  const { table, inside } = scope;
  if (inside.info.isLibrary) return;
  table.afterwards.push(() => {
    try {
      const seen = capture(type);
      const given = seen.kind === "class" ? (seen.arguments ?? []) : [];
      const member = (bound: StaticType) => substitute(bound, replacing(typeParametersOf(symbol), given));
      checkBounds(scope, symbol.typeParameters, { types: type.arguments ?? [], places }, member);
    } catch (cause) {
      throw located(cause, inside.source, places[0] ?? inside.declaration.name);
    }
  });
}

/** Reports the type arguments that are not within bounds. `member` puts the arguments themselves into a bound. */
export function checkBounds(
  scope: TypeScope,
  parameters: readonly TypeVariable[],
  { types, places }: WrittenArguments,
  member: (bound: StaticType) => StaticType,
): void {
  for (const [i, parameter] of parameters.entries()) {
    const type = types[i];
    const place = places[i];
    if (type === undefined || place === undefined) continue;
    const broken = parameter.bounds.map(member).find((bound) => !isWithin(scope, type, bound));
    if (broken === undefined) continue;
    const values = { type: showStatic(type), bound: showStatic(broken), parameter: parameter.name };
    scope.errors.push(
      illFormedIn(TYPE_MESSAGES, scope.inside.source.span(place), "type-argument-out-of-bounds", values),
    );
  }
}

/** What a wildcard stands for may be within a bound as soon as both have something in common. */
function isWithin(scope: TypeScope, type: StaticType, bound: StaticType): boolean {
  if (type.kind !== "wildcard") return isSubtypeOf(type, bound);
  if (type.type === undefined || type.bound === "super") return true;
  return isCastable(type.type, bound, (each) => each.kind === "class" && scope.table.symbolOf(each.class).isFinal);
}
