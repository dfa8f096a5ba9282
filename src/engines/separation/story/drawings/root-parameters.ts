import type { Pair } from "../../algorithm/base-pairs/shape.ts";
import { referenceParameters } from "../../algorithm/base-pairs/shape-rule.ts";
import type { Definitions } from "../../algorithm/heaps/symbolic-heap.ts";

/**
 * Which parameters are roots: some base pair allocates them, and not only as aliases of an earlier parameter. So `x` of
 * `ls(x, y)` is one, and `y` is not.
 */
export class RootParameters {
  readonly #definitions: Definitions;
  readonly #roots = new Set<string>();

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  add(predicate: string, { classes, allocated }: Pair): void {
    for (const [index, name] of referenceParameters(predicate, this.#definitions).entries()) {
      const own = classes[index + 1] ?? 0;
      if (allocated.includes(own) && classes.indexOf(own) === index + 1) this.#roots.add(`${predicate} ${name}`);
    }
  }

  readonly isRoot = (predicate: string, parameter: number): boolean => {
    const name = this.#definitions.predicates.get(predicate)?.parameters[parameter]?.name;
    return this.#roots.has(`${predicate} ${name ?? ""}`);
  };
}
