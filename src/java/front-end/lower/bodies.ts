import type { TypedBlock, TypedBody, TypedInitializer } from "../typed/tree.ts";
import type { MethodSymbol } from "../types/symbols.ts";
import { BodyBuilder } from "./body-builder.ts";
import { lowerConstructorCall } from "./expressions/calls.ts";
import { lowerJumpIfFalse, lowerJumpIfTrue } from "./expressions/conditions.ts";
import { lowerInto, lowerOperand } from "./expressions/expressions.ts";
import type { Collected, Lowering } from "./lowering.ts";
import { variableOperand } from "./lowering.ts";
import { lowerStatement } from "./statements/statements.ts";

/**
 * Writes the code of a method or constructor. A constructor that calls `super` runs the initializers of its class
 * right after that call (JLS 12.5).
 */
export function lowerBody(
  collected: Collected,
  method: MethodSymbol,
  body: TypedBody,
  initializers: readonly TypedInitializer[],
): void {
  const lowering = newLowering(collected, new BodyBuilder(method, body.parameters));
  const { builder } = lowering;
  const { constructorCall, block } = body;
  if (method.info.kind === "constructor" && constructorCall?.which !== "this") storeHidden(builder, method);
  if (constructorCall !== undefined) lowerConstructorCall(lowering, constructorCall);
  if (method.info.kind === "constructor" && constructorCall?.which !== "this")
    lowerInitializers(lowering, initializers);
  lowerStatement(lowering, block);
  builder.enter(
    block.statements.length === 0 && method.declaration === undefined
      ? block
      : { start: block.end - 1, end: block.end },
  );
  if (builder.isReachable) builder.return(undefined);
  builder.finish();
}

/** The object around and the captured variables are there before the superclass's constructor runs. */
function storeHidden(builder: BodyBuilder, { info, hidden, owner }: MethodSymbol): void {
  builder.enter(owner.declaration.name);
  for (const variable of hidden) {
    const field = variable.isTemporary ? undefined : owner.fields.get(variable.name)?.info;
    if (field?.class !== info.class) continue;
    builder.emit({ kind: "store", base: builder.self(), field, source: variableOperand(variable) });
  }
}

/** Writes the code of `<clinit>`. */
export function lowerStaticInitializer(
  collected: Collected,
  method: MethodSymbol,
  initializers: readonly TypedInitializer[],
): void {
  const lowering = newLowering(collected, new BodyBuilder(method, []));
  lowerInitializers(lowering, initializers);
  if (lowering.builder.isReachable) lowering.builder.return(undefined);
  lowering.builder.finish();
}

function newLowering(collected: Collected, builder: BodyBuilder): Lowering {
  const lowering: Lowering = {
    ...collected,
    builder,
    operand: (node) => lowerOperand(lowering, node),
    into: (target, node) => lowerInto(lowering, target, node),
    statement: (node) => lowerStatement(lowering, node),
    jumpIfFalse: (node, label) => lowerJumpIfFalse(lowering, node, label),
    jumpIfTrue: (node, label) => lowerJumpIfTrue(lowering, node, label),
    functionBody: (inner, block) => lowerFunctionBody(newLowering(collected, inner), block),
  };
  return lowering;
}

/** The body of a lambda. */
function lowerFunctionBody(lowering: Lowering, block: TypedBlock): void {
  lowerStatement(lowering, block);
  lowering.builder.enter({ start: Math.max(block.start, block.end - 1), end: block.end });
  if (lowering.builder.isReachable) lowering.builder.return(undefined);
  lowering.builder.finish();
}

function lowerInitializers(lowering: Lowering, initializers: readonly TypedInitializer[]): void {
  const { builder } = lowering;
  for (const initializer of initializers) {
    if (initializer.kind === "block") {
      lowerStatement(lowering, initializer);
      continue;
    }
    builder.enter(initializer);
    const { field } = initializer;
    const source = lowering.operand(initializer.value);
    if (field.isStatic) builder.emit({ kind: "static-store", field, source });
    else builder.emit({ kind: "store", base: builder.self(), field, source });
  }
}
