import type { BinaryOperator, Constant, Field, Operand, Type, Variable } from "../../../../../java/index.ts";
import type { Span } from "../../../../../kernel/index.ts";
import type { CoreInstruction } from "../../program/code.ts";
import type { CoreBinary, CoreUnary, Expression, Place } from "../syntax/surface.ts";

/** Where the instructions of expressions go. */
export interface CoreBody {
  /** Of the statement that is being lowered. */
  readonly span: Span;
  emit(instruction: CoreInstruction): void;
  temporary(type: Type): Variable;
  variable(name: string): Variable;
  fieldOf(base: Variable, name: string): Field;
}

const INT: Type = { kind: "primitive", name: "int" };
const BOOLEAN: Type = { kind: "primitive", name: "boolean" };

/** `&&` and `||` evaluate both sides, as [BINOP] does: they are Java's `&` and `|`. */
function javaOperator(operator: CoreBinary): BinaryOperator {
  if (operator === "&&") return "&";
  return operator === "||" ? "|" : operator;
}

/** Breaks expressions into single operations; what is not the whole of a statement gets a temporary. */
export class ExpressionLowering {
  readonly #body: CoreBody;

  constructor(body: CoreBody) {
    this.#body = body;
  }

  /** target := e */
  assign(target: Variable, expression: Expression): void {
    this.#compute(expression, () => target);
  }

  operand(expression: Expression): Operand {
    switch (expression.kind) {
      case "variable":
      case "load":
        return { kind: "variable", variable: this.place(expression) };
      case "unary":
      case "binary":
        return { kind: "variable", variable: this.#compute(expression, (type) => this.#body.temporary(type)) };
      default:
        return constant(expression);
    }
  }

  /** The variable that holds what stands at a place. */
  place(place: Place): Variable {
    if (place.kind === "variable") return this.#body.variable(place.name);
    return this.#compute(place, (type) => this.#body.temporary(type));
  }

  /** Asks for the target last, so that temporaries are numbered in the order in which they get their values. */
  #compute(expression: Expression, targetFor: (type: Type) => Variable): Variable {
    const body = this.#body;
    const { span } = body;
    switch (expression.kind) {
      case "variable": {
        const source = body.variable(expression.name);
        return this.#emit({ kind: "copy", target: targetFor(source.type), source, span });
      }
      case "load": {
        const base = this.place(expression.base);
        const field = body.fieldOf(base, expression.field);
        return this.#emit({ kind: "load", target: targetFor(field.type), base, field, span });
      }
      case "unary": {
        const { operator } = expression;
        const operand = this.operand(expression.operand);
        return this.#emit({ kind: "unary", target: targetFor(typeOf(operator)), operator, operand, span });
      }
      case "binary": {
        const left = this.operand(expression.left);
        const right = this.operand(expression.right);
        const target = targetFor(typeOf(expression.operator));
        return this.#emit({ kind: "binary", target, operator: javaOperator(expression.operator), left, right, span });
      }
      default: {
        const value = constant(expression);
        const target = targetFor(value.kind === "int" ? INT : BOOLEAN);
        return this.#emit({ kind: "constant", target, value, span });
      }
    }
  }

  #emit<T extends CoreInstruction & { readonly target: Variable }>(instruction: T): Variable {
    this.#body.emit(instruction);
    return instruction.target;
  }
}

function typeOf(operator: CoreBinary | CoreUnary): Type {
  return ["+", "-", "*", "/", "%"].includes(operator) ? INT : BOOLEAN;
}

function constant(expression: Extract<Expression, { kind: "integer" | "boolean" | "null" }>): Constant {
  switch (expression.kind) {
    case "integer":
      return { kind: "int", value: Number(expression.value) };
    case "boolean":
      return { kind: "boolean", value: expression.value };
    case "null":
      return { kind: "null" };
  }
}
