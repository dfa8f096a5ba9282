import type { Variable } from "../../../../java/index.ts";
import type { CsElements } from "../context/elements.ts";
import type { Context } from "../context/index.ts";
import { UNFILTERED } from "../pointer-flow-graph/pointer-flow-graph.ts";
import type { Propagation } from "../pointer-flow-graph/propagation.ts";
import { referenceVariable, type UsesOfVariable } from "../statements/method-statements.ts";

/** The part of Solve’s loop that is about the heap: per new object, store, load, array store, array load. */
export class HeapAccesses {
  readonly #elements: CsElements;
  readonly #propagation: Propagation;
  readonly #isJava: boolean;
  /** For each object of a site that makes empty arrays, what waits until another array is made in its likeness. */
  readonly #waiting = new Map<number, (() => void)[]>();
  readonly #copied = new Set<number>();

  constructor(elements: CsElements, propagation: Propagation, isJava: boolean) {
    this.#elements = elements;
    this.#propagation = propagation;
    this.#isJava = isJava;
  }

  /** A new object of a variable under a context, which is used so. */
  process(uses: UsesOfVariable, variable: Variable, context: Context, object: number): void {
    for (const store of uses.stores) {
      const source = referenceVariable(store.source);
      if (source !== undefined) {
        this.#propagation.addEdge(
          this.#elements.variable(context, source),
          this.#elements.field(object, store.field),
          UNFILTERED,
          "store",
          store,
        );
      }
    }
    for (const load of uses.loads) {
      this.#propagation.addEdge(
        this.#elements.field(object, load.field),
        this.#elements.variable(context, load.target),
        UNFILTERED,
        "load",
        load,
      );
    }
    const site = this.#elements.objects[object]?.site;
    if (site?.type.kind !== "array") return;
    if (!this.#isJava || !site.isEmptyArray) this.#processElements(uses, context, object);
    else this.#processEmpty(uses, variable, context, object);
  }

  #processElements(uses: UsesOfVariable, context: Context, object: number): void {
    const type = this.#elements.objects[object]?.site.type;
    if (type?.kind !== "array") return;
    for (const store of uses.arrayStores) {
      const source = referenceVariable(store.source);
      const filter = this.#isJava ? this.#propagation.filters.of(type.element) : UNFILTERED;
      if (source !== undefined)
        this.#propagation.addEdge(
          this.#elements.variable(context, source),
          this.#elements.array(object),
          filter,
          "array-store",
          store,
        );
    }
    for (const load of uses.arrayLoads) {
      this.#propagation.addEdge(
        this.#elements.array(object),
        this.#elements.variable(context, load.target),
        UNFILTERED,
        "array-load",
        load,
      );
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
      else this.#waiting.set(object, [...(this.#waiting.get(object) ?? []), access]);
    }
    if (isPattern(variable)) this.#fill(object);
  }

  #fill(object: number): void {
    this.#copied.add(object);
    for (const access of this.#waiting.get(object) ?? []) access();
    this.#waiting.delete(object);
  }
}

/** The parameter of the one method of the library that makes an array like another one. */
function isPattern({ name, method }: Variable): boolean {
  return name === "pattern" && method.class.isLibrary && method.label.endsWith("ArrayCopies.sameClass(Object[],int)");
}
