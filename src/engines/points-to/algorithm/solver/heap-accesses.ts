import type { Type, Variable } from "../../../../java/index.ts";
import type { Context } from "../context/index.ts";
import { UNFILTERED } from "../pointer-flow-graph/pointer-flow-graph.ts";
import { referenceVariable, type UsesOfVariable } from "../statements/method-statements.ts";
import type { SolverPlugin } from "./plugin.ts";
import type { SolverState } from "./solver-state.ts";

/** The part of Solve’s loop that is about the heap: per new object, store, load, array store, array load. */
export class HeapAccesses {
  readonly #state: SolverState;
  readonly #plugins: readonly SolverPlugin[];

  constructor(state: SolverState, plugins: readonly SolverPlugin[]) {
    this.#state = state;
    this.#plugins = plugins;
  }

  /** A new object of a variable under a context, which is used so. */
  process(uses: UsesOfVariable, variable: Variable, context: Context, object: number): void {
    const { elements, propagation } = this.#state;
    for (const store of uses.stores) {
      const source = referenceVariable(store.source);
      if (source === undefined) continue;
      const pointer = elements.variable(context, source);
      propagation.addEdge(pointer, elements.field(object, store.field), UNFILTERED, "store", store);
    }
    for (const load of uses.loads) {
      const field = elements.field(object, load.field);
      propagation.addEdge(field, elements.variable(context, load.target), UNFILTERED, "load", load);
    }
    const site = elements.objects[object]?.site;
    if (site?.type.kind !== "array") return;
    const { element } = site.type;
    const access = (): void => this.#processElements(uses, context, object, element);
    if (!this.#plugins.some((plugin) => plugin.onNewArray?.(site, object, variable, access) === true)) access();
  }

  #processElements(uses: UsesOfVariable, context: Context, object: number, element: Type): void {
    const { elements, propagation } = this.#state;
    for (const store of uses.arrayStores) {
      const source = referenceVariable(store.source);
      if (source === undefined) continue;
      const pointer = elements.variable(context, source);
      propagation.addEdge(pointer, elements.array(object), propagation.filters.of(element), "array-store", store);
    }
    for (const load of uses.arrayLoads) {
      const array = elements.array(object);
      propagation.addEdge(array, elements.variable(context, load.target), UNFILTERED, "array-load", load);
    }
  }
}
