import { isReference, primitive } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Located } from "../../syntax/source-text.ts";
import { TreeBuilder } from "../../syntax/tree/build.ts";
import type { ExpressionOf, Pattern, RecordPattern, TypePattern } from "../../syntax/tree/expression.ts";
import { hiddenLocal } from "../../typed/hidden-local.ts";
import type { Local, TypedExpression } from "../../typed/tree.ts";
import { resolveValueType } from "../../types/declarations/resolve-types.ts";
import type { StaticClassType, StaticType } from "../../types/generic-types.ts";
import { capture } from "../../types/relations/capture.ts";
import { impliedBy, isCastable, isUncheckedTest } from "../../types/relations/casting.ts";
import { erase, isCompatible, showStatic } from "../../types/static-types.ts";
import type { ClassSymbol } from "../../types/symbols.ts";
import { typeParametersOf } from "../../types/symbols.ts";
import { bindingsWhen, withBindings } from "../scope/bindings.ts";
import { reportRedeclaration } from "../scope/blocks.ts";
import type { Checker } from "../scope/checker.ts";
import { checkedNode, checkOperand, illFormed, invalid, wrongType } from "../scope/checker.ts";
import type { PatternShape } from "./coverage.ts";
import { finality } from "./operators.ts";

/** A pattern against a value: a condition that gives the variables of the pattern their values. */
interface CheckedPattern {
  readonly test: TypedExpression;
  readonly shape: PatternShape;
}

/** `e instanceof R(…)` (JLS 15.20.2). */
export function checkMatches(checker: Checker, node: ExpressionOf<"matches">): TypedExpression {
  const operand = checkOperand(checker, node.operand);
  if (operand.type.kind === "error") return invalid(node);
  return checkPattern(checker, node.pattern, operand)?.test ?? invalid(node);
}

/** What the pattern says of a value (JLS 14.30.2); undefined after a mistake. */
export function checkPattern(checker: Checker, pattern: Pattern, value: TypedExpression): CheckedPattern | undefined {
  return pattern.kind === "type-pattern"
    ? checkTypePattern(checker, pattern, value)
    : checkRecordPattern(checker, pattern, value);
}

function checkTypePattern(checker: Checker, pattern: TypePattern, value: TypedExpression): CheckedPattern | undefined {
  const type = pattern.type === undefined ? value.type : resolveValueType(checker, pattern.type);
  if (type.kind === "error" || !mayBe(checker, pattern, value, type)) return undefined;
  const { name, start, end } = pattern;
  if (name !== undefined) reportRedeclaration(checker, name);
  const local: Local =
    name === undefined
      ? hiddenLocal("unnamed", type, pattern, true)
      : { name: name.text, type, place: name, isFixed: pattern.isFinal };
  const shape: PatternShape = { kind: "type", type: erase(type) };
  const boolean = primitive("boolean");
  if (isCompatible(value.type, type)) return { test: { kind: "bind", type: boolean, local, value, start, end }, shape };
  return {
    test: { kind: "instanceof", type: boolean, operand: value, tested: type, binding: local, start, end },
    shape,
  };
}

/** Whether a value of its type may be of that type, and whether that can be told when the program runs. */
function mayBe(checker: Checker, place: Located, value: TypedExpression, type: StaticType): boolean {
  const isFitting =
    isReference(value.type) && isReference(type)
      ? isCastable(value.type, type, finality(checker))
      : value.type.kind === "primitive" && type.kind === "primitive" && value.type.name === type.name;
  if (!isFitting) {
    wrongType(checker, place, showStatic(value.type), expectedType("test-operand", { type: showStatic(type) }));
    return false;
  }
  if (!isUncheckedTest(value.type, type)) return true;
  illFormed(checker, place, "test-of-type-arguments", { type: showStatic(value.type), tested: showStatic(type) });
  return false;
}

/** The value is of the record, and what its accessors give matches the patterns in the brackets, in their order. */
function checkRecordPattern(
  checker: Checker,
  pattern: RecordPattern,
  value: TypedExpression,
): CheckedPattern | undefined {
  const named = resolveValueType(checker, pattern.type);
  if (named.kind === "error") return undefined;
  const symbol = named.kind === "class" ? checker.table.symbolOf(named.class) : undefined;
  if (named.kind !== "class" || symbol?.declaration.flavor !== "record") {
    illFormed(checker, pattern.type, "pattern-of-no-record", { type: showStatic(named) });
    return undefined;
  }
  const { components } = symbol.declaration;
  if (components.length !== pattern.components.length) {
    const values = { name: symbol.info.name, count: components.length, given: pattern.components.length };
    illFormed(checker, pattern, "wrong-number-of-components", values);
    return undefined;
  }
  const type = recordType(named, symbol, value.type);
  if (!mayBe(checker, pattern.type, value, named)) return undefined;
  const local = hiddenLocal("record", capture(type), pattern, true);
  const { start, end } = pattern;
  const boolean = primitive("boolean");
  let test: TypedExpression = {
    kind: "instanceof",
    type: boolean,
    operand: value,
    tested: type,
    binding: local,
    start,
    end,
  };
  const shapes: PatternShape[] = [];
  for (const [i, component] of pattern.components.entries()) {
    const part = partOf(checker, local, components[i]?.name.text ?? "", component);
    const before = bindingsWhen(test, true);
    const checked: CheckedPattern | undefined = withBindings(checker, before, () =>
      checkPattern(checker, component, part),
    );
    if (checked === undefined) return undefined;
    shapes.push(checked.shape);
    test = { kind: "logical", operator: "&&", type: boolean, left: test, right: checked.test, start, end };
  }
  return { test, shape: { kind: "record", info: symbol.info, components: shapes } };
}

/** A generic record without type arguments has those that the value implies (JLS 18.5.5). */
function recordType(named: StaticClassType, symbol: ClassSymbol, from: StaticType): StaticClassType {
  const parameters = typeParametersOf(symbol);
  if (parameters.length === 0 || named.arguments !== undefined) return named;
  const implied = impliedBy(capture(from), named);
  if (implied !== undefined) return implied;
  const any: StaticType = { kind: "wildcard", bound: "extends", type: undefined };
  return { ...named, arguments: parameters.map(() => any) };
}

/** The accessor's value. The call is not written in the source. */
function partOf(checker: Checker, record: Local, name: string, place: Located): TypedExpression {
  const { start, end } = place;
  const build = new TreeBuilder(place);
  const use: TypedExpression = { kind: "local", type: record.type, local: record, start, end };
  return asImplied(checkOperand(checker, build.call(checkedNode(checker, use), name)));
}

function asImplied(value: TypedExpression): TypedExpression {
  if (value.kind === "adapt") return { ...value, operand: asImplied(value.operand) };
  return value.kind === "call" ? { ...value, isImplied: true } : value;
}
