import type { ObservedContexts } from "../../../java/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import { contextFacts } from "../story/observed/contexts.ts";
import { SymbolWriter, showContext, showObject } from "../story/symbols.ts";

/** What a run showed that was looked for in the result of an analysis, and what of it is not there. */
export interface Covering {
  readonly shown: number;
  readonly missing: readonly string[];
}

/**
 * What a run showed under the contexts of a finished analysis's selector, and the analysis does not contain. Facts whose
 * contexts are not known are left out, and so are calls of `Object`'s constructor, which is analyzed nowhere.
 */
export function coveredContexts(solver: Solver, observed: ObservedContexts): Covering {
  const { callGraph, elements, heapModel, options, program } = solver;
  const labels = new Map(program.allocationSites.map((site) => [site.label, heapModel.objectOf(site).label]));
  const facts = contextFacts(observed, options, (site) => labels.get(site) ?? site);
  const found = new Set(heldFacts(solver));
  const nameOf = (method: number): string => {
    const element = elements.methods[method];
    return element === undefined ? "?" : `${showContext(element.context)}:${element.method.label}`;
  };
  const contextOf = (method: number): string =>
    showContext(elements.methods[method]?.context ?? elements.contexts.empty);
  const reachable = new Set(callGraph.reachable.map(nameOf));
  const edges = new Set(
    callGraph.edges.map(
      ({ caller, site, callee }) =>
        `${contextOf(caller)}:${program.callSites[site]?.labels.java ?? ""} → ${nameOf(callee)}`,
    ),
  );
  const held = facts.held.flatMap(({ pointer, context, object }) => {
    const fact = `${context}|${pointer} ∋ ${object}`;
    return object === undefined || context === undefined ? [] : [{ fact, isFound: found.has(fact) }];
  });
  const ran = facts.ran.flatMap(({ method, context }) => {
    const fact = `${context}:${method}`;
    return context === undefined ? [] : [{ fact, isFound: reachable.has(fact) }];
  });
  const called = facts.called.flatMap(({ site, caller, callee, context }) => {
    const fact = `${caller}:${site} → ${context}:${callee}`;
    return caller === undefined || context === undefined ? [] : [{ fact, isFound: edges.has(fact) }];
  });
  const shown = [...held, ...ran, ...called].filter(({ fact }) => !fact.includes("Object.<init>()"));
  const missing = shown.flatMap(({ fact, isFound }) => (isFound ? [] : [fact]));
  return { shown: shown.length, missing: [...new Set(missing)] };
}

function heldFacts({ elements, heapModel, options, program, propagation }: Solver): readonly string[] {
  const symbols = new SymbolWriter(program, elements, heapModel, options.context);
  return elements.pointers.flatMap((pointer, id) => {
    const objects = propagation.pointsTo(id);
    if (objects.length === 0) return [];
    const { context, observedAs } = symbols.pointer(pointer);
    return objects.flatMap((object) => {
      const held = elements.objects[object];
      return held === undefined ? [] : [`${context}|${observedAs} ∋ ${showObject(held)}`];
    });
  });
}
