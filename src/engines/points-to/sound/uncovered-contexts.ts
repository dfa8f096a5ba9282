import type { ObservedContexts } from "../../../java/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import { contextFacts } from "../story/observed/contexts.ts";
import { SymbolWriter, showContext, showObject } from "../story/symbols.ts";
import type { Covering } from "./covering.ts";

/** A fact as a run shows it. What is not known of its contexts is `ANY`. */
interface ShownFact {
  readonly fact: string;
  readonly isWhole: boolean;
}

const ANY = "[?]";

/**
 * What a run showed under the contexts of a finished analysis's selector, and the analysis does not contain. Where a context is
 * not known, the fact is looked for under any context. Calls of `Object`'s constructor are analyzed nowhere and left out.
 */
export function coveredContexts(solver: Solver, observed: ObservedContexts): Covering {
  const { heapModel, options, program } = solver;
  const labels = new Map(program.allocationSites.map((site) => [site.label, heapModel.objectOf(site).label]));
  const facts = contextFacts(observed, options, (site) => labels.get(site) ?? site);
  const shown = [
    ...facts.held.map(({ pointer, context, object, site }) =>
      fact([context, object], heldFact(pointer, context, object, site)),
    ),
    ...facts.ran.map(({ method, context }) => fact([context], `${context ?? ANY}:${method}`)),
    ...facts.called.map(({ site, caller, callee, context }) =>
      fact([caller, context], callFact(site, caller, callee, context)),
    ),
  ].filter(({ fact }) => !fact.includes("Object.<init>()"));
  const found = new Set([...callsFound(solver), ...heldFound(solver, facts)]);
  const missing = shown.flatMap(({ fact }) => (found.has(fact) ? [] : [fact]));
  return {
    shown: shown.length,
    missing: [...new Set(missing)],
    withoutContexts: shown.filter(({ isWhole }) => !isWhole).length,
    notCompared: facts.unplacedCalls,
  };
}

function fact(parts: readonly (string | undefined)[], text: string): ShownFact {
  return { fact: text, isWhole: !parts.includes(undefined) };
}

/** `[4]|C.m() x ∋ [3]:o8`; `[?]|…`, `… ∋ [?]:o8`. */
function heldFact(pointer: string, context: string | undefined, object: string | undefined, site: string): string {
  return `${context ?? ANY}|${pointer} ∋ ${object ?? `${ANY}:${site}`}`;
}

function callFact(site: string, caller: string | undefined, callee: string, context: string | undefined): string {
  return `${caller ?? ANY}:${site} → ${context ?? ANY}:${callee}`;
}

function partialPointers({ held }: ReturnType<typeof contextFacts>): readonly string[] {
  return held.flatMap(({ pointer, context, object }) =>
    context === undefined || object === undefined ? [pointer] : [],
  );
}

/** Methods and calls of the result, each with its contexts and without them. */
function* callsFound({ callGraph, elements, program }: Solver): Generator<string> {
  for (const id of callGraph.reachable) {
    const element = elements.methods[id];
    if (element === undefined) continue;
    yield `${showContext(element.context)}:${element.method.label}`;
    yield `${ANY}:${element.method.label}`;
  }
  for (const { caller, site, callee } of callGraph.edges) {
    const from = elements.methods[caller];
    const to = elements.methods[callee];
    if (from === undefined || to === undefined) continue;
    const label = program.callSites[site]?.labels.java ?? "";
    for (const context of [showContext(from.context), undefined]) {
      yield callFact(label, context, to.method.label, showContext(to.context));
      yield callFact(label, context, to.method.label, undefined);
    }
  }
}

/** Sets of the result of the pointers that the run showed; where a context is not known, also without contexts. */
function* heldFound(
  { elements, heapModel, options, program, propagation }: Solver,
  facts: ReturnType<typeof contextFacts>,
): Generator<string> {
  const shown = new Set(facts.held.map(({ pointer }) => pointer));
  const partial = new Set(partialPointers(facts));
  const symbols = new SymbolWriter(program, elements, heapModel, options.context);
  for (const [id, pointer] of elements.pointers.entries()) {
    const objects = propagation.pointsTo(id);
    if (objects.length === 0) continue;
    const { context, observedAs } = symbols.pointer(pointer);
    if (!shown.has(observedAs)) continue;
    for (const object of objects) {
      const held = elements.objects[object];
      if (held === undefined) continue;
      const { label } = held.site;
      yield heldFact(observedAs, context, showObject(held), label);
      if (!partial.has(observedAs)) continue;
      yield heldFact(observedAs, undefined, showObject(held), label);
      yield heldFact(observedAs, context, undefined, label);
      yield heldFact(observedAs, undefined, undefined, label);
    }
  }
}
