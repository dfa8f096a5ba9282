import { addScaled, type Constraint, type Linear } from "../../heaps/linear.ts";
import type { SumRule } from "./counting.ts";

/** By parameter (`predicate index`), as far as a rule has given one; undefined where there is no bound. */
type Bounds = ReadonlyMap<string, bigint | undefined>;

/** Least and greatest values of sum parameters. */
export class ValueBounds {
  readonly #low: Bounds;
  readonly #high: Bounds;

  constructor(rules: readonly SumRule[]) {
    this.#low = extremes(rules, -1n);
    this.#high = extremes(rules, 1n);
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
    const value = valueOf(rule, term, (factor) => (factor > 0n === sign > 0n ? this.#high : this.#low));
    return value === "nothing yet" ? undefined : value;
  }
}

/** Bounds that still move after as many rounds as there are rules are given up. */
function extremes(rules: readonly SumRule[], sign: 1n | -1n): Bounds {
  const best = new Map<string, bigint | undefined>();
  const rounds = 2 * rules.length + 2;
  // As many rounds again carry what was given up to everything that depends on it.
  for (let round = 0; round < 2 * rounds; round++)
    for (const rule of rules)
      for (const [index, sum] of rule.sums) {
        const value = valueOf(rule, sum, () => best);
        improve(best, `${rule.predicate} ${index}`, value, sign, round >= rounds);
      }
  return best;
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

/** The value of a term over slots where each has its bound. */
function valueOf(
  rule: SumRule,
  { terms, constant }: Linear,
  boundsFor: (factor: bigint) => Bounds,
): bigint | undefined | "nothing yet" {
  let value = constant;
  for (const [slot, factor] of terms) {
    const [place, index] = slot.slice(1).split(".").map(Number);
    const key = `${rule.calls[place ?? 0]?.predicate ?? ""} ${index ?? 0}`;
    const bounds = boundsFor(factor);
    if (!bounds.has(key)) return "nothing yet";
    const bound = bounds.get(key);
    if (bound === undefined) return undefined;
    value += factor * bound;
  }
  return value;
}
