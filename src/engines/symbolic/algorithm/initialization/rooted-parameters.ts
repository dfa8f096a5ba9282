import type { Definitions } from "../../../separation/index.ts";
import type { SetsOfValues } from "../state/sets-of-values.ts";

/** By predicate, the parameters that some disjunct of SV allocates: the roots of what the predicate says, by number. */
export function rootedParameters(definitions: Definitions, sv: SetsOfValues): ReadonlyMap<string, ReadonlySet<number>> {
  const rooted = new Map<string, ReadonlySet<number>>();
  for (const { name, parameters } of definitions.predicates.values()) {
    const roots = new Set(
      (sv.get(name) ?? []).flatMap((heap) => heap.spatial.map((p) => (p.kind === "cell" ? p.root : ""))),
    );
    rooted.set(name, new Set(parameters.flatMap((parameter, index) => (roots.has(parameter.name) ? [index] : []))));
  }
  return rooted;
}
