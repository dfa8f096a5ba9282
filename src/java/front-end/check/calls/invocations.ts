import { isReference } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import type { StaticType, TypeVariable } from "../../types/generic-types.ts";
import { isOpen, replacing, substitute, withSolutions } from "../../types/generic-types.ts";
import { spread } from "../../types/members/overloads.ts";
import { capture } from "../../types/relations/capture.ts";
import { Inference } from "../../types/relations/inference.ts";
import { becomesUnchecked } from "../../types/relations/subtyping.ts";
import { erase } from "../../types/static-types.ts";
import type { MethodSymbol } from "../../types/symbols.ts";
import { adapted } from "../conversions/adapt.ts";
import { constrain } from "../conversions/arguments.ts";
import { assignTo } from "../conversions/conversions.ts";
import type { Checker } from "../scope/checker.ts";

/** A call or creation with its method chosen. */
interface Invocation extends Located {
  readonly method: MethodSymbol;
  /** Whether the last arguments go into an array. */
  readonly isSpread: boolean;
  readonly values: readonly TypedExpression[];
  /** The type parameters to find types for. */
  readonly parameters: readonly TypeVariable[];
  /** Written types for them. */
  readonly typeArguments: readonly StaticType[];
  /** A type of the declaration as the receiver has it. */
  readonly member: (type: StaticType) => StaticType;
  /** The type of the value, as the declaration has it. */
  readonly returns: StaticType;
  readonly build: (values: readonly TypedExpression[], type: StaticType) => TypedExpression;
}

/** The typed call; a pending one when the types of its type parameters may depend on where it stands (JLS 18.5). */
export function invoke(checker: Checker, given: Invocation): TypedExpression {
  const invocation = { ...given, values: given.values.map(captured) };
  const { parameters, typeArguments, values } = invocation;
  if (parameters.length === 0 || typeArguments.length === parameters.length) {
    const known = (type: StaticType) => substitute(invocation.member(type), replacing(parameters, typeArguments));
    const thrown = () => invocation.method.thrownTypes.map(known);
    return finish(checker, invocation, formalsOf(invocation, known), known(invocation.returns), thrown);
  }
  const inference = new Inference(checker.table);
  const fresh = inference.open(parameters, invocation.member);
  const opened = (type: StaticType) => substitute(invocation.member(type), replacing(parameters, fresh));
  const formals = formalsOf(invocation, opened);
  for (const [i, value] of values.entries()) {
    const formal = formals[i];
    if (formal !== undefined) constrain(checker, inference, value, formal);
  }
  const thrown = () => invocation.method.thrownTypes.map(opened).filter(isDetermined).map(withSolutions);
  const returns = opened(invocation.returns);
  if (!values.some(({ type }, i) => becomesUnchecked(type, formals[i] ?? type)))
    return pendingInvocation(checker, invocation, { inference, formals, returns, thrown });
  inference.run();
  return finish(checker, invocation, formals.map(withSolutions), erase(withSolutions(returns)), thrown);
}

/** A type parameter of which only its bounds are known stands, behind `throws`, for no checked exception (JLS 18.1.3). */
function isDetermined(type: StaticType): boolean {
  const inference = type.kind === "variable" ? type.variable.inference : undefined;
  return inference === undefined || inference.lower.length > 0 || inference.equal.length > 0;
}

/** What the wildcards of an argument's type stand for is the same throughout the call. */
function captured(value: TypedExpression): TypedExpression {
  if (value.kind === "pending" || value.type.kind !== "class") return value;
  const type = capture(value.type);
  return type === value.type ? value : ({ ...value, type } as TypedExpression);
}

function formalsOf(invocation: Invocation, known: (type: StaticType) => StaticType): readonly StaticType[] {
  const { method, values, isSpread } = invocation;
  const types = method.parameterTypes.map(known);
  return isSpread ? (spread(types, values.length) ?? types) : types;
}

/** What is left to be found out of an invocation. */
interface Opened {
  readonly inference: Inference;
  readonly formals: readonly StaticType[];
  readonly returns: StaticType;
  readonly thrown: () => readonly StaticType[];
}

function pendingInvocation(checker: Checker, invocation: Invocation, opened: Opened): TypedExpression {
  const { inference, formals, returns, thrown } = opened;
  // As an argument, what the wildcards of its type stand for is the same throughout the call around (JLS 18.5.2.1).
  const seen = capture(returns);
  let finished: TypedExpression | undefined;
  const complete = (expected: StaticType | undefined): TypedExpression => {
    if (finished !== undefined) return finished;
    if (expected !== undefined && isReference(returns) && isOpen(returns)) inference.expect(returns, expected);
    inference.run();
    const type = withSolutions(expected === undefined ? returns : seen);
    finished = finish(checker, invocation, formals.map(withSolutions), type, thrown);
    return finished;
  };
  const pending = { inference, later: undefined, finish: complete };
  const { start, end } = invocation;
  return { kind: "pending", type: seen, pending, start, end };
}

function finish(
  checker: Checker,
  invocation: Invocation,
  formals: readonly StaticType[],
  type: StaticType,
  thrown: () => readonly StaticType[],
): TypedExpression {
  const { method, values, isSpread } = invocation;
  const fixed = isSpread ? method.parameterTypes.length - 1 : values.length;
  const converted = values.map((value, i) => assignTo(checker, value, formals[i] ?? value.type));
  const all = isSpread
    ? [...converted.slice(0, fixed), arrayOf(invocation, converted.slice(fixed), formals, fixed)]
    : converted;
  return adapted(throwing(checker, invocation.build(all, type), thrown), method.info.returnType);
}

/** The call with the exceptions that it may throw. Those of the library's own code need no handler. */
function throwing(checker: Checker, call: TypedExpression, thrown: () => readonly StaticType[]): TypedExpression {
  if (checker.inside.info.isLibrary || (call.kind !== "call" && call.kind !== "new")) return call;
  const isCopyOfArray = call.kind === "call" && call.receiver?.type.kind === "array" && call.method.name === "clone";
  return isCopyOfArray ? call : { ...call, thrown: thrown() };
}

/** The arguments for the last parameter, in an array that is not in the source. */
function arrayOf(
  invocation: Invocation,
  elements: readonly TypedExpression[],
  formals: readonly StaticType[],
  index: number,
): TypedExpression {
  const declared = invocation.method.info.parameters.at(-1)?.type;
  const element = formals[index] ?? (declared?.kind === "array" ? declared.element : { kind: "error" });
  const { start, end } = elements[0] ?? { start: invocation.end - 1, end: invocation.end };
  const at = { start: elements[0]?.start ?? invocation.end - 1, end: elements[0]?.end ?? invocation.end };
  return {
    kind: "array-initializer",
    type: { kind: "array", element },
    elements,
    at,
    start,
    end: elements.at(-1)?.end ?? end,
  };
}
