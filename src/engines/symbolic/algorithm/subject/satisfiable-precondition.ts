import type { Budget } from "../../../../kernel/index.ts";
import { Feasibility } from "../state/feasibility.ts";
import { startStates } from "./start-state.ts";
import type { Subject } from "./subject.ts";

/** Whether the precondition contradicts itself, so that the method has no inputs at all. Not counted as a question. Throws `BudgetSpent`. */
export function hasNoInputs(subject: Subject, symbolic: readonly string[] | undefined, budget: Budget): boolean {
  if (subject.precondition === undefined) return false;
  const states = startStates(subject, false, symbolic, budget);
  const feasibility = new Feasibility(subject.definitions, budget);
  return (
    states.ok && states.value.every(({ delta }) => delta.isInconsistent || feasibility.check(delta).verdict === "unsat")
  );
}
