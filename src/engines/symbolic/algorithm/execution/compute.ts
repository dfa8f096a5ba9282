import {
  type InstructionOf,
  isSubtype,
  narrowed,
  type Operand,
  showType,
  type Type,
  type Variable,
  widthOf,
} from "../../../../java/index.ts";
import {
  addScaled,
  type Constraint,
  constantTerm,
  type Linear,
  NULL,
  variableTerm,
} from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { computedIn, convertedTo } from "../state/computed-term.ts";
import { convertedInteger, fractionType, isFractional } from "../state/fractions.ts";
import { nextBy, type Outcome, type Successor, splitBy } from "../state/outcome.ts";
import { showValue } from "../state/show-value.ts";
import { assign, type State, topFrame, withTop } from "../state/state.ts";
import { UNKNOWN } from "../state/unknown.ts";
import { integer, number, type SymbolicValue, truth } from "../state/values.ts";
import { access, valueOf } from "./access.ts";
import { comparison, constantOf, integerOperation, truthOperation, unaryOperation } from "./arithmetic.ts";
import { assigned, assignedAny } from "./assigned.ts";
import { operandValue } from "./calls.ts";
import { assume, failed, passed } from "./conditions.ts";
import type { Context } from "./context.ts";
import { convertedFraction, fractionOperation } from "./fractions.ts";
import { checked } from "./memory.ts";
import { raise } from "./raise.ts";

/** [S-BINOP] */
export function executeBinary(context: Context, state: State, instruction: InstructionOf<"binary">): Outcome {
  const { operator, target } = instruction;
  const left = operandValue(state, instruction.left);
  const right = operandValue(state, instruction.right);
  if (isReferenceLike(instruction.left, left) || isReferenceLike(instruction.right, right))
    return compareReferences(context, state, instruction, left, right);
  if (left.kind === "fraction" || right.kind === "fraction") {
    const value = fractionOperation(operator, left, right, target.type);
    if (value !== undefined) return assigned("S-BINOP", state, target, value);
  }
  if (left.kind === "integer" && right.kind === "integer")
    return onIntegers(context, state, instruction, left.term, right.term);
  if (isTruth(left) && isTruth(right)) return onTruths(state, instruction, left, right);
  return assignedAny("S-BINOP", state, target, say("unsupported.operatorOn", { operator, value: showValue(left) }));
}

function isReferenceLike(operand: Operand, value: SymbolicValue): boolean {
  return (
    value.kind === "reference" ||
    (value.kind === "opaque" && operand.kind === "variable" && operand.variable.type.kind !== "primitive")
  );
}

function isTruth(value: SymbolicValue): boolean {
  return value.kind === "truth" || value.kind === "condition";
}

/** = and ≠ of references: both are initialized first, then separation decides. */
function compareReferences(
  context: Context,
  state: State,
  { operator, target, left, right }: InstructionOf<"binary">,
  leftValue: SymbolicValue,
  rightValue: SymbolicValue,
): Outcome {
  const places: (string | undefined)[] = [];
  const unknown = [leftValue, rightValue].find((value) => value.kind === "opaque" && value.isObject !== true);
  for (const [operand, value] of [
    [left, leftValue],
    [right, rightValue],
  ] as const) {
    if (operand.kind !== "variable") {
      places.push(NULL);
      continue;
    }
    const found = access(context, state, value, operand.variable);
    if (found.kind === "choice") return found.outcome;
    places.push(found.kind === "object" ? found.object.root : found.kind === "null" ? NULL : undefined);
  }
  const [a, b] = places;
  const isUndecided = unknown !== undefined || (a === undefined && b === undefined);
  const value: SymbolicValue = isUndecided
    ? { kind: "opaque", text: `${showValue(leftValue)} ${operator} ${showValue(rightValue)}` }
    : truth(operator === "==" ? a === b : a !== b);
  return assigned("S-BINOP", state, target, value);
}

function onIntegers(
  context: Context,
  state: State,
  { operator, target, left: first }: InstructionOf<"binary">,
  left: Linear,
  right: Linear,
): Outcome {
  const then = (fine: State): Outcome => compute(fine, operator, target, left, right, first);
  if (operator !== "/" && operator !== "%") return then(state);
  return checked(context, state, comparison("!=", right, constantTerm(0n)), "ArithmeticException", then);
}

function compute(
  state: State,
  operator: InstructionOf<"binary">["operator"],
  target: Variable,
  left: Linear,
  right: Linear,
  first: Operand,
): Outcome {
  const isLongOperand = first.kind === "long" || (first.kind === "variable" && isLong(first.variable.type));
  const computed = integerOperation(operator, left, right, isLong(target.type) || isLongOperand ? 64 : 32);
  switch (computed.kind) {
    case "value":
      return assigned("S-BINOP", state, target, ofType(target.type, computed.value));
    case "beyond":
      return assignedAny("S-BINOP", state, target, computed.reason);
    case "division":
      return divide(state, target, computed.dividend, computed.divisor, computed.wants);
  }
}

/** What Java keeps of a number depends on its type. */
function ofType(type: Type, value: SymbolicValue): SymbolicValue {
  return value.kind === "integer" ? integer(computedIn(type, value.term)) : value;
}

function isLong(type: Type): boolean {
  return type.kind === "primitive" && type.name === "long";
}

/** dividend = divisor · q + r, where r has the sign of the dividend and is smaller than the divisor. */
function divide(state: State, target: Variable, dividend: Linear, divisor: bigint, wants: "/" | "%"): Outcome {
  const first = state.delta.withFresh("quotient", { kind: "int" });
  const second = first.delta.withFresh("remainder", { kind: "int" });
  const [q, r] = [variableTerm(first.name), variableTerm(second.name)];
  const size = constantTerm(divisor < 0n ? -divisor : divisor);
  const zero = constantTerm(0n);
  const equation: Constraint = { relation: "=", left: dividend, right: addScaled(r, q, divisor) };
  const isPositive: readonly Constraint[] = [
    { relation: "≤", left: zero, right: r },
    { relation: "<", left: r, right: size },
    { relation: "≤", left: zero, right: dividend },
  ];
  const isNegative: readonly Constraint[] = [
    { relation: "≤", left: r, right: zero },
    { relation: "<", left: addScaled(zero, size, -1n), right: r },
    { relation: "<", left: dividend, right: zero },
  ];
  const child = (constraints: readonly Constraint[], text: string) => {
    const delta = second.delta.withConstraints([equation, ...constraints]);
    const after = assign({ ...state, delta, model: undefined }, target, integer(wants === "/" ? q : r));
    return passed({ state: after, text, isOpen: true });
  };
  const name = showValue(integer(dividend));
  return splitBy("S-BINOP", [child(isPositive, `0 ≤ ${name}`), child(isNegative, `${name} < 0`)]);
}

/** Operators on truth values do not jump; where both are unknown the left one is decided first. */
function onTruths(
  state: State,
  { operator, target, left: operand }: InstructionOf<"binary">,
  left: SymbolicValue,
  right: SymbolicValue,
): Outcome {
  const known = left.kind === "truth" ? left : right;
  const other = known === left ? right : left;
  if (known.kind === "truth")
    return assigned("S-BINOP", state, target, truthOperation(operator, known.value, other) ?? truth(false));
  return splitBy("S-BINOP", [decide(state, operand, left, true), decide(state, operand, left, false)]);
}

/** The truth value of an operand is chosen; the instruction is executed again. */
function decide(state: State, operand: Operand, value: SymbolicValue, isTrue: boolean): Successor {
  const assumed = assume(state, value, isTrue);
  const top = topFrame(state);
  if (top === undefined || operand.kind !== "variable") return passed(assumed);
  const values = [...top.values];
  values[operand.variable.index] = truth(isTrue);
  return passed({ ...assumed, state: withTop(assumed.state, { values }) });
}

/** [S-UNOP] */
export function executeUnary(state: State, { operator, operand, target }: InstructionOf<"unary">): Outcome {
  const computed = unaryOperation(operator, operandValue(state, operand));
  return computed.kind === "value"
    ? assigned("S-UNOP", state, target, ofType(target.type, computed.value))
    : assignedAny("S-UNOP", state, target, say("unsupported.operator", { operator }));
}

export function executeConvert(state: State, { target, source, type }: InstructionOf<"convert">): Outcome {
  const value = operandValue(state, source);
  if (value.kind === "fraction" || isFractional(type)) {
    const converted = convertedFraction(value, source.kind === "variable" ? source.variable.type : undefined, type);
    if (converted !== undefined) return nextBy("S-UNOP", assign(state, target, converted));
  }
  if (value.kind === "integer" && fractionType(type) === "double")
    return integerAsDouble(state, target, source, value.term);
  if (value.kind !== "integer" || widthOf(type) === undefined)
    return assignedAny("S-UNOP", state, target, beyondConversion(value, type), { type });
  const constant = constantOf(value.term);
  if (constant !== undefined) return nextBy("S-UNOP", assign(state, target, number(narrowed(constant, type))));
  const term = source.kind === "variable" ? convertedTo(type, source.variable.type, value.term) : value.term;
  return nextBy("S-UNOP", assign(state, target, integer(term)));
}

/** Every `int` is a `double`: it has its place in their order. What is more than a variable becomes one. */
function integerAsDouble(state: State, target: Variable, source: Operand, term: Linear): Outcome {
  const [only, ...others] = term.terms;
  if (only?.[1] === 1n && others.length === 0 && term.constant === 0n)
    return nextBy("S-UNOP", assign(state, target, convertedInteger(only[0])));
  const like = source.kind === "variable" && !source.variable.isTemporary ? source.variable.name : "number";
  const { delta, name } = state.delta.withFresh(like, { kind: "int" }, state.objects.keys());
  const named = delta.withConstraints([{ relation: "=", left: variableTerm(name), right: term }]);
  return nextBy("S-UNOP", assign({ ...state, delta: named }, target, convertedInteger(name)));
}

/** Why a conversion is any number. */
function beyondConversion(value: SymbolicValue, to: Type): string {
  if (fractionType(to) === "float") return say("unsupported.asFloat");
  return value.kind === "fraction" ? say("unsupported.asInteger") : say("unsupported.conversion");
}

/** A cast that fails is an exception; what is cast has to be initialized. */
export function executeCast(context: Context, state: State, instruction: InstructionOf<"cast">): Outcome {
  const { target, source, type } = instruction;
  const value = operandValue(state, source);
  const cast = nextBy("S-ASSIGN", assign(state, target, value));
  if (source.kind !== "variable" || type.kind === "primitive" || isSubtype(source.variable.type, type)) return cast;
  const found = access(context, state, value, source.variable);
  if (found.kind === "choice") return found.outcome;
  if (found.kind === "opaque" && instruction.isWritten)
    return castOfUnknown(context, state, target, source.variable, type);
  const info = found.kind === "object" ? found.object.class : undefined;
  if (info !== undefined && !isSubtype({ kind: "class", class: info }, type))
    return raise(context, state, "ClassCastException");
  return cast;
}

/** Both sides are open: the path is then only an approximation. */
function castOfUnknown(context: Context, state: State, target: Variable, source: Variable, type: Type): Outcome {
  const noted: State = { ...state, approximation: state.approximation ?? classUnknown(source) };
  const text = `${source.isTemporary ? UNKNOWN : source.name} instanceof ${showType(type)}`;
  return splitBy("S-ASSIGN", [
    passed({ state: assign(noted, target, valueOf(state, source)), text, isOpen: false }),
    ...failed(context, noted, "ClassCastException", `!(${text})`),
  ]);
}

export function executeInstanceof(
  context: Context,
  state: State,
  { target, source, type }: InstructionOf<"instanceof">,
): Outcome {
  if (source.kind !== "variable") return nextBy("S-UNOP", assign(state, target, truth(false)));
  const found = access(context, state, valueOf(state, source.variable), source.variable);
  if (found.kind === "choice") return found.outcome;
  if (found.kind === "opaque") return assignedAny("S-UNOP", state, target, classUnknown(source.variable));
  const info = found.kind === "object" ? found.object.class : undefined;
  const isInstance = info !== undefined && isSubtype({ kind: "class", class: info }, type);
  return nextBy("S-UNOP", assign(state, target, truth(isInstance)));
}

/** Of an object of which formulas say nothing, such as an input declared as Object. */
function classUnknown({ name, isTemporary, type }: Variable): string {
  return say("unsupported.class", { name: isTemporary ? UNKNOWN : name, type: showType(type) });
}
