import type { AnalysisError } from "../../kernel/index.ts";
import type { Located } from "../syntax/source-text.ts";
import type { Identifier, TypeNode } from "../syntax/tree.ts";
import { arrayOf, classType, primitive, VOID } from "../types.ts";
import type { ClassTable } from "./class-table.ts";
import { isKnownLibraryName } from "./library-names.ts";
import { nearest } from "./nearest.ts";
import type { StaticType } from "./static-types.ts";
import { ERROR_TYPE } from "./static-types.ts";
import type { ClassSymbol } from "./symbols.ts";

/** Where a type name is looked up from, and where complaints go. */
export interface TypeScope {
  readonly table: ClassTable;
  readonly inside: ClassSymbol;
  readonly errors: AnalysisError[];
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
      return element.kind === "error" ? ERROR_TYPE : arrayOf(element);
    }
    case "named-type": {
      const symbol = resolveClass(scope, node.parts);
      return symbol === undefined ? ERROR_TYPE : classType(symbol.info);
    }
    case "missing-type":
      return ERROR_TYPE;
  }
}

/** A type that a variable, field or parameter can have. */
export function resolveValueType(scope: TypeScope, node: TypeNode): StaticType {
  const type = resolveType(scope, node);
  if (type.kind !== "void") return type;
  scope.errors.push({
    kind: "ill-formed",
    span: scope.inside.source.span(node),
    problem: "Nothing can have the type void.",
    remedy: "Only methods that return nothing are void; name another type.",
  });
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
  return symbol;
}

/** As `resolveClass`, without a word when there is none. Package names in front are read over. */
export function findClass(scope: TypeScope, parts: readonly { readonly text: string }[]): ClassSymbol | undefined {
  const names = parts.map((part) => part.text);
  const [first, ...rest] = names;
  if (first === undefined) return undefined;
  const visible = findSimpleClass(scope, first);
  if (visible !== undefined) return findNested(visible, rest);
  for (let i = names.length - 1; i > 0; i--) {
    if (!scope.table.isPackage(names.slice(0, i).join("."))) continue;
    const [top = "", ...inner] = names.slice(i);
    const symbol = scope.table.topLevel(top);
    return symbol === undefined ? undefined : findNested(symbol, inner);
  }
  return undefined;
}

/** A class by its simple name: nested here or inherited, nested further out, then of any file, then of the library. */
export function findSimpleClass(scope: TypeScope, name: string): ClassSymbol | undefined {
  for (let each: ClassSymbol | undefined = scope.inside; each !== undefined; each = each.outer) {
    if (each.declaration.name.text === name) return each;
    const member = findMemberType(each, name);
    if (member !== undefined) return member;
  }
  return scope.table.topLevel(name);
}

/** A class nested in this one, or inherited from a supertype. */
export function findMemberType(symbol: ClassSymbol, name: string): ClassSymbol | undefined {
  const own = symbol.memberTypes.get(name);
  if (own !== undefined) return own;
  const supertypes = symbol.superclass === undefined ? symbol.interfaces : [symbol.superclass, ...symbol.interfaces];
  for (const supertype of supertypes) {
    const member = findMemberType(supertype, name);
    if (member !== undefined) return member;
  }
  return undefined;
}

function findNested(symbol: ClassSymbol, names: readonly string[]): ClassSymbol | undefined {
  let found: ClassSymbol | undefined = symbol;
  for (const name of names) found = found === undefined ? undefined : findMemberType(found, name);
  return found;
}

export function reportUnknownClass(scope: TypeScope, place: Located, name: string): void {
  const span = scope.inside.source.span(place);
  if (isKnownLibraryName(name)) {
    const instead = "Declare a class of that name with the methods that you need.";
    scope.errors.push({ kind: "unsupported-syntax", span, construct: `The library class “${name}”`, instead });
    return;
  }
  const close = nearest(
    name,
    scope.table.classes.map((symbol) => symbol.info.name),
  );
  scope.errors.push({
    kind: "unknown-name",
    span,
    what: "class",
    name,
    ...(close === undefined ? {} : { nearest: close }),
  });
}
