import { expectedType } from "../../../messages/expected-types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { Expression, Lambda } from "../../syntax/tree/expression.ts";
import type { Block } from "../../syntax/tree/statement.ts";
import { newFrame } from "../../typed/frames.ts";
import type { Local, TypedBlock, TypedExpression, TypedLambda, TypedStatement } from "../../typed/tree.ts";
import { resolveValueType } from "../../types/declarations/resolve-types.ts";
import type { FunctionShape, StaticType } from "../../types/generic-types.ts";
import { resolved, withSolutions } from "../../types/generic-types.ts";
import type { FunctionType } from "../../types/members/functional-interfaces.ts";
import { functionTypeOf } from "../../types/members/functional-interfaces.ts";
import type { Inference } from "../../types/relations/inference.ts";
import { isSameStatic } from "../../types/relations/subtyping.ts";
import { showStatic } from "../../types/static-types.ts";
import { checkFlow } from "../flow/flow-problems.ts";
import { checkBlock, reportRedeclaration } from "../scope/blocks.ts";
import type { Checker } from "../scope/checker.ts";
import { illFormed, invalid, wrongType } from "../scope/checker.ts";
import { Scope } from "../scope/scope.ts";
import { EFFECTS, shapeOfLambda } from "./lambda-shapes.ts";

/** `x -> e`: pending until it is known which functional interface it implements (JLS 15.27). */
export function startLambda(checker: Checker, node: Lambda): TypedExpression {
  const isTyped = node.parameters.every((parameter) => parameter.type !== undefined);
  return pendingFunction(checker, node, shapeOfLambda(checker, node), {
    inputs: (type) => {
      const found = functionTypeOf(type, checker.table.object);
      if (found === undefined) return [type];
      return isTyped ? [] : found.parameters;
    },
    check: (here, type, inference) => checkLambda(here, node, type, inference),
  });
}

/** What a lambda and a method reference do differently. */
interface FunctionCheck {
  /** The types that must be known before it can be checked. */
  readonly inputs: (type: StaticType) => readonly StaticType[];
  readonly prepare?: (type: StaticType, inference: Inference) => void;
  readonly check: (here: Checker, type: StaticType, inference: Inference | undefined) => TypedExpression;
}

/** A value that is checked once, when its type is known as far as it needs to be. */
export function pendingFunction(
  checker: Checker,
  node: Located,
  shape: FunctionShape,
  how: FunctionCheck,
): TypedExpression {
  const here = checker.fork({});
  let checked: TypedExpression | undefined;
  return {
    kind: "pending",
    type: shape,
    pending: {
      inference: undefined,
      later: (type, inference) => {
        how.prepare?.(type, inference);
        return {
          isChecked: false,
          inputs: () => how.inputs(type),
          check: () => {
            checked ??= how.check(here, type, inference);
          },
        };
      },
      finish: (expected) => {
        if (checked === undefined && expected === undefined) return reportNoTarget(checker, node);
        if (expected !== undefined) checked ??= how.check(here, expected, undefined);
        const done = checked ?? invalid(node);
        return expected === undefined || done.kind !== "lambda" ? done : { ...done, type: expected };
      },
    },
    start: node.start,
    end: node.end,
  };
}

function reportNoTarget(checker: Checker, node: Located): TypedExpression {
  illFormed(checker, node, "lambda-without-target-type");
  return invalid(node);
}

/** The function type of an interface; reports when it is none, or takes another number of parameters. */
export function functionOf(checker: Checker, node: Located, type: StaticType, count: number | undefined) {
  const found = functionTypeOf(type, checker.table.object);
  if (found === undefined) {
    if (type.kind !== "error")
      wrongType(
        checker,
        node,
        expectedType("function"),
        expectedType("no-functional-interface", { type: showStatic(type) }),
      );
    return undefined;
  }
  if (count === undefined || count === found.parameters.length) return found;
  const wanted = { count: found.parameters.length, type: showStatic(type) };
  const given = expectedType("lambda-with-parameters", { count });
  wrongType(checker, node, given, expectedType("parameters-of-function", wanted));
  return undefined;
}

function checkLambda(
  checker: Checker,
  node: Lambda,
  type: StaticType,
  inference: Inference | undefined,
): TypedExpression {
  const found = functionOf(checker, node, type, node.parameters.length);
  if (found === undefined) return invalid(node);
  if (found.method.typeParameters.length > 0)
    illFormed(checker, node, "lambda-of-generic-method", { method: found.method.info.label });
  if (found.returns.kind === "void" && node.body.kind !== "block" && !EFFECTS.has(node.body.kind))
    illFormed(checker, node.body, "lambda-drops-value");
  const frame = newFrame("lambda", checker.scope.frame);
  const scope = new Scope(checker.scope, frame);
  const parameters = node.parameters.map((parameter, i): Local => {
    const { name, isFinal } = parameter;
    const expected = found.parameters[i] ?? type;
    const written = parameter.type === undefined ? undefined : resolveValueType(checker, parameter.type);
    if (written !== undefined && !isSameStatic(expected, written) && !hasWildcards(type))
      wrongType(checker, parameter, showStatic(written), showStatic(withSolutions(expected)));
    reportRedeclaration({ ...checker, scope }, name);
    const local: Local = { name: name.text, type: written ?? withSolutions(expected), place: name, isFixed: isFinal };
    scope.declare(local);
    return local;
  });
  const body = checkFunctionBody(checker, { scope, inference, found, node, body: node.body });
  return lambdaNode(node, type, found, { number: node.number, parameters, body, frame, bound: undefined });
}

/** Then the written types of the parameters choose among the types that the wildcards allow (JLS 18.5.3). */
function hasWildcards(type: StaticType): boolean {
  const now = resolved(type);
  return now.kind === "class" && (now.arguments ?? []).some((each) => resolved(each).kind === "wildcard");
}

export function lambdaNode(
  node: Located,
  type: StaticType,
  found: FunctionType,
  parts: Pick<TypedLambda, "number" | "parameters" | "body" | "frame" | "bound">,
): TypedExpression {
  const lambda: TypedLambda = { ...parts, implements: found.all, returnType: found.returns, thrown: found.thrown };
  return { kind: "lambda", type, lambda, start: node.start, end: node.end };
}

interface FunctionBody {
  readonly scope: Scope;
  readonly inference: Inference | undefined;
  readonly found: FunctionType;
  readonly node: Located;
  readonly body: Expression | Block;
}

/** The body of a lambda, or the expression that a method reference stands for, as a block that returns. */
export function checkFunctionBody(checker: Checker, { scope, inference, found, node, body }: FunctionBody): TypedBlock {
  const { returns } = found;
  const inner = checker.fork({
    scope,
    inference,
    jumps: [],
    returnType: returns,
    methodName: "This lambda",
    setsFinalFields: undefined,
    compact: undefined,
  });
  if (body.kind !== "block") {
    const { start, end } = body;
    const statement: TypedStatement =
      returns.kind === "void"
        ? { kind: "evaluate", expression: inner.expression(body), start, end }
        : { kind: "return", value: inner.valueOf(body, returns), start, end };
    return { kind: "block", statements: [statement], start, end };
  }
  const block = checkBlock(inner, body);
  checkBlockFlow(checker, node, block, returns);
  return block;
}

function checkBlockFlow(checker: Checker, node: Located, block: TypedBlock, returns: StaticType): void {
  if (!checkFlow(checker, block) || returns.kind === "void") return;
  const at = { start: node.start, end: Math.min(node.end, block.start + 1) };
  illFormed(checker, at, "lambda-missing-return");
}
