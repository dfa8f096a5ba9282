import {
  type Constant,
  dispatch,
  type InstructionOf,
  type Method,
  narrowed,
  type Operand,
  type SymbolicKind,
  type Variable,
} from "../../../../java/index.ts";
import { variableTerm } from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { inputsOf } from "../program/inputs.ts";
import { fraction } from "../state/fractions.ts";
import { endBy, nextBy, type Outcome } from "../state/outcome.ts";
import type { AskedInput } from "../state/path-condition.ts";
import { showValue } from "../state/show-value.ts";
import {
  assign,
  contentOf,
  defaultOf,
  type Frame,
  freshLocation,
  type HeapObject,
  newObject,
  next,
  type State,
  topFrame,
  withObject,
  withTop,
} from "../state/state.ts";
import { nullValue, number, reference, type SymbolicValue, truth } from "../state/values.ts";
import { access, valueOf } from "./access.ts";
import { assignedAny } from "./assigned.ts";
import type { Context } from "./context.ts";
import { executeNullCheck, isNullCheck } from "./null-checks.ts";
import { isFollowed, raise } from "./raise.ts";
import { askedKind } from "./symbolic-calls.ts";

/** Δ, s ⊢ e ⇓ π for what an instruction may mention. */
export function operandValue(state: State, operand: Operand): SymbolicValue {
  return operand.kind === "variable" ? valueOf(state, operand.variable) : constantValue(operand);
}

/** π of a constant. */
export function constantValue(constant: Constant): SymbolicValue {
  switch (constant.kind) {
    case "null":
      return nullValue;
    case "int":
    case "char":
      return number(BigInt(constant.value));
    case "long":
      return number(constant.value);
    case "boolean":
      return truth(constant.value);
    case "float":
    case "double":
      return fraction(constant.value);
  }
}

/** [S-NEW]: a fresh location with default fields, then its constructor. */
export function executeNew(context: Context, state: State, instruction: InstructionOf<"new">): Outcome {
  const { type } = instruction.site;
  const info = type.kind === "class" ? type.class : undefined;
  const root = freshLocation(state);
  const fields = new Map<string, SymbolicValue>();
  for (let at = info; at !== undefined && !at.isLibrary; at = at.superclass)
    for (const field of at.fields) if (!field.isStatic) fields.set(field.name, defaultOf(field.type));
  const object = newObject(root, info?.name ?? "?", info, fields);
  const made = withObject(state, object);
  if (context.code.program === undefined) return newCell(state, instruction, object);
  const constructor = instruction.constructor.target;
  const effect = `${root} ↦ ${object.data}`;
  if (!isFollowed(context, constructor))
    return nextBy("S-NEW", assign(made, instruction.target, reference(root)), effect);
  const values = [reference(root), ...instruction.arguments.map((operand) => operandValue(state, operand))];
  return enter(context, made, constructor, values, instruction.target, reference(root), effect);
}

/** As printed: Δ′ ≡ Δ ∗ l′ ↦ c(v₁ … vₙ), s′ = s[v ← l′]. The values stand in the order of the fields. */
function newCell(state: State, { target, arguments: values }: InstructionOf<"new">, empty: HeapObject): Outcome {
  const names = [...empty.fields.keys()];
  const fields = new Map(values.map((operand, index) => [names[index] ?? "", operandValue(state, operand)]));
  const object = newObject(empty.root, empty.data, empty.class, fields);
  const texts = [...fields.values()].map(showValue);
  const effect = say("effect.allocated", {
    cell: `${object.root} ↦ ${object.data}(${texts.join(", ")})`,
    v: target.name,
    root: object.root,
  });
  return nextBy("S-NEW", assign(withObject(state, object), target, reference(object.root)), effect);
}

/** A call: the callee is known once the receiver is initialized. */
export function executeCall(context: Context, state: State, instruction: InstructionOf<"call">): Outcome {
  const { receiver, site, target } = instruction;
  const given = instruction.arguments.map((operand) => operandValue(state, operand));
  if (receiver === undefined) {
    const [checked] = given;
    if (checked !== undefined && isNullCheck(site.target))
      return executeNullCheck(context, state, instruction, checked);
    return invoke(context, state, site.target, given, target);
  }
  const self = valueOf(state, receiver);
  const found = access(context, state, self, receiver);
  if (found.kind === "choice") return found.outcome;
  if (found.kind === "null") {
    if (instruction.skipsNull === true) return nextBy("S-CALL", assign(state, target, nullValue));
    return raise(context, state, "NullPointerException");
  }
  if (found.kind === "opaque") return skip(state, site.target, target);
  const isVirtual = site.kind === "virtual" || site.kind === "interface" || site.kind === "dynamic";
  const info = found.object.class;
  const callee = isVirtual && info !== undefined ? dispatch({ kind: "class", class: info }, site.target) : site.target;
  if (callee === undefined) return raise(context, state, "AbstractMethodError");
  return invoke(context, state, callee, [self, ...given], target);
}

function invoke(
  context: Context,
  state: State,
  callee: Method,
  values: readonly SymbolicValue[],
  target: Variable | undefined,
): Outcome {
  const kind = askedKind(callee);
  if (kind !== undefined) return ask(state, kind, target);
  return isFollowed(context, callee)
    ? enter(context, state, callee, values, target, undefined, callee.label)
    : skip(state, callee, target);
}

function enter(
  context: Context,
  state: State,
  callee: Method,
  values: readonly SymbolicValue[],
  target: Variable | undefined,
  created: SymbolicValue | undefined,
  effect: string,
): Outcome {
  if (state.frames.length > context.bounds.calls) return endBy("S-CALL", state, { kind: "cut-off", bound: "calls" });
  const frame: Frame = { method: callee, pc: 0, values: placed(callee, values), target, created, decisions: new Map() };
  return nextBy(created === undefined ? "S-CALL" : "S-NEW", { ...state, frames: [frame, ...state.frames] }, effect);
}

/** The arguments at the indexes of the variables that take them. */
export function placed(method: Method, values: readonly SymbolicValue[]): readonly (SymbolicValue | undefined)[] {
  const all: (SymbolicValue | undefined)[] = Array.from({ length: method.variables.length });
  for (const [index, taker] of inputsOf(method).entries()) all[taker.index] = values[index];
  return all;
}

/** `Symbolic.integer()`: a symbol for one more input. */
function ask(state: State, kind: SymbolicKind, target: Variable | undefined): Outcome {
  const { delta, input } = state.delta.withInput(kind, state.objects.keys());
  const asked: State = { ...state, delta };
  if (target === undefined) return nextBy("S-CALL", next(asked), input.name);
  const value = askedValue(input);
  return nextBy("S-CALL", assign(asked, target, value), `s(${target.name}) = ${showValue(value)}`);
}

function askedValue({ name, kind, symbol }: AskedInput): SymbolicValue {
  if (symbol === undefined) return { kind: "opaque", text: name, isObject: true };
  if (kind === "real") return { kind: "fraction", term: variableTerm(symbol), isFloat: false };
  return contentOf(symbol, { kind: kind === "bool" ? "bool" : "int" });
}

/** A call of the library that is not followed: it changes nothing that the heap describes. */
function skip(state: State, callee: Method, target: Variable | undefined): Outcome {
  if (target === undefined || callee.returnType.kind === "void") return nextBy("S-CALL", next(state), callee.label);
  const reason = say("unsupported.call", { method: callee.label });
  return assignedAny("S-CALL", state, target, reason, { type: callee.returnType, name: callee.name }, callee.label);
}

/** [S-RETURN]: the caller goes on, or the path ends. */
export function executeReturn(state: State, instruction: InstructionOf<"return">): Outcome {
  const [top, ...others] = state.frames;
  const value = instruction.value === undefined ? undefined : fitted(operandValue(state, instruction.value), top);
  const left: State = { ...state, frames: others };
  if (others.length === 0) return endBy("S-RETURN", left, { kind: "return", value });
  const caller = topFrame(left);
  if (top === undefined || caller === undefined) return nextBy("S-RETURN", left);
  // Code that runs before a method, such as a class initializer, was called by no instruction.
  if (top.method.kind === "static-initializer") return nextBy("S-RETURN", left);
  const result = top.created ?? value;
  const returned = top.target === undefined ? withTop(left, { pc: caller.pc + 1 }) : assign(left, top.target, result);
  return nextBy("S-RETURN", returned);
}

/** A constant returned as a narrower type. */
function fitted(value: SymbolicValue, frame: Frame | undefined): SymbolicValue {
  if (value.kind !== "integer" || value.term.terms.length > 0 || frame === undefined) return value;
  return number(narrowed(value.term.constant, frame.method.returnType));
}
