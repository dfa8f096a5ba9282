import type { AnalysisError, MessageValues } from "../../../../kernel/index.ts";
import { isSubclass } from "../../../ir/hierarchy.ts";
import { classType } from "../../../ir/types.ts";
import { illFormedIn, type ProblemOf } from "../../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../../messages/types.ts";
import type { TypeNode } from "../../syntax/tree/tree.ts";
import type { ClassTable } from "../class-table.ts";
import type { StaticClassType } from "../generic-types.ts";
import { thisTypeOf } from "../relations/this-type.ts";
import { showStatic } from "../static-types.ts";
import type { ClassSymbol } from "../symbols.ts";
import type { TypeScope } from "./resolve-types.ts";
import { resolveType } from "./resolve-types.ts";
import { checkBoundsLater, declareTypeParameters } from "./type-parameters.ts";

/** Links a class to its supertypes. */
export function resolveHeader(table: ClassTable, symbol: ClassSymbol, errors: AnalysisError[]): void {
  const { declaration } = symbol;
  const scope = headerScope(table, symbol, errors);
  symbol.typeParameters = declareTypeParameters(
    () => table.object,
    declaration.typeParameters,
    (node) => resolveType(scope, node),
  );
  checkBoundsLater({ table, inside: symbol, errors }, declaration.typeParameters, symbol.typeParameters);
  const resolve = (node: TypeNode): StaticClassType | undefined => {
    const type = resolveType(scope, node);
    if (type.kind === "class") return type;
    symbol.hasUnknownSupertype = true;
    if (type.kind !== "error") illFormed(symbol, node, errors, "no-class-or-interface", { type: showStatic(type) });
    return undefined;
  };
  const implied = impliedSuperclass(table, symbol);
  if (implied !== undefined) extend(table, symbol, superclassOf(table, symbol, resolve, errors) ?? implied);
  const interfaces = new Map<ClassSymbol, StaticClassType>();
  for (const node of declaration.interfaces) {
    const type = resolve(node);
    if (type === undefined) continue;
    const found = table.symbolOf(type.class);
    if (found.info.kind !== "interface") reportNoInterface(symbol, node, found, errors);
    else if (interfaces.has(found)) reportTwice(symbol, node, found, errors);
    else interfaces.set(found, type);
  }
  symbol.interfaces = [...interfaces.keys()];
  symbol.interfaceTypes = [...interfaces.values()];
}

function extend(table: ClassTable, symbol: ClassSymbol, type: StaticClassType): void {
  symbol.superclass = table.symbolOf(type.class);
  symbol.superclassType = type;
}

/** The supertypes of an anonymous class: the class or interface that its `new` names. */
export function setAnonymousSupertype(table: ClassTable, symbol: ClassSymbol, type: StaticClassType): void {
  const isInterface = type.class.kind === "interface";
  extend(table, symbol, isInterface ? classType(table.object.info) : type);
  symbol.interfaces = isInterface ? [table.symbolOf(type.class)] : [];
  symbol.interfaceTypes = isInterface ? [type] : [];
}

/** Supertypes are looked up outside the class, its type parameters within. */
function headerScope(table: ClassTable, symbol: ClassSymbol, errors: AnalysisError[]): TypeScope {
  const { enclosing } = symbol;
  return {
    table,
    inside: symbol.outer ?? symbol,
    errors,
    typeVariables: {
      get: (name) =>
        symbol.typeParameters.find((parameter) => parameter.name === name) ?? enclosing?.findTypeVariable(name),
    },
    findLocalClass: enclosing?.findClass,
  };
}

/** What a class extends when it does not say; undefined for interfaces and `Object`. */
function impliedSuperclass(table: ClassTable, symbol: ClassSymbol): StaticClassType | undefined {
  switch (symbol.declaration.flavor) {
    case "class":
      return symbol === table.object ? undefined : classType(table.object.info);
    case "enum":
      return { ...classType(table.wellKnown("java.lang.Enum").info), arguments: [thisTypeOf(symbol)] };
    case "record":
      return classType(table.wellKnown("java.lang.Record").info);
    case "interface":
      return undefined;
  }
}

function superclassOf(
  table: ClassTable,
  symbol: ClassSymbol,
  resolve: (node: TypeNode) => StaticClassType | undefined,
  errors: AnalysisError[],
): StaticClassType | undefined {
  const node = symbol.declaration.superclass;
  const type = node === undefined ? undefined : resolve(node);
  if (node === undefined || type === undefined) return undefined;
  const found = table.symbolOf(type.class);
  const { name } = found.info;
  if (found.info.kind === "interface") {
    illFormed(symbol, node, errors, "extends-interface", { name });
    return undefined;
  }
  if (
    symbol.declaration.typeParameters.length > 0 &&
    isSubclass(found.info, table.wellKnown("java.lang.Throwable").info)
  )
    illFormed(symbol, node, errors, "generic-exception", { name: symbol.info.name });
  if (found.isFinal) {
    illFormed(symbol, node, errors, "extends-final-class", { name });
    return undefined;
  }
  return type;
}

function reportNoInterface(symbol: ClassSymbol, node: TypeNode, found: ClassSymbol, errors: AnalysisError[]): void {
  const { name } = found.info;
  const problem = symbol.info.kind === "interface" ? "interface-extends-class" : "implements-class";
  illFormed(symbol, node, errors, problem, { name });
}

function reportTwice(symbol: ClassSymbol, node: TypeNode, found: ClassSymbol, errors: AnalysisError[]): void {
  illFormed(symbol, node, errors, "listed-twice", { name: found.info.name });
}

function illFormed(
  symbol: ClassSymbol,
  node: TypeNode,
  errors: AnalysisError[],
  problem: ProblemOf<typeof TYPE_MESSAGES>,
  values: MessageValues,
): void {
  errors.push(illFormedIn(TYPE_MESSAGES, symbol.source.span(node), problem, values));
}

/** Reports a class that is its own supertype, and cuts the circle. The first class is the one that closes it. */
export function cutCircle(table: ClassTable, circle: readonly ClassSymbol[], errors: AnalysisError[]): void {
  const beside = circle.filter((each) => each.source === circle[0]?.source);
  const [first] = beside.toSorted((a, b) => a.declaration.start - b.declaration.start);
  if (first === undefined) return;
  const span = first.source.span(first.declaration.name);
  errors.push(illFormedIn(TYPE_MESSAGES, span, "own-supertype", { name: first.info.name }));
  first.interfaces = [];
  first.interfaceTypes = [];
  if (first.superclass !== undefined) extend(table, first, classType(table.object.info));
}
