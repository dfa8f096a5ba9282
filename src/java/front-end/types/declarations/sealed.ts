import type { AnalysisError, MessageValues } from "../../../../kernel/index.ts";
import { illFormedIn, type ProblemOf } from "../../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../../messages/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { ClassTable } from "../class-table.ts";
import { directSupertypes } from "../members/lookup.ts";
import type { ClassSymbol } from "../symbols.ts";
import { isBelowUnknown } from "../symbols.ts";
import type { TypeScope } from "./resolve-types.ts";
import { resolveClass } from "./resolve-types.ts";

/**
 * The classes that may extend a sealed one directly: those that it lists, else those beside it in its file that do
 * (JLS 8.1.6). Undefined for a class that is not sealed.
 */
export function permittedSubclasses(table: ClassTable, symbol: ClassSymbol): readonly ClassSymbol[] | undefined {
  if (!symbol.declaration.modifiers.has("sealed")) return undefined;
  return table.classes.filter((each) => directSupertypes(each).includes(symbol));
}

/** What a class owes to its sealed supertypes, and to those that it permits (JLS 8.1.1.2, 8.1.6). */
export function checkSealed(table: ClassTable, symbol: ClassSymbol, errors: AnalysisError[]): void {
  const { declaration, source } = symbol;
  const report: Report = (place, problem, values) => {
    errors.push(illFormedIn(TYPE_MESSAGES, source.span(place), problem, values));
  };
  checkPermits(table, symbol, errors, report);
  const { name } = symbol.info;
  const isSealed = declaration.modifiers.has("sealed");
  const above = directSupertypes(symbol).filter((each) => each.declaration.modifiers.has("sealed"));
  for (const each of above) {
    if (!isPermitted(table, each, symbol)) report(declaration.name, "not-permitted", { name, sealed: each.info.name });
  }
  if (above.length === 0 && declaration.modifiers.has("non-sealed") && !isBelowUnknown(symbol))
    report(declaration.name, "non-sealed-below-nothing-sealed", { name });
  const isOpen = !symbol.isFinal && !isSealed && !declaration.modifiers.has("non-sealed");
  const [first] = above;
  if (first !== undefined && isOpen)
    report(declaration.name, "subclass-of-sealed-is-open", { name, sealed: first.info.name });
}

type Report = (place: Located, problem: ProblemOf<typeof TYPE_MESSAGES>, values: MessageValues) => void;

/** What stands behind `permits` extends the class, which is sealed and has some subclass. */
function checkPermits(table: ClassTable, symbol: ClassSymbol, errors: AnalysisError[], report: Report): void {
  const { declaration } = symbol;
  const { name } = symbol.info;
  const isSealed = declaration.modifiers.has("sealed");
  const known = new Set<ClassSymbol>();
  for (const permitted of permitsOf(table, symbol, errors) ?? []) {
    if (known.has(permitted.symbol)) report(permitted.place, "listed-twice", { name: permitted.symbol.info.name });
    else if (!directSupertypes(permitted.symbol).includes(symbol))
      report(permitted.place, "permitted-class-does-not-extend", { name: permitted.symbol.info.name, sealed: name });
    known.add(permitted.symbol);
  }
  const [permitted] = declaration.permits ?? [];
  if (permitted !== undefined && !isSealed) report(permitted, "permits-of-open-class", { name });
  if (isSealed && permittedSubclasses(table, symbol)?.length === 0)
    report(declaration.name, "sealed-without-subclasses", { name });
}

function isPermitted(table: ClassTable, sealed: ClassSymbol, symbol: ClassSymbol): boolean {
  const listed = permitsOf(table, sealed, []);
  return listed === undefined ? sealed.source === symbol.source : listed.some((each) => each.symbol === symbol);
}

interface Permitted {
  readonly symbol: ClassSymbol;
  readonly place: Located;
}

/** What stands behind `permits`; undefined where that is not written. */
function permitsOf(table: ClassTable, symbol: ClassSymbol, errors: AnalysisError[]): readonly Permitted[] | undefined {
  const scope: TypeScope = { table, inside: symbol, errors };
  return symbol.declaration.permits?.flatMap((node) => {
    const found = node.kind === "named-type" ? resolveClass(scope, node.parts) : undefined;
    return found === undefined ? [] : [{ symbol: found, place: node }];
  });
}

/** A class in a body has no name by which a sealed class could permit it (JLS 8.1.1.2, 15.9.5). */
export function checkLocalBelowSealed(symbol: ClassSymbol, errors: AnalysisError[]): void {
  const sealed = directSupertypes(symbol).find((each) => each.declaration.modifiers.has("sealed"));
  if (sealed === undefined) return;
  const span = symbol.source.span(symbol.declaration.name);
  errors.push(illFormedIn(TYPE_MESSAGES, span, "local-class-below-sealed", { sealed: sealed.info.name }));
}
