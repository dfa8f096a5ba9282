import { type Budget, valueAt } from "../../../../kernel/index.ts";
import { isRoot, isSubclass } from "../../../ir/hierarchy.ts";
import type { Access, ClassSymbol, FieldSymbol, MethodSymbol } from "../symbols.ts";
import { outermost } from "../symbols.ts";
import { isSubsignature } from "./bridges.ts";

/**
 * The field that a name means in a class: declared there, else inherited. A hidden field of a supertype is found
 * only from that supertype (JLS 8.3).
 */
export function findField(symbol: ClassSymbol, name: string): FieldSymbol | undefined {
  const own = symbol.fields.get(name);
  if (own !== undefined) return own;
  for (const above of directSupertypes(symbol)) {
    const inherited = findField(above, name);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

export function directSupertypes(symbol: ClassSymbol): readonly ClassSymbol[] {
  return symbol.superclass === undefined ? symbol.interfaces : [symbol.superclass, ...symbol.interfaces];
}

/**
 * The methods that a name may mean in a class (JLS 8.4.8, 9.4.1): its own, and the inherited ones that nothing
 * overrides. Static methods of interfaces are not inherited; private ones are kept, so that the reader can be told.
 * Throws `BudgetSpent`.
 */
export class MemberMethods {
  private readonly object: ClassSymbol;
  private readonly budget: Budget;
  private readonly cache = new Map<ClassSymbol, Map<string, readonly MethodSymbol[]>>();

  constructor(object: ClassSymbol, budget: Budget) {
    this.object = object;
    this.budget = budget;
  }

  named(symbol: ClassSymbol, name: string): readonly MethodSymbol[] {
    const byName = valueAt(this.cache, symbol, () => new Map());
    return valueAt(byName, name, () => this.collect(symbol, name));
  }

  private collect(symbol: ClassSymbol, name: string): readonly MethodSymbol[] {
    const found = new Set(symbol.methods.get(name));
    for (const above of this.supertypes(symbol)) {
      for (const method of this.named(above, name)) if (isInherited(method)) found.add(method);
    }
    const candidates = [...found];
    if (candidates.length === 1) return candidates;
    return candidates.filter((method) => {
      this.budget.spend();
      return !candidates.some((other) => other !== method && overrides(symbol, other, method));
    });
  }

  /** An interface has the members of `Object` too (JLS 9.2). */
  private supertypes(symbol: ClassSymbol): readonly ClassSymbol[] {
    const above = directSupertypes(symbol);
    return symbol.info.kind === "interface" ? [...above, this.object] : above;
  }
}

function isInherited(method: MethodSymbol): boolean {
  return !(method.info.isStatic && method.owner.info.kind === "interface");
}

/** Of two methods with one signature the one from further down wins, and one from a class wins over an interface's. */
function overrides(site: ClassSymbol, a: MethodSymbol, b: MethodSymbol): boolean {
  if (a.owner === b.owner || !isSubsignature(site, a, b)) return false;
  if (isSubclass(a.owner.info, b.owner.info)) return true;
  return (
    a.access !== "private" &&
    a.owner.info.kind !== "interface" &&
    b.owner.info.kind === "interface" &&
    !isRoot(a.owner.info)
  );
}

/** Private members are seen within the outermost class around their declaration, the library's own by the library. */
export function isAccessible(
  member: { readonly access: Access; readonly owner: ClassSymbol },
  from: ClassSymbol,
): boolean {
  if (member.owner.info.isLibrary && !from.info.isLibrary) return isOpenToPrograms(member);
  return member.access !== "private" || outermost(member.owner) === outermost(from);
}

/** Whether a member of the library is one that programs may use. */
export function isOpenToPrograms({ access }: { readonly access: Access }): boolean {
  return access === "public" || access === "protected";
}

/** The names of a class's own methods that may be offered to a reader: of the library's classes, what programs may use. */
export function offeredMethods(symbol: ClassSymbol): readonly string[] {
  const { methods, info } = symbol;
  if (!info.isLibrary) return [...methods.keys()];
  return [...methods].filter(([, overloads]) => overloads.some(isOpenToPrograms)).map(([name]) => name);
}
