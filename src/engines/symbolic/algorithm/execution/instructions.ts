import type { InstructionOf } from "../../../../java/index.ts";
import type { CoreInstruction } from "../program/code.ts";
import { endBy, nextBy, type Outcome } from "../state/outcome.ts";
import { assign, defaultOf, next, type State, topFrame, withTop } from "../state/state.ts";
import { nullValue, unknownValue } from "../state/values.ts";
import { access, valueOf } from "./access.ts";
import { assigned } from "./assigned.ts";
import { executeCall, executeNew, executeReturn, operandValue } from "./calls.ts";
import { executeBinary, executeCast, executeConvert, executeInstanceof, executeUnary } from "./compute.ts";
import { executeAssert, executeCondition } from "./conditions.ts";
import type { Context } from "./context.ts";
import { initializedFirst } from "./initialize-on-read.ts";
import {
  executeArrayLength,
  executeArrayLoad,
  executeArrayStore,
  executeFree,
  executeLoad,
  executeNewArray,
  executeStore,
} from "./memory.ts";
import { throwObject, throwUnknown } from "./throw.ts";

/** Executes the instruction that the innermost call is at, by the rule of Fig. 5 that matches it. */
export function executeInstruction(context: Context, state: State, instruction: CoreInstruction): Outcome {
  return initializedFirst(context, state, instruction) ?? execute(context, state, instruction);
}

function execute(context: Context, state: State, instruction: CoreInstruction): Outcome {
  switch (instruction.kind) {
    case "constant":
      return assigned("S-CONST", state, instruction.target, operandValue(state, instruction.value));
    case "string-literal":
    case "concat":
    case "closure":
      return assigned("S-NEW", state, instruction.target, unknownValue(instruction.target, true));
    case "copy":
      return assigned("S-VAR", state, instruction.target, valueOf(state, instruction.source));
    case "new":
      return executeNew(context, state, instruction);
    case "new-array":
      return executeNewArray(context, state, instruction);
    case "load":
      return executeLoad(context, state, instruction);
    case "store":
      return executeStore(context, state, instruction);
    case "static-load":
      return executeStaticLoad(state, instruction);
    case "static-store": {
      const value = operandValue(state, instruction.source);
      const statics = new Map([...state.statics, [instruction.field, value] as const]);
      return nextBy("S-STORE", next({ ...state, statics }));
    }
    case "array-load":
      return executeArrayLoad(context, state, instruction);
    case "array-store":
      return executeArrayStore(context, state, instruction);
    case "array-length":
      return executeArrayLength(context, state, instruction);
    case "call":
      return executeCall(context, state, instruction);
    case "return":
      return executeReturn(state, instruction);
    case "throw": {
      const found = access(context, state, valueOf(state, instruction.value), instruction.value);
      if (found.kind === "choice") return found.outcome;
      const value = valueOf(state, instruction.value);
      if (found.kind === "opaque") return throwUnknown(context, state, value);
      return throwObject(context, state, found.kind === "null" ? nullValue : value);
    }
    case "binary":
      return executeBinary(context, state, instruction);
    case "unary":
      return executeUnary(state, instruction);
    case "convert":
      return executeConvert(state, instruction);
    case "cast":
      return executeCast(context, state, instruction);
    case "instanceof":
      return executeInstanceof(context, state, instruction);
    case "goto":
      return nextBy("S-GOTO", withTop(state, { pc: instruction.to }));
    case "if-false":
      return executeCondition(context, state, instruction);
    case "assert":
      return executeAssert(context, state, instruction);
    case "free":
      return executeFree(context, state, instruction);
    case "catch":
      return nextBy("S-ASSIGN", assign(state, instruction.target, state.caught));
    case "nop":
      return topFrame(state) === undefined
        ? endBy("S-GOTO", state, { kind: "return", value: undefined })
        : nextBy("S-GOTO", next(state));
  }
}

function executeStaticLoad(state: State, { target, field }: InstructionOf<"static-load">): Outcome {
  const known = state.statics.get(field);
  const value =
    known ?? (field.class.isLibrary ? ({ kind: "opaque", text: field.name } as const) : defaultOf(field.type));
  return assigned("S-VAR", state, target, value);
}
