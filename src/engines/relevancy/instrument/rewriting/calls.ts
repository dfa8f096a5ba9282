import {
  type Expression,
  type ExpressionOf,
  type Located,
  type Method,
  showType,
  type TypedExpression,
} from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { elementOf, isShared, sameShape, shapeOf, typeText } from "../plan/shapes.ts";
import type { Signature } from "../plan/signatures.ts";
import { returnSlot, variableSlot } from "../plan/slots.ts";
import { libraryCall, naturalReceiver, seedCall } from "./library/library-calls.ts";
import {
  isNull,
  type Part,
  type Piece,
  plainArguments,
  plainParts,
  plainPiece,
  type Rewriting,
  symbolicPiece,
  type Wanted,
} from "./rewriting.ts";

/** `o.m(a)`: of the program, of the library, or `Symbolic.x()`. */
export function callPiece(r: Rewriting, node: ExpressionOf<"call">, wanted: Wanted): Piece {
  const typed = r.index.find(node);
  const method = typed?.kind === "call" ? typed.method : undefined;
  if (method === undefined) return plainPiece(untouched(r, node));
  if (isBuiltIn(method)) return seedCall(r, node, method);
  if (method.class.isLibrary) return libraryCall(r, node, method, wanted);
  const receiver = naturalReceiver(r, node);
  const signature = r.plan.signature(method);
  if (signature === undefined || !usesSymbolic(r, signature, node.arguments, wanted)) {
    return plainPiece(r.splice(node, [...receiver, ...plainArguments(r, method, node.arguments)]));
  }
  const parts = [...receiver, [node.name, `__${node.name.text}`] as const];
  const text = r.splice(node, [...parts, ...symbolicArguments(r, signature, method, node, node.arguments)]);
  if (signature.returns === undefined) return plainPiece(text);
  return symbolicPiece(text, signature.returns, { slots: [returnSlot(method)], isNonNull: false });
}

function untouched(r: Rewriting, node: ExpressionOf<"call">): string {
  const parts = [...(node.receiver === undefined ? [] : [node.receiver]), ...node.arguments];
  return r.splice(node, plainParts(r, parts));
}

/**
 * Whether this call goes to the symbolic version: when something symbolic goes in, or may come out. As a Java value it
 * comes out of the original, too; where only the effect counts nothing is taken out.
 */
function usesSymbolic(r: Rewriting, signature: Signature, written: readonly Expression[], wanted: Wanted): boolean {
  const { hidden } = signature.family;
  const isGiven = written.some(
    (argument, index) => signature.parameters[index + hidden] !== undefined && r.probe(argument) !== undefined,
  );
  const isForced = [...signature.parameters, signature.returns].some(isShared);
  if (isGiven || isForced || (wanted !== "plain" && signature.returns !== undefined)) return true;
  r.plan.wrap(signature);
  return false;
}

function symbolicArguments(
  r: Rewriting,
  signature: Signature,
  method: Method,
  place: Located,
  written: readonly Expression[],
): readonly Part[] {
  const { hidden } = signature.family;
  const slots = method.parameters.map(variableSlot);
  r.plan.touch(
    slots.filter((_, index) => signature.parameters[index] !== undefined),
    r.source.span(place),
  );
  const first = firstSpread(r, signature, method, written);
  return written.map((argument, index): Part => {
    const position = Math.min(index + hidden, first);
    const whole = signature.parameters[position];
    const slot = slots[position];
    if (whole === undefined || slot === undefined)
      return [argument, r.plain(argument, say("why.passed", { method: method.label }))];
    const shape = position === first ? elementOf(whole) : whole;
    const text = r.symbolic(argument, shape, [slot]);
    return [argument, text === "null" ? `(${typeText(shape)}) null` : text];
  });
}

/** The position of the parameter that takes the last arguments one by one; none where they are passed as an array. */
function firstSpread(r: Rewriting, { family }: Signature, method: Method, written: readonly Expression[]): number {
  const last = method.parameters.length - 1;
  const given = written[last - family.hidden];
  const isArray =
    written.length === method.parameters.length - family.hidden &&
    given !== undefined &&
    (isNull(given) || sameShape(shapeOf(r.index.typeOf(given)), shapeOf(method.parameters[last]?.type)));
  return r.isVariadic(method) && !isArray ? last : Number.POSITIVE_INFINITY;
}

/** The arguments of a constructor: the symbolic version has the same name. */
export function constructorArguments(
  r: Rewriting,
  constructor: Method,
  place: Located,
  written: readonly Expression[],
): readonly Part[] {
  const signature = r.plan.signature(constructor);
  if (signature === undefined || !usesSymbolic(r, signature, written, "effect"))
    return plainArguments(r, constructor, written).map(([place, text], index) => {
      const isOverloaded = text === "null" && signature?.parameters[index + signature.family.hidden] !== undefined;
      const type = constructor.parameters[index + constructor.parameters.length - written.length]?.type;
      return [place, isOverloaded && type !== undefined ? `(${showType(type)}) null` : text];
    });
  return symbolicArguments(r, signature, constructor, place, written);
}

/** `new C(a)`, with the body of an anonymous class. */
export function newPiece(r: Rewriting, node: ExpressionOf<"new">): Piece {
  const typed = r.index.find(node);
  const outer = plainParts(r, node.outer === undefined ? [] : [node.outer]);
  const body = node.body === undefined ? [] : r.classBody(node.body);
  const constructor = calledConstructor(typed);
  const given =
    constructor === undefined || node.body !== undefined
      ? plainNew(r, node)
      : constructorArguments(r, constructor, node, node.arguments);
  return plainPiece(r.splice(node, [...outer, ...given, ...body]));
}

function plainNew(r: Rewriting, node: ExpressionOf<"new">): readonly Part[] {
  const typed = r.index.find(node);
  if (typed?.kind === "new" && node.body !== undefined) keepSuperConstructors(r, typed.constructor);
  return plainParts(r, node.arguments, say("why.passedToNew", { class: r.source.slice(node.type) }));
}

/** An anonymous class calls the original constructors of its superclass. */
export function keepSuperConstructors(r: Rewriting, { class: { superclass } }: Method): void {
  for (const method of superclass?.methods ?? []) {
    const signature = method.kind === "constructor" ? r.plan.signature(method) : undefined;
    if (signature !== undefined) r.plan.wrap(signature);
  }
}

function calledConstructor(typed: TypedExpression | undefined): Method | undefined {
  return typed?.kind === "new" && !typed.constructor.class.isLibrary ? typed.constructor : undefined;
}

/** The method of the built-in class of inputs that is called there. */
export function inputAt(r: Rewriting, node: Expression): Method | undefined {
  return r.index
    .at(node)
    .flatMap((typed) => (typed.kind === "call" && isBuiltIn(typed.method) ? [typed.method] : []))[0];
}

function isBuiltIn({ class: { isLibrary, name } }: Method): boolean {
  return isLibrary && name === "Symbolic";
}

/** What a method reference calls keeps its original signature. */
export function keepReferenced(r: Rewriting, node: ExpressionOf<"method-reference">): void {
  // What `C::new` makes stands at its last word.
  const made = r.index.at({ start: node.name.start, end: node.end });
  for (const typed of [...r.index.at(node), ...made]) {
    const method = typed.kind === "call" ? typed.method : calledConstructor(typed);
    const signature = r.plan.signature(method);
    if (signature !== undefined) r.plan.wrap(signature);
  }
}
