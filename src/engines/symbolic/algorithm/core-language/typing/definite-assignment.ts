import type { AnalysisError, Budget } from "../../../../../kernel/index.ts";
import { say } from "../../../messages/say.ts";
import type { CoreSource, Name } from "../syntax/surface.ts";
import type { Targets } from "./targets.ts";
import { variablesReadBy } from "./variables-read.ts";

/**
 * Finds variables that a path reads before it assigns them. The paper has static single assignment instead, where this
 * cannot happen. Throws `BudgetSpent`.
 */
export function checkAssigned(source: CoreSource, targets: Targets, errors: AnalysisError[], budget: Budget): void {
  const { inputs, statements } = source;
  const reads = statements.map(variablesReadBy);
  const assigned = statements.map((each) =>
    each.kind === "assign" || each.kind === "new" ? each.variable.name : undefined,
  );
  const given = new Set(inputs.map(({ name }) => name));
  for (const name of new Set(assigned)) {
    if (name === undefined || given.has(name)) continue;
    budget.spendNow();
    const early = firstEarlyRead(name, reads, assigned, targets);
    if (early !== undefined)
      errors.push({
        kind: "ill-formed",
        span: early.span,
        problem: say("core.unassigned", { name }),
        remedy: say("core.unassigned.remedy"),
      });
  }
}

/** The first read, in the order of writing, that a path without an assignment leads to. */
function firstEarlyRead(
  name: string,
  reads: readonly (readonly Name[])[],
  assigned: readonly (string | undefined)[],
  targets: Targets,
): Name | undefined {
  const reached = new Set([0]);
  for (const at of reached) {
    if (at >= reads.length || assigned[at] === name) continue;
    const jumps = targets.of[at] ?? [];
    for (const next of jumps.length === 0 ? [at + 1] : jumps.map((number) => number - 1)) reached.add(next);
  }
  return reads.flatMap((names, at) => (reached.has(at) ? names : [])).find((read) => read.name === name);
}
