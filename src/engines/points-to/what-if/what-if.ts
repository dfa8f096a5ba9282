import { missingIn, type WhatIfAnswer } from "../../../engine-kit/index.ts";
import type { Program } from "../../../java/index.ts";
import { type Budget, type Completeness, completeness, type Result, success } from "../../../kernel/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import { solve } from "../analysis.ts";
import { observe } from "../observe.ts";
import type { PointsToOptions } from "../options.ts";
import { SymbolWriter } from "../story/symbols.ts";

/** The facts that an algorithm without some of its lines loses, and which of them the program shows. */
export function whatIf(
  program: Program,
  options: PointsToOptions,
  budget: Budget,
): Result<WhatIfAnswer & Completeness> {
  const [whole, incomplete] = [solve(program, { ...options, without: [] }, budget), solve(program, options, budget)];
  if (!whole.ok) return whole;
  if (!incomplete.ok) return incomplete;
  const [right, found] = [factsOf(program, whole.value), factsOf(program, incomplete.value)];
  const lost = [...right].filter(([text]) => !found.has(text));
  const { witness, stoppedBy } = observe(program, whole.value, budget);
  const wrong = lost.filter(([, { pointer, site }]) => witness?.objects.get(pointer)?.has(site) === true);
  return success({
    lost: lost.map(([text]) => text),
    wrong: wrong.map(([text]) => text),
    extra: missingIn(right, found.keys()),
    steps: { whole: whole.value.propagation.steps, without: incomplete.value.propagation.steps },
    ...completeness(whole.value.stoppedBy ?? incomplete.value.stoppedBy ?? stoppedBy ?? budget.spentBy),
  });
}

interface Held {
  /** As an execution names it. */
  readonly pointer: string;
  readonly site: string;
}

/** `o3 ∈ pt(x)`, by its text. */
function factsOf(program: Program, { elements, heapModel, options, propagation }: Solver): ReadonlyMap<string, Held> {
  const symbols = new SymbolWriter(program, elements, heapModel, options.context);
  const facts = new Map<string, Held>();
  for (let pointer = 0; pointer < elements.pointerCount; pointer++) {
    if (propagation.sizeOf(pointer) === 0) continue;
    const { label, observedAs } = symbols.pointer(elements.pointer(pointer));
    for (const object of propagation.pointsTo(pointer)) {
      const found = elements.objects[object];
      if (found === undefined) continue;
      const symbol = symbols.object(found);
      facts.set(`${symbol.label} ∈ pt(${label})`, { pointer: observedAs, site: symbol.site });
    }
  }
  return facts;
}
