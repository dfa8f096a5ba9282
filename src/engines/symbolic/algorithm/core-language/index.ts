import { type AnalysisError, failure, type Result, success } from "../../../../kernel/index.ts";
import type { CoreProgram } from "./lowering/core-program.ts";
import { lowerCore } from "./lowering/lower.ts";
import { parseCore } from "./syntax/parser.ts";
import { checkAssigned } from "./typing/definite-assignment.ts";
import { resolveTargets } from "./typing/targets.ts";
import { typeProgram } from "./typing/typing.ts";

export type { CoreProgram } from "./lowering/core-program.ts";
export { type ConcreteRun, runConcrete } from "./semantics/concrete.ts";
export { parseCore } from "./syntax/parser.ts";
export type { CoreSource, Expression, Statement } from "./syntax/surface.ts";

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
