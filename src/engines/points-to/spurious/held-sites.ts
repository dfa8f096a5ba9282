import { setAt } from "../../../kernel/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";

/** What the pointers of a run hold, contexts left out: of two runs of one program each finds the facts of the other. */
export class HeldSites {
  readonly #held = new Map<unknown, Set<string>>();

  constructor(solver: Solver) {
    const { elements, propagation } = solver;
    for (let pointer = 0; pointer < elements.pointerCount; pointer++) {
      if (propagation.sizeOf(pointer) === 0) continue;
      const sites = setAt(this.#held, keyOf(solver, pointer));
      for (const object of propagation.pointsTo(pointer)) sites.add(siteOf(solver, object));
    }
  }

  /** Whether a fact of another run is so here, in any context. */
  has(other: Solver, pointer: number, object: number): boolean {
    return this.#held.get(keyOf(other, pointer))?.has(siteOf(other, object)) === true;
  }
}

/** What a pointer is called under every context: variables, static fields and methods stand for themselves. */
function keyOf({ elements }: Solver, number: number): unknown {
  const pointer = elements.pointer(number);
  switch (pointer.kind) {
    case "variable":
      return pointer.variable;
    case "static":
      return pointer.field;
    case "thrown":
      return elements.methods[pointer.method]?.method;
    case "field":
      return `${elements.objects[pointer.object]?.site.label}.${pointer.field.class.name}::${pointer.field.name}`;
    case "array":
      return `${elements.objects[pointer.object]?.site.label}[*]`;
  }
}

function siteOf({ elements }: Solver, object: number): string {
  return elements.objects[object]?.site.label ?? "?";
}
