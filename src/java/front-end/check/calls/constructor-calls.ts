import { VOID } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { Expression } from "../../syntax/tree/expression.ts";
import type { ConstructorCall, Statement } from "../../syntax/tree/statement.ts";
import { markCreated } from "../../typed/frames.ts";
import type { Local, TypedConstructorCall, TypedExpression } from "../../typed/tree.ts";
import type { StaticType } from "../../types/generic-types.ts";
import { memberType } from "../../types/relations/member-types.ts";
import { thisTypeOf } from "../../types/relations/this-type.ts";
import type { ClassSymbol, MethodSymbol } from "../../types/symbols.ts";
import { settled } from "../conversions/arguments.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, invalid } from "../scope/checker.ts";
import type { Candidate } from "./candidates.ts";
import { chooseCandidate } from "./candidates.ts";
import { outerOf } from "./creation.ts";
import { passedOn } from "./enums.ts";
import { invoke } from "./invocations.ts";

/**
 * The constructor call that a constructor starts with, put in when it is not written (JLS 8.8.7). Undefined in
 * `Object`, and after an error.
 */
export function checkConstructorCall(
  checker: Checker,
  method: MethodSymbol,
  first: Statement | undefined,
): TypedConstructorCall | undefined {
  if (first?.kind === "constructor-call") return checkWritten(checker, method, first);
  const { superclass } = checker.inside;
  if (superclass === undefined) return undefined;
  const at = method.declaration?.name ?? checker.inside.declaration.name;
  const passed = passedOn(checker, method);
  const name = { text: superclass.info.name, ...range(at) };
  const taken = superclass.info.kind === "enum" ? [] : passed;
  const candidate = chooseCandidate(checker, name, superclass.constructors, taken, `super`);
  if (candidate === undefined) return undefined;
  const rest = superclass.info.kind === "enum" ? argumentsFor(checker, candidate, [], (type) => type, at) : [];
  return {
    constructor: candidate.method.info,
    thrown: candidate.method.thrownTypes,
    which: "super",
    isWritten: false,
    outer: outerOfSuper(checker, superclass, undefined, at),
    arguments: [...passed, ...(passed.length > 0 ? rest : argumentsFor(checker, candidate, [], (type) => type, at))],
    at: range(at),
    ...range(at),
  };
}

/** The constructor of an anonymous class hands its arguments to the one above that they have chosen. */
export function checkAnonymousCall(
  checker: Checker,
  method: MethodSymbol,
  above: MethodSymbol,
  given: readonly Local[],
): TypedConstructorCall {
  const at = range(checker.inside.declaration.name);
  const values = given.map((local): TypedExpression => ({ kind: "local", type: local.type, local, ...at }));
  return {
    constructor: above.info,
    thrown: [],
    which: "super",
    isWritten: false,
    outer: outerOfSuper(checker, above.owner, undefined, at),
    arguments: [...passedOn(checker, method), ...values],
    at,
    ...at,
  };
}

/** The object around the one being made, as its superclass sees it: `o.super(…)`, or the one around this place. */
function outerOfSuper(
  checker: Checker,
  superclass: ClassSymbol,
  written: Expression | undefined,
  place: Located,
): TypedExpression | undefined {
  markCreated(checker.scope.frame, superclass);
  if (written !== undefined) return withoutThis(checker, () => checkOperand(checker, written));
  const found = withoutThis(checker, () => outerOf(checker, superclass, place));
  return found?.kind === "invalid" ? undefined : found;
}

/** Arguments converted to what a constructor takes. */
function argumentsFor(
  checker: Checker,
  { method, isSpread }: Candidate,
  values: readonly TypedExpression[],
  member: (type: StaticType) => StaticType,
  place: Located,
): readonly TypedExpression[] {
  let converted = values;
  const { start, end } = place;
  const call = invoke(checker, {
    method,
    isSpread,
    values,
    parameters: method.typeParameters,
    typeArguments: [],
    member,
    returns: VOID,
    build: (given) => {
      converted = given;
      return invalid(place);
    },
    start,
    end,
  });
  settled(call);
  return converted;
}

function range(place: { readonly start: number; readonly end: number }) {
  return { start: place.start, end: place.end };
}

function checkWritten(checker: Checker, method: MethodSymbol, node: ConstructorCall): TypedConstructorCall | undefined {
  const called = node.which === "this" ? checker.inside : checker.inside.superclass;
  const values = withoutThis(checker, () => node.arguments.map(checker.argument));
  if (called === undefined) return undefined;
  const name = { text: called.info.name, ...range(node.keyword) };
  const candidate = chooseCandidate(checker, name, called.constructors, values, node.which);
  if (candidate === undefined) return undefined;
  if (candidate.method === method) {
    illFormed(checker, node, "constructor-calls-itself");
    return undefined;
  }
  const seen =
    node.which === "this" ? thisTypeOf(checker.inside) : (checker.inside.superclassType ?? thisTypeOf(called));
  const member = (type: StaticType) => memberType(seen, candidate.method, type);
  const converted = withoutThis(checker, () => argumentsFor(checker, candidate, values, member, node));
  return {
    constructor: candidate.method.info,
    thrown: candidate.method.thrownTypes.map(member),
    which: node.which,
    isWritten: true,
    outer: node.which === "this" ? hiddenOuter(checker, node) : outerOfSuper(checker, called, node.outer, node),
    arguments: [...passedOn(checker, method), ...converted],
    at: node.keyword,
    ...range(node),
  };
}

/** `this(…)` passes the object around on. */
function hiddenOuter(checker: Checker, place: Located): TypedExpression | undefined {
  const local = checker.scope.find("this$0");
  return local === undefined
    ? undefined
    : { kind: "local", type: local.type, local, start: place.start, end: place.end };
}

/** The arguments are computed before there is an object (JLS 8.8.7.1). */
function withoutThis<T>(checker: Checker, check: () => T): T {
  checker.isStatic = true;
  checker.isBeforeObject = true;
  try {
    return check();
  } finally {
    checker.isStatic = false;
    checker.isBeforeObject = false;
  }
}

/** Constructors that call each other in a circle would never end. */
export function reportConstructorCycles(
  symbol: ClassSymbol,
  calls: ReadonlyMap<MethodSymbol["info"], TypedConstructorCall>,
  onCycle: (constructor: MethodSymbol) => void,
): void {
  for (const constructor of symbol.constructors) {
    const seen = new Set<MethodSymbol["info"]>();
    let call = calls.get(constructor.info);
    while (call?.which === "this" && !seen.has(call.constructor)) {
      if (call.constructor === constructor.info) {
        onCycle(constructor);
        return;
      }
      seen.add(call.constructor);
      call = calls.get(call.constructor);
    }
  }
}
