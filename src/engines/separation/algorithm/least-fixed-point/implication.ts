import { Budget } from "../../../../kernel/index.ts";
import { Closure } from "../heaps/closure.ts";
import { type Cell, cellsOf, isDontCare, NULL, type SymbolicHeap } from "../heaps/symbolic-heap.ts";

/**
 * A′ ⇒ A for one disjunct X of A′: the numbers of the disjuncts Y of A that cover it, one for each case that had to be
 * told apart; undefined if some case is covered by none. Cells read “at least”, because abs dropped others.
 * Throws `BudgetSpent`: there may be a case for each pair of parameters.
 */
export function implies(
  x: SymbolicHeap,
  ys: readonly SymbolicHeap[],
  parameters: readonly string[],
  budget = Budget.unlimited,
): readonly number[] | undefined {
  budget.spend();
  const closure = new Closure(x);
  if (closure.isInconsistent) return [];
  const covering = ys.findIndex((y) => matches(closure, y, new Set(y.existentials)));
  if (covering !== -1) return [covering];
  const undecided = undecidedPair(closure, [NULL, ...parameters]);
  if (undecided === undefined) return undefined;
  const [left, right] = undecided;
  const covered = new Set<number>();
  for (const relation of ["=", "≠"] as const) {
    const found = implies({ ...x, pointers: [...x.pointers, { relation, left, right }] }, ys, parameters, budget);
    if (found === undefined) return undefined;
    for (const number of found) covered.add(number);
  }
  return [...covered].sort((a, b) => a - b);
}

/** Whether everything Y says holds under the closure, for some values of Y's pattern variables. */
function matches(x: Closure, y: SymbolicHeap, patterns: ReadonlySet<string>): boolean {
  const bound = new Map<string, string>();
  const used = new Set<Cell>();
  for (const cell of cellsOf(y)) {
    const found = x.cells.get(x.find(cell.root));
    if (found === undefined || found.data !== cell.data || used.has(found)) return false;
    used.add(found);
    const fits = cell.fields.every((field, index) => {
      const value = found.fields[index];
      // Integer fields are not compared: A is about references.
      if (typeof field !== "string" || typeof value !== "string") return true;
      return bindOrCompare(x, field, value, patterns, bound);
    });
    if (!fits) return false;
  }
  const valueOf = (name: string): string | undefined => (patterns.has(name) ? bound.get(name) : name);
  return y.pointers.every(({ relation, left, right }) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (a === undefined || b === undefined) return false;
    return relation === "=" ? x.find(a) === x.find(b) : x.areDistinct(a, b);
  });
}

function bindOrCompare(
  x: Closure,
  field: string,
  value: string,
  patterns: ReadonlySet<string>,
  bound: Map<string, string>,
): boolean {
  if (isDontCare(field)) return true;
  if (!patterns.has(field)) return x.find(field) === x.find(value);
  const before = bound.get(field);
  if (before === undefined) bound.set(field, value);
  return before === undefined || x.find(before) === x.find(value);
}

/** Two parameters of which X says neither that they are equal nor that they differ. */
function undecidedPair(x: Closure, names: readonly string[]): readonly [string, string] | undefined {
  for (const [index, left] of names.entries())
    for (const right of names.slice(index + 1))
      if (x.find(left) !== x.find(right) && !x.areDistinct(left, right)) return [left, right];
  return undefined;
}
