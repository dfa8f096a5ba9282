import type { Method } from "../../java/index.ts";
import { calleesOfSites, countCallees, polyCalls } from "./algorithm/clients/call-graph-projection.ts";
import { analyzeClassHierarchy } from "./algorithm/clients/class-hierarchy-analysis.ts";
import { countMayFailCasts } from "./algorithm/clients/may-fail-casts.ts";
import { measureVariables } from "./algorithm/clients/variable-sizes.ts";
import { isListed } from "./algorithm/heap/listed.ts";
import type { Solver } from "./algorithm/solver/solver.ts";

/** The slides' columns and more. Casts and calls of library methods are left out. */
export interface Metrics {
  readonly pops: number;
  readonly steps: number;
  /** (pointer, object) pairs that arrived with worklist entries, known ones included. */
  readonly propagated: number;
  readonly pfgNodes: number;
  readonly pfgEdges: number;
  readonly callEdges: number;
  readonly callEdgesCi: number;
  /** What the class hierarchy alone allows, to compare with `callEdgesCi` and `reachableCi`. */
  readonly callEdgesCha: number;
  readonly reachable: number;
  readonly reachableCi: number;
  readonly reachableCha: number;
  /** Written casts in reachable methods that some object would not pass. */
  readonly mayFailCasts: number;
  /** As `mayFailCasts`, those that the compiler puts in because generic types are erased. */
  readonly mayFailErasedCasts: number;
  /** As `mayFailCasts`, of either kind, in methods of the library. */
  readonly mayFailLibraryCasts: number;
  /** Reachable virtual or interface sites with more than one callee, contexts dropped. */
  readonly polyCalls: number;
  readonly pointsToPairs: number;
  /** Pairs of a variable of the program and an allocation site it may point to, contexts dropped; temporaries and the library left out. */
  readonly pointsToCi: number;
  /** The variables in `pointsToCi`: those that point to something. */
  readonly variablesCi: number;
  readonly contextsPerMethodMax: number;
  readonly contextsPerMethodMean: number;
}

export function measure(solver: Solver, entry: Method): Metrics {
  const { elements, callGraph } = solver;
  const contextsOf = new Map<Method, number>();
  for (const id of callGraph.reachable) {
    const method = elements.methods[id]?.method;
    if (method !== undefined) contextsOf.set(method, (contextsOf.get(method) ?? 0) + 1);
  }
  const contextCounts = [...contextsOf.values()];
  const calleesOf = calleesOfSites(solver);
  const casts = countMayFailCasts(solver);
  const variables = measureVariables(solver);
  const hierarchy = analyzeClassHierarchy(solver.program, entry, solver.options.profile);
  return {
    pops: solver.pops,
    steps: solver.propagation.steps,
    propagated: solver.propagation.propagated,
    pfgNodes: elements.pointerCount,
    pfgEdges: solver.propagation.pfg.edgeCount,
    callEdges: callGraph.edgeCount,
    callEdgesCi: countCallees(calleesOf),
    callEdgesCha: countCallees(hierarchy.calleesOf),
    reachable: callGraph.reachable.length,
    reachableCi: contextsOf.size,
    reachableCha: hierarchy.reachable.size,
    mayFailCasts: casts.written,
    mayFailErasedCasts: casts.erased,
    mayFailLibraryCasts: casts.library,
    polyCalls: polyCalls(solver, calleesOf).length,
    pointsToPairs: countPairs(solver),
    pointsToCi: variables.pairs,
    variablesCi: variables.variables,
    contextsPerMethodMax: contextCounts.reduce((most, count) => Math.max(most, count), 0),
    contextsPerMethodMean: contextCounts.length === 0 ? 0 : callGraph.reachable.length / contextCounts.length,
  };
}

/** Exceptions on their way out of methods are no points-to facts of the program's own pointers. Only what is listed counts. */
function countPairs({ elements, options, propagation }: Solver): number {
  const hasAll = elements.objects.every((object) => isListed(object, options));
  let pairs = 0;
  for (let id = 0; id < elements.pointerCount; id++) {
    if (elements.thrownBy(id) !== -1) continue;
    if (hasAll) {
      pairs += propagation.sizeOf(id);
      continue;
    }
    const pointer = elements.pointer(id);
    if ("object" in pointer && !isListed(elements.objects[pointer.object], options)) continue;
    for (const object of propagation.pointsTo(id)) if (isListed(elements.objects[object], options)) pairs++;
  }
  return pairs;
}
