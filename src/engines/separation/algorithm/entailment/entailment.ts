import type { IntegerSolver } from "../arithmetic/integers/integer-solver.ts";
import { Closure } from "../heaps/closure.ts";
import type { Constraint } from "../heaps/linear.ts";
import {
  asLinear,
  type Cell,
  cellsOf,
  isDontCare,
  type SymbolicHeap,
  substitute,
  type Value,
} from "../heaps/symbolic-heap.ts";

/**
 * Whether every model of a base formula X (no predicates) is one of Y, precisely: the same cells. `true` and a clear
 * contradiction are exact; `false` may mean that Y follows only by telling cases apart, or that the solver gave up.
 */
export function entails(x: SymbolicHeap, y: SymbolicHeap, solver: IntegerSolver): boolean {
  const closure = new Closure(x);
  if (closure.isInconsistent || solver.solve(x.numbers).kind === "unsat") return true;
  const [left, right] = [cellsOf(x), cellsOf(y)];
  if (left.length !== right.length || left.length < x.spatial.length || right.length < y.spatial.length) return false;
  return new Entailment(x, y, closure, solver).match(right, new Set(), new Map());
}

class Entailment {
  readonly #x: SymbolicHeap;
  readonly #y: SymbolicHeap;
  readonly #closure: Closure;
  readonly #solver: IntegerSolver;
  readonly #patterns: ReadonlySet<string>;

  constructor(x: SymbolicHeap, y: SymbolicHeap, closure: Closure, solver: IntegerSolver) {
    this.#x = x;
    this.#y = y;
    this.#closure = closure;
    this.#solver = solver;
    const wildcards = cellsOf(y).flatMap(({ fields }) =>
      fields.filter((field): field is string => typeof field === "string" && isDontCare(field)),
    );
    this.#patterns = new Set([...y.existentials, ...wildcards]);
  }

  /** Finds values for Y's existential variables, cell by cell. */
  match(open: readonly Cell[], used: ReadonlySet<Cell>, bound: ReadonlyMap<string, Value>): boolean {
    const [cell, ...rest] = open;
    if (cell === undefined) return this.#holds(bound);
    return [...this.#closure.cells.values()].some((candidate) => {
      if (used.has(candidate) || candidate.data !== cell.data) return false;
      const next = new Map(bound);
      const fits =
        this.#bind(cell.root, candidate.root, next) &&
        cell.fields.every((field, index) => this.#bind(field, candidate.fields[index] ?? field, next));
      return fits && this.match(rest, new Set([...used, candidate]), next);
    });
  }

  #bind(pattern: Value, value: Value, bound: Map<string, Value>): boolean {
    if (typeof pattern !== "string" || !this.#patterns.has(pattern)) return this.#isEqual(pattern, value);
    const before = bound.get(pattern);
    if (before === undefined) bound.set(pattern, value);
    return before === undefined || this.#isEqual(before, value);
  }

  #isEqual(a: Value, b: Value): boolean {
    if (typeof a === "string" && typeof b === "string" && this.#closure.find(a) === this.#closure.find(b)) return true;
    const isNumber = [a, b].some((value) => typeof value !== "string" || this.#isNumeric(value));
    return isNumber && this.#follows({ relation: "=", left: asLinear(a), right: asLinear(b) });
  }

  #isNumeric(name: string): boolean {
    return this.#x.numbers.some(({ left, right }) => [...left.terms, ...right.terms].some(([other]) => other === name));
  }

  /** X's facts hold of what Y's variables stand for. */
  #holds(bound: ReadonlyMap<string, Value>): boolean {
    const { pointers, numbers } = substitute(this.#y, bound);
    const isKnown = (name: string): boolean => !this.#patterns.has(name) || bound.has(name);
    return (
      pointers.every(({ relation, left, right }) => {
        if (!isKnown(left) || !isKnown(right)) return false;
        const closure = this.#closure;
        return relation === "=" ? closure.find(left) === closure.find(right) : closure.areDistinct(left, right);
      }) && numbers.every((constraint) => this.#follows(constraint))
    );
  }

  /** φ_X ∧ ¬constraint has no solution. */
  #follows({ relation, left, right }: Constraint): boolean {
    const negations: readonly Constraint[] =
      relation === "≠"
        ? [{ relation: "=", left, right }]
        : relation === "="
          ? [{ relation: "≠", left, right }]
          : [{ relation: relation === "≤" ? "<" : "≤", left: right, right: left }];
    return negations.every((negation) => this.#solver.solve([...this.#x.numbers, negation]).kind === "unsat");
  }
}
