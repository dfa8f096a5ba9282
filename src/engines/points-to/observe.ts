import { type ExecutedRun, type Program, runWithin } from "../../java/index.ts";
import type { Budget } from "../../kernel/index.ts";
import type { Solver } from "./algorithm/solver/solver.ts";
import { type Witness, witnessOf } from "./story/observed/witness.ts";
import { SymbolWriter } from "./story/symbols.ts";

/** The most instructions that are executed to see which facts are so. */
const EXECUTED = 2_000_000;

/** The facts that an execution showed, without contexts, and the limit that ended it, if one did. */
interface Observation extends Pick<ExecutedRun, "stoppedBy"> {
  readonly witness: Witness | undefined;
}

/** Executes the program to see what it shows; it is ended when it takes long or the budget is spent. */
export function observe(program: Program, { elements, heapModel, options }: Solver, budget: Budget): Observation {
  const { result, stoppedBy } = runWithin(program, { stepLimit: EXECUTED }, budget);
  const sites = new SymbolWriter(program, elements, heapModel, options.context).sites();
  const merged = new Map(sites.map(({ label, mergedAs }) => [label, mergedAs ?? label]));
  const { context, heap, profile } = options;
  const witness = witnessOf(
    result.observed,
    { context, heap, profile, isUniform: false, without: [], vmObjects: true },
    (site) => merged.get(site) ?? site,
  );
  return { witness, stoppedBy };
}
