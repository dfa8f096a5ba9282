import type { Seq } from "../../log/step.ts";
import type { Derivation } from "../view-data.ts";

/** The text, rule and side condition of one fact of a derivation. */
type Reason = Pick<Derivation, "text" | "rule" | "side" | "statement">;

/**
 * Why a fact holds. At most `limit` facts are taken, breadth first, so that a cut leaves the nearest reasons in the
 * picture. Premises are older steps, so every walk ends; those of a fact are shown where it comes first.
 */
export function derivationOf(
  root: Seq,
  limit: number,
  premisesOf: (fact: Seq) => readonly Seq[],
  reasonOf: (fact: Seq) => Reason,
): Derivation {
  const included = nearest(root, limit, premisesOf);
  const shown = new Set<Seq>();
  const derive = (fact: Seq): Derivation => {
    const isRepeated = shown.has(fact);
    shown.add(fact);
    const all = premisesOf(fact);
    const premises = isRepeated ? [] : all.filter((premise) => included.has(premise));
    return { fact, ...reasonOf(fact), premises: premises.map(derive), isCut: premises.length < all.length };
  };
  return derive(root);
}

function nearest(root: Seq, limit: number, premisesOf: (fact: Seq) => readonly Seq[]): ReadonlySet<Seq> {
  const included = new Set<Seq>([root]);
  for (const fact of included) {
    if (included.size >= limit) break;
    for (const premise of premisesOf(fact)) if (included.size < limit) included.add(premise);
  }
  return included;
}
