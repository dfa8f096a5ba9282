import { nearest } from "../../../../kernel/index.ts";
import { primitive } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import { TreeBuilder } from "../../syntax/tree/build.ts";
import type { Expression, PatternLabel } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { boxOf } from "../../types/relations/boxing.ts";
import { isCastable } from "../../types/relations/casting.ts";
import { erase, showStatic } from "../../types/static-types.ts";
import type { FieldSymbol } from "../../types/symbols.ts";
import { unboxedType } from "../conversions/boxing.ts";
import { checkCondition } from "../conversions/conditions.ts";
import { assignTo } from "../conversions/conversions.ts";
import { isConstant } from "../flow/flow.ts";
import { bindingsWhen, withBindings } from "../scope/bindings.ts";
import type { Checker } from "../scope/checker.ts";
import { checkedNode, checkOperand, illFormed, report, wrongType } from "../scope/checker.ts";
import { dominates, type PatternShape } from "./coverage.ts";
import { finality } from "./operators.ts";
import { checkPattern } from "./patterns.ts";
import { isNull, type Subject, subjectUse } from "./switch-subject.ts";

/** What the labels so far are for. */
export interface Labels {
  readonly seen: Set<string>;
  /** Of those without a guard. */
  readonly shapes: PatternShape[];
  hasDefault: boolean;
  /** Some pattern takes every value. */
  hasTotal: boolean;
}

/** The condition under which a pattern is meant; undefined after a mistake. */
export function checkPatternLabel(
  checker: Checker,
  subject: Subject,
  label: PatternLabel,
  labels: Labels,
): TypedExpression | undefined {
  if (subject.kind === "invalid") return undefined;
  const checked = checkPattern(checker, label.pattern, subjectUse(subject.local, label));
  const guarded = label.guard;
  if (checked === undefined) return undefined;
  const { test, shape } = checked;
  reportDominated(checker, label, shape, labels);
  const guard =
    guarded === undefined
      ? undefined
      : withBindings(checker, bindingsWhen(test, true), () => checkCondition(checker, guarded));
  if (guard !== undefined && !isConstant(guard, true))
    return {
      kind: "logical",
      operator: "&&",
      type: test.type,
      left: test,
      right: guard,
      start: label.start,
      end: label.end,
    };
  labels.shapes.push(shape);
  if (test.kind === "bind") labels.hasTotal = true;
  return test;
}

function reportDominated(
  checker: Checker,
  label: Expression | PatternLabel,
  shape: PatternShape,
  labels: Labels,
): void {
  const isAfterDefault = labels.hasDefault && shape.kind !== "constant";
  if (isAfterDefault || labels.shapes.some((each) => dominates(each, shape)))
    illFormed(checker, label, "case-is-dominated");
}

/** The condition under which a constant is meant; undefined after a mistake. */
export function checkLabel(
  checker: Checker,
  subject: Subject,
  label: Expression,
  labels: Labels,
): TypedExpression | undefined {
  const { local } = subject;
  const build = new TreeBuilder(label);
  const use = subjectUse(local, label);
  if (isNull(label) && subject.isByPattern) {
    reportTwice(checker, label, "null", labels.seen);
    return subject.kind === "invalid"
      ? undefined
      : checkCondition(checker, build.binary(checkedNode(checker, use), "==", build.null()));
  }
  if (subject.kind === "enum") return checkConstantLabel(checker, subject, use, label, labels);
  const value = checkOperand(checker, label);
  if (subject.kind === "invalid" || value.type.kind === "error") return undefined;
  if (subject.kind === "object") return checkObjectLabel(checker, subject, use, label, value, labels);
  const typed = assignTo(checker, value, unboxedType(local.type) ?? local.type);
  if (typed.type.kind === "error") return undefined;
  if (typed.kind !== "constant" || typed.value.kind === "null") {
    illFormed(checker, label, "case-is-not-constant");
    return undefined;
  }
  const name = String(typed.value.value);
  reportTwice(checker, label, name, labels.seen);
  const type = typed.type.kind === "primitive" ? boxOf(checker.table, typed.type) : typed.type;
  reportDominated(checker, label, { kind: "constant", type: erase(type), name }, labels);
  return isConstantTest(checker, subject, use, typed);
}

/** The constant of an enum may stand for a value of a wider type, with the name of the enum before it. */
function checkObjectLabel(
  checker: Checker,
  { local }: Subject,
  use: TypedExpression,
  label: Expression,
  value: TypedExpression,
  labels: Labels,
): TypedExpression | undefined {
  const constant = constantOf(checker, value);
  if (constant !== undefined && isCastable(local.type, value.type, finality(checker)))
    return namedConstant(checker, use, label, constant, labels);
  illFormed(checker, label, "constant-case-of-object", { type: showStatic(local.type) });
  return undefined;
}

/** Numbers are compared by value, texts by `equals`, neither with null. */
function isConstantTest(
  checker: Checker,
  subject: Subject,
  use: TypedExpression,
  constant: TypedExpression,
): TypedExpression {
  const build = new TreeBuilder(constant);
  const isSame =
    subject.kind === "string"
      ? build.call(checkedNode(checker, use), "equals", checkedNode(checker, constant))
      : build.binary(checkedNode(checker, use), "==", checkedNode(checker, constant));
  if (!subject.takesNull) return checkCondition(checker, isSame);
  const isThere = build.binary(checkedNode(checker, use), "!=", build.null());
  return checkCondition(checker, build.binary(isThere, "&&", isSame));
}

function checkConstantLabel(
  checker: Checker,
  subject: Subject,
  use: TypedExpression,
  label: Expression,
  labels: Labels,
): TypedExpression | undefined {
  const known = subject.constants ?? new Map<string, FieldSymbol>();
  const field = label.kind === "name" ? known.get(label.name.text) : qualifiedConstant(checker, known, label);
  if (field !== undefined) {
    if (label.kind === "member" && !subject.isByPattern)
      illFormed(checker, label, "qualified-enum-case", { name: label.name.text });
    return namedConstant(checker, use, label, field, labels);
  }
  const expected = expectedType("enum-constant", { type: showStatic(subject.local.type) });
  if (label.kind === "name") reportUnknownConstant(checker, label, label.name.text, [...known.keys()]);
  else wrongType(checker, label, expectedType("expression"), expected);
  return undefined;
}

/** The subject is this constant of an enum. */
function namedConstant(
  checker: Checker,
  use: TypedExpression,
  label: Expression,
  field: FieldSymbol,
  labels: Labels,
): TypedExpression {
  const { name } = field.info;
  reportTwice(checker, label, fullName(field), labels.seen);
  const shape: PatternShape = { kind: "constant", type: erase(field.type), name };
  reportDominated(checker, label, shape, labels);
  labels.shapes.push(shape);
  const place = { start: label.start, end: label.end };
  const right: TypedExpression = { kind: "field", type: field.type, receiver: undefined, field: field.info, ...place };
  return { kind: "binary", type: primitive("boolean"), operator: "==", left: use, right, ...place };
}

/** `Color.RED`, the name of a constant with that of its enum before it. */
function qualifiedConstant(
  checker: Checker,
  known: ReadonlyMap<string, FieldSymbol>,
  label: Expression,
): FieldSymbol | undefined {
  if (label.kind !== "member") return undefined;
  const field = constantOf(checker, checkOperand(checker, label));
  return field !== undefined && known.get(field.info.name) === field ? field : undefined;
}

/** Two enums may have constants of one name. */
export function fullName({ info, type }: FieldSymbol): string {
  return `${showStatic(type)}.${info.name}`;
}

/** The constant of an enum that an expression names. */
function constantOf(checker: Checker, value: TypedExpression): FieldSymbol | undefined {
  if (value.kind !== "field" || value.type.kind !== "class") return undefined;
  const field = checker.table.symbolOf(value.type.class).fields.get(value.field.name);
  return field?.declaration?.kind === "enum-constant" && field.info === value.field ? field : undefined;
}

function reportUnknownConstant(checker: Checker, label: Expression, name: string, known: readonly string[]): void {
  const close = nearest(name, known);
  const span = checker.inside.source.span(label);
  report(checker, {
    kind: "unknown-name",
    span,
    what: "field",
    name,
    ...(close === undefined ? {} : { nearest: close }),
  });
}

function reportTwice(checker: Checker, label: Expression, text: string, seen: Set<string>): void {
  if (seen.has(text)) illFormed(checker, label, "duplicate-case");
  seen.add(text);
}
