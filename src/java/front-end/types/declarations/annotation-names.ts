import { type AnalysisError, nearest } from "../../../../kernel/index.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Annotation, CompilationUnit } from "../../syntax/tree/tree.ts";
import type { ClassTable } from "../class-table.ts";
import type { ClassSymbol } from "../symbols.ts";
import { findImported, findQualified, isRefusedAtImport } from "./imports.ts";

/** Those that say something about annotations; they are in no file of the library. */
const ABOUT_ANNOTATIONS: readonly string[] = ["Documented", "Inherited", "Native", "Repeatable", "Retention", "Target"];

/** Reports annotations that are declared nowhere, and names behind `@` that are none. */
export function checkAnnotations(table: ClassTable, unit: CompilationUnit, errors: AnalysisError[]): void {
  for (const annotation of unit.annotations) {
    const names = annotation.parts.map((part) => part.text);
    const [simple] = names.slice(-1);
    if (simple === undefined || ABOUT_ANNOTATIONS.includes(simple)) continue;
    const found = find(table, unit, names, simple);
    const span = unit.source.span(annotation);
    if (found === undefined && isRefusedAtImport(table, unit, names[0] ?? simple)) continue;
    if (found === undefined) {
      const close = nearest(simple, [...table.classNames(), ...ABOUT_ANNOTATIONS]);
      const name = names.join(".");
      errors.push({
        kind: "unknown-name",
        span,
        what: "class",
        name,
        ...(close === undefined ? {} : { nearest: close }),
      });
    } else if (!found.declaration.isAnnotation) {
      errors.push({ kind: "wrong-type", span, found: found.info.name, expected: expectedType("annotation") });
    }
  }
}

/** What an annotation is declared as; undefined for those that say something about annotations. */
export function annotationType(
  table: ClassTable,
  unit: CompilationUnit,
  { parts }: Annotation,
): ClassSymbol | undefined {
  const names = parts.map((part) => part.text);
  const [simple] = names.slice(-1);
  if (simple === undefined || ABOUT_ANNOTATIONS.includes(simple)) return undefined;
  const found = find(table, unit, names, simple);
  return found?.declaration.isAnnotation === true ? found : undefined;
}

/** Nested ones are taken by their simple names, wherever they are declared. */
function find(
  table: ClassTable,
  unit: CompilationUnit,
  names: readonly string[],
  simple: string,
): ClassSymbol | undefined {
  const nested = table.classes.find(({ declaration }) => declaration.isAnnotation && declaration.name.text === simple);
  return nested ?? (names.length === 1 ? findImported(table, unit, simple) : findQualified(table, names));
}
