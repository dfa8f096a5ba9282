import { say } from "../../messages/say.ts";
import type { Semiring } from "./semiring.ts";

/** 0 < const (λx.ID) < id (λx.x) < any (λx.ANY), as the integers 0 to 3. */
export type RelevancyWeight = number;

/** The weights of the relevancy semiring by name. */
const relevancyWeights = { zero: 0, const: 1, id: 2, any: 3 } as const;

const names = ["0", "const", "id", "any"] as const;

/**
 * The transfer functions of Li et al., Definition 6, with a separate 0: combine is the join on the chain
 * 0 < const < id < any, extend is composition. `const` does not annihilate: const ⊗ any = any.
 */
export const relevancySemiring: Semiring<RelevancyWeight> = {
  name: "relevancy",
  zero: relevancyWeights.zero,
  one: relevancyWeights.id,
  isTwoBit: true,
  get expected() {
    return say("semiring.relevancy");
  },
  combine: (a, b) => (a > b ? a : b),
  extend: (first, then) => {
    if (first === relevancyWeights.zero) return relevancyWeights.zero;
    return then === relevancyWeights.id ? first : then;
  },
  equals: (a, b) => a === b,
  show: (weight) => names[weight] ?? "0",
  parse,
  toJson: (weight) => names[weight] ?? "0",
  fromJson: (value) => (typeof value === "string" ? parse(value) : undefined),
};

function parse(text: string): RelevancyWeight | undefined {
  const index = names.indexOf(text as (typeof names)[number]);
  return index > 0 ? index : undefined;
}
