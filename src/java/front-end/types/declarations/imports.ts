import { type AnalysisError, nearest, valueAt } from "../../../../kernel/index.ts";
import { illFormedIn } from "../../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../../messages/types.ts";
import type { CompilationUnit, Import } from "../../syntax/tree/tree.ts";
import type { ClassTable } from "../class-table.ts";
import { absent, isAbsent, isOfJdk } from "../jdk/absent-classes.ts";
import { isJdkClass } from "../jdk/jdk-names.ts";
import { directSupertypes, findField } from "../members/lookup.ts";
import { type ClassSymbol, outermost } from "../symbols.ts";

/** The class that a simple name means in a file, outside its classes (JLS 6.4.1): imported, beside it, imported by `*`. */
export function findImported(table: ClassTable, unit: CompilationUnit, name: string): ClassSymbol | undefined {
  const { imported } = table;
  const known = valueAt(imported, unit, () => new Map());
  if (known.has(name)) return known.get(name);
  const found = lookUpImported(table, unit, name);
  known.set(name, found);
  return found;
}

function lookUpImported(table: ClassTable, unit: CompilationUnit, name: string): ClassSymbol | undefined {
  return (
    singleImport(table, unit, name) ??
    table.inPackage(unit.packageName ?? "", name) ??
    onDemandImport(table, unit, name) ??
    table.inPackage("java.lang", name)
  );
}

function singleImport(table: ClassTable, unit: CompilationUnit, name: string): ClassSymbol | undefined {
  for (const each of unit.imports) {
    if (each.isOnDemand || each.parts.at(-1)?.text !== name) continue;
    const found = findQualified(table, textsOf(each));
    if (found !== undefined) return found;
  }
  return undefined;
}

function onDemandImport(table: ClassTable, unit: CompilationUnit, name: string): ClassSymbol | undefined {
  for (const each of unit.imports) {
    if (!each.isOnDemand) continue;
    const around = textsOf(each);
    const found =
      (each.isStatic ? undefined : table.inPackage(around.join("."), name)) ?? findQualified(table, [...around, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textsOf(each: Import): readonly string[] {
  return each.parts.map((part) => part.text);
}

/** The class of a full name: a package, a class in it, classes nested in that. */
export function findQualified(table: ClassTable, names: readonly string[]): ClassSymbol | undefined {
  for (let i = 0; i < names.length; i++) {
    const packageName = names.slice(0, i).join(".");
    const [top = "", ...inner] = names.slice(i);
    if (i > 0 && !table.isPackage(packageName)) continue;
    const symbol = table.inPackage(packageName, top);
    if (symbol !== undefined) return findNested(symbol, inner);
  }
  return undefined;
}

/** The class that the names lead to from here, through nested and inherited ones. */
export function findNested(symbol: ClassSymbol, names: readonly string[]): ClassSymbol | undefined {
  let found: ClassSymbol | undefined = symbol;
  for (const name of names) found = found === undefined ? undefined : findMemberType(found, name);
  return found;
}

/** A class nested in this one, or inherited from a supertype. */
export function findMemberType(symbol: ClassSymbol, name: string): ClassSymbol | undefined {
  const own = symbol.memberTypes.get(name);
  if (own !== undefined) return own;
  for (const supertype of directSupertypes(symbol)) {
    const member = findMemberType(supertype, name);
    if (member !== undefined) return member;
  }
  return undefined;
}

/** The classes whose static member of this name the file imports, those that name it first. */
export function staticallyImported(table: ClassTable, unit: CompilationUnit, name: string): readonly ClassSymbol[] {
  const imports = unit.imports.filter((each) => each.isStatic);
  const single = imports.filter((each) => !each.isOnDemand && each.parts.at(-1)?.text === name);
  const owners = (some: readonly Import[]): readonly ClassSymbol[] =>
    some.flatMap((each) => {
      const names = textsOf(each);
      return findQualified(table, each.isOnDemand ? names : names.slice(0, -1)) ?? [];
    });
  const named = owners(single);
  return named.length > 0 ? named : owners(imports.filter((each) => each.isOnDemand));
}

/** Reports imports of what is not there. */
export function checkImports(table: ClassTable, unit: CompilationUnit, errors: AnalysisError[]): void {
  for (const each of unit.imports) {
    const names = textsOf(each);
    const isAnnotation = names.join(".").startsWith("java.lang.annotation");
    if (isAnnotation) continue;
    if (!isFound(table, each, names)) errors.push(unknownImport(table, unit, each, names));
    else if (isOwnName(table, unit, each, names)) {
      const values = { name: names.at(-1) ?? "" };
      errors.push(illFormedIn(TYPE_MESSAGES, unit.source.span(each), "import-of-own-name", values));
    }
  }
}

/** Whether a class that is imported by its name is another one than that of this name in the file (JLS 7.5.1). */
function isOwnName(table: ClassTable, unit: CompilationUnit, each: Import, names: readonly string[]): boolean {
  const [name = ""] = names.slice(-1);
  if (each.isOnDemand || each.isStatic || !unit.types.some((type) => type.name.text === name)) return false;
  return findQualified(table, names) !== table.inPackage(unit.packageName ?? "", name);
}

function unknownImport(
  table: ClassTable,
  unit: CompilationUnit,
  each: Import,
  names: readonly string[],
): AnalysisError {
  const name = names.join(".");
  const span = unit.source.span(each);
  const isWhole = each.isOnDemand && !each.isStatic;
  if (isAbsent(names)) return absent(span, name, isWhole ? "library-package" : "library-class");
  const similar = isOfJdk(name) && !isWhole ? similarClass(table, each, names) : undefined;
  const what = isWhole ? "package" : "class";
  return { kind: "unknown-name", span, what, name, ...(similar === undefined ? {} : { nearest: similar }) };
}

/** Whether a class is one that only the library itself uses: programs do not see it, as they do not see the JDK's own helpers. */
export function isHelper(symbol: ClassSymbol): boolean {
  if (!symbol.info.isLibrary) return false;
  const { unit, declaration } = outermost(symbol);
  return !isJdkClass(unit.packageName ?? "", declaration.name.text);
}

/** Which of the packages that a file imports as a whole has a class of this name that the library lacks. */
export function absentByImport(unit: CompilationUnit, name: string): string | undefined {
  return unit.imports
    .filter((each) => each.isOnDemand && !each.isStatic)
    .map((each) => textsOf(each).join("."))
    .find((packageName) => isJdkClass(packageName, name));
}

/**
 * Whether an import of the file that is refused is where a class of this name would come from, or a static member: that
 * was said once.
 */
export function isRefusedAtImport(table: ClassTable, unit: CompilationUnit, name: string, isMember = false): boolean {
  return unit.imports.some((each) => {
    const names = textsOf(each);
    return each.isStatic === isMember && (each.isOnDemand || names.at(-1) === name) && !isFound(table, each, names);
  });
}

/** The class of that name in another package, or that of a similar name in the package. */
function similarClass(table: ClassTable, { isStatic }: Import, names: readonly string[]): string | undefined {
  const [simple = ""] = names.slice(-1);
  const packageName = names.slice(0, -1).join(".");
  const [elsewhere] = table.libraryPackagesOf(simple);
  const beside = table.libraryNames
    .filter((each) => each.startsWith(`${packageName}.`))
    .map((each) => each.slice(packageName.length + 1));
  const close = elsewhere === undefined ? nearest(simple, beside) : simple;
  if (isStatic || close === undefined) return undefined;
  return `${elsewhere ?? packageName}.${close}`;
}

function isFound(table: ClassTable, each: Import, names: readonly string[]): boolean {
  if (each.isOnDemand)
    return (!each.isStatic && table.isPackage(names.join("."))) || findQualified(table, names) !== undefined;
  if (!each.isStatic) {
    const found = findQualified(table, names);
    return found !== undefined && !isHelper(found);
  }
  const owner = findQualified(table, names.slice(0, -1));
  const member = names.at(-1) ?? "";
  return owner !== undefined && hasMember(owner, member);
}

/** Static ones, which can be imported so (JLS 7.5.3). */
function hasMember(owner: ClassSymbol, name: string): boolean {
  if (findField(owner, name)?.info.isStatic === true || findMemberType(owner, name) !== undefined) return true;
  return hasStaticMethod(owner, name);
}

/** Declared, or inherited: those of interfaces are not. */
function hasStaticMethod(owner: ClassSymbol, name: string): boolean {
  if (owner.methods.get(name)?.some((method) => method.info.isStatic) === true) return true;
  return directSupertypes(owner).some((above) => above.info.kind !== "interface" && hasStaticMethod(above, name));
}
