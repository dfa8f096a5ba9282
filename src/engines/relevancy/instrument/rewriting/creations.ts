import type { Expression, ExpressionOf } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { classOf, elementOf, isPrimitive, isShared, type Shape, typeText } from "../plan/shapes.ts";
import type { Slot } from "../plan/slots.ts";
import { branches } from "./conditionals.ts";
import { liftedArray } from "./library/array-calls.ts";
import { instanceVersion, isNewBuilder } from "./library/library-calls.ts";
import type { Rewriting } from "./rewriting.ts";
import { chosen } from "./switches.ts";

/** Something new, made symbolic where it is made. */
export function newlyMade(r: Rewriting, node: Expression, shape: Shape, into: readonly Slot[]): string | undefined {
  const element = elementOf(shape);
  switch (node.kind) {
    case "array-initializer":
      return r.splice(
        node,
        node.elements.map((each) => [each, r.symbolic(each, element, into)]),
      );
    case "new-array":
      return newArray(r, node, shape, into);
    case "new":
      return shape.base === "StringBuilder" && shape.dimensions === 0 ? newBuilder(r, node) : undefined;
    case "conditional":
      return isShared(shape) ? branches(r, node, (side) => r.symbolic(side, shape, into)) : undefined;
    case "switch":
      return isShared(shape) ? chosen(r, node, (value) => r.symbolic(value, shape, into)) : undefined;
    case "call":
      return madeByCall(r, node, shape) ?? liftedArray(r, node, shape);
    default:
      return undefined;
  }
}

function madeByCall(r: Rewriting, node: ExpressionOf<"call">, shape: Shape): string | undefined {
  const typed = r.index.find(node);
  if (!isShared(shape) || typed?.kind !== "call" || r.probe(node) !== undefined) return undefined;
  const isOnText = node.receiver !== undefined && r.baseOf(node.receiver) === "String";
  const isMaking = shape.dimensions > 0 ? isOnText : isNewBuilder(node);
  if (!isMaking || typed.method.isStatic) return undefined;
  return instanceVersion(r, node, typed.method)?.text;
}

function newArray(r: Rewriting, node: ExpressionOf<"new-array">, shape: Shape, into: readonly Slot[]): string {
  const { initializer, lengths } = node;
  const owner = classOf(shape.base);
  if (initializer !== undefined) return `new ${typeText(shape)} ${r.symbolic(initializer, shape, into)}`;
  const texts = lengths.map((length) => r.plain(length, say("why.length")));
  const isFilled = isPrimitive({ ...shape, dimensions: shape.dimensions - lengths.length });
  if (isFilled && lengths.length > 2) {
    r.plan.takeBack(into, say("why.arrays"), r.source.span(node));
    return r.source.slice(node);
  }
  const open = "[]".repeat(shape.dimensions - lengths.length);
  return isFilled ? `${owner}._array(${texts.join(", ")})` : `new ${owner}[${texts.join("][")}]${open}`;
}

/** Whether a builder is made of a symbolic text. */
export function isMadeOfSymbolic(r: Rewriting, node: ExpressionOf<"new">): boolean {
  return r.baseOf(node) === "StringBuilder" && node.arguments.some((each) => r.probe(each) !== undefined);
}

/** A symbolic builder with what the one that is written begins with. */
export function newBuilder(r: Rewriting, node: ExpressionOf<"new">): string {
  const [content] = node.arguments;
  const isText = content !== undefined && r.baseOf(content) === "String";
  return `new StringBuilderExpr(${isText ? r.symbolic(content, { base: "String", dimensions: 0 }) : ""})`;
}
