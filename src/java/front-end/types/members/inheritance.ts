import { type AnalysisError, type MessageValues, nearest } from "../../../../kernel/index.ts";
import { dispatch, isRoot, supertypesOf } from "../../../ir/hierarchy.ts";
import type { ClassInfo, Method } from "../../../ir/program.ts";
import { classType } from "../../../ir/types.ts";
import { illFormedIn, type ProblemOf } from "../../../messages/ill-formed.ts";
import { INHERITANCE_MESSAGES } from "../../../messages/inheritance.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { ClassTable } from "../class-table.ts";
import type { StaticClassType } from "../generic-types.ts";
import { memberType } from "../relations/member-types.ts";
import { directSupertypesOf, isIdentical } from "../relations/subtyping.ts";
import { thisTypeOf } from "../relations/this-type.ts";
import type { StaticType } from "../static-types.ts";
import { isCompatible, showStatic } from "../static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../symbols.ts";
import { isBelowUnknown, isLessOpen, signatureOf } from "../symbols.ts";
import { absentMember } from "./absent-members.ts";
import { isSubsignature } from "./bridges.ts";
import { checkClashes, hasSignatureOf, returnsFit } from "./clashes.ts";
import { functionalMethodOf } from "./functional-interfaces.ts";
import { type MemberMethods, offeredMethods } from "./lookup.ts";
import { isSequenced } from "./sequenced.ts";

/**
 * What a class owes to the classes and interfaces above it: overriding methods that fit (JLS 8.4.8.3), no abstract
 * method left open in a concrete class (8.1.1.1), no two default methods to choose from (8.4.8.4, 9.4.1.3). With
 * `overridesOnly`, as an anonymous class behind `<>`, it has no methods of its own but private ones (15.9.5).
 */
export function checkInheritance(
  table: ClassTable,
  memberMethods: MemberMethods,
  symbol: ClassSymbol,
  errors: AnalysisError[],
  overridesOnly = false,
): void {
  const above = supertypesOf(symbol.info)
    .slice(1)
    .map((info) => table.symbolOf(info));
  const check = new InheritanceCheck(table, symbol, above, errors);
  for (const methods of symbol.methods.values()) for (const method of methods) check.overriding(method);
  check.functional();
  check.oneParameterization();
  if (overridesOnly)
    for (const methods of symbol.methods.values()) for (const method of methods) check.overrides(method);
  if (!symbol.info.isAbstract) check.nothingLeftAbstract();
  if (symbol.interfaces.length > 0) check.defaultsAgree(memberMethods);
  checkClashes(symbol, above, errors);
}

class InheritanceCheck {
  private readonly table: ClassTable;
  private readonly symbol: ClassSymbol;
  private readonly above: readonly ClassSymbol[];
  private readonly errors: AnalysisError[];

  constructor(table: ClassTable, symbol: ClassSymbol, above: readonly ClassSymbol[], errors: AnalysisError[]) {
    this.table = table;
    this.symbol = symbol;
    this.above = above;
    this.errors = errors;
  }

  private report(place: Located, problem: ProblemOf<typeof INHERITANCE_MESSAGES>, values: MessageValues): void {
    this.errors.push(illFormedIn(INHERITANCE_MESSAGES, this.symbol.source.span(place), problem, values));
  }

  /** A method against every one of the same signature above. */
  overriding(method: MethodSymbol): void {
    const place = method.declaration?.name ?? this.symbol.declaration.name;
    // A name in it that means nothing is reported also where there is no body.
    void method.thrownTypes;
    this.overridesSomething(method);
    this.overridesObject(method);
    for (const owner of this.above) {
      const named = owner.methods.get(method.info.name);
      const other = named?.find((each) => isSubsignature(this.symbol, method, each));
      if (other === undefined || other.access === "private") continue;
      // What packages of the library keep to themselves is not overridden from outside.
      if (other.access === "package" && owner.info.isLibrary) continue;
      if (other.info.isStatic && owner.info.kind === "interface") continue;
      this.fits(method, other, place);
    }
  }

  /** `@Override` says that something is overridden: where nothing is, that is a mistake (JLS 9.6.4.4). */
  private overridesSomething(method: MethodSymbol): void {
    const { declaration } = method;
    if (declaration?.kind !== "method" || isBelowUnknown(this.symbol)) return;
    const mark = declaration.annotations.find((each) => each.parts.at(-1)?.text === "Override");
    if (mark === undefined || this.isAccessor(method)) return;
    const named = this.namedAbove(method);
    if (this.isOverriding(method, named)) return;
    const span = this.symbol.source.span(mark);
    const refusal = named.length > 0 ? undefined : absentMember(this.symbol, method.info.name, "method", span);
    if (refusal !== undefined) {
      this.errors.push(refusal);
      return;
    }
    const close = nearest(method.info.name, this.aboveWithObject().flatMap(offeredMethods));
    const similar = named[0]?.info.label ?? close;
    const { name } = method.info;
    if (similar === undefined) this.report(mark, "overrides-nothing", { name });
    else this.report(mark, "overrides-nothing-but-similar", { name, similar });
  }

  overrides(method: MethodSymbol): void {
    const { declaration } = method;
    if (declaration?.kind !== "method" || method.access === "private" || method.info.isStatic) return;
    if (declaration.annotations.some((each) => each.parts.at(-1)?.text === "Override")) return;
    if (this.isOverriding(method, this.namedAbove(method))) return;
    this.report(declaration.name, "own-method-behind-diamond", { name: method.info.name });
  }

  private aboveWithObject(): readonly ClassSymbol[] {
    const { object } = this.table;
    return this.above.includes(object) ? this.above : [...this.above, object];
  }

  private namedAbove(method: MethodSymbol): readonly MethodSymbol[] {
    return this.aboveWithObject().flatMap((owner) => owner.methods.get(method.info.name) ?? []);
  }

  private isOverriding(method: MethodSymbol, named: readonly MethodSymbol[]): boolean {
    const isOverridden = (other: MethodSymbol) =>
      !other.info.isStatic && other.access !== "private" && isSubsignature(this.symbol, method, other);
    return !method.info.isStatic && named.some(isOverridden);
  }

  private isAccessor({ info }: MethodSymbol): boolean {
    const { components } = this.symbol.declaration;
    return info.parameters.length === 0 && components.some((component) => component.name.text === info.name);
  }

  /** No class is above it with two lists of type arguments (JLS 8.1.5). */
  oneParameterization(): void {
    const known = new Map<ClassInfo, StaticClassType>();
    const queue = [thisTypeOf(this.symbol)];
    for (const type of queue) {
      for (const above of directSupertypesOf(type)) {
        const other = known.get(above.class);
        if (other === undefined) {
          known.set(above.class, above);
          queue.push(above);
        } else if (!isIdentical(other, above) && other.arguments !== undefined && above.arguments !== undefined) {
          const values = { name: this.symbol.info.name, first: showStatic(other), second: showStatic(above) };
          this.report(this.symbol.declaration.name, "two-parameterizations", values);
          return;
        }
      }
    }
  }

  functional(): void {
    const mark = this.symbol.declaration.annotations.find((each) => each.parts.at(-1)?.text === "FunctionalInterface");
    if (mark === undefined || functionalMethodOf(this.symbol, this.table.object) !== undefined) return;
    this.report(mark, "no-functional-interface", { interface: this.symbol.info.name });
  }

  private fits(method: MethodSymbol, other: MethodSymbol, place: Located): void {
    const { name } = method.info;
    const there = `${other.owner.info.name}.${signatureOf(other.info)}`;
    if (method.info.isStatic !== other.info.isStatic) {
      const [here, above] = method.info.isStatic ? ["static", "not"] : ["not static", "static"];
      this.report(place, "static-and-instance", { name, here, there, above });
    } else if (other.isFinal) {
      this.report(place, "overrides-final", { name, there });
    } else if (!returnsFit(this.symbol, method, other)) {
      const returned = this.returnTypeOf(other);
      this.report(place, "incompatible-return-type", {
        name,
        type: showStatic(method.returnType),
        there,
        expected: showStatic(returned),
      });
    } else if (isLessOpen(method.access, other.access)) {
      this.report(place, "weaker-access", { name, access: other.access, there });
    } else this.throwsFit(method, other, there, place);
  }

  /** A caller who knows only the method above handles only the exceptions that it declares (JLS 8.4.8.3). */
  private throwsFit(method: MethodSymbol, other: MethodSymbol, there: string, place: Located): void {
    if (method.thrownTypes.length === 0) return;
    const allowed = [...this.unchecked(), ...other.thrownTypes.map((type) => this.seenHere(other, type))];
    for (const type of method.thrownTypes) {
      if (allowed.some((each) => isCompatible(type, each))) continue;
      this.report(place, "undeclared-exception", { method: method.info.name, type: showStatic(type), there });
    }
  }

  private unchecked(): readonly StaticType[] {
    return ["java.lang.RuntimeException", "java.lang.Error"].map((name) => classType(this.table.wellKnown(name).info));
  }

  private returnTypeOf(method: MethodSymbol): StaticType {
    return this.seenHere(method, method.returnType);
  }

  private seenHere(method: MethodSymbol, type: StaticType): StaticType {
    return memberType(thisTypeOf(this.symbol), method, type);
  }

  /** A default method is never called where the class of each object has one already (JLS 9.4.1.2). */
  private overridesObject(method: MethodSymbol): void {
    if (this.symbol.info.kind !== "interface" || method.info.isAbstract || method.info.isStatic) return;
    const own = this.table.object.methods
      .get(method.info.name)
      ?.find((each) => isSubsignature(this.symbol, method, each));
    if (own?.access === "public" && method.declaration !== undefined)
      this.report(method.declaration.name, "default-of-object", { name: method.info.name });
  }

  nothingLeftAbstract(): void {
    const type = classType(this.symbol.info);
    const { name } = this.symbol.declaration;
    const seen = new Set<string>();
    for (const owner of [this.symbol, ...this.above]) {
      if (!owner.info.isAbstract) continue;
      for (const abstract of abstractMethods(owner)) {
        const implementation = dispatch(type, abstract.info);
        if (implementation === undefined || !this.implements(implementation, abstract))
          this.reportOpen(abstract, name, seen);
        else if (implementation.class !== this.symbol.info) this.inheritedFits(implementation, abstract, name);
      }
    }
    // Of an enum with bodies, each constant without one says so.
    if (!this.symbol.declaration.constants.some(({ body }) => body !== undefined))
      for (const own of abstractMethods(this.symbol)) this.reportOpen(own, name, seen);
  }

  /** A method of its own may have the erasure of one above without its signature: then it is another one. */
  private implements(implementation: Method, abstract: MethodSymbol): boolean {
    const own = this.symbol.methods.get(implementation.name)?.find((each) => each.info === implementation);
    return (
      own === undefined ||
      isSubsignature(this.symbol, own, abstract) === false ||
      (hasSignatureOf(this.symbol, own, abstract) && returnsFit(this.symbol, own, abstract))
    );
  }

  private reportOpen(abstract: MethodSymbol, place: Located, seen: Set<string>): void {
    const signature = signatureOf(abstract.info);
    if (seen.has(signature)) return;
    seen.add(signature);
    const { name } = this.symbol.info;
    this.report(place, "missing-implementation", { name, method: abstract.info.label, header: showHeader(abstract) });
  }

  /** An interface's method may be implemented by an inherited one that has never heard of it. */
  private inheritedFits(implementation: Method, abstract: MethodSymbol, place: Located): void {
    if (abstract.owner.info.kind !== "interface") return;
    const owner = [this.symbol, ...this.above].find((each) => each.info === implementation.class);
    const found = owner?.methods.get(implementation.name)?.find((each) => each.info === implementation);
    if (found === undefined || owner?.info.kind === "interface" || isDeclaredBelow(owner, abstract.owner)) return;
    this.fits(found, abstract, place);
  }

  defaultsAgree(memberMethods: MemberMethods): void {
    for (const name of this.namesInSeveralInterfaces()) {
      const bySignature = new Map<string, MethodSymbol[]>();
      for (const method of memberMethods.named(this.symbol, name)) {
        if (method.info.isStatic || method.access === "private") continue;
        const signature = signatureOf(method.info);
        bySignature.set(signature, [...(bySignature.get(signature) ?? []), method]);
      }
      for (const same of bySignature.values()) this.reportConflict(same);
    }
  }

  private namesInSeveralInterfaces(): ReadonlySet<string> {
    const once = new Set<string>();
    const several = new Set<string>();
    for (const { info, methods } of this.above) {
      if (info.kind !== "interface") continue;
      for (const name of methods.keys()) (once.has(name) ? several : once).add(name);
    }
    return several;
  }

  private reportConflict(same: readonly MethodSymbol[]): void {
    const inherited = same.filter((method) => method.owner.info.kind === "interface" && !isSequenced(method));
    const [first, second] = inherited;
    if (first === undefined || second === undefined || inherited.every((method) => method.info.isAbstract)) return;
    this.report(this.symbol.declaration.name, "conflicting-defaults", {
      class: this.symbol.info.name,
      first: first.info.label,
      second: second.info.label,
      header: showHeader(first),
    });
  }
}

function abstractMethods(symbol: ClassSymbol): readonly MethodSymbol[] {
  return [...symbol.methods.values()].flat().filter((method) => method.info.isAbstract);
}

/** Whether the class knows the interface already, so that its own check has looked at this pair. */
function isDeclaredBelow(owner: ClassSymbol | undefined, above: ClassSymbol): boolean {
  return owner !== undefined && !isRoot(owner.info) && supertypesOf(owner.info).includes(above.info);
}

function showHeader(method: MethodSymbol): string {
  const access = method.access === "package" || method.access === "private" ? "" : `${method.access} `;
  return `“${access}${showStatic(method.returnType)} ${signatureOf(method.info)}”`;
}
