import type { AllocationSite, Method } from "../../ir/program.ts";
import type { JavaArray, JavaString, Value } from "../values/values.ts";
import type { Runtime } from "./runtime.ts";

/**
 * The body of a library method in TypeScript. The values are the receiver, unless the method is static, and the
 * arguments. Returns null for `void`; throws `Raise` for a Java exception.
 */
export type Intrinsic = (call: NativeCall, a: Value, b: Value, c: Value, d: Value, e: Value, f: Value) => Value;

/** How many values an intrinsic may take. */
export const MAX_VALUES = 6;

/** By `Method.label`. */
export type Intrinsics = Readonly<Record<string, Intrinsic>>;

/** What an intrinsic may use: the machine, and the sites of the `new`s in the model body of its method. */
export interface NativeCall {
  readonly machine: Runtime;
  readonly method: Method;
  /** The first `new` of that class in the model body, by its simple name: where an exception of the body comes from. */
  readonly siteOf: (className: string) => AllocationSite | undefined;
  /** A new String object. */
  readonly string: (text: string) => JavaString;
  /** A new array with these elements. */
  readonly array: (element: "byte" | "char" | "int" | "String", elements: ArrayLike<Value>) => JavaArray;
}
