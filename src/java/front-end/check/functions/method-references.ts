import { classType, isReference } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { Expression, MethodReference } from "../../syntax/tree/expression.ts";
import { newFrame } from "../../typed/frames.ts";
import { hiddenLocal } from "../../typed/hidden-local.ts";
import type { Local, TypedExpression } from "../../typed/tree.ts";
import { resolveType } from "../../types/declarations/resolve-types.ts";
import { findTypeVariable } from "../../types/declarations/type-parameters.ts";
import type { StaticType } from "../../types/generic-types.ts";
import { variableType, withSolutions } from "../../types/generic-types.ts";
import type { FunctionType } from "../../types/members/functional-interfaces.ts";
import { functionTypeOf } from "../../types/members/functional-interfaces.ts";
import { chooseOverload } from "../../types/members/overloads.ts";
import { asReference } from "../../types/relations/boxing.ts";
import { capture } from "../../types/relations/capture.ts";
import type { Inference } from "../../types/relations/inference.ts";
import { asSuper, classBoundsOf, isSubtypeOf } from "../../types/relations/subtyping.ts";
import { erase, showStatic } from "../../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../../types/symbols.ts";
import { receiverWith } from "../calls/calls.ts";
import { checkQualifier, isVariable } from "../calls/names.ts";
import { notNull } from "../conversions/null-checks.ts";
import type { Checker } from "../scope/checker.ts";
import { checkedNode, invalid, wrongType } from "../scope/checker.ts";
import { Scope } from "../scope/scope.ts";
import { shapeOfReference } from "./lambda-shapes.ts";
import { checkFunctionBody, functionOf, lambdaNode, pendingFunction } from "./lambdas.ts";

/** What stands before `::`. */
type Subject =
  | { readonly kind: "type"; readonly type: StaticType; readonly symbol: ClassSymbol | undefined }
  | { readonly kind: "value"; readonly value: TypedExpression }
  /** `this` and `super`: nothing to evaluate. */
  | { readonly kind: "self"; readonly expression: Expression };

/** `A::m`, `x::m`, `C::new`: a lambda that passes its arguments on (JLS 15.13). */
export function startMethodReference(checker: Checker, node: MethodReference): TypedExpression {
  const subject = subjectOf(checker, node);
  if (subject.kind === "value" && subject.value.type.kind === "error") return invalid(node);
  if (subject.kind === "type" && subject.type.kind === "error") return invalid(node);
  const only = onlyMethod(checker, node, subject);
  return pendingFunction(
    checker,
    node,
    shapeOfReference(checker, (count) => takes(checker, node, subject, count)),
    {
      inputs: (type) => functionTypeOf(type, checker.table.object)?.parameters ?? [type],
      prepare: (type, inference) => {
        const found = functionTypeOf(type, checker.table.object);
        if (found !== undefined && only !== undefined) relate(checker, subject, only, found, inference);
      },
      check: (here, type, inference) => checkReference(here, node, subject, type, inference),
    },
  );
}

function subjectOf(checker: Checker, node: MethodReference): Subject {
  const { qualifier } = node;
  if (qualifier.kind === "type") {
    const type = resolveType(checker, qualifier.type);
    return { kind: "type", type, symbol: type.kind === "class" ? checker.table.symbolOf(type.class) : undefined };
  }
  if (qualifier.kind === "this" || qualifier.kind === "super") return { kind: "self", expression: qualifier };
  if (qualifier.kind === "name" && !isVariable(checker, qualifier.name.text)) {
    const variable = findTypeVariable(checker, qualifier.name.text);
    if (variable !== undefined) return typeParameter(checker, variableType(variable), node.name.text);
  }
  const found = checkQualifier(checker, qualifier);
  if (found.kind === "value") return { kind: "value", value: found.value };
  return { kind: "type", type: classType(found.symbol.info), symbol: found.symbol };
}

/** `T::m`: the method is one of a bound of `T`. */
function typeParameter(checker: Checker, type: StaticType, name: string): Subject {
  const bounds = classBoundsOf(type).map((bound) => checker.table.symbolOf(bound.class));
  return { kind: "type", type, symbol: bounds.find((each) => checker.memberMethods.named(each, name).length > 0) };
}

function candidatesOf(checker: Checker, node: MethodReference, subject: Subject): readonly MethodSymbol[] {
  const { text } = node.name;
  if (subject.kind === "type") {
    if (text === "new") return subject.symbol?.constructors ?? [];
    return checker.memberMethods.named(subject.symbol ?? checker.table.object, text);
  }
  if (subject.kind === "value") {
    const found = receiverWith(checker, subject.value, text, node);
    return found === undefined ? [] : checker.memberMethods.named(found.symbol, text);
  }
  const above = subject.expression.kind === "super" ? (checker.inside.superclass ?? checker.inside) : checker.inside;
  return checker.memberMethods.named(above, text);
}

/** Whether some method of that name could be called with this many arguments, the receiver among them or not. */
function takes(checker: Checker, node: MethodReference, subject: Subject, count: number): boolean {
  if (subject.kind === "type" && subject.type.kind === "array") return count === 1;
  const isUnbound = subject.kind === "type" && node.name.text !== "new";
  return candidatesOf(checker, node, subject).some(({ info, parameterTypes, isVarargs }) => {
    const accepts = (given: number) =>
      parameterTypes.length === given || (isVarargs && given >= parameterTypes.length - 1);
    return accepts(count) || (isUnbound && !info.isStatic && count > 0 && accepts(count - 1));
  });
}

/** The method when there is only one of that name: then its types say something about the arguments (JLS 15.13.1). */
function onlyMethod(checker: Checker, node: MethodReference, subject: Subject): MethodSymbol | undefined {
  const [only, ...others] = candidatesOf(checker, node, subject);
  return others.length > 0 || only?.isVarargs === true ? undefined : only;
}

function relate(
  checker: Checker,
  subject: Subject,
  only: MethodSymbol,
  found: FunctionType,
  inference: Inference,
): void {
  const { parameters } = found;
  const isUnbound =
    subject.kind === "type" && !only.info.isStatic && only.info.kind === "method" && parameters.length > 0;
  const [receiver, ...rest] = parameters;
  if (isUnbound && receiver !== undefined) inference.attempt(() => isSubtypeOf(receiver, subject.type));
  const isGeneric = !only.info.isStatic && only.owner.typeParameters.length > 0;
  if (only.typeParameters.length > 0 || isGeneric) return;
  const result =
    only.info.kind === "constructor" ? classType(only.owner.info) : asReference(checker.table, only.returnType);
  if (isReference(result) && isReference(found.returns)) inference.attempt(() => isSubtypeOf(result, found.returns));
  for (const [i, type] of (isUnbound ? rest : parameters).entries()) {
    const formal = only.parameterTypes[i];
    if (formal !== undefined && formal.kind !== "primitive") inference.attempt(() => isSubtypeOf(type, formal));
  }
}

function checkReference(
  checker: Checker,
  node: MethodReference,
  subject: Subject,
  type: StaticType,
  inference: Inference | undefined,
): TypedExpression {
  const found = functionOf(checker, node, type, undefined);
  if (found === undefined) return invalid(node);
  const frame = newFrame("lambda", checker.scope.frame);
  const scope = new Scope(checker.scope, frame);
  const parameters = found.parameters.map((parameter, i): Local => {
    const local = hiddenLocal(`argument${i + 1}_`, withSolutions(parameter), node, true);
    scope.declare(local);
    return local;
  });
  const bound = subject.kind === "value" ? boundTo(checker, node, subject.value) : undefined;
  const expression = referredTo(checker, node, subject, bound?.local, parameters);
  const body = checkFunctionBody(checker, { scope, inference, found, node, body: expression });
  return lambdaNode(node, type, found, { number: node.number, parameters, body, frame, bound });
}

function boundTo(
  checker: Checker,
  node: MethodReference,
  value: TypedExpression,
): { readonly local: Local; readonly value: TypedExpression } {
  const local: Local =
    value.kind === "local"
      ? { name: value.local.name, type: value.type, place: node.qualifier, isFixed: true }
      : hiddenLocal("receiver", value.type, node.qualifier, true);
  return { local, value: notNull(checker, value) };
}

/** The expression that the method reference stands for. */
function referredTo(
  checker: Checker,
  node: MethodReference,
  subject: Subject,
  bound: Local | undefined,
  parameters: readonly Local[],
): Expression {
  const { name, typeArguments } = node;
  const values = parameters.map((local) => checkedUse(checker, local, node));
  const place = { start: node.start, end: node.end };
  if (subject.kind === "type" && name.text === "new") return creation(node, subject.type, values);
  const call = (receiver: Expression, args: readonly Expression[]): Expression => ({
    kind: "call",
    receiver,
    name,
    typeArguments,
    arguments: args,
    ...place,
  });
  if (subject.kind === "self") return call(subject.expression, values);
  if (bound !== undefined) return call(checkedUse(checker, bound, node), values);
  const [first, ...rest] = values;
  if (first === undefined || (subject.kind === "type" && isStaticCall(checker, node, subject, parameters)))
    return call(qualifierOf(node), values);
  return subject.kind === "type"
    ? call(receiverOf(checker, node, subject.type, parameters[0]), rest)
    : call(first, rest);
}

/** The first argument as a value of the type before `::`, which says what is called of it (JLS 15.13.1). */
function receiverOf(checker: Checker, node: MethodReference, type: StaticType, first: Local | undefined): Expression {
  const { start, end } = node;
  if (first === undefined) return { kind: "missing", start, end };
  if (!isSubtypeOf(first.type, type)) {
    wrongType(checker, node.qualifier, showStatic(first.type), showStatic(type));
    return { kind: "missing", start, end };
  }
  const isRaw = type.kind === "class" && type.arguments === undefined;
  const seen = isRaw ? (asSuper(capture(first.type), type.class) ?? type) : type;
  return checkedNode(checker, { kind: "local", type: seen, local: first, start, end });
}

/** Whether the arguments fit a static method of that name better than an instance method with the first as receiver. */
function isStaticCall(
  checker: Checker,
  node: MethodReference,
  subject: Extract<Subject, { kind: "type" }>,
  parameters: readonly Local[],
): boolean {
  if (subject.symbol === undefined) return false;
  const candidates = checker.memberMethods.named(subject.symbol, node.name.text);
  const types = parameters.map((local) => local.type);
  const member = (_: MethodSymbol, type: StaticType) => erase(type);
  const all = chooseOverload(checker.table, candidates, types, member);
  const unbound = chooseOverload(checker.table, candidates, types.slice(1), member);
  if (unbound.kind === "found" && !unbound.method.info.isStatic)
    return (
      all.kind === "found" &&
      all.method.info.isStatic &&
      all.isSpread === unbound.isSpread &&
      !isBelow(types[0], subject.type)
    );
  return all.kind === "found" ? all.method.info.isStatic : candidates.every((each) => each.info.isStatic);
}

function isBelow(type: StaticType | undefined, above: StaticType): boolean {
  return type !== undefined && isSubtypeOf(type, above);
}

function qualifierOf(node: MethodReference): Expression {
  const { qualifier } = node;
  if (qualifier.kind !== "type") return qualifier;
  const { type, start, end } = qualifier;
  if (type.kind !== "named-type") return { kind: "missing", start, end };
  const [first, ...rest] = type.parts;
  if (first === undefined) return { kind: "missing", start, end };
  const name: Expression = { kind: "name", name: first, start: first.start, end: first.end };
  return rest.reduce<Expression>(
    (object, part) => ({ kind: "member", object, name: part, start, end: part.end }),
    name,
  );
}

function creation(node: MethodReference, type: StaticType, values: readonly Expression[]): Expression {
  const { qualifier, name } = node;
  const place = { start: name.start, end: node.end };
  const typeNode = qualifier.kind === "type" ? qualifier.type : namedType(qualifier);
  if (type.kind === "array")
    return { kind: "new-array", type: typeNode, lengths: values, initializer: undefined, ...place };
  const at = { start: name.start, end: name.end };
  return { kind: "new", at, outer: undefined, type: typeNode, arguments: values, body: undefined, ...place };
}

/** A generic class without type arguments means that they are to be found out. */
function namedType(qualifier: Expression): Extract<MethodReference["qualifier"], { kind: "type" }>["type"] {
  const parts = namesOf(qualifier);
  const last = parts.at(-1);
  const { start, end } = qualifier;
  if (last === undefined) return { kind: "missing-type", start, end };
  return { kind: "named-type", parts: [...parts.slice(0, -1), { ...last, arguments: [] }], start, end };
}

function namesOf(node: Expression): readonly { readonly text: string; readonly start: number; readonly end: number }[] {
  if (node.kind === "name") return [node.name];
  return node.kind === "member" ? [...namesOf(node.object), node.name] : [];
}

function checkedUse(checker: Checker, local: Local, place: Located): Expression {
  const { start, end } = place;
  return checkedNode(checker, { kind: "local", type: local.type, local, start, end });
}
