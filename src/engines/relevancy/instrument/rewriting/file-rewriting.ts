import {
  type Expression,
  type ExpressionOf,
  type Located,
  type Method,
  partsOf,
  type SourceText,
  type Statement,
  type TypeDeclaration,
  type TypedExpression,
} from "../../../../java/index.ts";
import { valueAt } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import type { Plan } from "../plan/plan.ts";
import {
  type Base,
  concrete,
  converted,
  elementOf,
  isPrimitive,
  isShared,
  lifted,
  operandBase,
  type Shape,
} from "../plan/shapes.ts";
import { fieldSlot, localId, placeId, returnSlot, type Slot } from "../plan/slots.ts";
import type { TypedIndex } from "../plan/typed-index.ts";
import { naturalAssignment, naturalUpdate } from "./assignments.ts";
import { callPiece, inputAt, keepReferenced, newPiece } from "./calls.ts";
import { branches, naturalConditional } from "./conditionals.ts";
import { isMadeOfSymbolic, newBuilder, newlyMade } from "./creations.ts";
import { type Declarations, typeParts } from "./declarations.ts";
import { seedCall } from "./library/library-calls.ts";
import { decided, naturalBinary, naturalCast, naturalUnary, plainOperands } from "./operators.ts";
import {
  type Exits,
  exitsOf,
  isNull,
  type Part,
  type Piece,
  plainParts,
  plainPiece,
  type Rewriting,
  receiverText,
  symbolicPiece,
} from "./rewriting.ts";
import { spliced } from "./splice.ts";
import { statementParts } from "./statements.ts";
import { chosen, naturalSwitch } from "./switches.ts";

/** Rewrites one file expression by expression; everything that is not touched keeps its text. */
export class FileRewriting implements Rewriting {
  readonly source: SourceText;
  readonly index: TypedIndex;
  readonly plan: Plan;
  readonly isPackaged: boolean;
  readonly #declarations: Declarations;
  readonly #probed = new Map<Expression, Piece>();

  constructor(source: SourceText, index: TypedIndex, plan: Plan, declarations: Declarations, isPackaged: boolean) {
    this.isPackaged = isPackaged;
    this.source = source;
    this.index = index;
    this.plan = plan;
    this.#declarations = declarations;
  }

  splice(place: Located, parts: readonly Part[]): string {
    return spliced(this.source.text, place, parts);
  }

  note(text: string, place: Located): void {
    this.plan.note(text, this.source.span(place));
  }

  statements(nodes: readonly Statement[], exits: Exits): readonly Part[] {
    return statementParts(this, nodes, exits);
  }

  classBody(declaration: TypeDeclaration): readonly Part[] {
    return typeParts(this, this.#declarations, declaration);
  }

  probe(node: Expression): Shape | undefined {
    return this.#ahead(node).shape;
  }

  slotsBehind(node: Expression): readonly Slot[] {
    return this.#ahead(node).slots;
  }

  #ahead(node: Expression): Piece {
    return valueAt(this.#probed, node, () => this.plan.silently(() => this.natural(node)));
  }

  baseOf(node: Expression): Base | undefined {
    const base = operandBase(this.index.typeOf(node));
    if (base !== undefined || node.kind !== "binary" || node.operator !== "+") return base;
    // Of texts joined in a row only the last one has a type.
    return this.index.find(node) === undefined ? "String" : undefined;
  }

  natural(node: Expression): Piece {
    if (this.index.find(node)?.kind === "constant") return plainPiece(this.source.slice(node));
    switch (node.kind) {
      case "name":
      case "member":
        return this.#read(this.place(node));
      case "element":
        return this.#element(node);
      case "call":
        return callPiece(this, node, "natural");
      case "new":
        return isMadeOfSymbolic(this, node)
          ? symbolicPiece(newBuilder(this, node), { base: "StringBuilder", dimensions: 0 })
          : newPiece(this, node);
      case "assignment":
        return naturalAssignment(this, node);
      case "update":
        return naturalUpdate(this, node, false);
      case "binary":
        return naturalBinary(this, node);
      case "unary":
        this.index.adopt(node.operand, node);
        return naturalUnary(this, node);
      case "conditional":
        return naturalConditional(this, node);
      case "switch":
        return naturalSwitch(this, node);
      case "cast":
        this.index.adopt(node.operand, node);
        return naturalCast(this, node);
      default:
        return plainPiece(this.#other(node));
    }
  }

  /** What is never symbolic itself, with what is in it. */
  #other(node: Expression): string {
    switch (node.kind) {
      case "new-array": {
        const { lengths, initializer } = node;
        const inner = initializer === undefined ? [] : [initializer];
        return this.splice(node, [...plainParts(this, lengths, say("why.length")), ...plainParts(this, inner)]);
      }
      case "array-initializer":
        return this.splice(node, plainParts(this, node.elements, say("why.array")));
      case "instanceof":
      case "matches":
        return this.splice(node, plainParts(this, [node.operand], say("why.compared")));
      case "lambda":
        return this.splice(node, this.#lambdaParts(node));
      case "method-reference":
        keepReferenced(this, node);
        return (
          this.#input(node) ??
          this.splice(node, node.qualifier.kind === "type" ? [] : plainParts(this, [node.qualifier]))
        );
      default:
        return this.source.slice(node);
    }
  }

  /** `Symbolic::integer`: what takes it wants Java values. */
  #input(node: ExpressionOf<"method-reference">): string | undefined {
    const input = this.isPackaged ? undefined : inputAt(this, node);
    return input && `() -> ${this.#concrete(seedCall(this, node, input), node, say("why.lambda"))}`;
  }

  #lambdaParts({ body }: ExpressionOf<"lambda">): readonly Part[] {
    return body.kind === "block"
      ? this.statements([body], exitsOf(this, undefined))
      : plainParts(this, [body], say("why.lambda"));
  }

  #variable(node: Expression, text: string): Piece {
    const slot = this.#slotOf(this.index.find(node));
    if (slot?.shape === undefined) return plainPiece(text);
    this.plan.touch([slot], this.source.span(node));
    return symbolicPiece(text, slot.shape, { slots: [slot], isNonNull: false });
  }

  place(node: Expression): Piece {
    switch (node.kind) {
      case "name":
        return this.#variable(node, this.source.slice(node));
      case "member":
        return this.#variable(node, this.splice(node, [[node.object, this.natural(node.object).text]]));
      default:
        return this.natural(node);
    }
  }

  isVariadic(method: Method): boolean {
    return this.#declarations.variadic.has(method);
  }

  isEarly({ id }: Slot): boolean {
    return this.#declarations.early.has(id);
  }

  #read(place: Piece): Piece {
    const { shape, slots } = place;
    const isNullable = shape !== undefined && isPrimitive(shape) && slots.some((slot) => this.isEarly(slot));
    return isNullable ? { ...place, text: `Symbolic._orDefault(${place.text})` } : place;
  }

  /** A variable that chooses between symbolic arrays or builders and its own has to have symbolic ones, too. */
  #demanded(node: Expression): boolean {
    const typed = this.index.find(node);
    if (typed?.kind === "local") return this.plan.demand(localId(this.source, typed.local));
    if (typed?.kind === "call")
      return typed.method?.class.isLibrary === false && this.plan.demand(returnSlot(typed.method).id);
    return typed?.kind === "field" && this.plan.demand(fieldSlot(typed.field).id);
  }

  #slotOf(typed: TypedExpression | undefined): Slot | undefined {
    if (typed?.kind === "local") return this.plan.find(localId(this.source, typed.local));
    return typed?.kind === "field" ? this.plan.find(fieldSlot(typed.field).id) : undefined;
  }

  #element(node: ExpressionOf<"element">): Piece {
    const array = this.natural(node.array);
    const text = this.splice(node, [
      [node.array, array.text],
      [node.index, this.plain(node.index, say("why.index"))],
    ]);
    const { shape, slots } = array;
    if (shape === undefined) return plainPiece(text);
    return symbolicPiece(text, elementOf(shape), { slots, isNonNull: false });
  }

  plain(node: Expression, why?: string): string {
    if (this.probe(node) === undefined && node.kind !== "call") return this.natural(node).text;
    if (this.#isBoolean(node)) return this.condition(node);
    switch (node.kind) {
      case "binary":
        return this.#lossy(node, why, plainOperands(this, node));
      case "conditional":
        return branches(this, node, (side) => this.plain(side, why));
      case "switch":
        return chosen(this, node, (value) => this.plain(value, why));
      case "call":
        return this.#plainCall(node, why);
      case "new":
        return newPiece(this, node).text;
      default:
        return this.#concrete(this.natural(node), node, why);
    }
  }

  #plainCall(node: ExpressionOf<"call">, why: string | undefined): string {
    const typed = this.index.find(node);
    const shape = this.probe(node);
    const isOwn = typed?.kind === "call" && !typed.method.class.isLibrary;
    const wanted = isOwn || isShared(shape) ? "plain" : "natural";
    return this.#concrete(callPiece(this, node, wanted), node, why);
  }

  #isBoolean(node: Expression): boolean {
    const type = this.index.typeOf(node);
    return type?.kind === "primitive" && type.name === "boolean";
  }

  #concrete(piece: Piece, node: Expression, why: string | undefined): string {
    const { shape, slots, isNonNull } = piece;
    if (shape === undefined) return piece.text;
    if (isShared(shape)) {
      this.plan.takeBack(slots, why ?? say("why.gets"), this.source.span(node));
      return piece.text;
    }
    return this.#lossy(node, why, concrete(receiverText(piece), shape.base, isNonNull));
  }

  #lossy(node: Expression, why: string | undefined, text: string): string {
    if (why !== undefined && !this.#isConstant(this.index.find(node)))
      this.note(say("concrete.value", { reason: why }), node);
    return text;
  }

  /** Whether a value never is symbolic, although its type is: where all its names mean parts without symbolic values. */
  #isConstant(typed: TypedExpression | undefined): boolean {
    switch (typed?.kind) {
      case "constant":
        return true;
      case "local": {
        const slot = this.#slotOf(typed);
        return slot === undefined || slot.constantAt?.has(placeId(this.source.span(typed))) === true;
      }
      case "binary":
      case "unary":
      case "convert":
      case "adapt":
        return partsOf(typed).every((part) => this.#isConstant(part));
      default:
        return false;
    }
  }

  condition(node: Expression): string {
    switch (node.kind) {
      case "binary": {
        const { left, right, operator } = node;
        if (operator !== "&&" && operator !== "||") return decided(this, node) ?? this.#decidedValue(node);
        return this.splice(node, [
          [left, this.condition(left)],
          [right, this.condition(right)],
        ]);
      }
      case "unary":
        return node.operator === "!"
          ? this.splice(node, [[node.operand, this.condition(node.operand)]])
          : this.#decidedValue(node);
      case "conditional":
        return branches(this, node, (side) => this.condition(side));
      default:
        return this.#decidedValue(node);
    }
  }

  #decidedValue(node: Expression): string {
    const { text, shape } = this.natural(node);
    return shape?.base === "boolean" && shape.dimensions === 0 ? `Symbolic._IS(${text})` : text;
  }

  symbolic(node: Expression, shape: Shape, into: readonly Slot[] = []): string {
    const made = newlyMade(this, node, shape, into);
    if (made !== undefined) return made;
    const found = this.probe(node);
    if (found === undefined || (!isShared(shape) && converted("", found.base, shape.base) === undefined)) {
      if (isShared(shape) && !isNull(node) && !this.#demanded(node))
        this.plan.takeBack(into, say("why.holds"), this.source.span(node));
      return isShared(shape) ? this.natural(node).text : this.#lifted(node, shape.base);
    }
    const piece = this.natural(node);
    if (isShared(shape)) {
      if (isShared(piece.shape)) this.plan.meet([...into, ...piece.slots]);
      return piece.text;
    }
    return found.base === shape.base
      ? piece.text
      : (converted(receiverText(piece), found.base, shape.base) ?? piece.text);
  }

  /** A number that is written where a char is expected counts as one, but only there. */
  #lifted(node: Expression, base: Base): string {
    const isNumber = this.index.find(node)?.kind === "constant" && !this.source.slice(node).startsWith("'");
    return lifted(this.plain(node), base, base === "char" && isNumber ? "int" : this.baseOf(node));
  }
}
