import type { AnalysisError, Span } from "../../../../kernel/index.ts";
import { unsupported } from "../../../messages/unsupported.ts";
import { isReflective } from "../jdk/absent-classes.ts";
import { jdkMembersOf } from "../jdk/jdk-names.ts";
import { type ClassSymbol, qualifiedNameOf } from "../symbols.ts";
import { directSupertypes } from "./lookup.ts";

/** What is said of a method or field that the JDK's class has, or one above it, and the library's lacks; undefined where there is none. */
export function absentMember(
  symbol: ClassSymbol,
  name: string,
  what: "method" | "field",
  span: Span,
): AnalysisError | undefined {
  const owner = librarySupertypes(symbol).find((each) => {
    const members = jdkMembersOf(qualifiedNameOf(each).join("."));
    return what === "method" ? members?.methods.has(name) : members?.names.has(name);
  });
  if (owner === undefined) return undefined;
  if (what === "method" && isReflective(qualifiedNameOf(owner).join("."), name))
    return unsupported(span, "no-reflection", { name: `Class.${name}` });
  return unsupported(span, what === "method" ? "library-method" : "library-field", {
    name: `${owner.info.name}.${name}`,
  });
}

/** Whether the JDK's class has more overloads of that name and number of parameters than the library's: `<init>` for constructors. */
export function lacksOverload(symbol: ClassSymbol, name: string, parameters: number, known: number): boolean {
  if (!symbol.info.isLibrary) return false;
  const counts = jdkMembersOf(qualifiedNameOf(symbol).join("."))?.methods.get(name) ?? [];
  return counts.filter((count) => count === parameters).length > known;
}

/** The classes of the library among the class and those above it, nearest first. */
function librarySupertypes(symbol: ClassSymbol): readonly ClassSymbol[] {
  const above = directSupertypes(symbol).flatMap(librarySupertypes);
  return symbol.info.isLibrary ? [symbol, ...above] : above;
}
