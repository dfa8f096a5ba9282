import type { Instance, Seq } from "../../../../trace/index.ts";
import { ruleName } from "../facts/vocabulary.ts";
import { sideConditions } from "./explanations.ts";
import type { Panels } from "./panels.ts";

/** The other derivations of a base pair, and the other disjuncts of SV that come to a disjunct of A. */
export function alternativesTo(rows: Panels, seq: Seq): readonly Instance[] {
  const { steps } = rows;
  if (steps.kind(seq) !== "derive") return [];
  const shared = {
    rule: `separation.rule.${ruleName(steps.rule(seq))}`,
    statement: rows.row("predicates", steps.fact(seq).b).span,
  };
  const found: Instance[] = rows
    .table("rederived")
    .filter(({ pair }) => pair === seq)
    .map(({ origin, premises, by }) => ({ ...shared, premises, by, side: [origin] }));
  for (let later = rows.knownAgain.first(seq); later !== -1; later = rows.knownAgain.next(later)) {
    // The first premise of such a step is the fact itself.
    const [, ...premises] = steps.premises(later);
    found.push({ ...shared, premises, by: later, side: sideConditions(rows, later) });
  }
  return found;
}
