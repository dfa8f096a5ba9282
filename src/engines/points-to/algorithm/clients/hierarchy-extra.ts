import type { Method } from "../../../../java/index.ts";
import type { Solver } from "../solver/solver.ts";
import { calleesOfSites, countCallees } from "./call-graph-projection.ts";
import { analyzeClassHierarchy } from "./class-hierarchy-analysis.ts";
import { libraryOf } from "./library-owner.ts";

/** What class hierarchy analysis allows and the points-to analysis rules out, contexts dropped. */
export interface HierarchyExtra {
  readonly calls: readonly HierarchyCall[];
  /** How many call edges, contexts dropped, the points-to call graph and the hierarchy have. */
  readonly analysisCalls: number;
  readonly hierarchyCalls: number;
}

interface HierarchyCall {
  readonly site: string;
  readonly caller: string;
  readonly callee: string;
  /** The library classes that they belong to, "" in the reader's program. */
  readonly callerLibrary: string;
  readonly calleeLibrary: string;
}

/** The extra edges, callers in the order in which the hierarchy reaches them. */
export function hierarchyExtra(solver: Solver, entry: Method): HierarchyExtra {
  const found = calleesOfSites(solver);
  const hierarchy = analyzeClassHierarchy(solver.program, entry, solver.options.profile);
  const calls: HierarchyCall[] = [];
  for (const [site, callees] of hierarchy.calleesOf) {
    const known = new Set(found.get(site.id) ?? []);
    for (const callee of callees) {
      if (known.has(callee)) continue;
      calls.push({
        site: solver.elements.labelOf(site),
        caller: site.method.label,
        callee: callee.label,
        callerLibrary: libraryOf(site.method),
        calleeLibrary: libraryOf(callee),
      });
    }
  }
  return { calls, analysisCalls: countCallees(found), hierarchyCalls: countCallees(hierarchy.calleesOf) };
}
