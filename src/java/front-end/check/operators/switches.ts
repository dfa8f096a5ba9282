import { primitive } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import { nearest } from "../../syntax/nearest.ts";
import { TreeBuilder } from "../../syntax/tree/build.ts";
import type { Expression, Switch, SwitchCase } from "../../syntax/tree/expression.ts";
import type { Statement } from "../../syntax/tree/statement.ts";
import type { Local, TypedCase, TypedExpression, TypedStatement, TypedSwitch } from "../../typed/tree.ts";
import type { StaticType } from "../../types/static-types.ts";
import { ERROR_TYPE, showStatic } from "../../types/static-types.ts";
import type { FieldSymbol } from "../../types/symbols.ts";
import { unboxedType, unboxedValue } from "../conversions/boxing.ts";
import { checkCondition } from "../conversions/conditions.ts";
import { assignTo, convertTo } from "../conversions/conversions.ts";
import { pendingChoice } from "../functions/choices.ts";
import { inScope, inside } from "../scope/blocks.ts";
import type { Checker, JumpTarget } from "../scope/checker.ts";
import { checkedNode, checkOperand, illFormed, invalid, report, wrongType } from "../scope/checker.ts";
import { commonType } from "./conditionals.ts";
import { isString } from "./operators.ts";

/** A `switch` as a statement. */
export function checkSwitchStatement(checker: Checker, node: Switch): TypedStatement {
  const checked = checkSwitch(checker, node, { kind: "switch" }, (statement) => {
    reportDroppedValue(checker, statement);
    return checker.statement(statement);
  });
  return { kind: "switch", switch: checked, start: node.start, end: node.end };
}

const EFFECTS: ReadonlySet<Expression["kind"]> = new Set(["assignment", "update", "call", "new", "missing"]);

function reportDroppedValue(checker: Checker, statement: Statement): void {
  if (statement.kind !== "expression" || EFFECTS.has(statement.expression.kind)) return;
  illFormed(checker, statement, "value-is-dropped");
}

/** A `switch` as a value. Undefined `expected`: its type is what its values have in common (JLS 15.28.1). */
export function checkSwitchValue(checker: Checker, node: Switch, expected: StaticType | undefined): TypedExpression {
  const found = valuesOf(checker, node, (value) =>
    expected === undefined ? checkOperand(checker, value) : checker.valueOf(value, expected),
  );
  if (found === undefined) return invalid(node);
  const { checked, values } = found;
  if (expected === undefined) return switchOf(checker, node, checked, values, values);
  return { kind: "switch", type: expected, switch: checked, start: node.start, end: node.end };
}

/** As `checkSwitchValue`; pending when a value is, so that what is expected reaches the values. */
export function startSwitch(checker: Checker, node: Switch): TypedExpression {
  const found = valuesOf(checker, node, checker.argument);
  if (found === undefined) return invalid(node);
  const { checked, values } = found;
  if (values.every((value) => value.kind !== "pending")) return switchOf(checker, node, checked, values, values);
  return pendingChoice(checker, {
    values,
    build: (known, type) => {
      if (type === undefined) return switchOf(checker, node, checked, values, known);
      const fitted = new Map(values.map((value, i) => [value, assignTo(checker, known[i] ?? value, type)]));
      return { kind: "switch", type, switch: withYields(checked, fitted), start: node.start, end: node.end };
    },
    start: node.start,
    end: node.end,
  });
}

interface SwitchValues {
  readonly checked: TypedSwitch;
  /** What is yielded, in source order; at least one. */
  readonly values: readonly TypedExpression[];
}

/** Undefined, with an error reported, when nothing is yielded. */
function valuesOf(
  checker: Checker,
  node: Switch,
  check: (value: Expression) => TypedExpression,
): SwitchValues | undefined {
  const values: TypedExpression[] = [];
  const yields = (value: Expression): TypedExpression => {
    const typed = check(value);
    values.push(typed);
    return typed;
  };
  const checked = checkSwitch(checker, node, { kind: "value", yields }, (statement) =>
    statement.kind === "expression"
      ? { kind: "yield", value: yields(statement.expression), start: statement.start, end: statement.end }
      : checker.statement(statement),
  );
  if (!checked.isExhaustive) {
    illFormed(checker, { start: node.start, end: node.start + "switch".length }, "switch-is-not-exhaustive");
  }
  if (values.length > 0) return { checked, values };
  illFormed(checker, node, "switch-without-values");
  return undefined;
}

/** The `switch` with the values it has been checked with converted to what they have in common. */
function switchOf(
  checker: Checker,
  node: Switch,
  checked: TypedSwitch,
  yielded: readonly TypedExpression[],
  values: readonly TypedExpression[],
): TypedExpression {
  const type = commonType(checker, values);
  if (type === undefined) return invalid(node);
  const converted = new Map(yielded.map((value, i) => [value, convertTo(checker, values[i] ?? value, type)]));
  return { kind: "switch", type, switch: withYields(checked, converted), start: node.start, end: node.end };
}

/** Replaces the values that are yielded by the same converted. */
function withYields(node: TypedSwitch, converted: ReadonlyMap<TypedExpression, TypedExpression>): TypedSwitch {
  const replace = (statement: TypedStatement): TypedStatement => {
    switch (statement.kind) {
      case "yield":
        return { ...statement, value: converted.get(statement.value) ?? statement.value };
      case "block":
        return { ...statement, statements: statement.statements.map(replace) };
      case "if": {
        const { whenTrue, whenFalse } = statement;
        return {
          ...statement,
          whenTrue: replace(whenTrue),
          whenFalse: whenFalse === undefined ? undefined : replace(whenFalse),
        };
      }
      case "while":
      case "do":
      case "for":
      case "labeled":
        return { ...statement, body: replace(statement.body) };
      case "switch":
        return { ...statement, switch: withYields(statement.switch, converted) };
      case "try":
        return {
          ...statement,
          body: replaceBlock(statement.body),
          catches: statement.catches.map((each) => ({ ...each, body: replaceBlock(each.body) })),
        };
      case "protected": {
        const { body, leave, handler } = statement;
        return {
          ...statement,
          body: replace(body),
          leave: replaceBlock(leave),
          handler: { ...handler, body: replaceBlock(handler.body) },
        };
      }
      default:
        return statement;
    }
  };
  const replaceBlock = (block: Extract<TypedStatement, { kind: "block" }>) => ({
    ...block,
    statements: block.statements.map(replace),
  });
  return { ...node, cases: node.cases.map((each) => ({ ...each, body: each.body.map(replace) })) };
}

/** What is switched on: its value in a hidden variable, and how a label is tested. */
interface Subject {
  readonly local: Local;
  readonly before: readonly TypedStatement[];
  readonly kind: "number" | "string" | "enum" | "invalid";
  readonly constants: ReadonlyMap<string, FieldSymbol> | undefined;
}

function checkSwitch(
  checker: Checker,
  node: Switch,
  target: JumpTarget,
  bodyStatement: (statement: Statement) => TypedStatement,
): TypedSwitch {
  const subject = checkSubject(checker, node);
  reportMixedForms(checker, node);
  const seen = new Set<string>();
  const cases = inScope(checker, () =>
    inside(checker, target, () =>
      node.cases.map((each): TypedCase => {
        const tests = each.labels.flatMap((label) => checkLabel(checker, subject, label, seen) ?? []);
        return {
          tests,
          isDefault: each.isDefault,
          isArrow: each.isArrow,
          body: checkCaseBody(checker, each, bodyStatement),
          start: each.start,
          end: each.end,
        };
      }),
    ),
  );
  const namesAll = subject.constants !== undefined && [...subject.constants.keys()].every((name) => seen.has(name));
  const isExhaustive = subject.kind === "invalid" || cases.some((each) => each.isDefault) || namesAll;
  return { before: subject.before, cases, isExhaustive, start: node.start, end: node.end };
}

/** After an arrow variables are the case's own; otherwise all cases share one block. */
function checkCaseBody(
  checker: Checker,
  node: SwitchCase,
  bodyStatement: (statement: Statement) => TypedStatement,
): readonly TypedStatement[] {
  if (!node.isArrow) return node.body.map(checker.statement);
  return inScope(checker, () => node.body.map(bodyStatement));
}

function reportMixedForms(checker: Checker, node: Switch): void {
  const [first] = node.cases;
  const other = node.cases.find((each) => each.isArrow !== first?.isArrow);
  if (other !== undefined) illFormed(checker, other, "switch-mixes-forms");
}

const SWITCHABLE: ReadonlySet<string> = new Set(["int", "char", "short", "byte"]);

function checkSubject(checker: Checker, node: Switch): Subject {
  const value = checkOperand(checker, node.subject);
  const unboxed = unboxedType(value.type);
  const { start, end } = node.subject;
  const declared = (kind: Subject["kind"], subject: TypedExpression): Subject => {
    const local: Local = {
      name: `$subject${start}`,
      type: subject.type,
      place: { start, end },
      isFixed: true,
      isHidden: true,
    };
    return { local, before: [{ kind: "declare", local, value: subject, start, end }], kind, constants: undefined };
  };
  if (value.type.kind === "error") return declared("invalid", value);
  if (unboxed !== undefined && SWITCHABLE.has(unboxed.name)) return declared("number", unboxedValue(checker, value));
  if (isString(checker, value.type)) return asked(checker, declared("string", value), "hashCode");
  if (value.type.kind === "class" && value.type.class.kind === "enum") {
    return withConstants(checker, asked(checker, declared("enum", value), "ordinal"));
  }
  wrongType(checker, node.subject, showStatic(value.type), expectedType("switch-subject"));
  return declared("invalid", { ...invalid(node.subject), type: ERROR_TYPE });
}

/** Asks for the number of the constant or the hash code of the text first, as the Java compiler does: on null that fails. */
function asked(checker: Checker, subject: Subject, method: string): Subject {
  const { local } = subject;
  const build = new TreeBuilder(local.place);
  const use: TypedExpression = {
    kind: "local",
    type: local.type,
    local,
    start: local.place.start,
    end: local.place.end,
  };
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

/** The condition under which a label is meant; undefined after a mistake. */
function checkLabel(
  checker: Checker,
  subject: Subject,
  label: Expression,
  seen: Set<string>,
): TypedExpression | undefined {
  const { local } = subject;
  const build = new TreeBuilder(label);
  const use: TypedExpression = { kind: "local", type: local.type, local, start: label.start, end: label.end };
  if (subject.kind === "enum") return checkConstantLabel(checker, subject, use, label, seen);
  const value = checkOperand(checker, label);
  if (subject.kind === "invalid" || value.type.kind === "error") return undefined;
  const typed = assignTo(checker, value, local.type);
  if (typed.type.kind === "error") return undefined;
  if (typed.kind !== "constant" || typed.value.kind === "null") {
    illFormed(checker, label, "case-is-not-constant");
    return undefined;
  }
  reportTwice(checker, label, String(typed.value.value), seen);
  if (subject.kind === "string") {
    return checkCondition(checker, build.call(checkedNode(checker, use), "equals", checkedNode(checker, typed)));
  }
  return checkCondition(checker, build.binary(checkedNode(checker, use), "==", checkedNode(checker, typed)));
}

function checkConstantLabel(
  checker: Checker,
  subject: Subject,
  use: TypedExpression,
  label: Expression,
  seen: Set<string>,
): TypedExpression | undefined {
  const field = label.kind === "name" ? subject.constants?.get(label.name.text) : undefined;
  if (label.kind !== "name" || field === undefined) {
    const name = label.kind === "name" ? label.name.text : undefined;
    const expected = expectedType("enum-constant", { type: showStatic(subject.local.type) });
    if (name === undefined) wrongType(checker, label, expectedType("expression"), expected);
    else reportUnknownConstant(checker, label, name, [...(subject.constants?.keys() ?? [])]);
    return undefined;
  }
  reportTwice(checker, label, label.name.text, seen);
  const place = { start: label.start, end: label.end };
  const right: TypedExpression = { kind: "field", type: field.type, receiver: undefined, field: field.info, ...place };
  return { kind: "binary", type: primitive("boolean"), operator: "==", left: use, right, ...place };
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
