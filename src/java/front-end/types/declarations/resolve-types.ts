import { type AnalysisError, nearest, type Span } from "../../../../kernel/index.ts";
import { classType, primitive, VOID } from "../../../ir/types.ts";
import { illFormedIn } from "../../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../../messages/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { Identifier, TypeName, TypeNode } from "../../syntax/tree/tree.ts";
import type { ClassTable } from "../class-table.ts";
import type { TypeVariable } from "../generic-types.ts";
import { variableType } from "../generic-types.ts";
import { absent, isAbsent } from "../jdk/absent-classes.ts";
import { commonPackageOf } from "../jdk/jdk-names.ts";
import { asSuper } from "../relations/subtyping.ts";
import { thisTypeOf } from "../relations/this-type.ts";
import type { StaticType } from "../static-types.ts";
import { ERROR_TYPE } from "../static-types.ts";
import type { ClassSymbol } from "../symbols.ts";
import { hasOuterObject, outermost, qualifiedNameOf, typeParametersOf } from "../symbols.ts";
import {
  absentByImport,
  findImported,
  findMemberType,
  findNested,
  findQualified,
  isHelper,
  isRefusedAtImport,
} from "./imports.ts";
import { checkClassBounds } from "./type-bounds.ts";
import { findTypeVariable } from "./type-parameters.ts";

/** Where a type name is looked up from, and where complaints go. */
export interface TypeScope {
  readonly table: ClassTable;
  readonly inside: ClassSymbol;
  readonly errors: AnalysisError[];
  /** The type parameters of the method around this place. */
  readonly typeVariables?: Pick<ReadonlyMap<string, TypeVariable>, "get"> | undefined;
  /** Whether there is no object here, so that the type parameters of classes mean nothing. */
  readonly isStatic?: boolean;
  /** Whether there will be one. */
  readonly isBeforeObject?: boolean;
  /** The classes that the body around this place has declared so far. */
  readonly findLocalClass?: ((name: string) => ClassSymbol | undefined) | undefined;
}

/** The type that a type node names; the error type, with an error reported, when there is none. */
export function resolveType(scope: TypeScope, node: TypeNode): StaticType {
  switch (node.kind) {
    case "primitive-type":
      return primitive(node.name);
    case "void-type":
      return VOID;
    case "array-type": {
      const element = resolveType(scope, node.element);
      return element.kind === "error" ? ERROR_TYPE : { kind: "array", element };
    }
    case "named-type":
      return resolveNamed(scope, node.parts);
    case "wildcard-type":
      return {
        kind: "wildcard",
        bound: node.bound,
        type: node.type === undefined ? undefined : resolveType(scope, node.type),
      };
    case "missing-type":
      return ERROR_TYPE;
  }
}

function resolveNamed(scope: TypeScope, parts: readonly TypeName[]): StaticType {
  const [first, second] = parts;
  if (first !== undefined && second === undefined && scope.findLocalClass?.(first.text) === undefined) {
    const variable = findTypeVariable(scope, first.text);
    if (variable !== undefined) return variableType(variable);
  }
  const symbol = resolveClass(scope, parts);
  return symbol === undefined ? ERROR_TYPE : parameterized(scope, parts, symbol);
}

/** The class with the written type arguments, and with those of the classes around it that it stands in. */
function parameterized(scope: TypeScope, parts: readonly TypeName[], symbol: ClassSymbol): StaticType {
  const written = parts.at(-1)?.arguments ?? [];
  if (written.length === 0 && symbol.outer === undefined) return classType(symbol.info);
  const own = written.map((node) => resolveTypeArgument(scope, node));
  if (own.some((argument) => argument.kind === "error")) return classType(symbol.info);
  if (own.length > 0 && !scope.inside.info.isLibrary && own.length !== symbol.typeParameters.length) {
    reportArity(scope, parts, symbol, own.length);
    return classType(symbol.info);
  }
  const isNested = symbol.outer !== undefined && symbol.enclosing === undefined && hasOuterObject(symbol);
  const around = isNested ? argumentsAround(scope, parts, symbol.outer) : [];
  if (around.length > 0 && own.length < symbol.typeParameters.length) return classType(symbol.info);
  const all = [...own, ...around];
  if (all.length === 0) return classType(symbol.info);
  const type: StaticType = { kind: "class", class: symbol.info, arguments: all };
  if (own.length > 0) checkClassBounds(scope, symbol, type, written);
  return type;
}

/** The arguments of the generic classes around a class, as the name before the dot or the place itself gives them. */
function argumentsAround(scope: TypeScope, parts: readonly TypeName[], outer: ClassSymbol): readonly StaticType[] {
  if (typeParametersOf(outer).length === 0) return [];
  const before = parts.slice(0, -1);
  if (before.at(-1)?.arguments !== undefined) {
    const type = parameterized(scope, before, outer);
    return type.kind === "class" ? (type.arguments ?? []) : [];
  }
  for (let each: ClassSymbol | undefined = scope.inside; each !== undefined; each = each.outer) {
    const seen = asSuper(thisTypeOf(each), outer.info);
    if (seen !== undefined) return seen.arguments ?? [];
  }
  return [];
}

export function resolveTypeArgument(scope: TypeScope, node: TypeNode): StaticType {
  const type = resolveType(scope, node);
  if (type.kind !== "primitive" && type.kind !== "void") return type;
  const boxed: Readonly<Record<string, string>> = { int: "Integer", char: "Character" };
  const name = type.kind === "void" ? "Void" : type.name;
  const values = { type: name.toLowerCase(), boxed: boxed[name] ?? name.charAt(0).toUpperCase() + name.slice(1) };
  const span = scope.inside.source.span(node);
  scope.errors.push(illFormedIn(TYPE_MESSAGES, span, "primitive-type-argument", values));
  return ERROR_TYPE;
}

function reportArity(scope: TypeScope, parts: readonly TypeName[], symbol: ClassSymbol, given: number): void {
  const { length } = symbol.typeParameters;
  const start = parts[0]?.start ?? 0;
  const end = parts.at(-1)?.arguments?.at(-1)?.end ?? parts.at(-1)?.end ?? start;
  const { name } = symbol.info;
  const problem = length === 0 ? "no-type-parameters" : "wrong-number-of-type-arguments";
  const span = scope.inside.source.span({ start, end });
  scope.errors.push(illFormedIn(TYPE_MESSAGES, span, problem, { name, count: length, given }));
}

/** A type that a variable, field or parameter can have. */
export function resolveValueType(scope: TypeScope, node: TypeNode): StaticType {
  const type = resolveType(scope, node);
  if (type.kind !== "void") return type;
  scope.errors.push(illFormedIn(TYPE_MESSAGES, scope.inside.source.span(node), "value-of-type-void"));
  return ERROR_TYPE;
}

/** The class of a possibly dotted name; reports when there is none. */
export function resolveClass(scope: TypeScope, parts: readonly Identifier[]): ClassSymbol | undefined {
  const symbol = findClass(scope, parts);
  const [first] = parts;
  const last = parts.at(-1);
  if (symbol === undefined && first !== undefined && last !== undefined) {
    reportUnknownClass(scope, { start: first.start, end: last.end }, parts.map((part) => part.text).join("."));
  }
  if (symbol !== undefined && last !== undefined && isHidden(symbol, scope.inside)) {
    const values = { name: last.text, outer: symbol.outer?.info.name ?? "" };
    scope.errors.push(illFormedIn(TYPE_MESSAGES, scope.inside.source.span(last), "private-class", values));
  }
  return symbol;
}

/** A private class is seen within the outermost class around it (JLS 6.6.1). */
function isHidden({ declaration, info, outer }: ClassSymbol, inside: ClassSymbol): boolean {
  if (info.isLibrary || outer === undefined || !declaration.modifiers.has("private")) return false;
  return outermost(outer) !== outermost(inside);
}

/** As `resolveClass`, without a word when there is none. Package names in front are read over. */
export function findClass(scope: TypeScope, parts: readonly { readonly text: string }[]): ClassSymbol | undefined {
  const [only] = parts;
  if (only !== undefined && parts.length === 1)
    return findSimpleClass(scope, only.text) ?? findQualified(scope.table, [only.text]);
  const names = parts.map((part) => part.text);
  const [first, ...rest] = names;
  if (first === undefined) return undefined;
  const visible = findSimpleClass(scope, first);
  if (visible !== undefined) return findNested(visible, rest);
  const qualified = findQualified(scope.table, names);
  return qualified !== undefined && isHelper(qualified) && !scope.inside.info.isLibrary ? undefined : qualified;
}

/** A class by its simple name: nested here or inherited, nested further out, then of any file, then of the library. */
function findSimpleClass(scope: TypeScope, name: string): ClassSymbol | undefined {
  const local = scope.findLocalClass?.(name);
  if (local !== undefined) return local;
  for (let each: ClassSymbol | undefined = scope.inside; each !== undefined; each = each.outer) {
    if (each.declaration.name.text === name) return each;
    const member = findMemberType(each, name);
    if (member !== undefined) return member;
    const beside = each.enclosing?.findClass(name);
    if (beside !== undefined) return beside;
  }
  const { table, inside } = scope;
  const imported = findImported(table, inside.unit, name);
  if (inside.info.isLibrary || (imported !== undefined && !isHelper(imported))) return imported;
  return table.topLevel(name) ?? (outermost(inside).declaration.isSynthetic ? unimported(table, name) : undefined);
}

/** Statements outside any class stand for a program whose head was left out, its imports too. */
function unimported(table: ClassTable, name: string): ClassSymbol | undefined {
  const [first, ...others] = table.libraryPackagesOf(name);
  return first === undefined || others.length > 0 ? undefined : table.inPackage(first, name);
}

/** What is wrong with a name that means no class; nothing where that was said before. */
export function reportUnknownClass(scope: TypeScope, place: Located, name: string): void {
  const error = whyUnknown(scope, scope.inside.source.span(place), name);
  if (error !== undefined && !scope.errors.some((told) => isSameBut(told, error))) scope.errors.push(error);
}

/** Whether two errors say the same, wherever. A misspelt name is told at each place, to be mended there. */
function isSameBut(told: AnalysisError, error: AnalysisError): boolean {
  if (told.kind !== error.kind || (error.kind === "unknown-name" && error.nearest !== undefined)) return false;
  return JSON.stringify({ ...told, span: undefined }) === JSON.stringify({ ...error, span: undefined });
}

function whyUnknown(scope: TypeScope, span: Span, name: string): AnalysisError | undefined {
  const { table, inside } = scope;
  const [first = name] = name.split(".");
  if (findSimpleClass(scope, first) === undefined && isRefusedAtImport(table, inside.unit, first)) return undefined;
  const [importable] = table.libraryPackagesOf(name);
  const packageName = inside.unit.packageName ?? "";
  if (importable !== undefined) {
    const problem = packageName === "" ? "not-imported" : "not-in-package-nor-imported";
    return illFormedIn(TYPE_MESSAGES, span, problem, { name, package: importable });
  }
  const absentName = absentNameOf(scope, name);
  if (absentName !== undefined) return absent(span, absentName, "library-class");
  const close = nearest(name, [...table.classes.map((each) => each.info.name), ...table.classNames()]);
  if (close === undefined && packageName !== "" && !name.includes("."))
    return illFormedIn(TYPE_MESSAGES, span, "not-in-package", { name });
  return { kind: "unknown-name", span, what: "class", name, ...(close === undefined ? {} : { nearest: close }) };
}

/** The full name of the class of the JDK that is meant, which the library lacks. */
function absentNameOf(scope: TypeScope, name: string): string | undefined {
  const names = name.split(".");
  const [first = "", ...inner] = names;
  if (inner.length > 0) {
    const around = findClass(
      scope,
      names.slice(0, -1).map((text) => ({ text })),
    );
    const full = around?.info.isLibrary === true ? [...qualifiedNameOf(around), names.at(-1) ?? ""] : names;
    return isAbsent(full) ? full.join(".") : undefined;
  }
  const packageName = absentByImport(scope.inside.unit, first) ?? commonPackageOf(first);
  return packageName === undefined ? undefined : `${packageName}.${first}`;
}
