import { UnionFind } from "../../../../kernel/index.ts";
import type { PointerFact } from "./symbolic-heap.ts";

/** Names in classes of equal ones: those that the equalities among some facts make. */
export function nameClasses(facts: readonly PointerFact[]): UnionFind<string> {
  const classes = new UnionFind<string>();
  for (const { relation, left, right } of facts) if (relation === "=") classes.unite(left, right);
  return classes;
}
