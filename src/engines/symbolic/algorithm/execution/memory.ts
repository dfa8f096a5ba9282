import type { InstructionOf, Operand, Type, Variable } from "../../../../java/index.ts";
import { addScaled, constantTerm, type Linear } from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { fractionOf, isFractional } from "../state/fractions.ts";
import { endBy, nextBy, type Outcome, splitBy } from "../state/outcome.ts";
import { showValue } from "../state/show-value.ts";
import {
  assign,
  defaultOf,
  freshLocation,
  type HeapObject,
  newObject,
  next,
  type State,
  withObject,
} from "../state/state.ts";
import { integer, nullValue, reference, type SymbolicValue } from "../state/values.ts";
import { access, valueOf } from "./access.ts";
import { comparison, constantOf } from "./arithmetic.ts";
import { assigned, assignedAny } from "./assigned.ts";
import { operandValue } from "./calls.ts";
import { assume, failed, passed } from "./conditions.ts";
import type { Context } from "./context.ts";
import { whenRead } from "./initialize-on-read.ts";
import { raise } from "./raise.ts";

/** [S-LOAD]: l ↦ c(v₁ … vₙ) ∈ Δ, and s says what vᵢ is now. */
export function executeLoad(context: Context, state: State, { target, base, field }: InstructionOf<"load">): Outcome {
  const found = access(context, state, valueOf(state, base), base);
  if (found.kind === "choice") return found.outcome;
  if (found.kind === "null") return raise(context, state, "NullPointerException");
  if (found.kind === "opaque")
    return assignedAny("S-LOAD", state, target, say("unsupported.field", { class: field.class.name }), field);
  const { object } = found;
  if (object.isFreed) return raise(context, state, "DanglingPointer");
  const value = asDeclared(object.fields.get(field.name) ?? initialValueOf(object, field), field.type);
  return whenRead(context, state, value, field) ?? assigned("S-LOAD", state, target, value);
}

/** What a cell holds is an integer to formulas, also where it is declared as a fraction. */
function asDeclared(value: SymbolicValue, type: Type): SymbolicValue {
  return value.kind === "integer" && isFractional(type) ? fractionOf(value.term, type) : value;
}

/** A field that the logic has no type for: a text, an array. */
function initialValueOf({ origin, root }: HeapObject, { name, type }: InstructionOf<"load">["field"]): SymbolicValue {
  return origin === "input" ? { kind: "opaque", text: `${root}.${name}` } : defaultOf(type);
}

/** [S-STORE]: s changes at the field variable, Δ keeps the initial heap. */
export function executeStore(context: Context, state: State, { base, field, source }: InstructionOf<"store">): Outcome {
  const found = access(context, state, valueOf(state, base), base);
  if (found.kind === "choice") return found.outcome;
  if (found.kind === "null") return raise(context, state, "NullPointerException");
  if (found.kind === "opaque") return nextBy("S-STORE", next(state));
  const { object } = found;
  if (object.isFreed) return raise(context, state, "DanglingPointer");
  const value = operandValue(state, source);
  const stored = withField(state, object, field.name, value);
  return nextBy("S-STORE", next(stored), `s(${object.root}.${field.name}) = ${showValue(value)}`);
}

function withField(state: State, object: HeapObject, name: string, value: SymbolicValue): State {
  return withObject(state, { ...object, fields: new Map([...object.fields, [name, value]]) });
}

/** [S-FREE]: the cell leaves the heap and goes to the garbage, from where the input takes it back. */
export function executeFree(context: Context, state: State, { variable }: { readonly variable: Variable }): Outcome {
  const found = access(context, state, valueOf(state, variable), variable);
  if (found.kind === "choice") return found.outcome;
  if (found.kind === "null") return raise(context, state, "NullPointerException");
  if (found.kind !== "object" || found.object.isFreed) return raise(context, state, "DanglingPointer");
  const freed = withObject(state, { ...found.object, isFreed: true });
  const { root, data, initial } = found.object;
  const cell = `${root} ↦ ${data}(${[...initial.values()].map(showValue).join(", ")})`;
  return nextBy("S-FREE", next(freed), say("effect.freed", { cell }));
}

/** An array of the program's own: its length may be unknown, its elements are known by constant indexes. */
export function executeNewArray(context: Context, state: State, instruction: InstructionOf<"new-array">): Outcome {
  const [length] = instruction.lengths;
  const [site] = instruction.sites;
  const value: SymbolicValue = length === undefined ? nullValue : operandValue(state, length);
  const type = site?.type;
  if (value.kind !== "integer" || type?.kind !== "array" || instruction.lengths.length > 1)
    return nextBy("S-NEW", assign(state, instruction.target, { kind: "opaque", text: "array", isObject: true }));
  const zero = constantTerm(0n);
  return checked(context, state, comparison(">=", value.term, zero), "NegativeArraySizeException", (fine) => {
    const root = freshLocation(fine);
    const data = `${showElement(type.element)}[]`;
    const array = { ...newObject(root, data, undefined), length: value.term, element: type.element };
    return nextBy("S-NEW", assign(withObject(fine, array), instruction.target, reference(root)), `${root} ↦ ${data}`);
  });
}

function showElement(type: { readonly kind: string; readonly name?: string }): string {
  return type.name ?? type.kind;
}

export function executeArrayLength(
  context: Context,
  state: State,
  { target, base }: InstructionOf<"array-length">,
): Outcome {
  const found = arrayAt(context, state, base);
  if ("outcome" in found) return found.outcome;
  return nextBy("S-LOAD", assign(state, target, integer(found.length)));
}

export function executeArrayLoad(
  context: Context,
  state: State,
  { target, base, index }: InstructionOf<"array-load">,
): Outcome {
  return atElement(context, state, base, index, (fine, array, place) => {
    const value = array.fields.get(place) ?? defaultOf(array.element ?? target.type);
    return assigned("S-LOAD", fine, target, asDeclared(value, array.element ?? target.type));
  });
}

export function executeArrayStore(
  context: Context,
  state: State,
  { base, index, source }: InstructionOf<"array-store">,
): Outcome {
  return atElement(context, state, base, index, (fine, array, place) => {
    const value = operandValue(fine, source);
    const stored = next(withField(fine, array, place, value));
    return nextBy("S-STORE", stored, `${array.root}[${place}] = ${showValue(value)}`);
  });
}

type ArrayFound = { readonly array: HeapObject; readonly length: Linear } | { readonly outcome: Outcome };

function arrayAt(context: Context, state: State, base: Variable): ArrayFound {
  const found = access(context, state, valueOf(state, base), base);
  if (found.kind === "choice") return found;
  if (found.kind === "null") return { outcome: raise(context, state, "NullPointerException") };
  if (found.kind === "opaque" || found.object.length === undefined)
    return { outcome: beyond(state, say("unsupported.array")) };
  return { array: found.object, length: found.object.length };
}

function beyond(state: State, reason: string): Outcome {
  return endBy("S-LOAD", state, { kind: "unknown", reason });
}

/** 0 ≤ index < length is checked; an index that stays unknown is beyond what is modeled. */
function atElement(
  context: Context,
  state: State,
  base: Variable,
  index: Operand,
  then: (fine: State, array: HeapObject, place: string) => Outcome,
): Outcome {
  const found = arrayAt(context, state, base);
  if ("outcome" in found) return found.outcome;
  const value = operandValue(state, index);
  const term = value.kind === "integer" ? value.term : constantTerm(0n);
  const exception = "ArrayIndexOutOfBoundsException";
  return checked(context, state, comparison(">=", term, constantTerm(0n)), exception, (positive) =>
    checked(context, positive, comparison("<", term, found.length), exception, (fine) => {
      const place = placeIn(fine, term, constantOf(found.length));
      if (place !== undefined) return then(fine, found.array, String(place));
      return eachPlace(fine, term, constantOf(found.length));
    }),
  );
}

/** Arrays up to this length are told apart by each index. */
const LONGEST = 16n;

/** The index as a number: it is one, or Δ says which. */
function placeIn(state: State, term: Linear, length: bigint | undefined): bigint | undefined {
  const constant = constantOf(term);
  if (constant !== undefined || length === undefined) return constant;
  for (let place = 0n; place < length && place < LONGEST; place++)
    if (isAssumed(state, comparison("==", term, constantTerm(place)))) return place;
  return undefined;
}

/** One configuration for each value that the index may have. */
function eachPlace(state: State, term: Linear, length: bigint | undefined): Outcome {
  if (length === undefined) return beyond(state, say("unsupported.openLength"));
  if (length > LONGEST)
    return beyond(state, say("unsupported.longArray", { length: length.toString(), limit: LONGEST.toString() }));
  const children = Array.from({ length: Number(length) }, (_, place) =>
    passed(assume(state, comparison("==", term, constantTerm(BigInt(place))), true)),
  );
  return splitBy("S-BINOP", children);
}

/** A runtime check: where it may fail the tree branches, and the instruction is executed again where it holds. */
export function checked(
  context: Context,
  state: State,
  value: SymbolicValue,
  exception: string,
  then: (fine: State) => Outcome,
): Outcome {
  if (value.kind === "truth") return value.value ? then(state) : raise(context, state, exception);
  if (value.kind !== "condition" || isAssumed(state, value)) return then(state);
  const bad = assume(state, value, false);
  const children = [passed(assume(state, value, true)), ...failed(context, bad.state, exception, bad.text)];
  return splitBy("S-BINOP", children, showValue(value));
}

/** Whether Δ has this very constraint already: the instruction is executed again after its check. */
function isAssumed({ delta }: State, value: SymbolicValue): boolean {
  if (value.kind !== "condition") return false;
  const { relation, left, right } = value.constraint;
  return delta.heap.numbers.some(
    (known) => known.relation === relation && isSame(known.left, left) && isSame(known.right, right),
  );
}

function isSame(a: Linear, b: Linear): boolean {
  const difference = addScaled(a, b, -1n);
  return difference.terms.length === 0 && difference.constant === 0n;
}
