import { Budget, type Result } from "../../../../kernel/index.ts";
import { modelToJson } from "../models/model.ts";
import { readSmtLib } from "../smt-lib/index.ts";
import { readSpecification, type Specification } from "../syntax/index.ts";
import { defaultSatLimits, SatisfiabilityChecker } from "./satisfiability.ts";

/** One answer as `sat` prints it. */
interface PrintedAnswer {
  readonly verdict: "sat" | "unsat" | "unknown";
  readonly model?: ReturnType<typeof modelToJson>;
  readonly reason?: string;
}

/** Reads what `sat` takes: SMT-LIB when the name ends in `.smt2`, else the syntax of Fig. 4. */
export function readScript(name: string, text: string, budget = Budget.unlimited): Result<Specification> {
  return name.endsWith(".smt2") ? readSmtLib(name, text, budget) : readSpecification(name, text, budget);
}

/** Decides every `check` of a text, in order; once the budget is spent the rest is unknown. */
export function decideAll({ definitions, checks }: Specification, budget: Budget): readonly PrintedAnswer[] {
  const checker = new SatisfiabilityChecker(definitions, { ...defaultSatLimits, budget });
  return checks.map((query): PrintedAnswer => {
    const answer = checker.decide(query);
    return answer.verdict === "sat"
      ? { verdict: "sat", model: modelToJson(answer.model) }
      : { verdict: answer.verdict, reason: answer.reason };
  });
}
