import { type Constraint, type Linear, namesIn, type Query } from "../../../separation/index.ts";

/**
 * A precondition that orders numbers, `0 <= x & x < y`, says of ints and of fractions the same: parameters of the program’s
 * `fractions` are fractions there, too, where nothing takes them for integers.
 */
export function withOrderedParameters(query: Query, fractions: ReadonlySet<string>): Query {
  const inHeap = new Set(
    query.disjuncts.flatMap(({ spatial }) =>
      spatial.flatMap((part) => (part.kind === "cell" ? part.fields : part.arguments).flatMap(namesIn)),
    ),
  );
  const candidates = query.free.filter(
    ({ name, type }) => type.kind === "int" && fractions.has(name) && !inHeap.has(name),
  );
  const ordered = onlyOrdered(
    candidates.map(({ name }) => name),
    query.disjuncts.flatMap(({ numbers }) => numbers),
  );
  const free = query.free.map((each) =>
    ordered.has(each.name) ? ({ ...each, type: { kind: "double" } } as const) : each,
  );
  return { ...query, free };
}

/** Those that are compared with one another and with 0 only: what is compared with an integer is one. */
function onlyOrdered(names: readonly string[], constraints: readonly Constraint[]): ReadonlySet<string> {
  const ordered = new Set(names);
  const isOrdered = ({ terms, constant }: Linear): boolean =>
    constant === 0n && terms.length <= 1 && terms.every(([name, factor]) => factor === 1n && ordered.has(name));
  for (let size = -1; size !== ordered.size; ) {
    size = ordered.size;
    for (const { left, right } of constraints.filter((each) => !isOrdered(each.left) || !isOrdered(each.right)))
      for (const [name] of [...left.terms, ...right.terms]) ordered.delete(name);
  }
  return ordered;
}
