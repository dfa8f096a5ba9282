import { say } from "../../messages/say.ts";
import { type Outcome, splitBy } from "../state/outcome.ts";
import { showValue } from "../state/show-value.ts";
import { objectOf, type State } from "../state/state.ts";
import type { SymbolicValue } from "../state/values.ts";
import { failed } from "./conditions.ts";
import type { Context } from "./context.ts";
import { raise, unwind } from "./raise.ts";

/** [S-THROW] of a value that is known to be an object. */
export function throwObject(context: Context, state: State, thrown: SymbolicValue): Outcome {
  const object = thrown.kind === "reference" ? objectOf(state, thrown.name) : undefined;
  if (object === undefined) return raise(context, state, "NullPointerException");
  return unwind(state, thrown, object.class, object.data.split(".").at(-1) ?? object.data);
}

/** [S-THROW] of an input, or of what the library has made: nothing is known of the exception, but that it may be null. */
export function throwUnknown(context: Context, state: State, thrown: SymbolicValue): Outcome {
  const name = showValue(thrown);
  const isObject = thrown.kind === "opaque" && thrown.isObject === true;
  return splitBy("S-THROW", [
    ...(isObject ? [] : failed(context, state, "NullPointerException", `${name} = null`)),
    {
      state,
      cause: { kind: "check", text: `${name} ≠ null`, exception: undefined },
      isOpen: false,
      end: { kind: "unknown", reason: say("unsupported.thrown") },
    },
  ]);
}
