import { isReference } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Located } from "../../syntax/source-text.ts";
import { TreeBuilder } from "../../syntax/tree/build.ts";
import type { Expression, Switch } from "../../syntax/tree/expression.ts";
import { hiddenLocal } from "../../typed/hidden-local.ts";
import type { Local, TypedExpression, TypedStatement } from "../../typed/tree.ts";
import { ERROR_TYPE, showStatic } from "../../types/static-types.ts";
import type { FieldSymbol } from "../../types/symbols.ts";
import { unboxedType, unboxedValue } from "../conversions/boxing.ts";
import { notNull } from "../conversions/null-checks.ts";
import type { Checker } from "../scope/checker.ts";
import { checkedNode, checkOperand, invalid, wrongType } from "../scope/checker.ts";
import { isString } from "./operators.ts";

/** What is switched on: its value in a hidden variable, and how a label is tested. */
export interface Subject {
  readonly local: Local;
  readonly before: readonly TypedStatement[];
  readonly kind: "number" | "string" | "enum" | "object" | "invalid";
  readonly constants: ReadonlyMap<string, FieldSymbol> | undefined;
  /** There are patterns or null among the labels, so that every value needs a case (JLS 14.11.2). */
  readonly isByPattern: boolean;
  readonly takesNull: boolean;
}

const SWITCHABLE: ReadonlySet<string> = new Set(["int", "char", "short", "byte"]);

export function checkSubject(checker: Checker, node: Switch): Subject {
  const labels = node.cases.flatMap((each) => each.labels);
  const takesNull = labels.some(isNull);
  const isByPattern = takesNull || node.cases.some((each) => each.patterns.length > 0);
  const value = checkOperand(checker, node.subject);
  const { start, end } = node.subject;
  const declared = (kind: Subject["kind"], subject: TypedExpression): Subject => {
    const local = hiddenLocal("subject", subject.type, node.subject, true);
    const before: TypedStatement = { kind: "declare", local, value: subject, start, end };
    return { local, before: [before], kind, constants: undefined, isByPattern, takesNull };
  };
  const kind = kindOf(checker, value);
  if (kind === "invalid") return declared("invalid", value);
  if (isByPattern && isReference(value.type)) {
    const mayBeNull = !takesNull && notNull(checker, value) !== value;
    const subject = mayBeNull ? refusingNull(checker, declared(kind, value)) : declared(kind, value);
    return kind === "enum" ? withConstants(checker, subject) : subject;
  }
  if (kind === "number") return declared("number", unboxedValue(checker, value));
  if (kind === "string") return asked(checker, declared("string", value), "hashCode");
  if (kind === "enum") return withConstants(checker, asked(checker, declared("enum", value), "ordinal"));
  wrongType(checker, node.subject, showStatic(value.type), expectedType("switch-subject"));
  return declared("invalid", { ...invalid(node.subject), type: ERROR_TYPE });
}

/** Asks for nothing but that the value is there, as the Java compiler does. */
function refusingNull(checker: Checker, subject: Subject): Subject {
  const { place } = subject.local;
  const expression = notNull(checker, subjectUse(subject.local, place));
  return { ...subject, before: [...subject.before, { kind: "evaluate", expression, ...place }] };
}

function kindOf(checker: Checker, { type }: TypedExpression): Subject["kind"] {
  if (type.kind === "error") return "invalid";
  const number = unboxedType(type);
  if (number !== undefined && SWITCHABLE.has(number.name)) return "number";
  if (isString(checker, type)) return "string";
  return type.kind === "class" && type.class.kind === "enum" ? "enum" : "object";
}

export function isNull(label: Expression): boolean {
  return label.kind === "literal" && label.value.kind === "null";
}

export function subjectUse(local: Local, { start, end }: Located): TypedExpression {
  return { kind: "local", type: local.type, local, start, end };
}

/** Asks for the number of the constant or the hash code of the text first, as the Java compiler does: on null that fails. */
function asked(checker: Checker, subject: Subject, method: string): Subject {
  const { local } = subject;
  const build = new TreeBuilder(local.place);
  const use = subjectUse(local, local.place);
  const number = checker.expression(build.call(checkedNode(checker, use), method));
  const evaluate: TypedStatement = { kind: "evaluate", expression: number, start: number.start, end: number.end };
  return { ...subject, before: [...subject.before, evaluate] };
}

function withConstants(checker: Checker, subject: Subject): Subject {
  const { type } = subject.local;
  const info = type.kind === "class" ? type.class : undefined;
  const fields = info === undefined ? [] : [...checker.table.symbolOf(info).fields];
  const constants = new Map(fields.filter(([, field]) => field.declaration?.kind === "enum-constant"));
  return { ...subject, constants };
}
