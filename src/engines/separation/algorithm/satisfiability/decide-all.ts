import { Budget, type Result } from "../../../../kernel/index.ts";
import { callsOf, type Definitions, type Query } from "../heaps/symbolic-heap.ts";
import { modelToJson } from "../models/model.ts";
import { Nullness, type NullnessAnswer } from "../nullness/nullness.ts";
import { readSmtLib } from "../smt-lib/index.ts";
import { readSpecification, type Specification } from "../syntax/index.ts";
import { defaultSatLimits, SatisfiabilityChecker, type Verdict } from "./satisfiability.ts";

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

/**
 * Decides every `check` of a text, in order; once the budget is spent the rest is unknown. Base pairs are computed for the
 * predicates that the checks need which nullness does not decide.
 */
export function decideAll({ definitions, checks }: Specification, budget: Budget): readonly PrintedAnswer[] {
  const nullness = new Nullness(definitions, budget);
  const decided = new Map(checks.map((query) => [query, nullness.decide(query)]));
  const others = checks.filter((query) => decided.get(query) === undefined);
  const checker = new SatisfiabilityChecker(needed(definitions, others), { ...defaultSatLimits, budget });
  return checks.map((query) => printed(decided.get(query) ?? checker.decide(query)));
}

function printed(answer: NullnessAnswer | Verdict): PrintedAnswer {
  return answer.verdict === "sat"
    ? { verdict: "sat", model: modelToJson(answer.model) }
    : { verdict: answer.verdict, reason: answer.reason };
}

/** The definitions that formulas lead to. */
function needed({ data, predicates }: Definitions, queries: readonly Query[]): Definitions {
  const names = new Set(
    queries
      .flatMap(({ disjuncts }) => disjuncts)
      .flatMap(callsOf)
      .map(({ predicate }) => predicate),
  );
  for (const name of names)
    for (const rule of predicates.get(name)?.rules ?? [])
      for (const { predicate } of callsOf(rule)) names.add(predicate);
  return { data, predicates: new Map([...predicates].filter(([name]) => names.has(name))) };
}
