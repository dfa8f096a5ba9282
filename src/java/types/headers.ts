import type { AnalysisError } from "../../kernel/index.ts";
import type { TypeNode } from "../syntax/tree.ts";
import { showType } from "../types.ts";
import type { ClassTable } from "./class-table.ts";
import { resolveType } from "./resolve-types.ts";
import type { ClassSymbol } from "./symbols.ts";

/** Links every class to its supertypes. Cycles are reported and cut. */
export function resolveHeaders(table: ClassTable, errors: AnalysisError[]): void {
  for (const symbol of table.classes) resolveHeader(table, symbol, errors);
  for (const symbol of table.classes) cutCycle(table, symbol, errors);
  for (const symbol of table.classes) publish(symbol);
}

function resolveHeader(table: ClassTable, symbol: ClassSymbol, errors: AnalysisError[]): void {
  const { declaration } = symbol;
  const resolve = (node: TypeNode) => {
    const type = resolveType({ table, inside: symbol.outer ?? symbol, errors }, node);
    if (type.kind === "class") return table.symbolOf(type.class);
    if (type.kind !== "error")
      illFormed(symbol, node, errors, `${showType(type)} is no class or interface.`, "Name one.");
    return undefined;
  };
  if (declaration.flavor === "class" && symbol !== table.object) {
    symbol.superclass = superclassOf(symbol, resolve, errors) ?? table.object;
  }
  const interfaces = new Set<ClassSymbol>();
  for (const node of declaration.interfaces) {
    const found = resolve(node);
    if (found === undefined) continue;
    if (found.info.kind !== "interface") reportNoInterface(symbol, node, found, errors);
    else if (interfaces.has(found)) reportTwice(symbol, node, found, errors);
    else interfaces.add(found);
  }
  symbol.interfaces = [...interfaces];
}

function superclassOf(
  symbol: ClassSymbol,
  resolve: (node: TypeNode) => ClassSymbol | undefined,
  errors: AnalysisError[],
): ClassSymbol | undefined {
  const node = symbol.declaration.superclass;
  const found = node === undefined ? undefined : resolve(node);
  if (node === undefined || found === undefined) return undefined;
  const { name } = found.info;
  if (found.info.kind === "interface") {
    illFormed(symbol, node, errors, `${name} is an interface.`, `Write “implements ${name}”.`);
    return undefined;
  }
  if (found.isFinal) {
    illFormed(symbol, node, errors, `${name} is final, so nothing can extend it.`, `Leave out “extends ${name}”.`);
    return undefined;
  }
  return found;
}

function reportNoInterface(symbol: ClassSymbol, node: TypeNode, found: ClassSymbol, errors: AnalysisError[]): void {
  const { name } = found.info;
  const remedy =
    symbol.info.kind === "interface" ? "An interface extends interfaces only." : `Write “extends ${name}”.`;
  illFormed(symbol, node, errors, `${name} is a class, not an interface.`, remedy);
}

function reportTwice(symbol: ClassSymbol, node: TypeNode, found: ClassSymbol, errors: AnalysisError[]): void {
  illFormed(symbol, node, errors, `${found.info.name} is listed twice.`, "Leave one out.");
}

function illFormed(
  symbol: ClassSymbol,
  node: TypeNode,
  errors: AnalysisError[],
  problem: string,
  remedy: string,
): void {
  errors.push({ kind: "ill-formed", span: symbol.source.span(node), problem, remedy });
}

function cutCycle(table: ClassTable, symbol: ClassSymbol, errors: AnalysisError[]): void {
  if (!reaches(symbol, symbol, new Set())) return;
  errors.push({
    kind: "ill-formed",
    span: symbol.source.span(symbol.declaration.name),
    problem: `${symbol.info.name} is its own supertype.`,
    remedy: "Break the circle of “extends” and “implements”.",
  });
  symbol.interfaces = [];
  if (symbol.superclass !== undefined) symbol.superclass = table.object;
}

function reaches(from: ClassSymbol, goal: ClassSymbol, seen: Set<ClassSymbol>): boolean {
  const above = from.superclass === undefined ? from.interfaces : [from.superclass, ...from.interfaces];
  for (const each of above) {
    if (each === goal) return true;
    if (seen.has(each)) continue;
    seen.add(each);
    if (reaches(each, goal, seen)) return true;
  }
  return false;
}

function publish(symbol: ClassSymbol): void {
  symbol.info.superclass = symbol.superclass?.info;
  symbol.info.interfaces = symbol.interfaces.map((each) => each.info);
}
