import type { Budget, Result } from "../../../../kernel/index.ts";
import { success } from "../../../../kernel/index.ts";
import type { TestsOptions } from "../../options.ts";
import type { Finding } from "../test-input/test-input.ts";
import { contradictionOf } from "./contradiction.ts";
import { startStates } from "./start-state.ts";
import { makeSubject, type Subject, type Unit } from "./subject.ts";

/** A method whose inputs can be looked for. */
interface Prepared {
  readonly subject: Subject;
  /** That of the precondition with itself; undefined where it has none. */
  readonly contradiction: Finding | undefined;
}

/** Finds the method and its precondition, and looks whether it can be started. Throws `BudgetSpent`. */
export function prepare(unit: Unit, { method, strategy, symbolic }: TestsOptions, budget: Budget): Result<Prepared> {
  const subject = makeSubject(unit, method);
  if (!subject.ok) return subject;
  const starts = startStates(subject.value, strategy !== "separation-logic", symbolic, budget);
  if (!starts.ok) return starts;
  return success({ subject: subject.value, contradiction: contradictionOf(subject.value, symbolic, budget) });
}
