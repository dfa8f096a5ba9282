import { describe, placeOf } from "../../../../kernel/index.ts";
import type { Warning } from "../../../ir/program.ts";
import { CHECK_MESSAGES } from "../../../messages/check.ts";
import { illFormedIn } from "../../../messages/ill-formed.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { FieldUse, LocalUse, TypedBlock } from "../../typed/tree.ts";
import type { Checker, FlowProblem } from "../scope/checker.ts";
import { illFormed } from "../scope/checker.ts";
import { checkAssigned, checkAssignedOnce } from "./definite-assignment.ts";
import { canComplete } from "./flow.ts";

/** Reports variables without a value and statements that cannot be reached; whether the end of the block can be. */
export function checkFlow(checker: Checker, block: TypedBlock): boolean {
  checkAssigned(block, (use) => reportUnassigned(checker, use));
  checkAssignedOnce(block, (target) => reportSecondValue(checker, target));
  return canComplete(block, (place) => reportUnreachable(checker, place));
}

function reportSecondValue(checker: Checker, target: LocalUse | FieldUse): void {
  if (target.kind === "local" && target.local.isBlankFinal === true)
    illFormed(checker, target, "assigned-twice", { name: target.local.name });
}

export function reportMissingReturn(checker: Checker, place: Located): void {
  const values = { method: checker.methodName ?? "This" };
  const error = illFormedIn(CHECK_MESSAGES, spanOf(checker, place), "missing-return", values);
  report(checker, { code: "missing-return", error });
}

function reportUnassigned(checker: Checker, use: LocalUse): void {
  const values = { local: use.local.name };
  const error = illFormedIn(CHECK_MESSAGES, spanOf(checker, use), "may-be-unassigned", values);
  report(checker, { code: "unassigned", error });
}

function reportUnreachable(checker: Checker, place: Located): void {
  const error = illFormedIn(CHECK_MESSAGES, spanOf(checker, place), "unreachable");
  report(checker, { code: "unreachable", error, unreachable: place });
}

function spanOf(checker: Checker, place: Located) {
  return checker.inside.source.span(place);
}

function report({ errors, flowProblems }: Checker, problem: FlowProblem): void {
  if (flowProblems === undefined) errors.push(problem.error);
  else flowProblems.push(problem);
}

/** In source order within each file, each once: a body that is checked twice has its problems twice. */
export function warningsOf(problems: readonly FlowProblem[]): readonly Warning[] {
  const warnings = new Map<string, Warning>();
  for (const { code, error } of problems) {
    const span = placeOf(error);
    if (span !== undefined) warnings.set(JSON.stringify([span, code]), { code, span, text: describe(error) });
  }
  return [...warnings.values()].sort(
    ({ span: a }, { span: b }) =>
      Number(a.file > b.file) - Number(a.file < b.file) ||
      a.start.line - b.start.line ||
      a.start.column - b.start.column,
  );
}
