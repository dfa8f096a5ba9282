import { valueAt } from "../../../../kernel/index.ts";
import { supertypesOf } from "../../../ir/hierarchy.ts";
import type { StaticClassType, StaticType } from "../generic-types.ts";
import { replacing, resolved, substitute } from "../generic-types.ts";
import { memberType } from "../relations/member-types.ts";
import type { ClassSymbol, MethodSymbol } from "../symbols.ts";
import { symbolOf, typeParametersOf } from "../symbols.ts";
import { isSubsignature } from "./bridges.ts";

/** The one method that a functional interface leaves to be implemented (JLS 9.8). */
interface FunctionalMethod {
  readonly method: MethodSymbol;
  /** The same method as every interface above declares it. */
  readonly all: readonly MethodSymbol[];
}

/** What a lambda that becomes a value of this type takes and gives (JLS 9.9). */
export interface FunctionType extends FunctionalMethod {
  readonly interface: StaticClassType;
  readonly parameters: readonly StaticType[];
  readonly returns: StaticType;
  readonly thrown: () => readonly StaticType[];
}

/** Undefined when the type is no functional interface. */
export function functionTypeOf(type: StaticType, object: ClassSymbol): FunctionType | undefined {
  const from = resolved(type);
  if (from.kind !== "class" || from.class.kind !== "interface") return undefined;
  const symbol = symbolOf(from.class);
  const functional = symbol === undefined ? undefined : functionalMethodOf(symbol, object);
  if (symbol === undefined || functional === undefined) return undefined;
  const { method } = functional;
  const seen = withoutWildcards(symbol, from);
  return {
    ...functional,
    interface: seen,
    parameters: method.parameterTypes.map((parameter) => memberType(seen, method, parameter)),
    returns: memberType(seen, method, method.returnType),
    thrown: () => method.thrownTypes.map((each) => memberType(seen, method, each)),
  };
}

/** `? super T` and `? extends T` become T, `?` what the type parameter allows. */
function withoutWildcards(symbol: ClassSymbol, type: StaticClassType): StaticClassType {
  const parameters = typeParametersOf(symbol);
  const given = type.arguments ?? [];
  if (given.length === 0 || given.length !== parameters.length) return type;
  const known = given.map((argument, i): StaticType => {
    const now = resolved(argument);
    if (now.kind !== "wildcard") return argument;
    return now.type ?? parameters[i]?.bounds[0] ?? now;
  });
  // Only the bounds speak of the interface's own parameters: a written argument may mean those of another place.
  const plain = known.map((argument, i) =>
    isUnbounded(given[i]) ? substitute(argument, replacing(parameters, known)) : argument,
  );
  return { kind: "class", class: type.class, arguments: plain };
}

function isUnbounded(argument: StaticType | undefined): boolean {
  const now = argument === undefined ? undefined : resolved(argument);
  return now?.kind === "wildcard" && now.type === undefined;
}

const KNOWN = new WeakMap<ClassSymbol, { readonly functional: FunctionalMethod | undefined }>();

export function functionalMethodOf(symbol: ClassSymbol, object: ClassSymbol): FunctionalMethod | undefined {
  const known = valueAt(KNOWN, symbol, () => ({ functional: findFunctionalMethod(symbol, object) }));
  return known.functional;
}

/** All abstract methods but those of `Object` must be one and the same. */
function findFunctionalMethod(symbol: ClassSymbol, object: ClassSymbol): FunctionalMethod | undefined {
  const interfaces = supertypesOf(symbol.info).flatMap((info) => symbolOf(info) ?? []);
  const abstract: MethodSymbol[] = [];
  for (const owner of interfaces) {
    for (const method of [...owner.methods.values()].flat()) {
      if (method.info.isAbstract && !isOfObject(method, object) && !hasDefault(symbol, interfaces, method))
        abstract.push(method);
    }
  }
  const [first] = abstract;
  if (first === undefined) return undefined;
  const isOne = abstract.every(
    (each) => each === first || isSubsignature(symbol, first, each) || isSubsignature(symbol, each, first),
  );
  return isOne ? { method: first, all: abstract } : undefined;
}

function isOfObject(method: MethodSymbol, object: ClassSymbol): boolean {
  return (object.methods.get(method.info.name) ?? []).some(
    (each) => each.access === "public" && isSubsignature(object, each, method),
  );
}

/** Whether an interface further down has code for it. */
function hasDefault(site: ClassSymbol, interfaces: readonly ClassSymbol[], method: MethodSymbol): boolean {
  return interfaces.some(
    (each) =>
      each !== method.owner &&
      supertypesOf(each.info).includes(method.owner.info) &&
      (each.methods.get(method.info.name) ?? []).some(
        (other) => !other.info.isAbstract && !other.info.isStatic && isSubsignature(site, other, method),
      ),
  );
}
