import type { BasePairs } from "./base-pairs.ts";

/** How one predicate occurrence is derived. */
export interface Derivation {
  readonly rule: number;
  /** The value of one of the rule's own integer variables; undefined where any will do. */
  integerOf(name: string): bigint | undefined;
  /** One for each call of the rule; asked for once, when the model is built. */
  children(): readonly Derivation[];
}

/** The derivation that first made a base pair, for predicates without arithmetic. */
export function derivationOfPair(basePairs: BasePairs, predicate: string, number: number): Derivation {
  const derived = basePairs.of(predicate)[number];
  const rule = derived?.rule ?? 0;
  return {
    rule,
    integerOf: () => undefined,
    children: () => {
      const calls = basePairs.definitions.predicates.get(predicate)?.rules[rule]?.spatial ?? [];
      const names = calls.flatMap((part) => (part.kind === "call" ? [part.predicate] : []));
      return names.map((name, place) => derivationOfPair(basePairs, name, derived?.children[place] ?? 0));
    },
  };
}
