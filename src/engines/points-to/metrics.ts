import { type InstructionOf, isSubtype, type Method } from "../../java/index.ts";
import type { Context } from "./context/index.ts";
import { referenceVariable } from "./method-statements.ts";
import type { Solver } from "./solver.ts";

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
  readonly reachable: number;
  readonly reachableCi: number;
  /** Written casts in reachable methods that some object would not pass. */
  readonly mayFailCasts: number;
  /** Reachable virtual or interface sites with more than one callee, contexts dropped. */
  readonly polyCalls: number;
  readonly pointsToPairs: number;
  readonly contextsPerMethodMax: number;
  readonly contextsPerMethodMean: number;
}

export function measure(solver: Solver): Metrics {
  const { elements, callGraph } = solver;
  const contextsOf = new Map<Method, number>();
  for (const id of callGraph.reachable) {
    const method = elements.methods[id]?.method;
    if (method !== undefined) contextsOf.set(method, (contextsOf.get(method) ?? 0) + 1);
  }
  const contextCounts = [...contextsOf.values()];
  const { callEdgesCi, polyCalls } = projectCalls(solver);
  return {
    pops: solver.pops,
    steps: solver.propagation.steps,
    propagated: solver.propagation.propagated,
    pfgNodes: elements.pointers.length,
    pfgEdges: solver.propagation.pfg.edgeCount,
    callEdges: callGraph.edges.length,
    callEdgesCi,
    reachable: callGraph.reachable.length,
    reachableCi: contextsOf.size,
    mayFailCasts: countMayFailCasts(solver),
    polyCalls,
    pointsToPairs: elements.pointers.reduce(
      (sum, pointer, id) => sum + (pointer.kind === "thrown" ? 0 : solver.propagation.pointsTo(id).size),
      0,
    ),
    contextsPerMethodMax: contextCounts.reduce((most, count) => Math.max(most, count), 0),
    contextsPerMethodMean: contextCounts.length === 0 ? 0 : callGraph.reachable.length / contextCounts.length,
  };
}

function projectCalls(solver: Solver): { readonly callEdgesCi: number; readonly polyCalls: number } {
  const calleesOf = new Map<number, Set<Method>>();
  for (const edge of solver.callGraph.edges) {
    const callee = solver.elements.methods[edge.callee]?.method;
    if (callee === undefined) continue;
    const callees = calleesOf.get(edge.site) ?? new Set();
    calleesOf.set(edge.site, callees.add(callee));
  }
  let callEdgesCi = 0;
  let polyCalls = 0;
  for (const [id, callees] of calleesOf) {
    callEdgesCi += callees.size;
    const site = solver.program.callSites[id];
    const isVirtual = site?.kind === "virtual" || site?.kind === "interface";
    if (isVirtual && callees.size > 1 && !site.method.class.isLibrary) polyCalls++;
  }
  return { callEdgesCi, polyCalls };
}

function countMayFailCasts(solver: Solver): number {
  const failing = new Set<InstructionOf<"cast">>();
  for (const id of solver.callGraph.reachable) {
    const method = solver.elements.methods[id];
    if (method === undefined || method.method.class.isLibrary) continue;
    for (const cast of writtenCasts(method.method)) {
      if (!failing.has(cast) && mayFail(solver, method.context, cast)) failing.add(cast);
    }
  }
  return failing.size;
}

function writtenCasts(method: Method): readonly InstructionOf<"cast">[] {
  return method.body.flatMap((instruction) =>
    instruction.kind === "cast" && instruction.isWritten ? [instruction] : [],
  );
}

function mayFail(solver: Solver, methodContext: Context, cast: InstructionOf<"cast">): boolean {
  const source = referenceVariable(cast.source);
  if (source === undefined) return false;
  const context = solver.options.variableContexts ? methodContext : solver.elements.contexts.empty;
  return solver.propagation.pointsTo(solver.elements.variable(context, source)).elements.some((object) => {
    const site = solver.elements.objects[object]?.site;
    return site !== undefined && !isSubtype(site.type, cast.type);
  });
}
