import type { AllocationSite, Variable } from "../../../../java/index.ts";
import { setAt } from "../../../../kernel/index.ts";
import { isListed } from "../heap/listed.ts";
import type { Solver } from "../solver/solver.ts";

/** How large points-to sets are for a client that knows no contexts. */
interface VariableSizes {
  /** The variables that point to something. */
  readonly variables: number;
  /** Pairs of such a variable and an allocation site. */
  readonly pairs: number;
}

/**
 * The sizes of points-to sets with contexts dropped from variables and objects, so that runs under different selectors
 * can be compared. Only variables that the program declares, and `this`; neither temporaries nor those of the library.
 */
export function measureVariables({ elements, options, propagation }: Solver): VariableSizes {
  const sitesOf = new Map<Variable, Set<AllocationSite>>();
  for (let id = 0; id < elements.pointerCount; id++) {
    const pointer = elements.pointer(id);
    if (pointer.kind !== "variable") continue;
    const { variable } = pointer;
    if (variable.isTemporary || variable.method.class.isLibrary) continue;
    for (const object of propagation.pointsTo(id)) {
      const site = elements.objects[object]?.site;
      if (site !== undefined && isListed(elements.objects[object], options)) setAt(sitesOf, variable).add(site);
    }
  }
  const sizes = [...sitesOf.values()].map((sites) => sites.size);
  return { variables: sizes.length, pairs: sizes.reduce((sum, size) => sum + size, 0) };
}
