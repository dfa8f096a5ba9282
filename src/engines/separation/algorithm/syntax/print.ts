import type { Constraint, Linear } from "../heaps/linear.ts";
import {
  isDontCare,
  NULL,
  occurrences,
  type PointerFact,
  type Spatial,
  type SymbolicHeap,
  type Value,
} from "../heaps/symbolic-heap.ts";

/** The signs of the paper, or those of a keyboard. */
export type Notation = "unicode" | "ascii";

/** The signs by what they say. */
export const signs = {
  unicode: { exists: "∃", to: "↦", star: "∗", and: "∧", or: "∨", defined: "≡", not: "¬", times: "×" },
  ascii: { exists: "exists ", to: "->", star: "*", and: "&", or: "\\/", defined: "==", not: "!", times: "#" },
} as const;

const asciiRelations: Readonly<Record<string, string>> = { "≠": "!=", "≤": "<=", "≥": ">=" };

/** `≠` as `!=`, where only the signs of a keyboard are wanted. */
export function relationText(relation: string, notation: Notation): string {
  return notation === "unicode" ? relation : (asciiRelations[relation] ?? relation);
}

/** A symbolic heap as Fig. 6 shows it: `∃n1, n2. a ↦ node(_, n1) ∗ … ∧ …`. */
export function showHeap(heap: SymbolicHeap, notation: Notation = "unicode"): string {
  const s = signs[notation];
  const mentioned = new Set(occurrences(heap));
  const bound = heap.existentials.filter((name) => mentioned.has(name) && !isDontCare(name));
  const spatial = heap.spatial.map((part) => showSpatial(part, notation)).join(` ${s.star} `);
  const pure = [
    ...heap.pointers.map((fact) => showPointerFact(fact, notation)),
    ...heap.numbers.map((constraint) => showConstraint(constraint, notation)),
  ];
  const prefix = bound.length === 0 ? "" : `${s.exists}${bound.join(", ")}. `;
  return prefix + [spatial === "" ? "emp" : spatial, ...pure].join(` ${s.and} `);
}

export function showSpatial(part: Spatial, notation: Notation = "unicode"): string {
  return part.kind === "cell"
    ? `${part.root} ${signs[notation].to} ${part.data}(${part.fields.map((v) => showValue(v, notation)).join(", ")})`
    : `${part.predicate}(${part.arguments.map((v) => showValue(v, notation)).join(", ")})`;
}

export function showPointerFact({ relation, left, right }: PointerFact, notation: Notation = "unicode"): string {
  if (relation === "≠" && left === NULL && right === NULL) return "false";
  return `${left} ${relationText(relation, notation)} ${right}`;
}

export function showConstraint({ relation, left, right }: Constraint, notation: Notation = "unicode"): string {
  return `${showLinear(left, notation)} ${relationText(relation, notation)} ${showLinear(right, notation)}`;
}

function showValue(value: Value, notation: Notation): string {
  if (typeof value !== "string") return showLinear(value, notation);
  return isDontCare(value) ? "_" : value;
}

/** `n + 1`, `2 × m - 3` */
export function showLinear({ terms, constant }: Linear, notation: Notation = "unicode"): string {
  const pieces = terms.map(([name, c], index) => {
    const size = c < 0n ? -c : c;
    const sign = index === 0 ? (c < 0n ? "-" : "") : c < 0n ? " - " : " + ";
    if (size === 1n) return `${sign}${name}`;
    // Read back, `-2 × x` is the product with -2, and so is `a - 2 × x`.
    return `${sign}${size} ${signs[notation].times} ${name}`;
  });
  if (constant !== 0n || pieces.length === 0) {
    const size = constant < 0n ? -constant : constant;
    pieces.push(pieces.length === 0 ? String(constant) : `${constant < 0n ? " - " : " + "}${size}`);
  }
  return pieces.join("");
}
