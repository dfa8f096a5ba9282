import { type AnalysisError, nearest } from "../../../kernel/index.ts";
import { illFormedIn } from "../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../messages/types.ts";
import type { Located } from "../syntax/source-text.ts";
import type { Expression } from "../syntax/tree/expression.ts";
import type { Annotation, CompilationUnit, MethodDeclaration } from "../syntax/tree/tree.ts";
import type { TypedExpression } from "../typed/tree.ts";
import type { ClassTable } from "../types/class-table.ts";
import { annotationType } from "../types/declarations/annotation-names.ts";
import { resolveType } from "../types/declarations/resolve-types.ts";
import type { StaticType } from "../types/static-types.ts";
import type { ClassSymbol } from "../types/symbols.ts";
import type { CheckContext } from "./bodies.ts";
import { staticChecker } from "./bodies.ts";
import type { Checker } from "./scope/checker.ts";

/** Each element of an annotation gets one value of its type, known at compile time, unless it has a default (JLS 9.7). */
export function checkAnnotationValues(context: CheckContext, table: ClassTable, unit: CompilationUnit): void {
  for (const annotation of unit.annotations) {
    const type = annotationType(table, unit, annotation);
    const inside = type === undefined ? undefined : classAround(table, unit, annotation);
    if (type !== undefined && inside !== undefined)
      new ValueCheck(staticChecker(context, inside), annotation, type).all();
  }
}

/** The innermost class around an annotation, or that it annotates; undefined where there is none. */
function classAround(table: ClassTable, unit: CompilationUnit, place: Located): ClassSymbol | undefined {
  const around = table.classes.filter(
    ({ unit: its, declaration: { start, end } }) => its === unit && start <= place.start && place.end <= end,
  );
  return around.toSorted((a, b) => b.declaration.start - a.declaration.start)[0];
}

class ValueCheck {
  private readonly checker: Checker;
  private readonly annotation: Annotation;
  private readonly type: ClassSymbol;

  constructor(checker: Checker, annotation: Annotation, type: ClassSymbol) {
    this.checker = checker;
    this.annotation = annotation;
    this.type = type;
  }

  all(): void {
    const { annotation, type } = this;
    const { name } = type.declaration;
    const isRepeatable = type.declaration.annotations.some((each) => each.parts.at(-1)?.text === "Repeatable");
    if (annotation.isRepeated && !isRepeatable) this.report(annotation, "listed-twice", `@${name.text}`);
    const given = new Set<string>();
    for (const argument of annotation.arguments) {
      const element = argument.name?.text ?? "value";
      const place = argument.name ?? argument;
      const declared = this.element(element);
      if (declared === undefined) this.unknown(place, element);
      else if (given.has(element)) this.report(place, "listed-twice", element);
      else if (argument.value !== undefined) this.value(argument.value, this.typeOf(declared));
      given.add(element);
    }
    for (const { name: element, hasDefault } of this.elements())
      if (hasDefault !== true && !given.has(element.text))
        this.report(annotation, "annotation-without-value", name.text, element.text);
  }

  /** As they are declared: a class of the library that is only named in an annotation is no part of the program. */
  private elements(): readonly MethodDeclaration[] {
    return this.type.declaration.members.filter((member) => member.kind === "method");
  }

  private element(name: string): MethodDeclaration | undefined {
    return this.elements().find((each) => each.name.text === name);
  }

  private typeOf({ returnType }: MethodDeclaration): StaticType {
    const inside = this.type.info.isLibrary ? this.checker.inside : this.type;
    return resolveType({ table: this.checker.table, inside, errors: [] }, returnType);
  }

  private unknown(place: Located, element: string): void {
    const close = nearest(
      element,
      this.elements().map((each) => each.name.text),
    );
    if (close === undefined) this.report(place, "annotation-without-element", this.type.declaration.name.text, element);
    else
      this.add({
        kind: "unknown-name",
        span: this.checker.inside.source.span(place),
        what: "method",
        name: element,
        nearest: close,
      });
  }

  /** Where an array is expected, a single value stands for an array of it. */
  private value(node: Expression, expected: StaticType): void {
    const element = expected.kind === "array" ? expected.element : expected;
    if (node.kind === "array-initializer" && expected.kind === "array")
      for (const each of node.elements) this.value(each, element);
    else if (!isFixed(this.checker.valueOf(node, element))) this.report(node, "annotation-value-varies", "");
  }

  private report(
    place: Located,
    problem: "annotation-value-varies" | "annotation-without-element" | "annotation-without-value" | "listed-twice",
    name: string,
    element = "",
  ): void {
    this.add(illFormedIn(TYPE_MESSAGES, this.checker.inside.source.span(place), problem, { name, element }));
  }

  private add(error: AnalysisError): void {
    this.checker.errors.push(error);
  }
}

/** A constant, an enum constant or a class (JLS 9.7.1). What does not fit was complained about. */
function isFixed(value: TypedExpression): boolean {
  if (value.type.kind === "error") return true;
  if (value.kind === "constant") return value.value.kind !== "null";
  if (value.kind === "field") return value.field.isStatic && value.field.class.kind === "enum";
  return value.kind === "call" && value.method.class.name === "Class" && value.method.name === "literal";
}
