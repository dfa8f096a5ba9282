import type { ClassTable } from "../class-table.ts";
import type { StaticType } from "../generic-types.ts";
import { openVariable } from "../generic-types.ts";
import { isLooselyCompatible } from "../relations/boxing.ts";
import { mentions } from "../relations/subtyping.ts";
import { erase, isCompatible } from "../static-types.ts";
import type { MethodSymbol } from "../symbols.ts";

type Overload =
  | {
      readonly kind: "found";
      readonly method: MethodSymbol;
      /** Whether the last arguments go into an array. */
      readonly isSpread: boolean;
    }
  | { readonly kind: "none" }
  | { readonly kind: "ambiguous"; readonly methods: readonly MethodSymbol[] };

type Fits = (from: StaticType, to: StaticType) => boolean;

/** The parameter types of a method as overload resolution sees them, for this many arguments. */
type Formals = (method: MethodSymbol, count: number) => readonly StaticType[] | undefined;

/** A type of a method's declaration as the receiver has it. */
export type Member = (method: MethodSymbol, type: StaticType) => StaticType;

/**
 * Chooses among the methods of one name by the static types of the arguments (JLS 15.12.2): first those that apply by
 * subtyping, then those that apply with boxing, then those that take any number of arguments; of them the most specific.
 */
export function chooseOverload(
  table: ClassTable,
  methods: readonly MethodSymbol[],
  argumentTypes: readonly StaticType[],
  member: Member,
): Overload {
  const shown = new Map<MethodSymbol, readonly StaticType[]>();
  const formalsOf = (method: MethodSymbol): readonly StaticType[] => {
    const known = shown.get(method) ?? method.parameterTypes.map((type) => shownFormal(method, member(method, type)));
    shown.set(method, known);
    return known;
  };
  const fixedFormals: Formals = (method, count) => {
    const types = formalsOf(method);
    return types.length === count ? types : undefined;
  };
  const spreadFormals: Formals = (method, count) => (method.isVarargs ? spread(formalsOf(method), count) : undefined);
  // What is still open may become any box (JLS 18.5.2.1).
  const loosely: Fits = (from, to) =>
    isLooselyCompatible(table, from, to) || (to.kind === "primitive" && openVariable(from) !== undefined);
  const phases: readonly (readonly [Fits, Formals])[] = [
    [isCompatible, fixedFormals],
    [loosely, fixedFormals],
    [loosely, spreadFormals],
  ];
  for (const [fits, formals] of phases) {
    const applicable = methods.filter((method) =>
      isApplicable(formals(method, argumentTypes.length), argumentTypes, (from, to, i) =>
        from.kind === "function" && isOpenParameter(method, i) ? true : fits(from, to),
      ),
    );
    const isSpread = formals === spreadFormals;
    const [first, second] = applicable;
    if (first === undefined) continue;
    if (second === undefined) return { kind: "found", method: first, isSpread };
    return mostSpecific(applicable, argumentTypes, formals, isSpread);
  }
  return { kind: "none" };
}

/** A type parameter of the method itself is taken for what erasure leaves of it; what it stands for is found out later. */
function shownFormal(method: MethodSymbol, type: StaticType): StaticType {
  return method.typeParameters.some((parameter) => mentions(type, parameter)) ? erase(type) : type;
}

/** Whether a lambda may become anything there: the parameter's type is a type parameter that is still to be found out. */
function isOpenParameter({ info, owner, typeParameters, parameterTypes }: MethodSymbol, index: number): boolean {
  const type = parameterTypes[index];
  if (type?.kind !== "variable") return false;
  return (
    typeParameters.includes(type.variable) ||
    (info.kind === "constructor" && owner.typeParameters.includes(type.variable))
  );
}

/** The last parameter's element type as often as arguments are left for it; undefined when there are too few. */
export function spread(types: readonly StaticType[], count: number): readonly StaticType[] | undefined {
  const last = types.at(-1);
  if (last?.kind !== "array" || count < types.length - 1) return undefined;
  const repeated = Array.from({ length: count - types.length + 1 }, () => last.element);
  return [...types.slice(0, -1), ...repeated];
}

function isApplicable(
  formals: readonly StaticType[] | undefined,
  argumentTypes: readonly StaticType[],
  fits: (from: StaticType, to: StaticType, index: number) => boolean,
): boolean {
  return formals?.every((type, i) => fits(argumentTypes[i] ?? type, type, i)) ?? false;
}

function mostSpecific(
  applicable: readonly MethodSymbol[],
  argumentTypes: readonly StaticType[],
  formals: Formals,
  isSpread: boolean,
): Overload {
  const count = Math.max(argumentTypes.length, isSpread ? longest(applicable) : 0);
  const isMoreSpecific = (a: MethodSymbol, b: MethodSymbol): boolean => {
    const others = formals(b, count) ?? [];
    return (formals(a, count) ?? []).every((type, i) => {
      const other = others[i];
      if (other === undefined || isCompatible(type, other)) return true;
      const given = argumentTypes[i];
      return given?.kind === "function" && given.prefers(type, other);
    });
  };
  const best = applicable.filter((method) => applicable.every((other) => isMoreSpecific(method, other)));
  return chooseAmongBest(best, applicable, isSpread);
}

function longest(methods: readonly MethodSymbol[]): number {
  return Math.max(...methods.map((method) => method.parameterTypes.length));
}

/** Several most specific ones have the same signature: inherited from several interfaces. A concrete one is preferred. */
function chooseAmongBest(
  best: readonly MethodSymbol[],
  applicable: readonly MethodSymbol[],
  isSpread: boolean,
): Overload {
  const [only, another] = best;
  if (only === undefined) return { kind: "ambiguous", methods: applicable };
  if (another === undefined) return { kind: "found", method: only, isSpread };
  const concrete = best.filter((method) => !method.info.isAbstract);
  if (concrete.length > 1) return { kind: "ambiguous", methods: concrete };
  return { kind: "found", method: concrete[0] ?? mostSpecificReturn(best, only), isSpread };
}

function mostSpecificReturn(methods: readonly MethodSymbol[], fallback: MethodSymbol): MethodSymbol {
  const isBest = (method: MethodSymbol) =>
    methods.every((other) => isCompatible(method.info.returnType, other.info.returnType));
  return methods.find(isBest) ?? fallback;
}
