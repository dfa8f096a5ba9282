import { type Variable, variablesRead } from "../../../../java/index.ts";
import type { RuleName } from "../observer.ts";
import type { CoreInstruction } from "../program/code.ts";
import type { Outcome } from "../state/outcome.ts";
import { type State, topFrame } from "../state/state.ts";
import type { SymbolicValue } from "../state/values.ts";
import { access, type Declared, valueOf } from "./access.ts";
import type { Context } from "./context.ts";

/**
 * Under `access` a reference is initialized by every statement that reads it (Sec. 5: in [S-VAR], [S-LOAD], [S-STORE],
 * [S-FREE]), in the order of evaluation, even where the statement would not look at it. The split that comes first;
 * undefined when all that the statement reads is initialized. `this` is an object wherever it is read, so it has to be
 * initialized only where it is followed.
 */
export function initializedFirst(context: Context, state: State, instruction: CoreInstruction): Outcome | undefined {
  const self = topFrame(state)?.method.thisVariable;
  for (const variable of context.initialize === "access" ? readBy(instruction) : []) {
    const split = variable === self ? undefined : whenRead(context, state, valueOf(state, variable), variable);
    if (split !== undefined) return split;
  }
  return undefined;
}

/** The same for one value, such as vᵢ of [S-LOAD]. */
export function whenRead(
  context: Context,
  state: State,
  value: SymbolicValue,
  declared: Declared,
): Outcome | undefined {
  if (context.initialize === "use") return undefined;
  const found = access(context, state, value, declared);
  return found.kind === "choice" ? found.outcome : undefined;
}

/** Which of Sec. 5's four rules it is that accesses a reference when a statement waits for enum. */
export function accessRule({ kind }: CoreInstruction): RuleName {
  return accessRules[kind] ?? "S-VAR";
}

const accessRules: Partial<Readonly<Record<CoreInstruction["kind"], RuleName>>> = {
  load: "S-LOAD",
  "array-load": "S-LOAD",
  "array-length": "S-LOAD",
  store: "S-STORE",
  "array-store": "S-STORE",
  free: "S-FREE",
};

function readBy(instruction: CoreInstruction): readonly Variable[] {
  if (instruction.kind === "free") return [instruction.variable];
  if (instruction.kind !== "assert") return variablesRead(instruction);
  return instruction.condition.kind === "variable" ? [instruction.condition.variable] : [];
}
