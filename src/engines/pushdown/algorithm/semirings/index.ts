import { booleanSemiring } from "./boolean.ts";
import { minPlusSemiring } from "./min-plus.ts";
import { productSemiring } from "./product.ts";
import { relevancySemiring } from "./relevancy.ts";
import type { AnySemiring } from "./semiring.ts";

export { booleanSemiring } from "./boolean.ts";
export { minPlusSemiring } from "./min-plus.ts";
export { isSemiringDefinition, readSemiring } from "./own/index.ts";
export { type PairWeight, productSemiring } from "./product.ts";
export { type RelevancyWeight, relevancySemiring } from "./relevancy.ts";
export type { AnySemiring, Descent, Semiring } from "./semiring.ts";

/** The semirings that files and options may name: a new one is a file and a line here. */
export const semirings: readonly AnySemiring[] = [
  relevancySemiring as AnySemiring,
  booleanSemiring as AnySemiring,
  minPlusSemiring as AnySemiring,
];

/** Deeper products than this are surely a mistake. */
const MAX_FACTORS = 4;

/** The semiring of a name; `A*B` is the product of A and B. Undefined when there is none. */
export function semiringOf(name: string): AnySemiring | undefined {
  const factors = name.split("*").map((part) => semirings.find((semiring) => semiring.name === part.trim()));
  if (factors.length > MAX_FACTORS) return undefined;
  return factors.reduceRight((right, left) =>
    left === undefined || right === undefined ? undefined : (productSemiring(left, right) as AnySemiring),
  );
}
