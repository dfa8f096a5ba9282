import type { Operand } from "../../../ir/instruction.ts";
import type { Method, Variable } from "../../../ir/program.ts";
import { capturesOf } from "../../typed/frames.ts";
import type { TypedConstructorCall, TypedExpression } from "../../typed/tree.ts";
import { erase } from "../../types/static-types.ts";
import type { Lowering } from "../lowering.ts";
import { variableOperand } from "../lowering.ts";
import { asVariable, lowerOperands } from "../operands.ts";
import { noteOnCall } from "./noted-calls.ts";

type Call = Extract<TypedExpression, { kind: "call" }>;
type New = Extract<TypedExpression, { kind: "new" }>;

/** `target = receiver.m(arguments)`; without a target the value is dropped. */
export function lowerCall(lowering: Lowering, target: Variable | undefined, node: Call): void {
  const { builder, sites } = lowering;
  const { receiver } = node;
  const values = lowerOperands(lowering, receiver === undefined ? node.arguments : [receiver, ...node.arguments]);
  const [first, ...rest] = values;
  const isOnObject = receiver !== undefined && first !== undefined && !node.method.isStatic;
  const site = sites.call(
    {
      kind: node.callKind,
      method: builder.method,
      target: node.method,
      isImplicit: builder.isImplied || node.isImplied === true,
      isCounted: !builder.isImplied && node.isImplied !== true,
    },
    builder.source,
    node.at,
  );
  const note = builder.method.class.isLibrary ? undefined : noteOnCall(node.method);
  if (note !== undefined) lowering.notes[note.isOnce ? "addOnce" : "add"](note.text, builder.source.span(node.at));
  builder.emit({
    kind: "call",
    target: node.method.returnType.kind === "void" ? undefined : target,
    site,
    receiver: isOnObject ? asVariable(lowering, receiver, first) : undefined,
    arguments: receiver === undefined ? values : rest,
  });
}

/** `target = new C(arguments)`, one instruction with the constructor call in it. */
export function lowerNew(lowering: Lowering, target: Variable, node: New): void {
  const { builder, sites } = lowering;
  const site = sites.object(builder.newAllocation(erase(node.type), node.at));
  const hidden = lowerHidden(lowering, node.constructor, node.outer);
  const values = [...hidden, ...lowerOperands(lowering, node.arguments)];
  const isImplicit = isUnwritten(node.constructor);
  const call = {
    kind: "special",
    method: builder.method,
    target: node.constructor,
    isImplicit,
    isCounted: !isImplicit,
  } as const;
  builder.emit({
    kind: "new",
    target,
    site,
    constructor: sites.call(call, builder.source, node.at),
    arguments: values,
  });
}

/** What the constructor of an inner or local class takes unwritten: the object around, then the captured variables. */
function lowerHidden(lowering: Lowering, constructor: Method, outer: TypedExpression | undefined): readonly Operand[] {
  const captured = capturesOf(constructor.class).map(({ local }) => variableOperand(lowering.builder.variable(local)));
  return outer === undefined ? captured : [lowering.operand(outer), ...captured];
}

/** Default constructors and the library's are not in the reader's text. */
function isUnwritten(constructor: Method): boolean {
  return constructor.isImplicit || constructor.class.isLibrary;
}

/** `this(…)` or `super(…)` at the start of a constructor. */
export function lowerConstructorCall(lowering: Lowering, node: TypedConstructorCall): void {
  const { builder, sites } = lowering;
  builder.enter(node);
  const hidden = lowerHidden(lowering, node.constructor, node.outer);
  const values: readonly Operand[] = [...hidden, ...lowerOperands(lowering, node.arguments)];
  const isImplicit = !node.isWritten || isUnwritten(node.constructor);
  const call = {
    kind: "special",
    method: builder.method,
    target: node.constructor,
    isImplicit,
    isCounted: !isImplicit,
  } as const;
  const site = sites.call(call, builder.source, node.at);
  builder.emit({ kind: "call", target: undefined, site, receiver: builder.self(), arguments: values });
}
