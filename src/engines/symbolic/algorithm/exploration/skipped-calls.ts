import { isNullCheck } from "../execution/null-checks.ts";
import { askedKind } from "../execution/symbolic-calls.ts";
import type { CoreInstruction } from "../program/code.ts";
import type { Outcome } from "../state/outcome.ts";
import { type State, topFrame } from "../state/state.ts";

/** Whether a call of the library was passed over: control went on behind it in the same call. */
export function isSkipped(before: State, instruction: CoreInstruction, outcome: Outcome): boolean {
  if (instruction.kind !== "call" && instruction.kind !== "new") return false;
  if (instruction.kind === "call" && (isNullCheck(instruction.site.target) || askedKind(instruction.site.target)))
    return false;
  if (outcome.kind !== "next" || outcome.rule === "S-THROW") return false;
  const [top, after] = [topFrame(before), topFrame(outcome.state)];
  const isNoOtherCall = before.frames.length === outcome.state.frames.length && top?.method === after?.method;
  return isNoOtherCall && after?.pc === (top?.pc ?? 0) + 1;
}
