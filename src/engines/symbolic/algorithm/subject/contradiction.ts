import type { Budget } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { Feasibility } from "../state/feasibility.ts";
import type { State } from "../state/state.ts";
import type { Finding } from "../test-input/test-input.ts";
import { startStates } from "./start-state.ts";
import type { Subject } from "./subject.ts";

/**
 * That the precondition contradicts itself, so that the method has no inputs at all. Undefined where it does not, or where
 * that is not known. Not counted as a question to the checker.
 */
export function contradictionOf(
  subject: Subject,
  symbolic: readonly string[] | undefined,
  budget: Budget,
): Finding | undefined {
  if (subject.precondition === undefined) return undefined;
  const reasons = budget.attempt(() => reasonsOf(subject, symbolic, budget));
  if (reasons === undefined || reasons.includes(undefined)) return undefined;
  const { label: method } = subject.method;
  const [reason, ...others] = reasons;
  const kind = "contradictory-precondition";
  if (reason === undefined || others.length > 0) return { kind, text: say("finding.contradiction", { method }) };
  return { kind, text: say("finding.contradictionWhy", { method, reason }) };
}

/** For each disjunct why it has no model; undefined where it may have one. */
function reasonsOf(subject: Subject, symbolic: readonly string[] | undefined, budget: Budget) {
  const states = startStates(subject, false, symbolic, budget);
  const feasibility = new Feasibility(subject.definitions, budget);
  return states.ok ? states.value.map(({ delta }) => reasonOf(delta, feasibility)) : undefined;
}

function reasonOf(delta: State["delta"], feasibility: Feasibility): string | undefined {
  if (delta.isInconsistent) return say("path.contradiction");
  const verdict = feasibility.check(delta);
  return verdict.verdict === "unsat" ? verdict.reason : undefined;
}
