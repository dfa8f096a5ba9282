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
  const both = storeAndRead(r, target, place);
  if (both === undefined || !isComputed) return unrepeatable(r, node, place);
  const text = `${both.store} = ${updated(r, both.read, shape, operator, operandOf(r, value), node)}`;
  return symbolicPiece(text, shape, more);
}

/** `x++`: as a statement an assignment; as a value, that of before or after. */
export function naturalUpdate(r: Rewriting, node: ExpressionOf<"update">, isStatement: boolean): Piece {
  const { operand, operator, isPrefix } = node;
  const place = r.place(operand);
  const { shape } = place;
  if (shape === undefined) return plainPiece(r.splice(node, [[operand, place.text]]));
  const isExact = isPrefix || isStatement || shape.base !== "double";
  const both = storeAndRead(r, operand, place);
  if (both === undefined || !isExact) return unrepeatable(r, node, place);
  const change = `${both.store} = ${updated(r, both.read, shape, operator, one, node)}`;
  if (isStatement) return symbolicPiece(change, shape, { slots: place.slots, isPrimary: false });
  if (isPrefix) return symbolicPiece(`(${change})`, shape);
  const undone = arithmetic(operator === "+" ? "-" : "+", textOperand(`(${change})`, shape.base), one, node, r);
  return symbolicPiece(converted(undone.text, undone.shape?.base ?? shape.base, shape.base) ?? undone.text, shape);
}

function updated(
  r: Rewriting,
  before: string,
  shape: Shape,
  operator: string,
  value: Operand,
  node: ExpressionOf<"assignment"> | ExpressionOf<"update">,
): string {
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

/** A place as it is written to and as it is read just before; undefined where it cannot be written twice. */
function storeAndRead(r: Rewriting, target: Expression, place: Piece): { store: string; read: string } | undefined {
  if (canBeRepeated(r, target)) return { store: place.text, read: r.natural(target).text };
  if (target.kind !== "element" || !canBeRepeated(r, target.array)) return undefined;
  // The index is kept by the library from the store to the read that follows at once.
  const array = r.natural(target.array).text;
  const index = r.plain(target.index, say("why.index"));
  return { store: `${array}[Symbolic._at(${index})]`, read: `${array}[Symbolic._at()]` };
}

/** Whether the place means the same when it is written twice: it changes nothing, and decides nothing. */
function canBeRepeated(r: Rewriting, node: Expression): boolean {
  switch (node.kind) {
    case "name":
    case "this":
    case "literal":
    case "outer-this":
    case "super":
      return true;
    case "member":
      return canBeRepeated(r, node.object);
    case "element":
      return canBeRepeated(r, node.array) && canBeRepeated(r, node.index);
    case "binary":
      return ARITHMETIC.has(node.operator) && canBeRepeated(r, node.left) && canBeRepeated(r, node.right);
    case "unary":
      return node.operator !== "!" && canBeRepeated(r, node.operand);
    case "cast":
      return canBeRepeated(r, node.operand);
    case "call":
      return isRepeatableCall(r, node);
    default:
      return false;
  }
}

const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"]);

/** `s.charAt(i)`, `Math.abs(x)`: the library computes, and that is all. */
function isRepeatableCall(r: Rewriting, node: ExpressionOf<"call">): boolean {
  const typed = r.index.find(node);
  if (typed?.kind !== "call" || !typed.method.class.isLibrary || !COMPUTING.has(typed.method.class.name)) return false;
  const parts = [...(typed.method.isStatic || node.receiver === undefined ? [] : [node.receiver]), ...node.arguments];
  // Of anything else `String.valueOf` asks for its text.
  const isText = parts.every((part) => r.baseOf(part) !== undefined);
  return isText && parts.every((part) => canBeRepeated(r, part)) && typed.method.name !== "random";
}

const COMPUTING: ReadonlySet<string> = new Set(["String", "Math", "Character", "Integer", "Long"]);

function unrepeatable(r: Rewriting, node: Expression, place: Piece): Piece {
  r.plan.takeBack(place.slots, say("why.unrepeatable"), r.source.span(node));
  return symbolicPiece(r.source.slice(node), place.shape ?? { base: "int", dimensions: 0 });
}
