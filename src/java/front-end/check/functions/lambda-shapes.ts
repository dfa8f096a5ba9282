import { isReference } from "../../../ir/types.ts";
import type { Expression, Lambda } from "../../syntax/tree/expression.ts";
import type { Block } from "../../syntax/tree/statement.ts";
import { newFrame } from "../../typed/frames.ts";
import { resolveType } from "../../types/declarations/resolve-types.ts";
import type { FunctionShape, StaticType } from "../../types/generic-types.ts";
import { resolved } from "../../types/generic-types.ts";
import type { FunctionType } from "../../types/members/functional-interfaces.ts";
import { functionTypeOf } from "../../types/members/functional-interfaces.ts";
import { isCompatible } from "../../types/static-types.ts";
import type { Checker } from "../scope/checker.ts";
import { Scope } from "../scope/scope.ts";

/** What may stand as a statement. */
export const EFFECTS: ReadonlySet<Expression["kind"]> = new Set(["assignment", "update", "call", "new", "missing"]);

/** What a lambda can become, told without checking its body. */
export function shapeOfLambda(checker: Checker, node: Lambda): FunctionShape {
  const { body } = node;
  const isValue =
    body.kind === "block" ? returnsValue(body) || !mayComplete(body) : resultType(checker, node)?.kind !== "void";
  const isEffect = body.kind === "block" ? !returnsValue(body) : EFFECTS.has(body.kind);
  return shape(checker, node.parameters.length, isValue, isEffect, () => resultType(checker, node));
}

/** A method reference may take any number of arguments and give a value or not, as far as its text tells. */
export function shapeOfReference(checker: Checker, takes: (count: number) => boolean): FunctionShape {
  return {
    kind: "function",
    fits: (type) => {
      if (resolved(type).kind === "variable") return true;
      const found = functionTypeOf(type, checker.table.object);
      return found !== undefined && takes(found.parameters.length);
    },
    prefers: (type, other) => prefers(checker, type, other, () => undefined),
  };
}

function shape(
  checker: Checker,
  count: number,
  isValue: boolean,
  isEffect: boolean,
  result: () => StaticType | undefined,
): FunctionShape {
  return {
    kind: "function",
    fits: (type) => {
      if (resolved(type).kind === "variable") return true;
      const found = functionTypeOf(type, checker.table.object);
      if (found === undefined || found.parameters.length !== count) return false;
      return found.returns.kind === "void" ? isEffect : isValue;
    },
    prefers: (type, other) => prefers(checker, type, other, result),
  };
}

/** The more specific of two functional interfaces for one lambda, by what they return (JLS 15.12.2.5). */
function prefers(checker: Checker, type: StaticType, other: StaticType, result: () => StaticType | undefined): boolean {
  const one = functionTypeOf(type, checker.table.object);
  const two = functionTypeOf(other, checker.table.object);
  if (one === undefined || two === undefined || one.parameters.length !== two.parameters.length) return false;
  return isPreferredReturn(one, two, result);
}

function isPreferredReturn(
  { returns }: FunctionType,
  two: FunctionType,
  result: () => StaticType | undefined,
): boolean {
  if (two.returns.kind === "void") return true;
  if (returns.kind === "void") return false;
  const isPrimitive = !isReference(returns);
  if (isPrimitive === !isReference(two.returns)) return isCompatible(returns, two.returns);
  const found = result();
  return found !== undefined && isReference(found) !== isPrimitive;
}

/** The type of the body on its own, when it can be told without knowing the parameters. */
function resultType(checker: Checker, node: Lambda): StaticType | undefined {
  if (node.body.kind === "block" || (!EFFECTS.has(node.body.kind) && node.body.kind === "lambda")) return undefined;
  const { lambdaResults } = checker;
  if (lambdaResults.has(node)) return lambdaResults.get(node);
  const scope = new Scope(checker.scope, newFrame("lambda", checker.scope.frame));
  for (const { name, type } of node.parameters) {
    if (type === undefined) return undefined;
    const silent = { ...checker, errors: [] };
    scope.declare({ name: name.text, type: resolveType(silent, type), place: name, isFixed: true });
  }
  const { type } = checker.fork({ errors: [], scope }).expression(node.body);
  const result = type.kind === "error" ? undefined : type;
  lambdaResults.set(node, result);
  return result;
}

const OWN_BODIES: ReadonlySet<unknown> = new Set(["lambda", "type-declaration", "local-class"]);

/** Whether some `return` of this body gives a value. */
function returnsValue(body: Block): boolean {
  return contains(body, (node) => node["kind"] === "return" && node["value"] !== undefined);
}

function contains(node: unknown, holds: (node: Readonly<Record<string, unknown>>) => boolean): boolean {
  if (Array.isArray(node)) return node.some((each) => contains(each, holds));
  if (typeof node !== "object" || node === null) return false;
  const record = node as Readonly<Record<string, unknown>>;
  if (OWN_BODIES.has(record["kind"])) return false;
  return holds(record) || Object.values(record).some((each) => contains(each, holds));
}

/** Whether the end of a body may be reached, as far as its last statement tells. */
function mayComplete(body: Block): boolean {
  const last = body.statements.at(-1);
  if (last?.kind === "throw") return false;
  if (last?.kind === "block") return mayComplete(last);
  const isEndless = last?.kind === "while" && last.condition.kind === "literal";
  return !isEndless;
}
