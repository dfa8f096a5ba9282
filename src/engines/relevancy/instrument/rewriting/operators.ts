import type { Expression, ExpressionOf } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { type Base, classOf, converted, isShared, lifted, promoted } from "../plan/shapes.ts";
import {
  isNull,
  type Piece,
  plainParts,
  plainPiece,
  type Rewriting,
  receiverText,
  symbolicPiece,
} from "./rewriting.ts";

type Binary = ExpressionOf<"binary">;

/** One side of an operation: a written expression, or text that stands for one. */
export interface Operand {
  readonly base: Base | undefined;
  readonly isSymbolic: boolean;
  /** As a symbolic value of this base, ready to be the receiver of a call. */
  symbolic(base: Base): string;
  plain(): string;
}

/** By operator: the method of the symbolic library. */
type Operators = Readonly<Record<string, string>>;

const COMPARISONS: Operators = { "<": "lt", "<=": "le", ">": "gt", ">=": "ge", "==": "eq", "!=": "ne" };

const ARITHMETIC: Operators = {
  "+": "_plus",
  "-": "_minus",
  "*": "_times",
  "/": "_dividedBy",
  "%": "_remainder",
  "&": "_and",
  "|": "_or",
  "^": "_xor",
  "<<": "_shiftLeft",
  ">>": "_shiftRight",
  ">>>": "_shiftRightUnsigned",
};

const SHIFTS: ReadonlySet<string> = new Set(["<<", ">>", ">>>"]);

/** The operators that have a version for a concrete right side. */
const MIXED: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "&", "|", "^"]);

export function operandOf(r: Rewriting, node: Expression): Operand {
  const shape = r.probe(node);
  const base = shape?.dimensions === 0 ? shape.base : r.baseOf(node);
  return {
    base,
    isSymbolic: shape !== undefined,
    symbolic: (wanted) => {
      if (shape === undefined) return lifted(r.plain(node), wanted, base);
      const piece = r.natural(node);
      return converted(receiverText(piece), base ?? wanted, wanted) ?? piece.text;
    },
    plain: () => r.plain(node),
  };
}

/** `a + b`, `a < b`, `a && b`. */
export function naturalBinary(r: Rewriting, node: Binary): Piece {
  const piece = rewrittenBinary(r, node);
  return piece.shape === undefined ? piece : { ...piece, text: `${commentsIn(r, node)}${piece.text}` };
}

/** The comments beside an operator, which goes: they come before what stands for it. */
function commentsIn(r: Rewriting, { left, right }: Binary): string {
  const between = r.source.text.slice(left.end, right.start);
  const comments = between.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? [];
  return comments.map((text) => (text.startsWith("//") ? `/*${text.slice(2)} */ ` : `${text} `)).join("");
}

function rewrittenBinary(r: Rewriting, node: Binary): Piece {
  const { operator, left, right } = node;
  if (operator === "&&" || operator === "||") return plainPiece(r.condition(node));
  if (operator === "+" && isConcatenation(r, node)) return concatenation(r, node);
  if (r.probe(left) === undefined && r.probe(right) === undefined) return plainPiece(plainOperands(r, node));
  const comparison = COMPARISONS[operator];
  if (comparison === undefined) return arithmetic(operator, operandOf(r, left), operandOf(r, right), node, r);
  const base = comparisonBase(r, node);
  if (base === undefined) return plainPiece(referenceComparison(r, node));
  const receiver = operandOf(r, left).symbolic(base);
  const argument = operandOf(r, right).symbolic(base);
  return symbolicPiece(`${receiver}._${comparison}(${argument})`, { base: "boolean", dimensions: 0 });
}

/** A comparison as a condition: it is decided, and the path condition remembers how. */
export function decided(r: Rewriting, node: Binary): string | undefined {
  const { operator, left, right } = node;
  const comparison = COMPARISONS[operator];
  if (comparison === undefined || (r.probe(left) === undefined && r.probe(right) === undefined)) return undefined;
  const base = comparisonBase(r, node);
  if (base === undefined) return undefined;
  const isMixed = base !== "char" && base !== "boolean";
  const side = (operand: Operand): string =>
    isMixed && !operand.isSymbolic ? operand.plain() : operand.symbolic(base);
  return `${commentsIn(r, node)}Symbolic._${comparison.toUpperCase()}(${side(operandOf(r, left))}, ${side(operandOf(r, right))})`;
}

/** What two numbers, chars or booleans are compared as; undefined for references. */
function comparisonBase(r: Rewriting, { operator, left, right }: Binary): Base | undefined {
  const a = operandOf(r, left).base;
  const b = operandOf(r, right).base;
  if (a === undefined || b === undefined || isReferenceBase(a) || isReferenceBase(b)) return undefined;
  if (a === b && (a === "boolean" || (a === "char" && (operator === "==" || operator === "!=")))) return a;
  return promoted(a, b);
}

function isReferenceBase(base: Base): boolean {
  return base === "String" || base === "StringBuilder";
}

/** `s == null` stays as it is; two strings are compared as the originals are, and so are two arrays or builders. */
function referenceComparison(r: Rewriting, node: Binary): string {
  const { left, right } = node;
  const text = (side: Expression, other: Expression) => {
    const shape = r.probe(side);
    const isComparable = isShared(shape) && (isShared(r.probe(other)) || isObject(r, other));
    const isKept = shape === undefined || isNull(other) || isComparable;
    return isKept ? r.natural(side).text : r.plain(side, say("why.compared"));
  };
  if (isShared(r.probe(left)) && isShared(r.probe(right)))
    r.plan.meet([left, right].flatMap((side) => r.slotsBehind(side)));
  return r.splice(node, [
    [left, text(left, right)],
    [right, text(right, left)],
  ]);
}

/** Any reference can be compared with it. */
function isObject(r: Rewriting, node: Expression): boolean {
  const type = r.index.typeOf(node);
  return type?.kind === "class" && type.class.name === "Object";
}

/** An operation on numbers, or on booleans taken whole. */
export function arithmetic(operator: string, left: Operand, right: Operand, node: Expression, r: Rewriting): Piece {
  const method = ARITHMETIC[operator];
  const isBoolean = left.base === "boolean" && right.base === "boolean";
  const isShift = SHIFTS.has(operator);
  const base: Base = isBoolean ? "boolean" : promoted(left.base, isShift ? "int" : right.base);
  const isKnown = left.base !== undefined && right.base !== undefined;
  if (method === undefined || !isKnown) {
    r.note(say("concrete.operator", { operator }), node);
    const text = node.kind === "binary" ? plainOperands(r, node) : `${left.plain()} ${operator} (${right.plain()})`;
    return plainPiece(text);
  }
  const isMixed = MIXED.has(operator) && !isBoolean && !right.isSymbolic;
  const argument = isMixed ? right.plain() : isShift ? distance(right) : right.symbolic(base);
  return symbolicPiece(`${left.symbolic(base)}.${method}(${argument})`, { base, dimensions: 0 });
}

/** The distance of a shift: of a long, Java takes the lowest bits only, which are those of the int. */
function distance(right: Operand): string {
  const isWide = right.base === "long" && !right.isSymbolic;
  return isWide ? lifted(`(int) (${right.plain()})`, "int", "int") : right.symbolic("int");
}

/** Whether a `+` joins texts. Of several in a row only the last one has a type of its own. */
export function isConcatenation(r: Rewriting, { operator, left, right }: Binary): boolean {
  if (operator !== "+") return false;
  return isText(r, left) || isText(r, right);
}

function isText(r: Rewriting, node: Expression): boolean {
  if (node.kind === "literal") return node.value.kind === "string";
  const type = r.index.typeOf(node);
  if (type !== undefined) return type.kind === "class" && type.class.name === "String";
  return node.kind === "binary" && node.operator === "+" && isConcatenation(r, node);
}

function concatenation(r: Rewriting, node: Binary): Piece {
  const { left, right } = node;
  if (r.probe(left) === undefined && r.probe(right) === undefined) return plainPiece(plainOperands(r, node));
  const text = `${classOf("String")}._concat(${r.natural(left).text}, ${r.natural(right).text})`;
  return symbolicPiece(text, { base: "String", dimensions: 0 });
}

/** Both sides as Java values. */
export function plainOperands(r: Rewriting, node: Binary): string {
  return r.splice(node, plainParts(r, [node.left, node.right]));
}

/** Texts joined only to be printed: Java joins a symbolic value to a text by its own text, which is that of its value. */
export function printedJoin(r: Rewriting, node: Expression): string {
  if (r.probe(node) === undefined) return r.plain(node);
  if (node.kind !== "binary" || !isText(r, node.left)) return r.natural(node).text;
  const { left, right } = node;
  const isOfExpressions = r.probe(left) !== undefined && !isJoinedToText(r, left);
  if (isOfExpressions) return r.natural(node).text;
  return r.splice(node, [
    [left, printedJoin(r, left)],
    [right, isShared(r.probe(right)) ? r.plain(right) : r.natural(right).text],
  ]);
}

/** Whether Java itself can join it: it begins with a text that is not symbolic. */
function isJoinedToText(r: Rewriting, node: Expression): boolean {
  if (r.probe(node) === undefined) return isText(r, node);
  return node.kind === "binary" && isText(r, node.left) && isJoinedToText(r, node.left);
}

/** `-x`, `~x`, `!x`. */
export function naturalUnary(r: Rewriting, node: ExpressionOf<"unary">): Piece {
  const { operator, operand } = node;
  if (r.probe(operand) === undefined) return plainPiece(r.splice(node, [[operand, r.natural(operand).text]]));
  const side = operandOf(r, operand);
  if (operator === "!") return symbolicPiece(`${side.symbolic("boolean")}._not()`, { base: "boolean", dimensions: 0 });
  const base = promoted(side.base, "int");
  const suffix = operator === "-" ? "._negated()" : operator === "~" ? "._complement()" : "";
  return symbolicPiece(`${side.symbolic(base)}${suffix}`, { base, dimensions: 0 });
}

function castBase(r: Rewriting, { type, ...node }: ExpressionOf<"cast">): Base | undefined {
  if (type.kind === "primitive-type") return type.name === "float" ? undefined : type.name;
  return r.baseOf({ type, ...node });
}

/** `(int) x` of a symbolic number; any other cast is of a Java value. */
export function naturalCast(r: Rewriting, node: ExpressionOf<"cast">): Piece {
  const { operand } = node;
  const from = r.probe(operand);
  const target = castBase(r, node);
  if (from?.dimensions === 0 && target !== undefined && node.type.kind === "primitive-type") {
    const text = converted(receiverText(r.natural(operand)), from.base, target);
    if (text !== undefined) return symbolicPiece(text, { base: target, dimensions: 0 });
  }
  if (from?.base === "String" && from.dimensions === 0 && target === "String") return r.natural(operand);
  return plainPiece(r.splice(node, [[operand, r.plain(operand, say("why.cast"))]]));
}
