import type { Derivation, Seq } from "../../../trace/index.ts";

/** The nodes whose premises stand at an earlier node of the same fact, in reading order. */
export function repeatedIn(root: Derivation): ReadonlySet<Derivation> {
  const seen = new Set<Seq>();
  const repeated = new Set<Derivation>();
  const visit = (node: Derivation): void => {
    if (seen.has(node.fact) && node.isCut) repeated.add(node);
    seen.add(node.fact);
    node.premises.forEach(visit);
  };
  visit(root);
  return repeated;
}
