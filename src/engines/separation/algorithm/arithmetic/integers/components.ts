import { UnionFind, valueAt } from "../../../../../kernel/index.ts";
import type { Linear } from "../../heaps/linear.ts";

/** Constraints that share variables, directly or through others. */
export interface Component {
  readonly atMost: readonly Linear[];
  readonly unequal: readonly Linear[];
}

/** Splits constraints into parts that have no variable in common: each can be solved alone. */
export function componentsOf(atMost: readonly Linear[], unequal: readonly Linear[]): readonly Component[] {
  const classes = new UnionFind<string>();
  for (const { terms } of [...atMost, ...unequal]) for (const [name] of terms) classes.unite(name, terms[0]?.[0] ?? "");
  const parts = new Map<string, { atMost: Linear[]; unequal: Linear[] }>();
  const partOf = ({ terms }: Linear) => {
    const root = classes.find(terms[0]?.[0] ?? "");
    return valueAt(parts, root, () => ({ atMost: [], unequal: [] }));
  };
  for (const term of atMost) partOf(term).atMost.push(term);
  for (const term of unequal) partOf(term).unequal.push(term);
  return [...parts.values()];
}
