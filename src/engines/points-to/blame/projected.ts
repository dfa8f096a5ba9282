import type { Program } from "../../../java/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import { SymbolWriter } from "../story/symbols.ts";

/** A points-to fact with contexts left out: what it says in every run. */
export interface Projected {
  readonly pointer: string;
  readonly site: string;
}

/** How a fact of a run reads without its contexts. */
export function project(
  { elements, heapModel, options }: Solver,
  program: Program,
): (pointer: number, object: number) => Projected {
  const symbols = new SymbolWriter(program, elements, heapModel, options.context);
  return (pointer, object) => {
    const found = elements.objects[object];
    return {
      pointer: symbols.pointer(elements.pointer(pointer)).observedAs,
      site: found === undefined ? "" : symbols.object(found).site,
    };
  };
}

/** All points-to facts of a run. Those that differ in contexts alone come more than once. */
export function* projectedFacts(
  solver: Solver,
  program: Program,
): Iterable<Projected & { readonly number: number; readonly object: number }> {
  const { elements, propagation } = solver;
  const projected = project(solver, program);
  for (let number = 0; number < elements.pointerCount; number++)
    if (propagation.sizeOf(number) > 0)
      for (const object of propagation.pointsTo(number)) yield { ...projected(number, object), number, object };
}
