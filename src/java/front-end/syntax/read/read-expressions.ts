import type { BinaryOperator } from "../../../ir/instruction.ts";
import { illFormedIn } from "../../../messages/ill-formed.ts";
import { LITERAL_MESSAGES } from "../../../messages/literals.ts";
import type { LiteralReading } from "../literals/literals.ts";
import { readCharacter, readFloating, readInteger, readString } from "../literals/literals.ts";
import { readTextBlock } from "../literals/text-block.ts";
import type { RawNode } from "../raw-node.ts";
import { absentNode, childOf, childrenOf, hasToken } from "../raw-node.ts";
import type { Expression, LogicalOperator } from "../tree/expression.ts";
import type { Identifier } from "../tree/tree.ts";
import { readArrayCreation, readArrayInitializer, readObjectCreation } from "./read-creation.ts";
import { readLambda, readMethodReference } from "./read-functions.ts";
import { isAfterFinal, readRecordPattern, readSwitch } from "./read-switch.ts";
import { readTypeArguments } from "./read-types.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, reject, required, textOf } from "./tree-reader.ts";
import { refuseExpression } from "./unsupported.ts";

type Reader = (reader: TreeReader, node: RawNode) => Expression;

/** An expression; what Fixscope does not support becomes a `missing` one, with an error. */
export function readExpression(reader: TreeReader, node: RawNode): Expression {
  const read = READERS[node.type];
  if (read !== undefined) return read(reader, node);
  refuseExpression(reader, node);
  return missing(node);
}

export function readArguments(reader: TreeReader, node: RawNode): readonly Expression[] {
  const list = childOf(node, "arguments");
  return (list?.children ?? []).filter((child) => child.type !== "ERROR").map(reader.expression);
}

const READERS: Readonly<Record<string, Reader>> = {
  decimal_integer_literal: integer,
  hex_integer_literal: integer,
  octal_integer_literal: integer,
  binary_integer_literal: integer,
  decimal_floating_point_literal: (reader, node) => literal(reader, node, readFloating(textOf(reader, node))),
  hex_floating_point_literal: (reader, node) => literal(reader, node, readFloating(textOf(reader, node))),
  character_literal: (reader, node) => literal(reader, node, readCharacter(textOf(reader, node))),
  string_literal: string,
  true: (_, node) => ({ ...place(node), kind: "literal", value: { kind: "boolean", value: true } }),
  false: (_, node) => ({ ...place(node), kind: "literal", value: { kind: "boolean", value: false } }),
  null_literal: (_, node) => ({ ...place(node), kind: "literal", value: { kind: "null" } }),
  identifier: (reader, node) => ({ ...place(node), kind: "name", name: readIdentifier(reader, node) }),
  this: (_, node) => ({ ...place(node), kind: "this" }),
  super: (_, node) => ({ ...place(node), kind: "super", qualifier: undefined }),
  parenthesized_expression: (reader, node) => reader.expression(onlyChild(node)),
  field_access: fieldAccess,
  array_access: (reader, node) => ({
    ...place(node),
    kind: "element",
    array: reader.expression(required(node, "array")),
    index: reader.expression(required(node, "index")),
  }),
  method_invocation: methodInvocation,
  object_creation_expression: readObjectCreation,
  array_creation_expression: readArrayCreation,
  array_initializer: readArrayInitializer,
  element_value_array_initializer: readArrayInitializer,
  assignment_expression: assignment,
  update_expression: update,
  binary_expression: binary,
  unary_expression: unary,
  ternary_expression: (reader, node) => ({
    ...place(node),
    kind: "conditional",
    condition: reader.expression(required(node, "condition")),
    whenTrue: reader.expression(required(node, "consequence")),
    whenFalse: reader.expression(required(node, "alternative")),
  }),
  cast_expression: cast,
  lambda_expression: readLambda,
  method_reference: readMethodReference,
  instanceof_expression: instanceOf,
  switch_expression: (reader, node) => ({ ...place(node), kind: "switch", switch: readSwitch(reader, node) }),
  class_literal: (reader, node) => ({ ...place(node), kind: "class-literal", type: reader.type(onlyChild(node)) }),
  ERROR: (_, node) => missing(node),
};

function place(node: RawNode): { readonly start: number; readonly end: number } {
  return { start: node.start, end: node.end };
}

function missing(node: RawNode): Expression {
  return { ...place(node), kind: "missing" };
}

function onlyChild(node: RawNode): RawNode {
  return node.children.find((child) => child.type !== "ERROR") ?? absentNode(node.end);
}

function literal(reader: TreeReader, node: RawNode, reading: LiteralReading): Expression {
  if (reading.ok) return { ...place(node), kind: "literal", value: reading.value };
  reader.errors.push(illFormedIn(LITERAL_MESSAGES, reader.source.span(node), reading.problem));
  return missing(node);
}

function integer(reader: TreeReader, node: RawNode): Expression {
  return literal(reader, node, readInteger(textOf(reader, node), false));
}

function string(reader: TreeReader, node: RawNode): Expression {
  const text = textOf(reader, node);
  return literal(reader, node, text.startsWith('"""') ? readTextBlock(text) : readString(text));
}

function fieldAccess(reader: TreeReader, node: RawNode): Expression {
  const field = required(node, "field");
  if (field.type === "this") {
    const object = required(node, "object");
    const qualifier = {
      kind: "named-type",
      parts: partsOf(reader, object),
      start: object.start,
      end: object.end,
    } as const;
    return { ...place(node), kind: "outer-this", qualifier };
  }
  return { ...place(node), kind: "member", object: receiverOf(reader, node), name: readIdentifier(reader, field) };
}

/** The part before the last dot; `I.super` is one receiver. */
function receiverOf(reader: TreeReader, node: RawNode): Expression {
  const object = required(node, "object");
  const keyword = node.children.find((child) => child.type === "super" && child !== object);
  if (keyword === undefined) return reader.expression(object);
  const { start, end } = object;
  return {
    kind: "super",
    qualifier: { kind: "named-type", parts: partsOf(reader, object), start, end },
    start,
    end: keyword.end,
  };
}

/** The names of `A.B` read as an expression. */
function partsOf(reader: TreeReader, node: RawNode): readonly Identifier[] {
  if (node.type === "identifier") return [readIdentifier(reader, node)];
  if (node.type === "field_access") {
    return [...partsOf(reader, required(node, "object")), readIdentifier(reader, required(node, "field"))];
  }
  reject(reader, node, "qualifier-is-no-class");
  return [];
}

function methodInvocation(reader: TreeReader, node: RawNode): Expression {
  return {
    ...place(node),
    kind: "call",
    receiver: childOf(node, "object") === undefined ? undefined : receiverOf(reader, node),
    name: readIdentifier(reader, required(node, "name")),
    typeArguments: readTypeArguments(reader, childOf(node, "type_arguments")),
    arguments: readArguments(reader, node),
  };
}

function assignment(reader: TreeReader, node: RawNode): Expression {
  const operator = required(node, "operator").type;
  return {
    ...place(node),
    kind: "assignment",
    target: reader.expression(required(node, "left")),
    operator: operator === "=" ? undefined : (operator.slice(0, -1) as BinaryOperator),
    value: reader.expression(required(node, "right")),
  };
}

function update(reader: TreeReader, node: RawNode): Expression {
  const [first] = node.children;
  const operand = node.children.find((child) => child.type !== "++" && child.type !== "--") ?? absentNode(node.end);
  const isPrefix = first?.type === "++" || first?.type === "--";
  return stepOf(reader, operand, { operator: hasToken(node, "++") ? "+" : "-", isPrefix, ...place(node) });
}

/** A step after its operand binds closer than what stands before it: `-x++` is `-(x++)`. The grammar has it the other way. */
function stepOf(
  reader: TreeReader,
  node: RawNode,
  step: { readonly operator: "+" | "-"; readonly isPrefix: boolean; readonly start: number; readonly end: number },
): Expression {
  const around = step.isPrefix ? undefined : INNER_ROLES[node.type];
  if (around === undefined) return { ...step, kind: "update", operand: reader.expression(node) };
  const inner = required(node, around);
  const expression = stepOf(reader, inner, { ...step, start: inner.start });
  const { start } = node;
  if (node.type === "cast_expression") return { ...castTo(reader, node, expression), start, end: step.end };
  const operator = required(node, "operator").type as UnaryOperator;
  return { kind: "unary", operator, operand: expression, start, end: step.end };
}

type UnaryOperator = "+" | "-" | "~" | "!";

const INNER_ROLES: Readonly<Record<string, string>> = { unary_expression: "operand", cast_expression: "value" };

function binary(reader: TreeReader, node: RawNode): Expression {
  return {
    ...place(node),
    kind: "binary",
    operator: required(node, "operator").type as BinaryOperator | LogicalOperator,
    left: reader.expression(required(node, "left")),
    right: reader.expression(required(node, "right")),
  };
}

function unary(reader: TreeReader, node: RawNode): Expression {
  const operator = required(node, "operator").type as UnaryOperator;
  const operand = required(node, "operand");
  if (operator === "-" && operand.type === "decimal_integer_literal") {
    return literal(reader, node, readInteger(textOf(reader, operand), true));
  }
  return { ...place(node), kind: "unary", operator, operand: reader.expression(operand) };
}

function cast(reader: TreeReader, node: RawNode): Expression {
  return castTo(reader, node, reader.expression(required(node, "value")));
}

function castTo(reader: TreeReader, node: RawNode, operand: Expression): Expression {
  // Of a cast to several types, `(A & B) x`, the first is what erasure leaves; the others are interfaces without a method.
  const [type] = childrenOf(node, "type");
  return {
    ...place(node),
    kind: "cast",
    type: reader.type(type ?? absentNode(node.start)),
    operand,
  };
}

function instanceOf(reader: TreeReader, node: RawNode): Expression {
  const pattern = childOf(node, "pattern");
  if (pattern !== undefined) {
    const operand = reader.expression(required(node, "left"));
    return { ...place(node), kind: "matches", operand, pattern: readRecordPattern(reader, pattern) };
  }
  const name = childOf(node, "name");
  const type = required(node, "right");
  return {
    ...place(node),
    kind: "instanceof",
    operand: reader.expression(required(node, "left")),
    type: reader.type(type),
    pattern: name === undefined ? undefined : readIdentifier(reader, name),
    isFinal: isAfterFinal(reader, type),
  };
}
