import { type Instruction, type Method, variablesRead, variableWritten } from "../../../../java/index.ts";
import type { DataFlowAnalysis } from "../analysis.ts";
import { statementText } from "../statement-text.ts";
import { bits, type GenKillMethod, genKill } from "./gen-kill.ts";

/**
 * Which expressions have been computed on every path, with no assignment to one of their variables since. Expressions
 * are operators on variables of the program and constants; temporaries are never computed with twice.
 */
export function availableExpressions(): DataFlowAnalysis<bigint> {
  return genKill("available", "forward", "∩", expressionsOf);
}

function expressionsOf({ body }: Method): GenKillMethod {
  const computed = body.map(expressionOf);
  const elements = [...new Set(computed.flatMap((text) => text ?? []))];
  const kill = body.map((instruction) => {
    const written = variableWritten(instruction);
    const isKilled = (other: Instruction): boolean => written !== undefined && variablesRead(other).includes(written);
    return bits(
      body.flatMap((other, at) =>
        computed[at] !== undefined && isKilled(other) ? elements.indexOf(computed[at]) : [],
      ),
    );
  });
  const gen = computed.map((text, at) =>
    text === undefined ? 0n : bits([elements.indexOf(text)]) & ~(kill[at] ?? 0n),
  );
  return { elements, boundary: 0n, gen, kill };
}

function expressionOf(instruction: Instruction): string | undefined {
  const isOperation = ["binary", "unary", "convert"].includes(instruction.kind);
  if (!isOperation || variablesRead(instruction).some(({ isTemporary }) => isTemporary)) return undefined;
  return statementText(instruction).split(" = ")[1];
}
