import type { Method } from "../../../ir/program.ts";
import { isReference, sameParameters, sameType } from "../../../ir/types.ts";
import { isInstance } from "../../values/loaded-types.ts";
import { isReferenceValue, type Value } from "../../values/values.ts";
import type { CallShape, MethodCode } from "../frame.ts";
import type { Runtime } from "../runtime.ts";
import { castFailure } from "./cast-failure.ts";

/** The code of a method that is called through `target`, whose parameters may be of wider types. */
export function calledThrough(target: Method, method: Method, code: MethodCode): MethodCode {
  return sameParameters(method, target) ? code : { ...code, casts: castsOf(method, target) };
}

/** The parameters of an instance method that need a cast when it is called through `target`. */
function castsOf(method: Method, target: Method): MethodCode["casts"] {
  return method.parameters.flatMap(({ type }, i) => {
    const declared = target.parameters[i]?.type;
    const isSame = declared !== undefined && sameType(declared, type);
    return isSame || !isReference(type) ? [] : [{ index: i + 1, type }];
  });
}

/** Throws what Java does where an argument is not of the type of its parameter. */
export function checkCasts(
  { program, types }: Pick<Runtime, "program" | "types">,
  { casts }: MethodCode,
  locals: readonly Value[],
  { slots }: CallShape,
): void {
  for (const { index, type } of casts) {
    const value = locals[slots[index] ?? 0];
    if (isReferenceValue(value) && !isInstance(value.type, type))
      throw castFailure(program, value.type, types.of(type));
  }
}
