import type { CallKind } from "../../../ir/program.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import { illFormedIn } from "../../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../../messages/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { Expression, ExpressionOf } from "../../syntax/tree/expression.ts";
import type { Identifier } from "../../syntax/tree/tree.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { staticallyImported } from "../../types/declarations/imports.ts";
import { resolveType, resolveTypeArgument } from "../../types/declarations/resolve-types.ts";
import { checkBounds, type WrittenArguments } from "../../types/declarations/type-bounds.ts";
import type { StaticClassType, StaticType } from "../../types/generic-types.ts";
import { replacing, substitute } from "../../types/generic-types.ts";
import { capture } from "../../types/relations/capture.ts";
import { memberType } from "../../types/relations/member-types.ts";
import { classBoundsOf } from "../../types/relations/subtyping.ts";
import { thisTypeOf } from "../../types/relations/this-type.ts";
import { erase, showStatic } from "../../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../../types/symbols.ts";
import { isBelowUnknown } from "../../types/symbols.ts";
import { settled } from "../conversions/arguments.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, invalid, report, wrongType } from "../scope/checker.ts";
import { outerObject } from "../scope/outer-objects.ts";
import { findMethod } from "./candidates.ts";
import { invoke } from "./invocations.ts";
import { checkQualifier, checkThis, whyNoObject } from "./names.ts";
import { isBuiltInSymbolic, startSymbolicCall } from "./symbolic-calls.ts";

type Call = ExpressionOf<"call">;

/** A method call (JLS 15.12). */
export function checkCall(checker: Checker, node: Call): TypedExpression {
  return settled(startCall(checker, node));
}

/** As `checkCall`; pending when its type depends on where it stands. */
export function startCall(checker: Checker, node: Call): TypedExpression {
  const { receiver } = node;
  if (receiver === undefined) return checkUnqualified(checker, node);
  if (receiver.kind === "super") return checkSuperCall(checker, node, receiver);
  const qualifier = checkQualifier(checker, receiver);
  if (qualifier.kind === "class") {
    const { symbol } = qualifier;
    return isBuiltInSymbolic(symbol) ? checkInput(checker, node, symbol) : checkClassCall(checker, node, symbol);
  }
  const found = receiverWith(checker, qualifier.value, node.name.text, node.receiver ?? node);
  return found === undefined ? invalidCall(checker, node) : complete(checker, node, found.symbol, found.value);
}

function checkInput(checker: Checker, node: Call, symbol: ClassSymbol): TypedExpression {
  return startSymbolicCall(checker, node, symbol, (text) =>
    callOn(checker, {
      node: { ...node, name: { ...node.name, text } },
      symbol,
      receiver: undefined,
      values: [],
      typeArguments: { types: [], places: [] },
      form: {},
    }),
  );
}

/** Arguments are checked even when the call makes no sense, for their own mistakes. */
function invalidCall(checker: Checker, node: Call): TypedExpression {
  for (const argument of node.arguments) checkLoneArgument(checker, argument);
  return invalid(node);
}

/** Lambdas say nothing on their own. */
function checkLoneArgument(checker: Checker, node: Expression): void {
  if (node.kind !== "lambda" && node.kind !== "method-reference") checkOperand(checker, node);
}

/** `m(…)`: the innermost class around this place that has a method of that name (JLS 15.12.1). */
function checkUnqualified(checker: Checker, node: Call): TypedExpression {
  const { text } = node.name;
  let owner: ClassSymbol | undefined = checker.inside;
  while (owner !== undefined && checker.memberMethods.named(owner, text).length === 0) owner = owner.outer;
  if (owner === undefined) {
    const imported = staticallyImported(checker.table, checker.inside.unit, text).find(
      (each) => checker.memberMethods.named(each, text).length > 0,
    );
    if (imported !== undefined) return checkClassCall(checker, node, imported);
  }
  const symbol = owner ?? checker.inside;
  const place = { start: node.name.start, end: node.name.start };
  const isStaticOnly = checker.memberMethods.named(symbol, text).every((method) => method.info.isStatic);
  const self = isStaticOnly ? undefined : outerObject(checker, symbol, place);
  return complete(checker, node, symbol, self, {
    self: thisTypeOf(symbol),
    ifNoObject: () => {
      illFormed(checker, node.name, "instance-method-without-object", {
        method: text,
        why: whyNoObject(checker, symbol),
      });
    },
  });
}

function checkClassCall(checker: Checker, node: Call, symbol: ClassSymbol): TypedExpression {
  return complete(checker, node, symbol, undefined, {
    ifNoObject: () => {
      illFormed(checker, node.name, "instance-method-on-class", { method: node.name.text, class: symbol.info.name });
    },
  });
}

/** `super.m(…)` and `I.super.m(…)` run exactly the method that is found above. */
function checkSuperCall(checker: Checker, node: Call, keyword: ExpressionOf<"super">): TypedExpression {
  const above = superOf(checker, keyword);
  if (above === undefined || !checkThis(checker, keyword)) return invalidCall(checker, node);
  const isUnknown = isBelowUnknown(above.of) && checker.memberMethods.named(above.symbol, node.name.text).length === 0;
  if (isUnknown) return invalidCall(checker, node);
  const self = outerObject(checker, above.of, keyword);
  return complete(checker, node, above.symbol, self, {
    self: thisTypeOf(above.of),
    isSuper: true,
    ifAbstract: (method) => {
      illFormed(checker, node.name, "super-method-is-abstract", {
        method: node.name.text,
        owner: method.owner.info.name,
      });
    },
  });
}

/** Where `super` looks, and whose `this` it goes with: `Outer.super` is that of a class around. */
function superOf(
  checker: Checker,
  keyword: ExpressionOf<"super">,
): { readonly symbol: ClassSymbol; readonly of: ClassSymbol } | undefined {
  const { inside } = checker;
  if (keyword.qualifier === undefined) {
    if (inside.superclass === undefined) illFormed(checker, keyword, "no-superclass");
    return inside.superclass === undefined ? undefined : { symbol: inside.superclass, of: inside };
  }
  const type = resolveType(checker, keyword.qualifier);
  const symbol = type.kind === "class" ? checker.table.symbolOf(type.class) : undefined;
  if (symbol === undefined) return undefined;
  if (inside.interfaces.includes(symbol)) return { symbol, of: inside };
  for (let around: ClassSymbol | undefined = inside; around !== undefined; around = around.outer) {
    if (around === symbol && symbol.superclass !== undefined) return { symbol: symbol.superclass, of: symbol };
  }
  illFormed(checker, keyword, "super-of-no-direct-interface", { interface: symbol.info.name, class: inside.info.name });
  return undefined;
}

/** A value before a dot, and the class in which a method of that name is looked for. */
export function receiverWith(
  checker: Checker,
  value: TypedExpression,
  name: string,
  place: Located,
): { readonly symbol: ClassSymbol; readonly value: TypedExpression } | undefined {
  const { type } = value;
  if (type.kind === "error") return undefined;
  if (type.kind === "array") return { symbol: checker.table.object, value };
  const bounds = classBoundsOf(type);
  const [first] = bounds;
  if (first === undefined) {
    wrongType(checker, place, showStatic(type), expectedType("object-with-methods"));
    return undefined;
  }
  const has = (bound: StaticClassType) =>
    checker.memberMethods
      .named(checker.table.symbolOf(bound.class), name)
      .some((method) => method.owner !== checker.table.object);
  const bound = bounds.find(has) ?? first;
  const symbol = checker.table.symbolOf(bound.class);
  if (bound === first) return { symbol, value };
  return { symbol, value: { kind: "adapt", type: bound, operand: value, start: value.start, end: value.end } };
}

/** What is special about a call, besides its receiver. */
interface CallForm {
  /** The type as a member of which the method is seen, when that is not the receiver's. */
  readonly self?: StaticType;
  readonly isSuper?: boolean;
  readonly ifNoObject?: () => void;
  readonly ifAbstract?: (method: MethodSymbol) => void;
}

function complete(
  checker: Checker,
  node: Call,
  symbol: ClassSymbol,
  receiver: TypedExpression | undefined,
  form: CallForm = {},
): TypedExpression {
  const values = node.arguments.map(checker.argument);
  const types = node.typeArguments.map((each) => resolveTypeArgument(checker, each));
  const typeArguments = { types, places: node.typeArguments };
  return callOn(checker, { node, symbol, receiver, values, typeArguments, form });
}

/** A call with its arguments checked. */
function callOn(
  checker: Checker,
  call: {
    readonly node: Located & { readonly name: Identifier };
    readonly symbol: ClassSymbol;
    readonly receiver: TypedExpression | undefined;
    readonly values: readonly TypedExpression[];
    readonly typeArguments: WrittenArguments;
    readonly form: CallForm;
  },
): TypedExpression {
  const { node, symbol, receiver, values, form } = call;
  const seenFrom = form.self ?? receiver?.type;
  const seen = seenFrom === undefined ? undefined : capture(seenFrom);
  const found = findMethod(checker, node.name, symbol, values, (method, type) =>
    seen === undefined ? type : memberType(seen, method, type),
  );
  if (found === undefined) return invalid(node);
  const { method, isSpread } = found;
  const { info } = method;
  if (!info.isStatic && receiver === undefined) {
    form.ifNoObject?.();
    return invalid(node);
  }
  if (form.isSuper === true && info.isAbstract) {
    form.ifAbstract?.(method);
    return invalid(node);
  }
  const member = (type: StaticType) => (seen === undefined ? type : memberType(seen, method, type));
  if (!checkTypeArguments(checker, method, call.typeArguments, member)) return invalid(node);
  const kind = form.isSuper === true && !info.isStatic ? "special" : callKindOf(method, symbol);
  return invoke(checker, {
    method,
    isSpread,
    values,
    parameters: method.typeParameters,
    typeArguments: call.typeArguments.types,
    member,
    returns: ownReturnType(checker, method, seenFrom) ?? method.returnType,
    build: (converted, type) => ({
      kind: "call",
      type,
      method: info,
      callKind: kind,
      receiver: info.isStatic && form.self !== undefined ? undefined : receiver,
      arguments: converted,
      at: node.name,
      start: node.start,
      end: node.end,
    }),
    start: node.start,
    end: node.end,
  });
}

/** Type arguments written before the name of a method; one that is not generic takes any (JLS 15.12.2.1). */
function checkTypeArguments(
  checker: Checker,
  { typeParameters, info }: MethodSymbol,
  written: WrittenArguments,
  member: (type: StaticType) => StaticType,
): boolean {
  const [first] = written.places;
  const last = written.places.at(-1);
  if (first === undefined || last === undefined || typeParameters.length === 0) return true;
  if (written.types.length === typeParameters.length) {
    const replace = replacing(typeParameters, written.types);
    checkBounds(checker, typeParameters, written, (bound) => substitute(member(bound), replace));
    return true;
  }
  const span = checker.inside.source.span({ start: first.start, end: last.end });
  const values = { name: info.name, count: typeParameters.length, given: written.types.length };
  report(checker, illFormedIn(TYPE_MESSAGES, span, "wrong-number-of-type-arguments", values));
  return false;
}

/**
 * An array's copy is an array of the same type (JLS 10.7), and an object's class is one of the erased type of what
 * stands before the dot (JLS 4.3.2).
 */
function ownReturnType(
  checker: Checker,
  method: MethodSymbol,
  receiver: StaticType | undefined,
): StaticType | undefined {
  const { name } = method.info;
  if (receiver?.kind === "array" && name === "clone") return receiver;
  if (receiver === undefined || name !== "getClass" || method.owner !== checker.table.object) return undefined;
  if (method.returnType.kind !== "class") return undefined;
  return { ...method.returnType, arguments: [{ kind: "wildcard", bound: "extends", type: erase(receiver) }] };
}

/** As the compiler chooses the instruction: by what the method is, and by the type it was found in. */
function callKindOf(method: MethodSymbol, symbol: ClassSymbol): CallKind {
  if (method.info.isStatic) return "static";
  if (method.info.isPrivate) return "special";
  return symbol.info.kind === "interface" && method.owner.info.kind === "interface" ? "interface" : "virtual";
}
