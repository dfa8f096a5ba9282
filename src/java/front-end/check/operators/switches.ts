import type { Expression, Switch } from "../../syntax/tree/expression.ts";
import type { Statement } from "../../syntax/tree/statement.ts";
import type { TypedExpression, TypedStatement, TypedSwitch } from "../../typed/tree.ts";
import type { StaticType } from "../../types/static-types.ts";
import { assignTo, convertTo } from "../conversions/conversions.ts";
import { canComplete } from "../flow/flow.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, invalid } from "../scope/checker.ts";
import { pendingChoice } from "./choices.ts";
import { commonType } from "./conditionals.ts";
import { checkSwitch } from "./switch-cases.ts";

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
  if (values.length === 0) {
    illFormed(checker, node, "switch-without-values");
    return undefined;
  }
  reportEndsWithoutValue(checker, checked);
  return { checked, values };
}

/** Each case with an arrow, and the last one with a colon, gives a value or never ends (JLS 15.28.1). */
function reportEndsWithoutValue(checker: Checker, { cases, end }: TypedSwitch): void {
  for (const [i, { isArrow, body, ...place }] of cases.entries()) {
    const isLast = i === cases.length - 1;
    if (!(isArrow || isLast) || !canComplete({ kind: "block", statements: body, ...place }, () => {})) continue;
    const ends = isArrow ? place.end : end;
    illFormed(checker, { start: ends - 1, end: ends }, "case-without-value");
  }
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
