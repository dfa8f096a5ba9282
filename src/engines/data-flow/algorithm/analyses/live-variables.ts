import { variablesRead, variableWritten } from "../../../../java/index.ts";
import type { DataFlowAnalysis } from "../analysis.ts";
import { bits, genKill } from "./gen-kill.ts";

/** Which variables may still be read before they are assigned again. Bits are `Variable.index`. */
export function liveVariables(): DataFlowAnalysis<bigint> {
  return genKill("live", "backward", "∪", ({ variables, body }) => ({
    elements: variables.map(({ name }) => name),
    boundary: 0n,
    gen: body.map((instruction) => bits(variablesRead(instruction).map(({ index }) => index))),
    kill: body.map((instruction) => bits([variableWritten(instruction)?.index ?? []].flat())),
  }));
}
