import type { Expression, ExpressionOf } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { type Base, classOf, converted, type Shape } from "../plan/shapes.ts";
import { arithmetic, type Operand, operandOf } from "./operators.ts";
import { type Piece, plainPiece, type Rewriting, symbolicPiece } from "./rewriting.ts";

/** `x = e`, `x += e`. */
export function naturalAssignment(r: Rewriting, node: ExpressionOf<"assignment">): Piece {
  const { target, operator, value } = node;
  const place = r.place(target);
  const { shape } = place;
  if (shape === undefined) {
    const text = r.splice(node, [
      [target, place.text],
      [value, r.plain(value, say("why.variable"))],
    ]);
    return plainPiece(text);
  }
  const more = { slots: place.slots, isPrimary: false, isNonNull: false };
  if (operator === undefined) {
    const parts = [[target, place.text] as const, [value, r.symbolic(value, shape, place.slots)] as const];
    return symbolicPiece(r.splice(node, parts), shape, more);
  }
  const isComputed = shape.base === "String" || operandOf(r, value).base !== undefined;
  if (!canBeRepeated(target) || !isComputed) return unrepeatable(r, node, place);
  const text = `${place.text} = ${updated(r, target, shape, operator, operandOf(r, value), node)}`;
  return symbolicPiece(text, shape, more);
}

/** `x++`: as a statement an assignment; as a value, that of before or after. */
export function naturalUpdate(r: Rewriting, node: ExpressionOf<"update">, isStatement: boolean): Piece {
  const { operand, operator, isPrefix } = node;
  const place = r.place(operand);
  const { shape } = place;
  if (shape === undefined) return plainPiece(r.splice(node, [[operand, place.text]]));
  const isExact = isPrefix || isStatement || shape.base !== "double";
  if (!canBeRepeated(operand) || !isExact) return unrepeatable(r, node, place);
  const change = `${place.text} = ${updated(r, operand, shape, operator, one, node)}`;
  if (isStatement) return symbolicPiece(change, shape, { slots: place.slots, isPrimary: false });
  if (isPrefix) return symbolicPiece(`(${change})`, shape);
  const undone = arithmetic(operator === "+" ? "-" : "+", textOperand(`(${change})`, shape.base), one, node, r);
  return symbolicPiece(converted(undone.text, undone.shape?.base ?? shape.base, shape.base) ?? undone.text, shape);
}

function updated(
  r: Rewriting,
  target: Expression,
  shape: Shape,
  operator: string,
  value: Operand,
  node: ExpressionOf<"assignment"> | ExpressionOf<"update">,
): string {
  const before = r.natural(target).text;
  if (shape.base === "String" && node.kind === "assignment")
    return `${classOf("String")}._concat(${before}, ${r.natural(node.value).text})`;
  const result = arithmetic(operator, textOperand(before, shape.base), value, node, r);
  return converted(result.text, result.shape?.base ?? shape.base, shape.base) ?? result.text;
}

const one: Operand = { base: "int", isSymbolic: false, symbolic: () => "Symbolic.IntConstant(1)", plain: () => "1" };

function textOperand(text: string, base: Base): Operand {
  return {
    base,
    isSymbolic: true,
    symbolic: (wanted) => converted(text, base, wanted) ?? text,
    plain: () => `${text}._getValue()`,
  };
}

/** Whether the place means the same when it is written twice. */
function canBeRepeated(node: Expression): boolean {
  switch (node.kind) {
    case "name":
    case "this":
    case "literal":
    case "outer-this":
    case "super":
      return true;
    case "member":
      return canBeRepeated(node.object);
    case "element":
      return canBeRepeated(node.array) && canBeRepeated(node.index);
    default:
      return false;
  }
}

function unrepeatable(r: Rewriting, node: Expression, place: Piece): Piece {
  r.plan.takeBack(place.slots, say("why.unrepeatable"), r.source.span(node));
  return symbolicPiece(r.source.slice(node), place.shape ?? { base: "int", dimensions: 0 });
}
