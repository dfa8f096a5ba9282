import type { StaticType } from "./static-types.ts";
import { isCompatible } from "./static-types.ts";
import type { MethodSymbol } from "./symbols.ts";

export type Overload =
  | { readonly kind: "found"; readonly method: MethodSymbol }
  | { readonly kind: "none" }
  | { readonly kind: "ambiguous"; readonly methods: readonly MethodSymbol[] };

/**
 * Chooses among the methods of one name by the static types of the arguments (JLS 15.12.2): those that apply by
 * subtyping, of them the most specific. Boxing and variable arity have no part in it.
 */
export function chooseOverload(methods: readonly MethodSymbol[], argumentTypes: readonly StaticType[]): Overload {
  const applicable = methods.filter((method) => isApplicable(method, argumentTypes));
  const [first, second] = applicable;
  if (first === undefined) return { kind: "none" };
  if (second === undefined) return { kind: "found", method: first };
  const best = applicable.filter((method) => applicable.every((other) => isMoreSpecific(method, other)));
  return chooseAmongBest(best, applicable);
}

function isApplicable(method: MethodSymbol, argumentTypes: readonly StaticType[]): boolean {
  const { parameters } = method.info;
  if (parameters.length !== argumentTypes.length) return false;
  return parameters.every(({ type }, i) => {
    const given = argumentTypes[i];
    return given !== undefined && isCompatible(given, type);
  });
}

function isMoreSpecific(a: MethodSymbol, b: MethodSymbol): boolean {
  return isApplicable(
    b,
    a.info.parameters.map((parameter) => parameter.type),
  );
}

/** Several most specific ones have the same signature: inherited from several interfaces. A concrete one is preferred. */
function chooseAmongBest(best: readonly MethodSymbol[], applicable: readonly MethodSymbol[]): Overload {
  const [only, another] = best;
  if (only === undefined) return { kind: "ambiguous", methods: applicable };
  if (another === undefined) return { kind: "found", method: only };
  const concrete = best.filter((method) => !method.info.isAbstract);
  if (concrete.length > 1) return { kind: "ambiguous", methods: concrete };
  return { kind: "found", method: concrete[0] ?? mostSpecificReturn(best, only) };
}

function mostSpecificReturn(methods: readonly MethodSymbol[], fallback: MethodSymbol): MethodSymbol {
  const isBest = (method: MethodSymbol) =>
    methods.every((other) => isCompatible(method.info.returnType, other.info.returnType));
  return methods.find(isBest) ?? fallback;
}
