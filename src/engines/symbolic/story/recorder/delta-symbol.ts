import {
  type SymbolicHeap,
  showConstraint,
  showHeap,
  showLinear,
  showPointerFact,
  showSpatial,
} from "../../../separation/index.ts";
import type { ConjunctSymbol, DeltaSymbol } from "../facts/index.ts";

/** Δ in texts: the whole formula, and each conjunct with what a drawing needs of it. */
export function deltaSymbol(delta: SymbolicHeap): DeltaSymbol {
  const spatial = delta.spatial.map((part): ConjunctSymbol => {
    const text = showSpatial(part);
    if (part.kind === "cell") return { part: "κ", text, cell: { root: part.root, data: part.data } };
    const texts = part.arguments.map((value) => (typeof value === "string" ? value : showLinear(value)));
    return { part: "κ", text, call: { predicate: part.predicate, arguments: texts } };
  });
  const pointers = delta.pointers.map((fact): ConjunctSymbol => {
    const text = showPointerFact(fact);
    return fact.relation === "=" ? { part: "α", text, equal: [fact.left, fact.right] } : { part: "α", text };
  });
  const numbers = delta.numbers.map((fact): ConjunctSymbol => ({ part: "φ", text: showConstraint(fact) }));
  return { text: showHeap(delta), conjuncts: [...spatial, ...pointers, ...numbers] };
}
