import type { Linear } from "../../heaps/linear.ts";

/** Constraints that share variables, directly or through others. */
export interface Component {
  readonly atMost: readonly Linear[];
  readonly unequal: readonly Linear[];
}

/** Splits constraints into parts that have no variable in common: each can be solved alone. */
export function componentsOf(atMost: readonly Linear[], unequal: readonly Linear[]): readonly Component[] {
  const parent = new Map<string, string>();
  const find = (name: string): string => {
    let at = name;
    for (let up = parent.get(at); up !== undefined; up = parent.get(at)) at = up;
    return at;
  };
  for (const { terms } of [...atMost, ...unequal]) {
    const first = find(terms[0]?.[0] ?? "");
    for (const [name] of terms) {
      const root = find(name);
      if (root !== first) parent.set(root, first);
    }
  }
  const parts = new Map<string, { atMost: Linear[]; unequal: Linear[] }>();
  const partOf = ({ terms }: Linear) => {
    const root = find(terms[0]?.[0] ?? "");
    const part = parts.get(root) ?? { atMost: [], unequal: [] };
    parts.set(root, part);
    return part;
  };
  for (const term of atMost) partOf(term).atMost.push(term);
  for (const term of unequal) partOf(term).unequal.push(term);
  return [...parts.values()];
}
