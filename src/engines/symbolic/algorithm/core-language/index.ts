import { type AnalysisError, Budget, failureOf, type Result, readText, success } from "../../../../kernel/index.ts";
import type { CoreProgram } from "./lowering/core-program.ts";
import { lowerCore } from "./lowering/lower.ts";
import { parseCore } from "./syntax/parser.ts";
import type { CoreSource } from "./syntax/surface.ts";
import { checkAssigned } from "./typing/definite-assignment.ts";
import { resolveTargets } from "./typing/targets.ts";
import { typeProgram } from "./typing/typing.ts";

export type { CoreProgram } from "./lowering/core-program.ts";
export { type ConcreteRun, runConcrete } from "./semantics/concrete.ts";
export { parseCore } from "./syntax/parser.ts";
export { showStatement } from "./syntax/print.ts";
export type { CoreSource, Expression, Statement } from "./syntax/surface.ts";

/** Larger programs are refused: for every variable all paths are followed. */
const MAX_STATEMENTS = 10_000;
const MAX_VARIABLES = 2_000;

/** Reads, types and lowers a program in the core language of Fig. 3 (`.core`). All errors at once, with their places. */
export function readCore(file: string, text: string, budget = Budget.unlimited): Result<CoreProgram> {
  return readText(text, budget, () => coreProgram(file, text, budget));
}

function coreProgram(file: string, text: string, budget: Budget): Result<CoreProgram> {
  const source = parseCore(file, text, budget);
  if (!source.ok) return source;
  const tooLarge = sizeProblem(source.value);
  if (tooLarge !== undefined) return failureOf([tooLarge]);
  const errors: AnalysisError[] = [];
  const typing = typeProgram(source.value, errors);
  const targets = resolveTargets(source.value, errors);
  if (errors.length === 0) checkAssigned(source.value, targets, errors, budget);
  return errors.length > 0 ? failureOf(errors) : success(lowerCore(source.value, typing, targets));
}

function sizeProblem({ inputs, statements, end: { span } }: CoreSource): AnalysisError | undefined {
  if (statements.length > MAX_STATEMENTS) return { kind: "too-large", what: "statements", limit: MAX_STATEMENTS, span };
  const assigned = statements.flatMap((each) => ("variable" in each ? each.variable : []));
  const variables = new Set([...inputs, ...assigned].map(({ name }) => name));
  return variables.size > MAX_VARIABLES ? { kind: "too-large", what: "locals", limit: MAX_VARIABLES, span } : undefined;
}
