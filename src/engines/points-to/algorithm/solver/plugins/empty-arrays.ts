import type { AllocationSite, Variable } from "../../../../../java/index.ts";
import { append } from "../../../../../kernel/index.ts";
import type { SolverPlugin } from "../plugin.ts";

/**
 * An array of length 0 has no elements. But `list.toArray(new T[0])` returns another array of that class, which counts
 * as made at the same place: from there on the site has elements like any other.
 */
export class EmptyArrays implements SolverPlugin {
  /** By object: the accesses that wait until another array is made in its likeness. */
  readonly #waiting = new Map<number, (() => void)[]>();
  readonly #copied = new Set<number>();

  onNewArray(site: AllocationSite, object: number, variable: Variable, access: () => void): boolean {
    if (!site.isEmptyArray) return false;
    if (this.#copied.has(object)) access();
    else append(this.#waiting, object, access);
    if (!isPattern(variable)) return true;
    this.#copied.add(object);
    for (const waiting of this.#waiting.get(object) ?? []) waiting();
    this.#waiting.delete(object);
    return true;
  }
}

/** The parameter of the one method of the library that makes an array like another one. */
function isPattern({ name, method }: Variable): boolean {
  return name === "pattern" && method.class.isLibrary && method.label.endsWith("ArrayCopies.sameClass(Object[],int)");
}
