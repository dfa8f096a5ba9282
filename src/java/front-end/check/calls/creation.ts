import { fill } from "../../../../kernel/index.ts";
import { CHECK_MESSAGES } from "../../../messages/check.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { ExpressionOf } from "../../syntax/tree/expression.ts";
import type { Identifier, TypeNode } from "../../syntax/tree/tree.ts";
import { markCreated } from "../../typed/frames.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { findMemberType } from "../../types/declarations/imports.ts";
import { resolveType, resolveTypeArgument } from "../../types/declarations/resolve-types.ts";
import type { StaticClassType, StaticType } from "../../types/generic-types.ts";
import { replacing, substitute } from "../../types/generic-types.ts";
import { capture } from "../../types/relations/capture.ts";
import { memberType } from "../../types/relations/member-types.ts";
import { asSuper } from "../../types/relations/subtyping.ts";
import { thisTypeOf } from "../../types/relations/this-type.ts";
import { erase, showStatic } from "../../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../../types/symbols.ts";
import { hasOuterObject, typeParametersOf } from "../../types/symbols.ts";
import { settled } from "../conversions/arguments.ts";
import { notNull } from "../conversions/null-checks.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, invalid, report, wrongType } from "../scope/checker.ts";
import { declareAnonymousClass, reportNoOuter } from "../scope/local-classes.ts";
import { outerObject, outerObjectOf } from "../scope/outer-objects.ts";
import type { Scope } from "../scope/scope.ts";
import type { Candidate } from "./candidates.ts";
import { chooseCandidate } from "./candidates.ts";
import { invoke } from "./invocations.ts";

type New = ExpressionOf<"new">;

/** `new C(…)` (JLS 15.9). */
export function checkNew(checker: Checker, node: New): TypedExpression {
  return settled(startNew(checker, node));
}

/** As `checkNew`; pending when type arguments depend on where it stands. */
export function startNew(checker: Checker, node: New): TypedExpression {
  if (isOfWildcards(node.type)) illFormed(checker, node.type, "wildcard-created");
  const outer = node.outer === undefined ? undefined : notNull(checker, checkOperand(checker, node.outer));
  const type = outer === undefined ? resolveType(checker, node.type) : innerType(checker, node.type, outer.type);
  const values = node.arguments.map(checker.argument);
  if (type.kind !== "class") {
    if (type.kind !== "error") wrongType(checker, node.type, showStatic(type), expectedType("class"));
    return invalid(node);
  }
  const symbol = checker.table.symbolOf(type.class);
  const candidate = constructorOf(checker, node, symbol, type, values);
  if (candidate === undefined) return invalid(node);
  const object = outer ?? outerOf(checker, symbol, node);
  if (object?.kind === "invalid") return object;
  return create(checker, node, { symbol, type, candidate, values, outer: object });
}

/** The member class that `o.new Inner()` means. */
function innerType(checker: Checker, node: TypeNode, outer: StaticType): StaticType {
  const part = node.kind === "named-type" && node.parts.length === 1 ? node.parts[0] : undefined;
  if (part === undefined || outer.kind !== "class") return resolveType(checker, node);
  const symbol = findMemberType(checker.table.symbolOf(outer.class), part.text);
  if (symbol?.outer === undefined) {
    report(checker, { kind: "unknown-name", span: checker.inside.source.span(part), what: "class", name: part.text });
    return { kind: "error" };
  }
  const own = (part.arguments ?? []).map((each) => resolveTypeArgument(checker, each));
  const around = asSuper(capture(outer), symbol.outer.info)?.arguments ?? [];
  const all = [...own, ...around];
  const count = typeParametersOf(symbol).length;
  return all.length === count && count > 0
    ? { kind: "class", class: symbol.info, arguments: all }
    : { kind: "class", class: symbol.info };
}

/** The object that a new object of an inner class belongs to when none is written. */
export function outerOf(checker: Checker, symbol: ClassSymbol, place: Located): TypedExpression | undefined {
  if (!hasOuterObject(symbol) || symbol.outer === undefined) return undefined;
  const at = { start: place.start, end: place.start };
  const found =
    symbol.enclosing === undefined ? outerObjectOf(checker, symbol.outer, at) : outerObject(checker, symbol.outer, at);
  return found ?? reportNoOuter(checker, symbol, place);
}

interface Creation {
  readonly symbol: ClassSymbol;
  readonly type: StaticClassType;
  readonly candidate: Candidate;
  readonly values: readonly TypedExpression[];
  readonly outer: TypedExpression | undefined;
}

/** `List<?>`: what kind of list is to be made is not said. */
function isOfWildcards(node: TypeNode): boolean {
  return (
    node.kind === "named-type" && (node.parts.at(-1)?.arguments ?? []).some(({ kind }) => kind === "wildcard-type")
  );
}

function isDiamond(node: TypeNode): boolean {
  return node.kind === "named-type" && node.parts.at(-1)?.arguments?.length === 0;
}

function create(checker: Checker, node: New, creation: Creation): TypedExpression {
  const { symbol, type, candidate, values, outer } = creation;
  const { method, isSpread } = candidate;
  const { scope } = checker;
  const { at } = node;
  const own = isDiamond(node.type) ? symbol.typeParameters : [];
  const around = typeParametersOf(symbol).slice(symbol.typeParameters.length);
  const outerArguments = outerArgumentsOf(checker, symbol, outer);
  const diamond = (each: StaticType) =>
    outerArguments.length === around.length ? substitute(each, replacing(around, outerArguments)) : each;
  // The constructor is the superclass's; an interface has none, and `Object`'s takes no type arguments.
  const member =
    own.length > 0
      ? diamond
      : (each: StaticType) => (each === thisType ? type : memberType(type, { owner: symbol }, each));
  const thisType: StaticType = thisTypeOf(symbol);
  return invoke(checker, {
    method,
    isSpread,
    values,
    parameters: [...own, ...method.typeParameters],
    typeArguments: [],
    member,
    returns: thisType,
    build: (converted, made) => {
      markCreated(scope.frame, symbol);
      if (node.body !== undefined) return anonymous(checker, scope, node, made, method, converted, outer);
      const { start, end } = node;
      return { kind: "new", type: made, constructor: method.info, outer, arguments: converted, at, start, end };
    },
    start: node.start,
    end: node.end,
  });
}

function outerArgumentsOf(
  checker: Checker,
  symbol: ClassSymbol,
  outer: TypedExpression | undefined,
): readonly StaticType[] {
  if (symbol.outer === undefined || symbol.enclosing !== undefined) return [];
  const from = outer?.type ?? thisTypeOf(checker.inside);
  return asSuper(capture(from), symbol.outer.info)?.arguments ?? [];
}

/** `new C(…) {…}`: an object of a class of its own, whose constructor hands the arguments on. */
function anonymous(
  checker: Checker,
  scope: Scope,
  node: New,
  type: StaticType,
  superConstructor: MethodSymbol,
  values: readonly TypedExpression[],
  outer: TypedExpression | undefined,
): TypedExpression {
  if (node.body === undefined || type.kind !== "class") return invalid(node);
  if (outer !== undefined && node.outer !== undefined) {
    illFormed(checker, node.outer, "outer-object-of-anonymous-class");
    return invalid(node);
  }
  const constructor = declareAnonymousClass(
    checker,
    scope,
    node.body,
    { type, isDiamond: isDiamond(node.type) },
    superConstructor,
  );
  if (constructor === undefined) return invalid(node);
  markCreated(scope.frame, constructor.owner);
  const own = outerOf(checker, constructor.owner, node);
  return {
    kind: "new",
    type: { kind: "class", class: constructor.owner.info },
    constructor: constructor.info,
    outer: own,
    arguments: values,
    at: node.at,
    start: node.start,
    end: node.end,
  };
}

function constructorOf(
  checker: Checker,
  node: New,
  symbol: ClassSymbol,
  type: StaticClassType,
  values: readonly TypedExpression[],
): Candidate | undefined {
  const { name, kind, isAbstract } = symbol.info;
  if (kind === "enum") {
    illFormed(checker, node.type, "new-of-enum", { name });
    return undefined;
  }
  if (isAbstract && node.body === undefined) {
    const what = fill(CHECK_MESSAGES, kind === "interface" ? "kind-interface" : "kind-abstract");
    illFormed(checker, node.type, "new-of-abstract-class", { name, what });
    return undefined;
  }
  if (node.body !== undefined && symbol.isFinal) {
    illFormed(checker, node.type, "body-of-final-class", { name });
    return undefined;
  }
  const constructors = kind === "interface" ? checker.table.object.constructors : symbol.constructors;
  const identifier: Identifier = { text: name, start: node.type.start, end: node.type.end };
  return chooseCandidate(checker, identifier, constructors, values, `new ${name}`, (method, formal) =>
    method.owner === symbol && !isDiamond(node.type) ? memberType(type, method, formal) : erase(formal),
  );
}
