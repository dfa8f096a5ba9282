import { isReference, type Type, type Variable } from "../../../../java/index.ts";
import { NULL } from "../../../separation/index.ts";
import type { Choice } from "../initialization/choice.ts";
import { type Outcome, type Successor, splitBy } from "../state/outcome.ts";
import { type HeapObject, objectOf, type State, topFrame } from "../state/state.ts";
import { type SymbolicValue, unknownValue } from "../state/values.ts";
import type { Context } from "./context.ts";

/** What a reference is, once it is initialized. */
type Access =
  | { readonly kind: "null" }
  | { readonly kind: "object"; readonly object: HeapObject }
  /** A text, an object of the library: not null, and nothing else is known. */
  | { readonly kind: "opaque" }
  /** enum has to choose first; the instruction is executed again afterwards. */
  | { readonly kind: "choice"; readonly outcome: Outcome };

/** A variable or a field: the type it is declared with. */
export interface Declared {
  readonly type: Type;
}

/** The value of a variable in the innermost call. */
export function valueOf(state: State, variable: Variable): SymbolicValue {
  return topFrame(state)?.values[variable.index] ?? unknownValue(variable);
}

/** Scenario 1 of enum where the value is known already; else the other two. */
export function access(context: Context, state: State, value: SymbolicValue, declared: Declared): Access {
  if (value.kind !== "reference") return { kind: "opaque" };
  const { name } = value;
  if (name === NULL || state.delta.isNull(name)) return { kind: "null" };
  const object = objectOf(state, name);
  if (object !== undefined) return { kind: "object", object };
  const type = state.delta.typeOf(name);
  const data = (type?.kind === "reference" ? type.data : undefined) ?? dataOf(declared);
  const children = context.enumerate(state, name, data).map((choice) => successor(context, choice));
  return { kind: "choice", outcome: splitBy("enum", children, `enum(${name}, Δ, s)`) };
}

function successor({ bounds }: Context, { unmodeled, ...choice }: Choice): Successor {
  if (unmodeled !== undefined) return { ...choice, end: { kind: "unknown", reason: unmodeled } };
  if (choice.state.unfoldings <= bounds.depth) return choice;
  return { ...choice, isOpen: false, end: { kind: "cut-off", bound: "unfoldings" } };
}

/** The class that a variable or a field is declared with. */
function dataOf({ type }: Declared): string | undefined {
  return type.kind === "class" && isReference(type) ? type.class.name : undefined;
}
