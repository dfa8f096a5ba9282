import type { Method } from "../../../../java/index.ts";
import { type Budget, setAt } from "../../../../kernel/index.ts";
import type { CallEdge } from "../dependence-graph/call-edge.ts";
import type { DependenceGraph } from "../dependence-graph/dependence-graph.ts";

/** Globals by number. */
export interface ModRef {
  /** What a method, or something that it calls, reads. */
  refs(method: Method): ReadonlySet<number>;
  /** What a method, or something that it calls, writes. */
  mods(method: Method): ReadonlySet<number>;
}

/** Reads off the edges inside of methods what each one touches, and closes it over the calls. Throws `BudgetSpent`. */
export function modRefOf(graph: DependenceGraph, calls: readonly CallEdge[]): ModRef {
  const refs = new Map<Method, Set<number>>();
  const mods = new Map<Method, Set<number>>();
  for (let number = 0; number < graph.edgeCount; number++) {
    graph.budget.spend();
    const { source, target } = graph.edge(number);
    note(graph, source, refs);
    note(graph, target, mods);
  }
  const everRead = new Set([...refs.values()].flatMap((set) => [...set]));
  const everWritten = new Set([...mods.values()].flatMap((set) => [...set]));
  // The others carry nothing from one method to another.
  const carriers = new Set([...everWritten].filter((id) => everRead.has(id)));
  for (const direct of [refs, mods]) {
    for (const set of direct.values()) for (const id of set) if (!carriers.has(id)) set.delete(id);
    close(direct, calls, graph.budget);
  }
  return { refs: (method) => refs.get(method) ?? NOTHING, mods: (method) => mods.get(method) ?? NOTHING };
}

const NOTHING: ReadonlySet<number> = new Set();

function note(graph: DependenceGraph, node: number, sets: Map<Method, Set<number>>): void {
  const location = graph.locationAt(node);
  if (location.kind === "global") setAt(sets, graph.placeAt(node).method).add(location.global.id);
}

/** Backwards along the calls until nothing changes. */
function close(sets: Map<Method, Set<number>>, calls: readonly CallEdge[], budget: Budget): void {
  const callers = new Map<Method, Set<Method>>();
  for (const { caller, callee } of calls) setAt(callers, callee.method).add(caller);
  const waiting = [...sets.keys()];
  const isWaiting = new Set(waiting);
  for (let method = waiting.pop(); method !== undefined; method = waiting.pop()) {
    isWaiting.delete(method);
    const touched = sets.get(method) ?? NOTHING;
    for (const caller of callers.get(method) ?? []) {
      budget.spend();
      const known = setAt(sets, caller);
      const before = known.size;
      for (const id of touched) known.add(id);
      if (known.size === before || isWaiting.has(caller)) continue;
      isWaiting.add(caller);
      waiting.push(caller);
    }
  }
}
