import type { AnalysisError, MessageValues } from "../../../../kernel/index.ts";
import { isSubclass } from "../../../ir/hierarchy.ts";
import { isReference, sameType } from "../../../ir/types.ts";
import { illFormedIn, type ProblemOf } from "../../../messages/ill-formed.ts";
import { INHERITANCE_MESSAGES } from "../../../messages/inheritance.ts";
import type { Located } from "../../syntax/source-text.ts";
import { memberType } from "../relations/member-types.ts";
import { isIdentical } from "../relations/subtyping.ts";
import { thisTypeOf } from "../relations/this-type.ts";
import type { StaticType } from "../static-types.ts";
import { erase, isCompatible, showStatic } from "../static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../symbols.ts";
import { signatureOf } from "../symbols.ts";
import { isSubsignature, withVariablesOf } from "./bridges.ts";
import { isSequenced } from "./sequenced.ts";

/**
 * Methods that meet in a class and cannot both be there: of one erasure, though neither overrides the other
 * (JLS 8.4.8.3), or inherited from two sides with results that no method could return (8.4.8.4, 9.4.1.3).
 */
export function checkClashes(symbol: ClassSymbol, above: readonly ClassSymbol[], errors: AnalysisError[]): void {
  new ClashCheck(symbol, above, errors).all();
}

/**
 * Whether a method has the signature of the other one as this class sees it, or the erasure of that (JLS 8.4.2): methods
 * of one erasure that have not are two methods in Java, and could not be told apart when the program runs.
 */
export function hasSignatureOf(site: ClassSymbol, a: MethodSymbol, b: MethodSymbol, orErasure = true): boolean {
  const type = thisTypeOf(site);
  const own = a.parameterTypes.map((parameter) => memberType(type, a, parameter));
  const other = b.parameterTypes.map((parameter) => withVariablesOf(a, b, memberType(type, b, parameter)));
  const agree = (seen: (each: StaticType) => StaticType): boolean =>
    own.length === other.length && own.every((each, i) => isSameParameter(each, seen(other[i] ?? each)));
  const isAsGeneric = a.typeParameters.length === b.typeParameters.length;
  return (isAsGeneric && agree((each) => each)) || (orErasure && a.typeParameters.length === 0 && agree(erase));
}

/** Whether a method may override the other one by what it returns, with unchecked conversion (JLS 8.4.5). */
export function returnsFit(site: ClassSymbol, method: MethodSymbol, other: MethodSymbol): boolean {
  const type = thisTypeOf(site);
  const own = memberType(type, method, method.returnType);
  const above = withVariablesOf(method, other, memberType(type, other, other.returnType));
  if (own.kind === "error" || above.kind === "error") return true;
  if (!isReference(own) || !isReference(above)) return sameType(erase(own), erase(above));
  return isCompatible(own, above) || (!hasSignatureOf(site, method, other, false) && isIdentical(own, erase(above)));
}

/** What a mistake left unknown is taken for the same. */
function isSameParameter(a: StaticType, b: StaticType): boolean {
  return a.kind === "error" || b.kind === "error" || isIdentical(a, b);
}

interface Inherited {
  readonly method: MethodSymbol;
  /** Result, name and parameters, if they say all: without type arguments and variables. */
  readonly header: string | undefined;
}

function withHeader(method: MethodSymbol): Inherited {
  const { typeParameters, parameterTypes, returnType } = method;
  const isPlain = typeParameters.length === 0 && [returnType, ...parameterTypes].every((type) => erase(type) === type);
  return { method, header: isPlain ? `${showStatic(returnType)} ${signatureOf(method.info)}` : undefined };
}

function isWrittenAlike(one: Inherited, other: Inherited): boolean {
  return one.header !== undefined && one.header === other.header;
}

class ClashCheck {
  private readonly symbol: ClassSymbol;
  private readonly above: readonly ClassSymbol[];
  private readonly errors: AnalysisError[];

  constructor(symbol: ClassSymbol, above: readonly ClassSymbol[], errors: AnalysisError[]) {
    this.symbol = symbol;
    this.above = above;
    this.errors = errors;
  }

  private report(place: Located, problem: ProblemOf<typeof INHERITANCE_MESSAGES>, values: MessageValues): void {
    this.errors.push(illFormedIn(INHERITANCE_MESSAGES, this.symbol.source.span(place), problem, values));
  }

  all(): void {
    for (const methods of this.symbol.methods.values()) for (const method of methods) this.ownAgainst(method);
    for (const [one, other] of this.meetings()) this.inherited(one, other);
  }

  private ownAgainst(method: MethodSymbol): void {
    const place = method.declaration?.name;
    if (place === undefined || method.info.isImplicit) return;
    const other = this.above
      .flatMap((owner) => owner.methods.get(method.info.name) ?? [])
      .find((each) => isInherited(each) && isOfOneErasure(method, each) && !hasSignatureOf(this.symbol, method, each));
    if (other === undefined) return;
    this.report(place, "clash-of-erasures", { name: method.info.name, first: shown(method), second: shown(other) });
  }

  /**
   * Pairs of methods of one name that come from two sides, neither of which knows the other. Of those that are written
   * alike none is given: a class may implement thousands of interfaces with one method.
   */
  private meetings(): readonly (readonly [MethodSymbol, MethodSymbol])[] {
    const byName = new Map<string, Inherited[]>();
    return this.above.flatMap((owner) =>
      [...owner.methods].flatMap(([name, methods]) => {
        const before = byName.get(name) ?? [];
        const here = methods.filter((method) => isInherited(method) && !isSequenced(method)).map(withHeader);
        byName.set(name, [...before, ...here]);
        return here.flatMap((one) =>
          before
            .filter((other) => !isWrittenAlike(one, other) && isBeside(owner, other.method.owner))
            .map(({ method }) => [method, one.method] as const),
        );
      }),
    );
  }

  private inherited(one: MethodSymbol, other: MethodSymbol): void {
    const { name } = this.symbol.declaration;
    const values = { class: this.symbol.info.name, first: shown(one), second: shown(other) };
    if (isSubsignature(this.symbol, one, other) || isSubsignature(this.symbol, other, one)) {
      if (this.isSignatureShared(one, other)) this.returnsAgree(one, other, values);
      else if (isOfOneErasure(one, other)) this.report(name, "inherited-clash-of-erasures", values);
    }
  }

  private isSignatureShared(one: MethodSymbol, other: MethodSymbol): boolean {
    return hasSignatureOf(this.symbol, one, other) || hasSignatureOf(this.symbol, other, one);
  }

  private returnsAgree(one: MethodSymbol, other: MethodSymbol, values: MessageValues): void {
    if (returnsFit(this.symbol, one, other) || returnsFit(this.symbol, other, one)) return;
    const between = [this.symbol, ...this.above].some((owner) =>
      owner.methods
        .get(one.info.name)
        ?.some(
          (each) =>
            each !== one &&
            each !== other &&
            [one, other].every(
              (below) => isSubsignature(this.symbol, each, below) && returnsFit(this.symbol, each, below),
            ),
        ),
    );
    if (!between) this.report(this.symbol.declaration.name, "inherited-return-types", values);
  }
}

function isInherited(method: MethodSymbol): boolean {
  return method.access !== "private" && !(method.info.isStatic && method.owner.info.kind === "interface");
}

/** Whether neither of the two is below the other, and the library has not made its peace with both. */
function isBeside(one: ClassSymbol, other: ClassSymbol): boolean {
  if (isSubclass(one.info, other.info) || isSubclass(other.info, one.info)) return false;
  return !(one.info.isLibrary && other.info.isLibrary && one.info.kind !== other.info.kind);
}

function isOfOneErasure(a: MethodSymbol, b: MethodSymbol): boolean {
  return signatureOf(a.info) === signatureOf(b.info);
}

function shown({ info, owner, parameterTypes }: MethodSymbol): string {
  return `${owner.info.name}.${info.name}(${parameterTypes.map(showStatic).join(", ")})`;
}
