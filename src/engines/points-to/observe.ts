import { type Program, startRun } from "../../java/index.ts";
import type { Budget } from "../../kernel/index.ts";
import type { Solver } from "./algorithm/solver/solver.ts";
import { type Witness, witnessOf } from "./story/observed/witness.ts";
import { SymbolWriter } from "./story/symbols.ts";

/** Instructions that are executed to see which facts are so, and those between two looks at the clock. */
const EXECUTED = 2_000_000;
const SLICE = 20_000;

/** What an execution of the program shows, contexts left out; it reads nothing, and is ended when it takes long or the budget is spent. */
export function observe(
  program: Program,
  { elements, heapModel, options }: Solver,
  budget: Budget,
): Witness | undefined {
  const run = startRun(program, { stepLimit: EXECUTED, input: "", arguments: [] });
  while (!budget.isSpentNow() && !run.advance(SLICE));
  const { observed } = run.result();
  const sites = new SymbolWriter(program, elements, heapModel, options.context).sites();
  const merged = new Map(sites.map(({ label, mergedAs }) => [label, mergedAs ?? label]));
  const { context, heap, profile } = options;
  return witnessOf(
    observed,
    { context, heap, profile, isUniform: false, without: [], vmObjects: true },
    (site) => merged.get(site) ?? site,
  );
}
