import { type AnalysisError, failure, type Result, success } from "../../../kernel/index.ts";
import type { CoreProgram } from "./core-program.ts";
import { checkAssigned } from "./definite-assignment.ts";
import { lowerCore } from "./lower.ts";
import { parseCore } from "./parser.ts";
import { resolveTargets } from "./targets.ts";
import { typeProgram } from "./typing.ts";

export {
  type ConcreteOutcome,
  type ConcreteRun,
  type ConcreteStep,
  type HaltReason,
  type Rule,
  runConcrete,
} from "./concrete.ts";
export type { CoreProgram } from "./core-program.ts";
export { formatCore } from "./format.ts";
export { parseCore } from "./parser.ts";
export { printCore } from "./print.ts";
export type { CoreSource, Expression, Statement } from "./surface.ts";

/** Reads, types and lowers a program in the core language of Fig. 3 (`.core`). All errors at once, with their places. */
export function readCore(file: string, text: string): Result<CoreProgram> {
  const source = parseCore(file, text);
  if (!source.ok) return source;
  const errors: AnalysisError[] = [];
  const typing = typeProgram(source.value, errors);
  const targets = resolveTargets(source.value, errors);
  if (errors.length === 0) checkAssigned(source.value, targets, errors);
  return errors.length > 0 ? failure(...errors) : success(lowerCore(source.value, typing, targets));
}
