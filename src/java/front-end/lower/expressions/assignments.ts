import type { Operand } from "../../../ir/instruction.ts";
import type { Method, Type, Variable } from "../../../ir/program.ts";
import { sameType } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { Place, TypedExpression } from "../../typed/tree.ts";
import { assigns } from "../../typed/walk.ts";
import { erase } from "../../types/static-types.ts";
import type { Lowering } from "../lowering.ts";
import { move, variableOperand } from "../lowering.ts";
import { asVariable, lowerOperands } from "../operands.ts";
import { asText } from "./texts.ts";

type Assignment = Extract<TypedExpression, { kind: "assignment" }>;
type Compound = Extract<TypedExpression, { kind: "compound" }>;

/** A place whose parts are evaluated, ready to be read and written any number of times. */
type EvaluatedPlace =
  | { readonly kind: "variable"; readonly variable: Variable }
  | {
      readonly kind: "field";
      readonly base: Variable | undefined;
      readonly field: Extract<Place, { kind: "field" }>["field"];
    }
  | { readonly kind: "element"; readonly base: Variable; readonly index: Operand };

/** An assignment whose value is not used: the value goes straight into a variable where the target is one. */
export function lowerAssignmentStatement(lowering: Lowering, node: Assignment): void {
  if (node.target.kind === "local") lowering.into(lowering.builder.variable(node.target.local), node.value);
  else lowerAssignment(lowering, node);
}

/** An assignment that is used as a value: `a = b = c` passes c on, not b, which may hold other values too. */
export function lowerAssignment(lowering: Lowering, node: Assignment): Operand {
  const place = evaluate(lowering, node.target, node.value);
  const value = lowering.operand(node.value);
  write(lowering, place, value);
  return value;
}

/** `x op= v`, `x++`. */
export function lowerCompound(lowering: Lowering, node: Compound, isValueUsed: boolean): Operand {
  const { builder } = lowering;
  const place = evaluate(lowering, node.target, node.value);
  const type = erase(node.type);
  const isOldUsedLater = isValueUsed && node.isPostfix;
  const old = read(lowering, place, node.target, type, isOldUsedLater || isAssignedBy(node.value, node.target));
  if (node.operationType.kind === "class") return lowerAppend(lowering, node, place, old);
  const { box } = node;
  const value = lowering.operand(node.value);
  const unboxed = box === undefined ? old : callOn(lowering, box.unbox, "virtual", old, node);
  const left = convert(lowering, unboxed, box?.type ?? type, node.operationType, node);
  const needsConversion = box !== undefined || !sameType(node.operationType, type);
  const isDirect = place.kind === "variable" && !isValueUsed && !needsConversion;
  const result = isDirect ? place.variable : builder.temporary(node.operationType, node);
  builder.emit({ kind: "binary", target: result, operator: node.operator, left, right: value });
  if (isDirect) return variableOperand(result);
  const narrowed = convert(lowering, variableOperand(result), node.operationType, box?.type ?? type, node);
  const converted = box === undefined ? narrowed : callOn(lowering, box.box, "static", narrowed, node);
  write(lowering, place, converted);
  return node.isPostfix ? old : converted;
}

/** `text += value`: one new text of both. */
function lowerAppend(lowering: Lowering, node: Compound, place: EvaluatedPlace, old: Operand): Operand {
  const { builder, sites } = lowering;
  const site = sites.text(builder.newText(node.operationType, node));
  const parts = [old, lowering.operand(node.value)].map((part) => asText(lowering, part, node));
  const target = place.kind === "variable" ? place.variable : builder.temporary(node.operationType, node);
  builder.emit({ kind: "concat", target, parts, site });
  if (place.kind !== "variable") write(lowering, place, variableOperand(target));
  return variableOperand(target);
}

/** A call of `intValue()` or `Integer.valueOf(int)`. */
function callOn(lowering: Lowering, method: Method, kind: "virtual" | "static", value: Operand, at: Compound): Operand {
  const { builder, sites } = lowering;
  const site = sites.call(
    { kind, method: builder.method, target: method, isImplicit: false, isCounted: true },
    builder.source,
    at,
  );
  const target = builder.temporary(method.returnType, at);
  const isStatic = kind === "static";
  const receiver = isStatic || value.kind !== "variable" ? undefined : value.variable;
  builder.emit({ kind: "call", target, site, receiver, arguments: isStatic ? [value] : [] });
  return variableOperand(target);
}

function isAssignedBy(node: TypedExpression, target: Place): boolean {
  return target.kind === "local" && assigns(node, target.local);
}

/** Evaluates the parts of a place, to be used after `value` has been evaluated too. */
function evaluate(lowering: Lowering, target: Place, value: TypedExpression): EvaluatedPlace {
  switch (target.kind) {
    case "local":
      return { kind: "variable", variable: lowering.builder.variable(target.local) };
    case "field": {
      const { receiver, field } = target;
      if (receiver === undefined) return { kind: "field", base: undefined, field };
      const [object] = lowerOperands(lowering, [receiver], [value]);
      const base = field.isStatic || object === undefined ? undefined : asVariable(lowering, receiver, object);
      return { kind: "field", base, field };
    }
    case "element": {
      const [array, index] = lowerOperands(lowering, [target.array, target.index], [value]);
      if (array === undefined || index === undefined) throw new Error("an element without its array or index");
      return { kind: "element", base: asVariable(lowering, target.array, array), index };
    }
  }
}

/** The value of a place. `isKept` says that it is used after the place may have been assigned. */
function read(lowering: Lowering, place: EvaluatedPlace, at: Located, type: Type, isKept: boolean): Operand {
  const { builder } = lowering;
  if (place.kind === "variable" && !isKept) return variableOperand(place.variable);
  const target = builder.temporary(type, at);
  switch (place.kind) {
    case "variable":
      builder.emit({ kind: "copy", target, source: place.variable });
      break;
    case "field":
      if (place.base === undefined) builder.emit({ kind: "static-load", target, field: place.field });
      else builder.emit({ kind: "load", target, base: place.base, field: place.field });
      break;
    case "element":
      builder.emit({ kind: "array-load", target, base: place.base, index: place.index });
      break;
  }
  return variableOperand(target);
}

function write(lowering: Lowering, place: EvaluatedPlace, source: Operand): void {
  const { builder } = lowering;
  switch (place.kind) {
    case "variable":
      move(lowering, place.variable, source);
      break;
    case "field":
      if (place.base === undefined) builder.emit({ kind: "static-store", field: place.field, source });
      else builder.emit({ kind: "store", base: place.base, field: place.field, source });
      break;
    case "element":
      builder.emit({ kind: "array-store", base: place.base, index: place.index, source });
      break;
  }
}

function convert(lowering: Lowering, source: Operand, from: Type, to: Type, at: Located): Operand {
  if (sameType(from, to) || isWithinInt(from, to)) return source;
  const target = lowering.builder.temporary(to, at);
  lowering.builder.emit({ kind: "convert", target, source, type: to });
  return variableOperand(target);
}

/** `byte`, `short` and `char` are computed with as `int` without more ado. */
function isWithinInt(from: Type, to: Type): boolean {
  return (
    to.kind === "primitive" &&
    to.name === "int" &&
    from.kind === "primitive" &&
    ["byte", "short", "char"].includes(from.name)
  );
}
