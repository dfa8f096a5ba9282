import type { CallSite, Method } from "../../../../java/index.ts";
import { setAt } from "../../../../kernel/index.ts";
import type { Solver } from "../solver/solver.ts";

/** The callees of each call site, contexts dropped: call sites by number, both in the order of discovery. */
type CalleesOfSites = ReadonlyMap<number, ReadonlySet<Method>>;

/** The call graph of a context-sensitive run as a context-insensitive one would draw it. */
export function calleesOfSites(solver: Solver): CalleesOfSites {
  const calleesOf = new Map<number, Set<Method>>();
  for (const edge of solver.callGraph.edges) {
    const callee = solver.elements.methods[edge.callee]?.method;
    if (callee !== undefined) setAt(calleesOf, edge.site).add(callee);
  }
  return calleesOf;
}

/** How many call edges there are, contexts dropped. */
export function countCallees(calleesOf: ReadonlyMap<unknown, Iterable<Method>>): number {
  let count = 0;
  for (const callees of calleesOf.values()) count += [...callees].length;
  return count;
}

/** A call whose target the analysis cannot tell. */
interface PolyCall {
  readonly site: CallSite;
  readonly callees: readonly Method[];
}

/** The virtual and interface calls with more than one callee, contexts dropped; library methods left out. */
export function polyCalls(solver: Solver, calleesOf: CalleesOfSites): readonly PolyCall[] {
  return [...calleesOf].flatMap(([id, callees]) => {
    const site = solver.program.callSites[id];
    const isVirtual = site?.kind === "virtual" || site?.kind === "interface";
    return isVirtual && callees.size > 1 && !site.method.class.isLibrary ? [{ site, callees: [...callees] }] : [];
  });
}
