import { addScaled, type Constraint, type Linear } from "../../heaps/linear.ts";
import type { Definitions } from "../../heaps/symbolic-heap.ts";
import type { SumRule } from "./counting.ts";

/** Least and greatest values of sum parameters; undefined where there is no bound. */
export class ValueBounds {
  readonly #definitions: Definitions;
  readonly #low: ReadonlyMap<string, bigint | undefined>;
  readonly #high: ReadonlyMap<string, bigint | undefined>;

  constructor(rules: readonly SumRule[], definitions: Definitions) {
    this.#definitions = definitions;
    this.#low = this.#extremes(rules, -1n);
    this.#high = this.#extremes(rules, 1n);
  }

  /** Whether a constraint on a rule's slots holds in every derivation. */
  imply(rule: SumRule, { relation, left, right }: Constraint): boolean {
    const difference = addScaled(left, right, -1n);
    const most = this.#extreme(rule, difference, 1n);
    const least = this.#extreme(rule, difference, -1n);
    if (relation === "≤") return most !== undefined && most <= 0n;
    if (relation === "<") return most !== undefined && most < 0n;
    if (relation === "≠") return (most !== undefined && most < 0n) || (least !== undefined && least > 0n);
    return most === 0n && least === 0n;
  }

  /** The greatest (sign 1) or least (sign -1) value of a term over slots. */
  #extreme(rule: SumRule, term: Linear, sign: 1n | -1n): bigint | undefined {
    let value = term.constant;
    for (const [slot, c] of term.terms) {
      const [place, index] = slot.slice(1).split(".").map(Number);
      const key = `${rule.calls[place ?? 0]?.predicate ?? ""} ${index ?? 0}`;
      const bound = (c > 0n === sign > 0n ? this.#high : this.#low).get(key);
      if (bound === undefined) return undefined;
      value += c * bound;
    }
    return value;
  }

  /** Bounds that still move after as many rounds as there are rules are given up. */
  #extremes(rules: readonly SumRule[], sign: 1n | -1n): ReadonlyMap<string, bigint | undefined> {
    const best = new Map<string, bigint | undefined>();
    const rounds = 2 * rules.length + 2;
    // As many rounds again carry what was given up to everything that depends on it.
    for (let round = 0; round < 2 * rounds; round++)
      for (const rule of rules)
        for (const [index, { name }] of (
          this.#definitions.predicates.get(rule.predicate)?.parameters ?? []
        ).entries()) {
          const sum = rule.sums.get(name);
          if (sum !== undefined)
            improve(best, `${rule.predicate} ${index}`, valueOf(rule, sum, best), sign, round >= rounds);
        }
    return best;
  }
}

/** Takes a value that is better than the known one, or gives the bound up. */
function improve(
  best: Map<string, bigint | undefined>,
  key: string,
  value: bigint | undefined | "nothing yet",
  sign: 1n | -1n,
  isLate: boolean,
): void {
  if (value === "nothing yet" || (best.has(key) && best.get(key) === undefined)) return;
  const known = best.get(key);
  if (value !== undefined && known !== undefined && (sign > 0n ? value <= known : value >= known)) return;
  best.set(key, isLate ? undefined : value);
}

function valueOf(
  rule: SumRule,
  sum: Linear,
  best: ReadonlyMap<string, bigint | undefined>,
): bigint | undefined | "nothing yet" {
  let value = sum.constant;
  for (const [slot] of sum.terms) {
    const [place, index] = slot.slice(1).split(".").map(Number);
    const key = `${rule.calls[place ?? 0]?.predicate ?? ""} ${index ?? 0}`;
    if (!best.has(key)) return "nothing yet";
    const bound = best.get(key);
    if (bound === undefined) return undefined;
    value += bound;
  }
  return value;
}
