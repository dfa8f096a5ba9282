import type { Variable } from "../../../../java/index.ts";
import { append } from "../../../../kernel/index.ts";
import type { Context } from "../context/index.ts";
import { UNFILTERED } from "../pointer-flow-graph/pointer-flow-graph.ts";
import { referenceVariable, type UsesOfVariable } from "../statements/method-statements.ts";
import type { SolverState } from "./solver-state.ts";

/** The part of Solve’s loop that is about the heap: per new object, store, load, array store, array load. */
export class HeapAccesses {
  readonly #state: SolverState;
  /** For each object of a site that makes empty arrays, what waits until another array is made in its likeness. */
  readonly #waiting = new Map<number, (() => void)[]>();
  readonly #copied = new Set<number>();

  constructor(state: SolverState) {
    this.#state = state;
  }

  /** A new object of a variable under a context, which is used so. */
  process(uses: UsesOfVariable, variable: Variable, context: Context, object: number): void {
    const { elements, isJava, propagation } = this.#state;
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
    if (!isJava || !site.isEmptyArray) this.#processElements(uses, context, object);
    else this.#processEmpty(uses, variable, context, object);
  }

  #processElements(uses: UsesOfVariable, context: Context, object: number): void {
    const { elements, isJava, propagation } = this.#state;
    const type = elements.objects[object]?.site.type;
    if (type?.kind !== "array") return;
    for (const store of uses.arrayStores) {
      const source = referenceVariable(store.source);
      if (source === undefined) continue;
      const filter = isJava ? propagation.filters.of(type.element) : UNFILTERED;
      const pointer = elements.variable(context, source);
      propagation.addEdge(pointer, elements.array(object), filter, "array-store", store);
    }
    for (const load of uses.arrayLoads) {
      const array = elements.array(object);
      propagation.addEdge(array, elements.variable(context, load.target), UNFILTERED, "array-load", load);
    }
  }

  /**
   * An array of length 0 has no elements. But `list.toArray(new T[0])` returns another array of that class, which counts
   * as made at the same place: from there on the site has elements like any other.
   */
  #processEmpty(uses: UsesOfVariable, variable: Variable, context: Context, object: number): void {
    if (uses.arrayStores.length > 0 || uses.arrayLoads.length > 0) {
      const access = (): void => this.#processElements(uses, context, object);
      if (this.#copied.has(object)) access();
      else append(this.#waiting, object, access);
    }
    if (!isPattern(variable)) return;
    this.#copied.add(object);
    for (const access of this.#waiting.get(object) ?? []) access();
    this.#waiting.delete(object);
  }
}

/** The parameter of the one method of the library that makes an array like another one. */
function isPattern({ name, method }: Variable): boolean {
  return name === "pattern" && method.class.isLibrary && method.label.endsWith("ArrayCopies.sameClass(Object[],int)");
}
