import { nearest } from "../../../../kernel/index.ts";
import { isReference, primitive } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Located } from "../../syntax/source-text.ts";
import { TreeBuilder } from "../../syntax/tree/build.ts";
import type { Expression, PatternLabel, Switch, SwitchCase } from "../../syntax/tree/expression.ts";
import type { Statement } from "../../syntax/tree/statement.ts";
import { hiddenLocal } from "../../typed/hidden-local.ts";
import type { Local, TypedCase, TypedExpression, TypedStatement, TypedSwitch } from "../../typed/tree.ts";
import { boxOf } from "../../types/relations/boxing.ts";
import { isCastable } from "../../types/relations/casting.ts";
import { ERROR_TYPE, erase, showStatic } from "../../types/static-types.ts";
import type { FieldSymbol } from "../../types/symbols.ts";
import { unboxedType, unboxedValue } from "../conversions/boxing.ts";
import { checkCondition } from "../conversions/conditions.ts";
import { assignTo } from "../conversions/conversions.ts";
import { notNull } from "../conversions/null-checks.ts";
import { canComplete, isConstant } from "../flow/flow.ts";
import { bindingsWhen, withBindings } from "../scope/bindings.ts";
import { inScope, inside } from "../scope/blocks.ts";
import type { Checker, JumpTarget } from "../scope/checker.ts";
import { checkedNode, checkOperand, illFormed, invalid, report, wrongType } from "../scope/checker.ts";
import { covers, dominates, type PatternShape } from "./coverage.ts";
import { finality, isString } from "./operators.ts";
import { checkPattern } from "./patterns.ts";

/** What is switched on: its value in a hidden variable, and how a label is tested. */
interface Subject {
  readonly local: Local;
  readonly before: readonly TypedStatement[];
  readonly kind: "number" | "string" | "enum" | "object" | "invalid";
  readonly constants: ReadonlyMap<string, FieldSymbol> | undefined;
  /** There are patterns or null among the labels, so that every value needs a case (JLS 14.11.2). */
  readonly isByPattern: boolean;
  readonly takesNull: boolean;
}

/** What the labels so far are for. */
interface Labels {
  readonly seen: Set<string>;
  /** Of those without a guard. */
  readonly shapes: PatternShape[];
  hasDefault: boolean;
  /** Some pattern takes every value. */
  hasTotal: boolean;
}

type BodyStatement = (statement: Statement) => TypedStatement;

/** The subject and the cases of a `switch`, which `break` or `yield` leaves by way of `target`. */
export function checkSwitch(
  checker: Checker,
  node: Switch,
  target: JumpTarget,
  bodyStatement: BodyStatement,
): TypedSwitch {
  const subject = checkSubject(checker, node);
  reportMixedForms(checker, node);
  const labels: Labels = { seen: new Set(), shapes: [], hasDefault: false, hasTotal: false };
  const place = { start: node.start, end: node.end };
  return inScope(checker, () =>
    inside(checker, target, () => {
      const cases: TypedCase[] = [];
      for (const each of node.cases) {
        const checked = checkCase(checker, subject, each, labels, bodyStatement);
        if (checked.variables > 0) reportFallingInto(checker, each, cases.at(-1));
        cases.push(checked.case);
      }
      if (!subject.isByPattern)
        return { before: subject.before, cases, isExhaustive: takesAll(subject, labels), ...place };
      return { before: subject.before, ...exhausted(checker, node, subject, cases, labels), ...place };
    }),
  );
}

function takesAll(subject: Subject, { hasDefault, seen }: Labels): boolean {
  const constants = subject.constants === undefined ? undefined : [...subject.constants.values()];
  const namesAll = constants?.every((each) => seen.has(fullName(each))) === true;
  return subject.kind === "invalid" || hasDefault || namesAll;
}

interface CheckedCase {
  readonly case: TypedCase;
  /** How many variables its patterns declare. */
  readonly variables: number;
}

function checkCase(
  checker: Checker,
  subject: Subject,
  node: SwitchCase,
  labels: Labels,
  bodyStatement: BodyStatement,
): CheckedCase {
  const constants = node.labels.flatMap((label) => checkLabel(checker, subject, label, labels) ?? []);
  const patterns = node.patterns.flatMap((label) => checkPatternLabel(checker, subject, label, labels) ?? []);
  if (node.isDefault) labels.hasDefault = true;
  if (labels.hasDefault && labels.hasTotal) illFormed(checker, node, "default-and-total-case");
  const bindings = patterns.flatMap((test) => bindingsWhen(test, true));
  const variables = bindings.filter((binding) => binding.isHidden !== true).length;
  const body = withBindings(checker, bindings, () => checkCaseBody(checker, node, bodyStatement));
  const tests = [...constants, ...patterns];
  const { isDefault, isArrow, start, end } = node;
  return { case: { tests, isDefault, isArrow, body, start, end }, variables };
}

/** After an arrow variables are the case's own; otherwise all cases share one block. */
function checkCaseBody(checker: Checker, node: SwitchCase, bodyStatement: BodyStatement): readonly TypedStatement[] {
  if (!node.isArrow) return node.body.map(checker.statement);
  return inScope(checker, () => node.body.map(bodyStatement));
}

function reportFallingInto(checker: Checker, node: SwitchCase, before: TypedCase | undefined): void {
  if (before === undefined || before.isArrow) return;
  const { body, start, end } = before;
  if (canComplete({ kind: "block", statements: body, start, end }, () => {}))
    illFormed(checker, node.patterns[0] ?? node, "falls-into-pattern");
}

function reportMixedForms(checker: Checker, node: Switch): void {
  const [first] = node.cases;
  const other = node.cases.find((each) => each.isArrow !== first?.isArrow);
  if (other !== undefined) illFormed(checker, other, "switch-mixes-forms");
}

/** With patterns some case must be run: the last one, when nothing else is left for it, or one that throws. */
function exhausted(
  checker: Checker,
  node: Switch,
  subject: Subject,
  cases: readonly TypedCase[],
  labels: Labels,
): Pick<TypedSwitch, "cases" | "isExhaustive"> {
  if (subject.kind === "invalid" || labels.hasDefault) return { cases, isExhaustive: true };
  const total = cases.findIndex((each) => each.tests.some((test) => test.kind === "bind"));
  if (total >= 0)
    return { cases: cases.map((each, i) => (i === total ? { ...each, isDefault: true } : each)), isExhaustive: true };
  if (!covers(checker, labels.shapes, subject.local.type)) {
    // Other mistakes in labels may be why.
    const isWhole = node.cases.every((each, i) => each.labels.length + each.patterns.length === cases[i]?.tests.length);
    const place = { start: node.start, end: node.start + "switch".length };
    if (isWhole) illFormed(checker, place, "switch-leaves-values-over", { type: showStatic(subject.local.type) });
    return { cases, isExhaustive: true };
  }
  return { cases: withLast(cases) ?? withFailure(checker, node, cases), isExhaustive: true };
}

/** A value that no case before the last takes is one for the last, unless null within a record has kept it from them. */
function withLast(cases: readonly TypedCase[]): readonly TypedCase[] | undefined {
  const last = cases.at(-1);
  const [test, another] = last?.tests ?? [];
  if (last === undefined || test === undefined || another !== undefined) return undefined;
  const isFlat = cases.every((each) => each.tests.every((one) => typeTestsIn(one) <= 1));
  const certain = isFlat ? certainTest(test) : undefined;
  return certain === undefined ? undefined : [...cases.slice(0, -1), { ...last, tests: [certain], isDefault: true }];
}

function typeTestsIn(node: TypedExpression): number {
  if (node.kind === "logical") return typeTestsIn(node.left) + typeTestsIn(node.right);
  return node.kind === "instanceof" ? 1 : 0;
}

/** The test of a pattern without a guard, of a value that is known to be of its type. */
function certainTest(node: TypedExpression): TypedExpression | undefined {
  const { type, start, end } = node;
  if (node.kind === "logical") {
    const left = certainTest(node.left);
    return left === undefined || node.right.kind !== "bind" ? undefined : { ...node, left };
  }
  if (node.kind === "bind") return node;
  if (node.kind !== "instanceof" || node.binding === undefined) return undefined;
  const value: TypedExpression = { kind: "adapt", type: node.tested, operand: node.operand, start, end };
  return { kind: "bind", type, local: node.binding, value, start, end };
}

/** As the Java compiler does: what no case takes is a `MatchException`. */
function withFailure(checker: Checker, node: Switch, cases: readonly TypedCase[]): readonly TypedCase[] {
  const place = { start: node.end - 1, end: node.end };
  const build = new TreeBuilder(place);
  const type = build.type("java", "lang", "MatchException");
  const failure = checker.statement(build.throwNew(type, build.null(), build.null()));
  const isArrow = cases.at(-1)?.isArrow ?? true;
  const ended = cases.map((each, i): TypedCase => {
    const { body, start, end } = each;
    const runsOn =
      !isArrow && i === cases.length - 1 && canComplete({ kind: "block", statements: body, start, end }, () => {});
    return runsOn ? { ...each, body: [...body, { kind: "break", label: undefined, ...place }] } : each;
  });
  return [...ended, { tests: [], isDefault: true, isArrow, body: [failure], ...place }];
}

const SWITCHABLE: ReadonlySet<string> = new Set(["int", "char", "short", "byte"]);

function checkSubject(checker: Checker, node: Switch): Subject {
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

function isNull(label: Expression): boolean {
  return label.kind === "literal" && label.value.kind === "null";
}

function subjectUse(local: Local, { start, end }: Located): TypedExpression {
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

/** The condition under which a pattern is meant; undefined after a mistake. */
function checkPatternLabel(
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
function checkLabel(
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
function fullName({ info, type }: FieldSymbol): string {
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
