import {
  type BinaryOperator,
  type Comparison,
  integerResult,
  isComparison,
  type UnaryOperator,
} from "../../../../java/index.ts";
import { addScaled, type Constraint, constantTerm, type Linear, scale } from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { isOfArithmetic } from "../state/computed-term.ts";
import { constantFraction, fraction } from "../state/fractions.ts";
import { integer, negate, type SymbolicValue, truth } from "../state/values.ts";

/** The result of an operation. */
type Computed =
  | { readonly kind: "value"; readonly value: SymbolicValue }
  /** Outside of what linear constraints say: any value of the type, and the path is only an approximation. */
  | { readonly kind: "beyond"; readonly reason: string }
  /** left = divisor · q + r with the signs of Java: the caller names q and r. */
  | { readonly kind: "division"; readonly dividend: Linear; readonly divisor: bigint; readonly wants: "/" | "%" };

/** π₁ op π₂ on integers. */
export function integerOperation(operator: BinaryOperator, left: Linear, right: Linear, bits: 32 | 64): Computed {
  if (isComparison(operator)) return value(comparison(operator, left, right));
  const [a, b] = [constantOf(left), constantOf(right)];
  if (a !== undefined && b !== undefined) return value(integer(constantTerm(integerResult(operator, a, b, bits))));
  switch (operator) {
    case "+":
      return value(integer(addScaled(left, right, 1n)));
    case "-":
      return value(integer(addScaled(left, right, -1n)));
    case "*":
      if (a !== undefined) return value(integer(scale(right, a)));
      return b === undefined ? beyond(say("unsupported.product")) : value(integer(scale(left, b)));
    case "<<":
      return b === undefined || b < 0n
        ? beyond(say("unsupported.shift"))
        : value(integer(scale(left, 1n << (b % BigInt(bits)))));
    case "/":
    case "%":
      return b === undefined
        ? beyond(say("unsupported.division"))
        : { kind: "division", dividend: left, divisor: b, wants: operator };
    default:
      return beyond(say("unsupported.operatorOnUnknowns", { operator }));
  }
}

/** A comparison of two integers, decided where it is one of constants. */
export function comparison(operator: Comparison, left: Linear, right: Linear): SymbolicValue {
  const constraint = constraints[operator](left, right);
  const difference = addScaled(constraint.left, constraint.right, -1n);
  if (difference.terms.length > 0) return { kind: "condition", constraint };
  const isSo = holds(constraint.relation, difference.constant);
  if (!isOfArithmetic(constraint)) return truth(isSo);
  return truth(isSo, isSo ? constraint : negate(constraint));
}

const constraints: Readonly<Record<Comparison, (left: Linear, right: Linear) => Constraint>> = {
  "==": (left, right) => ({ relation: "=", left, right }),
  "!=": (left, right) => ({ relation: "≠", left, right }),
  "<": (left, right) => ({ relation: "<", left, right }),
  "<=": (left, right) => ({ relation: "≤", left, right }),
  ">": (left, right) => ({ relation: "<", left: right, right: left }),
  ">=": (left, right) => ({ relation: "≤", left: right, right: left }),
};

/** Whether `difference relation 0` holds. */
export function holds(relation: Constraint["relation"], difference: bigint): boolean {
  switch (relation) {
    case "=":
      return difference === 0n;
    case "≠":
      return difference !== 0n;
    case "≤":
      return difference <= 0n;
    case "<":
      return difference < 0n;
  }
}

/** op π on a number or a truth value. */
export function unaryOperation(operator: UnaryOperator, operand: SymbolicValue): Computed {
  if (operator === "!" && operand.kind === "truth") return value(truth(!operand.value, operand.decided));
  if (operator === "!" && operand.kind === "condition")
    return value({ kind: "condition", constraint: negate(operand.constraint) });
  if (operator === "-" && operand.kind === "fraction") {
    const constant = constantFraction(operand.term);
    if (constant !== undefined) return value(fraction(-constant));
  }
  if (operand.kind !== "integer") return beyond(say("unsupported.operator", { operator }));
  if (operator === "-") return value(integer(scale(operand.term, -1n)));
  return operator === "~"
    ? value(integer(addScaled(constantTerm(-1n), operand.term, -1n)))
    : beyond(say("unsupported.operator", { operator }));
}

/** & | ^ == != of truth values of which at least one is known. */
export function truthOperation(
  operator: BinaryOperator,
  known: boolean,
  other: SymbolicValue,
): SymbolicValue | undefined {
  const flipped = unaryOperation("!", other);
  const opposite = flipped.kind === "value" ? flipped.value : other;
  switch (operator) {
    case "&":
      return known ? other : truth(false);
    case "|":
      return known ? truth(true) : other;
    case "^":
    case "!=":
      return known ? opposite : other;
    case "==":
      return known ? other : opposite;
    default:
      return undefined;
  }
}

export function constantOf(term: Linear): bigint | undefined {
  return term.terms.length === 0 ? term.constant : undefined;
}

function value(result: SymbolicValue): Computed {
  return { kind: "value", value: result };
}

function beyond(reason: string): Computed {
  return { kind: "beyond", reason };
}
