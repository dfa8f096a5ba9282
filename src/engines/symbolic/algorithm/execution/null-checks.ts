import type { InstructionOf, Method } from "../../../../java/index.ts";
import { nextBy, type Outcome } from "../state/outcome.ts";
import { next, type State } from "../state/state.ts";
import type { SymbolicValue } from "../state/values.ts";
import { access } from "./access.ts";
import { assigned } from "./assigned.ts";
import type { Context } from "./context.ts";
import { raise } from "./raise.ts";

/** `Objects.requireNonNull(x)`: the program's own calls, and those that a switch over patterns and `o.new C()` make. */
export function isNullCheck({ class: { name, isLibrary }, name: called }: Method): boolean {
  return isLibrary && name === "Objects" && called === "requireNonNull";
}

/** [S-CALL] of a null check: its argument is initialized, and is the result unless it is null. */
export function executeNullCheck(
  context: Context,
  state: State,
  { target, site, arguments: [checked] }: InstructionOf<"call">,
  value: SymbolicValue,
): Outcome {
  const found = checked?.kind === "variable" ? access(context, state, value, checked.variable) : undefined;
  if (found?.kind === "choice") return found.outcome;
  if (found === undefined || found.kind === "null") return raise(context, state, "NullPointerException");
  return target === undefined
    ? nextBy("S-CALL", next(state), site.target.label)
    : assigned("S-CALL", state, target, value);
}
