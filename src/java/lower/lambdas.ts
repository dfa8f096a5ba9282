import type { Instruction, Operand } from "../instruction.ts";
import type { Bridge, ClassInfo, ExceptionHandler, Field, Method, Type, Variable } from "../program.ts";
import { capturedBy } from "../typed/frames.ts";
import type { Local, TypedExpression } from "../typed/tree.ts";
import { withSolutions } from "../types/generic-types.ts";
import { erase } from "../types/static-types.ts";
import type { ClassSymbol, MethodSymbol, Mutable } from "../types/symbols.ts";
import { classType, showType } from "../types.ts";
import { BodyBuilder } from "./body-builder.ts";
import type { Lowering } from "./lowering.ts";
import { variableOperand } from "./lowering.ts";

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
    kept.push({ name: `val$${local.name}`, type: erase(local.type), value: lowering.operand(value), local });
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
  const span = owner.source.span(node);
  const implemented = lambda.implements.map((method) => method.info);
  const [first] = implemented;
  const fields: Field[] = [];
  const methods: Method[] = [];
  const bridges: Bridge[] = [];
  const info: ClassInfo = {
    name: `${owner.info.name}$$Lambda$${lambda.number}`,
    kind: "class",
    isAbstract: false,
    superclass: lowering.lambdas.object(),
    interfaces: type.kind === "class" ? [type.class] : first === undefined ? [] : [first.class],
    fields,
    methods,
    bridges,
    outer: owner.info,
    isLibrary: owner.info.isLibrary,
    isSynthetic: true,
    span,
  };
  for (const each of kept) fields.push({ name: each.name, class: info, type: each.type, isStatic: false, span });
  const method = newMethod(owner, info, node);
  methods.push(method.info);
  for (const each of implemented) bridges.push({ overridden: each, by: method.info });
  const inner = new BodyBuilder(method, lambda.parameters);
  inner.enter(node);
  for (const [i, each] of kept.entries()) {
    const field = fields[i];
    if (field !== undefined) unpack(inner, each, field);
  }
  lowering.functionBody(inner, lambda.body);
  return info;
}

/** What the lambda keeps is read at its start. */
function unpack(inner: BodyBuilder, kept: Kept, field: Field): void {
  const base = inner.method.thisVariable;
  if (base === undefined) return;
  const target = kept.local === undefined ? inner.temporary(field.type) : inner.declare(kept.local);
  inner.emit({ kind: "load", target, base, field });
  if (kept.local === undefined) inner.setSelf(target);
}

function newMethod(owner: ClassSymbol, info: ClassInfo, node: LambdaNode): MethodSymbol {
  const { lambda } = node;
  const variables: Mutable<Variable>[] = [];
  const parameters: Variable[] = [];
  const body: Instruction[] = [];
  const handlers: ExceptionHandler[] = [];
  const types = lambda.parameters.map((parameter) => erase(parameter.type));
  const span = owner.source.span(node);
  const name = `lambda$${lambda.number}`;
  const returnType = withSolutions(lambda.returnType);
  const method: Mutable<Method> = {
    label: `${owner.info.name}.${name}(${types.map(showType).join(",")})`,
    name,
    kind: "method",
    class: info,
    isStatic: false,
    isAbstract: false,
    isPrivate: false,
    isImplicit: false,
    thisVariable: undefined,
    parameters,
    returnType: erase(returnType),
    variables,
    handlers,
    body,
    span,
  };
  method.thisVariable = { name: "this", index: 0, type: classType(info), method, isTemporary: false, span };
  variables.push(method.thisVariable);
  for (const [i, parameter] of lambda.parameters.entries()) {
    const variable: Variable = {
      name: parameter.name,
      index: variables.length,
      type: types[i] ?? { kind: "null" },
      method,
      isTemporary: false,
      span: owner.source.span(parameter.place),
    };
    variables.push(variable);
    parameters.push(variable);
  }
  return {
    info: method,
    owner,
    typeParameters: [],
    thrownTypes: [],
    parameterTypes: lambda.parameters.map((parameter) => parameter.type),
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
  };
}
