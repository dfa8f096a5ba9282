import { type Method, type Variable, variableWritten } from "../../../../java/index.ts";
import type { DataFlowAnalysis } from "../analysis.ts";
import { bits, type GenKillMethod, genKill } from "./gen-kill.ts";

/** Which assignments may have given the variables the values they have: definitions `x@8`, parameters included. */
export function reachingDefinitions(): DataFlowAnalysis<bigint> {
  return genKill("reaching", "forward", "∪", definitionsOf);
}

interface Definition {
  readonly variable: Variable | undefined;
  readonly line: number;
}

/** The parameters come first, then there is a bit for each statement, used or not. */
function definitionsOf({ parameters, body }: Method): GenKillMethod {
  const definitions: readonly Definition[] = [
    ...parameters.map((variable) => ({ variable, line: variable.span.start.line })),
    ...body.map((instruction) => ({ variable: variableWritten(instruction), line: instruction.span.start.line })),
  ];
  const written = body.map(variableWritten);
  return {
    elements: definitions.map(({ variable, line }) => `${variable?.name}@${line}`),
    boundary: bits(parameters.keys()),
    gen: written.map((variable, index) => (variable === undefined ? 0n : bits([parameters.length + index]))),
    kill: written.map((written) =>
      bits(definitions.flatMap(({ variable }, bit) => (variable !== undefined && variable === written ? bit : []))),
    ),
  };
}
