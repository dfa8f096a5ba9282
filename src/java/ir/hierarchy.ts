import type { ClassInfo, Method, Program, Type } from "./program.ts";
import { sameParameters, sameType } from "./types.ts";

/**
 * The subtype relation on erased types (JLS 4.10), primitive widening left out: classes and interfaces along
 * their declarations, everything below `Object`, arrays covariant, `null` below every reference type.
 */
export function isSubtype(a: Type, b: Type): boolean {
  switch (a.kind) {
    case "null":
      return b.kind === "null" || b.kind === "class" || b.kind === "array";
    case "class":
      return b.kind === "class" && isSubclass(a.class, b.class);
    case "array":
      return b.kind === "class" ? isRoot(b.class) : b.kind === "array" && isElementSubtype(a.element, b.element);
    case "primitive":
    case "void":
      return sameType(a, b);
  }
}

function isElementSubtype(a: Type, b: Type): boolean {
  return a.kind === "primitive" || b.kind === "primitive" ? sameType(a, b) : isSubtype(a, b);
}

/** Whether `a` is `b` or inherits from it, directly or not. */
export function isSubclass(a: ClassInfo, b: ClassInfo): boolean {
  if (a === b || isRoot(b)) return true;
  if (a.superclass !== undefined && isSubclass(a.superclass, b)) return true;
  return a.interfaces.some((superinterface) => isSubclass(superinterface, b));
}

/** Whether this is `Object`, the only class without a superclass. */
export function isRoot(info: ClassInfo): boolean {
  return info.kind !== "interface" && info.superclass === undefined;
}

/**
 * The method that a virtual or interface call of `target` runs on a receiver of this exact type: first along the
 * superclasses, then the most specific default method (JVMS 5.4.6). Undefined when nothing implements it. Private
 * methods, static methods and constructors are never overridden. The answer depends on nothing else: cache it.
 */
export function dispatch(receiver: Type, target: Method): Method | undefined {
  if (target.isPrivate || target.isStatic || target.kind !== "method") return target;
  if (receiver.kind === "array") return target.isAbstract ? undefined : target;
  if (receiver.kind !== "class") return undefined;
  for (let info: ClassInfo | undefined = receiver.class; info !== undefined; info = info.superclass) {
    const found = implementationIn(info, target);
    if (found !== undefined) return found.isAbstract ? undefined : found;
  }
  return mostSpecificDefault(receiver.class, target);
}

/** The method of this class itself that overrides (or is) `target`. */
function implementationIn(info: ClassInfo, target: Method): Method | undefined {
  if (info.kind === "interface") return undefined;
  return overriderIn(info, target);
}

function overriderIn(info: ClassInfo, target: Method): Method | undefined {
  return (
    info.methods.find((method) => method === target || overridesBySignature(method, target)) ??
    info.bridges.find((bridge) => bridge.overridden === target)?.by
  );
}

/** Same name and erased parameters, and both of them take part in overriding. */
function overridesBySignature(method: Method, target: Method): boolean {
  return (
    method.name === target.name &&
    method.kind === "method" &&
    !method.isStatic &&
    !method.isPrivate &&
    sameParameters(method, target)
  );
}

function mostSpecificDefault(info: ClassInfo, target: Method): Method | undefined {
  const candidates: Method[] = [];
  for (const superinterface of superinterfacesOf(info)) {
    const method = overriderIn(superinterface, target);
    if (method !== undefined) candidates.push(method);
  }
  const specific = candidates.filter(
    (method) => !candidates.some((other) => other !== method && isSubclass(other.class, method.class)),
  );
  return specific.find((method) => !method.isAbstract);
}

/** Every superinterface, direct or inherited through superclasses and interfaces, each once. */
export function superinterfacesOf(info: ClassInfo): ReadonlySet<ClassInfo> {
  const found = new Set<ClassInfo>();
  collectSuperinterfaces(info, found);
  return found;
}

function collectSuperinterfaces(info: ClassInfo, found: Set<ClassInfo>): void {
  for (const superinterface of info.interfaces) {
    if (found.has(superinterface)) continue;
    found.add(superinterface);
    collectSuperinterfaces(superinterface, found);
  }
  if (info.superclass !== undefined) collectSuperinterfaces(info.superclass, found);
}

/** The class and everything above it, `Object` included, each once; subclasses before what they extend. */
export function supertypesOf(info: ClassInfo): readonly ClassInfo[] {
  const found = new Set<ClassInfo>();
  for (let each: ClassInfo | undefined = info; each !== undefined; each = each.superclass) found.add(each);
  collectSuperinterfaces(info, found);
  return [...found];
}

/** Every method of the program that some receiver could run for a call of `target`, `target` included unless abstract. */
export function overridesOf(program: Program, target: Method): readonly Method[] {
  const found = new Set<Method>();
  for (const info of program.classes) {
    if (info.isAbstract || !isSubclass(info, target.class)) continue;
    const method = dispatch({ kind: "class", class: info }, target);
    if (method !== undefined) found.add(method);
  }
  return [...found];
}
