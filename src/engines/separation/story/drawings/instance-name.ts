import type { Call } from "../../algorithm/heaps/symbolic-heap.ts";
import { showLinear } from "../../algorithm/syntax/index.ts";

/**
 * A predicate occurrence in short, by the arguments that its cells may begin at: `express(z2, …)`. Without any of them it
 * is told by all its arguments.
 */
export function nameOfCall(
  { predicate, arguments: values }: Call,
  isRoot: (predicate: string, parameter: number) => boolean,
): string {
  const all = values.map((value) => (typeof value === "string" ? value : showLinear(value)));
  const roots = all.filter((_, index) => isRoot(predicate, index));
  const told = roots.length === 0 ? all : roots;
  return `${predicate}(${[...told, ...(told.length < all.length ? ["…"] : [])].join(", ")})`;
}
