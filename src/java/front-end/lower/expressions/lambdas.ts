import type { Operand } from "../../../ir/instruction.ts";
import type { ClassInfo, Field, Type, Variable } from "../../../ir/program.ts";
import { temporaryNames } from "../../../ir/shown-variables.ts";
import { classType } from "../../../ir/types.ts";
import { capturedBy } from "../../typed/frames.ts";
import type { Local, TypedExpression } from "../../typed/tree.ts";
import { withSolutions } from "../../types/generic-types.ts";
import type { StaticType } from "../../types/static-types.ts";
import { erase } from "../../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../../types/symbols.ts";
import { BodyBuilder } from "../body-builder.ts";
import type { Lowering } from "../lowering.ts";
import { variableOperand } from "../lowering.ts";
import { type LambdaClass, newLambdaClass } from "./lambda-classes.ts";

type LambdaNode = Extract<TypedExpression, { kind: "lambda" }>;

/** A value that a lambda keeps: `this`, the value before `::`, a captured variable. */
interface Kept {
  readonly name: string;
  readonly type: Type;
  readonly value: Operand;
  /** Undefined for `this`. */
  readonly local: Local | undefined;
}

/** `target = closure C(values)`: an object of a class of its own, whose one method is the lambda's body. */
export function lowerLambda(lowering: Lowering, target: Variable, node: LambdaNode): void {
  const { builder, sites, lambdas } = lowering;
  const kept = keptBy(lowering, node);
  let info = lambdas.find(node.lambda);
  if (info === undefined) {
    info = writeClass(lowering, node, kept);
    lambdas.add(node.lambda, info);
  }
  const { fields } = info;
  const site = sites.lambda(builder.newAllocation(classType(info), node));
  const captured = kept.flatMap(({ value }, i) => {
    const field = fields[i];
    return field === undefined ? [] : [{ field, value }];
  });
  builder.emit({ kind: "closure", target, site, class: info, captured });
}

function keptBy(lowering: Lowering, node: LambdaNode): readonly Kept[] {
  const { builder } = lowering;
  const { frame, bound } = node.lambda;
  const kept: Kept[] = [];
  if (bound !== undefined) {
    const { local, value } = bound;
    const name = local.isHidden === true ? "receiver" : local.name;
    kept.push({ name: `val$${name}`, type: erase(local.type), value: lowering.operand(value), local });
  }
  if (frame.usesThis) {
    const self = builder.self();
    kept.unshift({ name: "this$0", type: self.type, value: variableOperand(self), local: undefined });
  }
  for (const local of capturedBy(frame)) {
    const value = variableOperand(builder.variable(local));
    kept.push({ name: `val$${local.name}`, type: erase(local.type), value, local });
  }
  return kept;
}

function writeClass(lowering: Lowering, node: LambdaNode, kept: readonly Kept[]): ClassInfo {
  const { owner } = lowering.builder;
  const { lambda } = node;
  const type = withSolutions(node.type);
  const implemented = lambda.implements.map((method) => method.info);
  const [first] = implemented;
  const returnType = withSolutions(lambda.returnType);
  const numbers = temporaryNames(lambda.parameters.length, new Set());
  const created = newLambdaClass({
    owner,
    object: lowering.lambdas.object(),
    number: lambda.number,
    span: owner.source.span(node),
    interfaces: type.kind === "class" ? [type.class] : first === undefined ? [] : [first.class],
    implemented,
    kept,
    parameters: lambda.parameters.map((parameter, i) => ({
      name: parameter.isHidden === true ? (numbers[i] ?? parameter.name) : parameter.name,
      isTemporary: parameter.isHidden === true,
      type: erase(parameter.type),
      span: owner.source.span(parameter.place),
    })),
    returnType: erase(returnType),
  });
  const parameterTypes = lambda.parameters.map((parameter) => parameter.type);
  const inner = new BodyBuilder(symbolOf(owner, created, parameterTypes, returnType), lambda.parameters);
  inner.enter(node);
  for (const [i, each] of kept.entries()) {
    const field = created.info.fields[i];
    if (field !== undefined) unpack(inner, each, field, node);
  }
  lowering.functionBody(inner, lambda.body);
  return created.info;
}

/** What the lambda keeps is read at its start. */
function unpack(inner: BodyBuilder, kept: Kept, field: Field, at: LambdaNode): void {
  const base = inner.method.thisVariable;
  if (base === undefined) return;
  const target = kept.local === undefined ? inner.temporary(field.type, at) : inner.declare(kept.local);
  inner.emit({ kind: "load", target, base, field });
  if (kept.local === undefined) inner.setSelf(target);
}

function symbolOf(
  owner: ClassSymbol,
  { method, variables, body, handlers, locks }: LambdaClass,
  parameterTypes: readonly StaticType[],
  returnType: StaticType,
): MethodSymbol {
  return {
    info: method,
    owner,
    typeParameters: [],
    thrownTypes: [],
    parameterTypes,
    returnType,
    hidden: [],
    declaration: undefined,
    access: "public",
    isFinal: false,
    isVarargs: false,
    isImplied: false,
    variables,
    body,
    handlers,
    locks,
  };
}
