import { type Program, runProgram } from "../../java/index.ts";
import type { Solver } from "./algorithm/solver/solver.ts";
import { type Witness, witnessOf } from "./story/observed/witness.ts";
import { SymbolWriter } from "./story/symbols.ts";

/** Instructions that are executed to see which facts are so. */
const EXECUTED = 5_000_000;

/** What an execution of the program shows, contexts left out; it reads nothing, and is ended when it takes long. */
export function observe(program: Program, { elements, heapModel, options }: Solver): Witness | undefined {
  const { observed } = runProgram(program, { stepLimit: EXECUTED, input: "", arguments: [] });
  const sites = new SymbolWriter(program, elements, heapModel, options.context).sites();
  const merged = new Map(sites.map(({ label, mergedAs }) => [label, mergedAs ?? label]));
  const { context, heap, profile } = options;
  return witnessOf(
    observed,
    { context, heap, profile, isUniform: false, without: [] },
    (site) => merged.get(site) ?? site,
  );
}
