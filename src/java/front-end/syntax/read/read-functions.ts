import type { RawNode } from "../raw-node.ts";
import { childOf, ofType } from "../raw-node.ts";
import type { Expression, LambdaParameter, MethodReference } from "../tree/expression.ts";
import { readModifiers } from "./modifiers.ts";
import { readBlock } from "./read-block.ts";
import { readTypeArguments, withDimensions } from "./read-types.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, required, textOf } from "./tree-reader.ts";

/** `x -> e`, `(a, b) -> {…}`, `(int a) -> e`. */
export function readLambda(reader: TreeReader, node: RawNode): Expression {
  const number = reader.numbering.lambda();
  const parameters = readLambdaParameters(reader, required(node, "parameters"));
  const body = required(node, "body");
  return {
    kind: "lambda",
    parameters,
    body: body.type === "block" ? readBlock(reader, body) : reader.expression(body),
    number,
    start: node.start,
    end: node.end,
  };
}

function readLambdaParameters(reader: TreeReader, node: RawNode): readonly LambdaParameter[] {
  if (node.type === "identifier") return [untyped(reader, node)];
  return node.children.flatMap((child) => {
    if (child.type === "identifier") return [untyped(reader, child)];
    return child.type === "formal_parameter" ? [typed(reader, child)] : [];
  });
}

function untyped(reader: TreeReader, node: RawNode): LambdaParameter {
  const name = readIdentifier(reader, node);
  return { name, type: undefined, isFinal: false, start: node.start, end: node.end };
}

/** `var x` leaves the type open too. */
function typed(reader: TreeReader, node: RawNode): LambdaParameter {
  const type = required(node, "type");
  const isVar = type.type === "type_identifier" && textOf(reader, type) === "var";
  return {
    name: readIdentifier(reader, required(node, "name")),
    type: isVar ? undefined : withDimensions(reader, reader.type(type), childOf(node, "dimensions")),
    isFinal: readModifiers(reader, node, "parameter").has("final"),
    start: node.start,
    end: node.end,
  };
}

const TYPES: ReadonlySet<string> = new Set([
  "generic_type",
  "array_type",
  "integral_type",
  "floating_point_type",
  "boolean_type",
  "type_identifier",
]);

/** `A::m`, `x::m`, `super::m`, `C::new`, `int[]::new`. */
export function readMethodReference(reader: TreeReader, node: RawNode): Expression {
  const number = reader.numbering.lambda();
  const parts = node.children.filter((child) => child.type !== "ERROR" && child.type !== "type_arguments");
  const first = parts[0] ?? node;
  const last = parts.at(-1) ?? node;
  const name = last.type === "new" ? { text: "new", start: last.start, end: last.end } : readIdentifier(reader, last);
  return {
    kind: "method-reference",
    qualifier: readQualifier(reader, first),
    name,
    typeArguments: readTypeArguments(reader, ofType(node, "type_arguments")),
    number,
    start: node.start,
    end: node.end,
  };
}

function readQualifier(reader: TreeReader, node: RawNode): MethodReference["qualifier"] {
  const { start, end } = node;
  if (node.type === "scoped_type_identifier") {
    const names = textOf(reader, node)
      .split(".")
      .map((text) => text.trim());
    const parts = names.map((text) => ({ text, start, end }));
    if (names.at(-1) !== "super") return { kind: "type", type: reader.type(node), start, end };
    return { kind: "super", qualifier: { kind: "named-type", parts: parts.slice(0, -1), start, end }, start, end };
  }
  return TYPES.has(node.type) ? { kind: "type", type: reader.type(node), start, end } : reader.expression(node);
}
