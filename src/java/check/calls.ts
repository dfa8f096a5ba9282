import type { CallKind } from "../program.ts";
import type { ExpressionOf } from "../syntax/expression.ts";
import type { Identifier } from "../syntax/tree.ts";
import type { TypedExpression } from "../typed/tree.ts";
import { isAccessible } from "../types/lookup.ts";
import { nearest } from "../types/nearest.ts";
import { chooseOverload } from "../types/overloads.ts";
import { resolveType } from "../types/resolve-types.ts";
import { showStatic } from "../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";
import { signatureOf } from "../types/symbols.ts";
import { classType } from "../types.ts";
import type { Checker } from "./checker.ts";
import { checkOperand, illFormed, invalid, report, wrongType } from "./checker.ts";
import { coerce, refuseBoxing } from "./conversions.ts";
import { checkAccess, checkQualifier, checkThis, whyNoObject } from "./names.ts";

type Call = ExpressionOf<"call">;

/** A method call (JLS 15.12). */
export function checkCall(checker: Checker, node: Call): TypedExpression {
  const { receiver } = node;
  if (receiver === undefined) return checkUnqualified(checker, node);
  if (receiver.kind === "super") return checkSuperCall(checker, node, receiver);
  const qualifier = checkQualifier(checker, receiver);
  if (qualifier.kind === "class") return checkClassCall(checker, node, qualifier.symbol);
  const symbol = classOfReceiver(checker, node, qualifier.value);
  return symbol === undefined ? invalidCall(checker, node) : complete(checker, node, symbol, qualifier.value);
}

/** Arguments are checked even when the call makes no sense, for their own mistakes. */
function invalidCall(checker: Checker, node: Call): TypedExpression {
  for (const argument of node.arguments) checkOperand(checker, argument);
  return invalid(node);
}

/** `m(…)`: the innermost class around this place that has a method of that name (JLS 15.12.1). */
function checkUnqualified(checker: Checker, node: Call): TypedExpression {
  const { text } = node.name;
  let owner: ClassSymbol | undefined = checker.inside;
  while (owner !== undefined && checker.memberMethods.named(owner, text).length === 0) owner = owner.outer;
  const symbol = owner ?? checker.inside;
  const self: TypedExpression = {
    kind: "this",
    type: classType(symbol.info),
    start: node.name.start,
    end: node.name.start,
  };
  const call = complete(checker, node, symbol, self);
  if (call.kind !== "call" || call.method.isStatic) return withoutReceiver(call);
  if (!checker.isStatic && symbol === checker.inside) return call;
  const problem = `“${text}” is called on an object, and there is no object here${whyNoObject(checker, symbol)}.`;
  illFormed(checker, node.name, problem, "Write an object and a dot before it, or declare the method static.");
  return invalid(node);
}

function withoutReceiver(call: TypedExpression): TypedExpression {
  return call.kind === "call" ? { ...call, receiver: undefined } : call;
}

function checkClassCall(checker: Checker, node: Call, symbol: ClassSymbol): TypedExpression {
  const call = withoutReceiver(complete(checker, node, symbol, undefined));
  if (call.kind !== "call" || call.method.isStatic) return call;
  const problem = `“${node.name.text}” is called on an object, and ${symbol.info.name} is a class.`;
  illFormed(checker, node.name, problem, "Write an object before the dot, or declare the method static.");
  return invalid(node);
}

/** `super.m(…)` and `I.super.m(…)` run exactly the method that is found above. */
function checkSuperCall(checker: Checker, node: Call, keyword: ExpressionOf<"super">): TypedExpression {
  const above = superOf(checker, keyword);
  if (above === undefined || !checkThis(checker, keyword)) return invalidCall(checker, node);
  const self: TypedExpression = {
    kind: "this",
    type: classType(checker.inside.info),
    start: keyword.start,
    end: keyword.end,
  };
  const call = complete(checker, node, above, self);
  if (call.kind !== "call" || call.method.isStatic) return withoutReceiver(call);
  if (call.method.isAbstract) {
    illFormed(
      checker,
      node.name,
      `“${node.name.text}” is abstract in ${call.method.class.name}.`,
      "There is no code to run there; leave out “super.”.",
    );
    return invalid(node);
  }
  return { ...call, callKind: "special" };
}

function superOf(checker: Checker, keyword: ExpressionOf<"super">): ClassSymbol | undefined {
  const { inside } = checker;
  if (keyword.qualifier === undefined) {
    if (inside.superclass === undefined) illFormed(checker, keyword, "There is no superclass here.", "Use “this”.");
    return inside.superclass;
  }
  const type = resolveType(checker, keyword.qualifier);
  const symbol = type.kind === "class" ? checker.table.symbolOf(type.class) : undefined;
  if (symbol === undefined || inside.interfaces.includes(symbol)) return symbol;
  const problem = `${symbol.info.name} is not an interface that ${inside.info.name} implements itself.`;
  illFormed(checker, keyword, problem, "Name one from its “implements”.");
  return undefined;
}

function classOfReceiver(checker: Checker, node: Call, receiver: TypedExpression): ClassSymbol | undefined {
  const { type } = receiver;
  if (type.kind === "class") return checker.table.symbolOf(type.class);
  if (type.kind === "array") return checker.table.object;
  if (type.kind !== "error") wrongType(checker, node.receiver ?? node, showStatic(type), "an object with methods");
  return undefined;
}

function complete(
  checker: Checker,
  node: Call,
  symbol: ClassSymbol,
  receiver: TypedExpression | undefined,
): TypedExpression {
  const values = node.arguments.map((argument) => checkOperand(checker, argument));
  const method = findMethod(checker, node.name, symbol, values);
  if (method === undefined) return invalid(node);
  const { info } = method;
  return {
    kind: "call",
    type: info.returnType,
    method: info,
    callKind: callKindOf(method, symbol),
    receiver,
    arguments: convertArguments(method, values),
    at: node.name,
    start: node.start,
    end: node.end,
  };
}

/** As the compiler chooses the instruction: by what the method is, and by the type it was found in. */
function callKindOf(method: MethodSymbol, symbol: ClassSymbol): CallKind {
  if (method.info.isStatic) return "static";
  if (method.info.isPrivate) return "special";
  return symbol.info.kind === "interface" && method.owner.info.kind === "interface" ? "interface" : "virtual";
}

export function convertArguments(method: MethodSymbol, values: readonly TypedExpression[]): readonly TypedExpression[] {
  return values.map((value, i) => coerce(value, method.info.parameters[i]?.type ?? value.type));
}

function findMethod(
  checker: Checker,
  name: Identifier,
  symbol: ClassSymbol,
  values: readonly TypedExpression[],
): MethodSymbol | undefined {
  const candidates = checker.memberMethods.named(symbol, name.text);
  if (candidates.length === 0) {
    reportUnknownMethod(checker, name, symbol);
    return undefined;
  }
  return chooseCandidate(checker, name, candidates, values, name.text);
}

/** The overload that the arguments choose; reports when none or several fit, or when it is private. */
export function chooseCandidate(
  checker: Checker,
  name: Identifier,
  candidates: readonly MethodSymbol[],
  values: readonly TypedExpression[],
  shownName: string,
): MethodSymbol | undefined {
  const types = values.map((value) => value.type);
  const accessible = candidates.filter((candidate) => isAccessible(candidate, checker.inside));
  const choice = chooseOverload(accessible, types);
  if (choice.kind === "found") return choice.method;
  const hidden = chooseOverload(candidates, types);
  if (choice.kind === "none" && hidden.kind === "found") {
    checkAccess(checker, name, hidden.method);
    return undefined;
  }
  if (types.some((type) => type.kind === "error")) return undefined;
  const boxed = choice.kind === "none" ? boxedArgument(checker, accessible, values) : undefined;
  if (boxed !== undefined) {
    refuseBoxing(checker, boxed, showStatic(boxed.type), "Object");
    return undefined;
  }
  const fitting = choice.kind === "ambiguous" ? choice.methods : candidates;
  report(checker, {
    kind: choice.kind === "ambiguous" ? "ambiguous-method" : "no-applicable-method",
    span: checker.inside.source.span(name),
    name: shownName,
    argumentTypes: types.map(showStatic),
    candidates: fitting.map(showCandidate),
  });
  return undefined;
}

/** The first argument that a boxed value would let fit, when nothing else is wrong. */
function boxedArgument(
  checker: Checker,
  candidates: readonly MethodSymbol[],
  values: readonly TypedExpression[],
): TypedExpression | undefined {
  const object = classType(checker.table.object.info);
  const boxedTypes = values.map((value) => (value.type.kind === "primitive" ? object : value.type));
  const isBoxed = (_: TypedExpression, i: number) => values[i]?.type.kind === "primitive";
  if (chooseOverload(candidates, boxedTypes).kind === "none") return undefined;
  return values.find(isBoxed);
}

function showCandidate(method: MethodSymbol): string {
  const { info } = method;
  const signature = signatureOf(info);
  return info.kind === "constructor" ? signature.replace("<init>", info.class.name) : `${info.class.name}.${signature}`;
}

function reportUnknownMethod(checker: Checker, name: Identifier, symbol: ClassSymbol): void {
  const span = checker.inside.source.span(name);
  if (symbol.info.isLibrary && symbol !== checker.table.object) {
    const instead = "Declare a class of your own with such a method.";
    report(checker, {
      kind: "unsupported-syntax",
      span,
      construct: `The library method ${symbol.info.name}.${name.text}`,
      instead,
    });
    return;
  }
  const close = nearest(name.text, methodNames(symbol));
  report(checker, {
    kind: "unknown-name",
    span,
    what: "method",
    name: name.text,
    ...(close === undefined ? {} : { nearest: close }),
  });
}

function methodNames(symbol: ClassSymbol): readonly string[] {
  const above = [...(symbol.superclass === undefined ? [] : [symbol.superclass]), ...symbol.interfaces];
  return [
    ...symbol.methods.keys(),
    ...above.flatMap(methodNames),
    ...(symbol.outer === undefined ? [] : methodNames(symbol.outer)),
  ];
}
