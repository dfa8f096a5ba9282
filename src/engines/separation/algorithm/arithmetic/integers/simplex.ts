import { Budget } from "../../../../../kernel/index.ts";
import { fraction, less, minus, one, over, type Rational, times, zero } from "./rational.ts";

/** Σ coefficients · x ≤ bound, over rational unknowns of any sign. */
interface Inequality {
  readonly coefficients: ReadonlyMap<number, bigint>;
  readonly bound: bigint;
}

type Optimum =
  | { readonly kind: "infeasible" }
  | { readonly kind: "unbounded" }
  | { readonly kind: "optimal"; readonly value: Rational; readonly point: readonly Rational[] };

/**
 * Maximizes a linear objective, exactly. Two phases, Bland's rule, so it ends. Each unknown is the difference of two that
 * are not negative. `spent` receives how many numbers were looked at. Throws `BudgetSpent`.
 */
export function maximize(
  unknowns: number,
  inequalities: readonly Inequality[],
  objective: ReadonlyMap<number, bigint>,
  spent: (effort: number) => void = () => undefined,
  budget = Budget.unlimited,
): Optimum {
  const tableau = new Tableau(unknowns, inequalities, budget);
  const best: Optimum = tableau.findFeasible() ? tableau.optimize(objective) : { kind: "infeasible" };
  spent(tableau.effort);
  return best;
}

class Tableau {
  readonly #unknowns: number;
  readonly #width: number;
  readonly #rows: Rational[][];
  readonly #basis: number[];
  readonly #artificial: number;
  readonly #budget: Budget;
  effort = 0;

  constructor(unknowns: number, inequalities: readonly Inequality[], budget: Budget) {
    this.#unknowns = unknowns;
    this.#budget = budget;
    const slacks = 2 * unknowns;
    this.#artificial = slacks + inequalities.length;
    this.#width = this.#artificial + 1;
    this.#basis = inequalities.map((_, index) => slacks + index);
    this.#rows = inequalities.map(({ coefficients, bound }, index) => {
      budget.spend();
      const row: Rational[] = Array.from({ length: this.#width + 1 }, () => zero);
      for (const [unknown, coefficient] of coefficients) {
        row[2 * unknown] = { n: coefficient, d: 1n };
        row[2 * unknown + 1] = { n: -coefficient, d: 1n };
      }
      row[slacks + index] = one;
      row[this.#artificial] = { n: -1n, d: 1n };
      row[this.#width] = { n: bound, d: 1n };
      return row;
    });
  }

  /** Phase 1 with one artificial variable. */
  findFeasible(): boolean {
    let worst = -1;
    for (const [index, row] of this.#rows.entries())
      if (less(this.#right(row), worst === -1 ? zero : this.#right(this.#rows[worst] ?? []))) worst = index;
    if (worst === -1) return true;
    this.#pivot(worst, this.#artificial);
    const cost: Rational[] = Array.from({ length: this.#width + 1 }, () => zero);
    cost[this.#artificial] = { n: -1n, d: 1n };
    this.#run(cost, this.#width);
    const at = this.#basis.indexOf(this.#artificial);
    if (at === -1) return true;
    const row = this.#rows[at] ?? [];
    if (this.#right(row).n !== 0n) return false;
    const column = row.findIndex((value, index) => index < this.#artificial && value.n !== 0n);
    if (column !== -1) this.#pivot(at, column);
    return true;
  }

  optimize(objective: ReadonlyMap<number, bigint>): Optimum {
    const cost: Rational[] = Array.from({ length: this.#width + 1 }, () => zero);
    for (const [unknown, coefficient] of objective) {
      cost[2 * unknown] = { n: coefficient, d: 1n };
      cost[2 * unknown + 1] = { n: -coefficient, d: 1n };
    }
    if (!this.#run(cost, this.#artificial)) return { kind: "unbounded" };
    const values: Rational[] = Array.from({ length: this.#width }, () => zero);
    for (const [index, column] of this.#basis.entries()) values[column] = this.#right(this.#rows[index] ?? []);
    const point = Array.from({ length: this.#unknowns }, (_, unknown) =>
      minus(values[2 * unknown] ?? zero, values[2 * unknown + 1] ?? zero),
    );
    const value = [...objective].reduce(
      (sum, [unknown, c]) => minus(sum, times(point[unknown] ?? zero, fraction(-c, 1n))),
      zero,
    );
    return { kind: "optimal", value, point };
  }

  #right(row: readonly Rational[]): Rational {
    return row[this.#width] ?? zero;
  }

  /** Primal simplex on the columns before `columns`; false when the cost grows without bound. */
  #run(cost: readonly Rational[], columns: number): boolean {
    const reduced = [...cost];
    for (const [index, column] of this.#basis.entries())
      subtract(reduced, this.#rows[index] ?? [], reduced[column] ?? zero);
    for (;;) {
      const entering = reduced.findIndex((value, index) => index < columns && value.n > 0n);
      if (entering === -1) return true;
      const leaving = this.#leaving(entering);
      if (leaving === -1) return false;
      this.#pivot(leaving, entering);
      subtract(reduced, this.#rows[leaving] ?? [], reduced[entering] ?? zero);
    }
  }

  #leaving(column: number): number {
    let best = -1;
    let ratio = zero;
    for (const [index, row] of this.#rows.entries()) {
      const pivot = row[column] ?? zero;
      if (pivot.n <= 0n) continue;
      const candidate = over(this.#right(row), pivot);
      const isTie = best !== -1 && !less(candidate, ratio) && !less(ratio, candidate);
      const isEarlier = (this.#basis[index] ?? 0) < (this.#basis[best] ?? 0);
      if (best === -1 || less(candidate, ratio) || (isTie && isEarlier)) {
        best = index;
        ratio = candidate;
      }
    }
    return best;
  }

  #pivot(at: number, column: number): void {
    this.effort += this.#rows.length * this.#width;
    const row = this.#rows[at] ?? [];
    const pivot = row[column] ?? one;
    for (const [index, value] of row.entries()) if (value.n !== 0n) row[index] = over(value, pivot);
    for (const [index, other] of this.#rows.entries()) {
      this.#budget.spend();
      if (index !== at) subtract(other, row, other[column] ?? zero);
    }
    this.#basis[at] = column;
  }
}

/** row − factor · other, in place. */
function subtract(row: Rational[], other: readonly Rational[], factor: Rational): void {
  if (factor.n === 0n) return;
  for (const [index, value] of other.entries())
    if (value.n !== 0n) row[index] = minus(row[index] ?? zero, times(factor, value));
}
