import { type Budget, valueAt } from "../../../../kernel/index.ts";

/** A decision diagram: a number that its `DecisionDiagrams` knows. */
export type Diagram = number;

export const FALSE: Diagram = 0;
export const TRUE: Diagram = 1;

/** The level of the two constants: below every variable. */
const CONSTANT = 2 ** 30;

/** Keys of pairs are `a · WIDTH + b`: more diagrams than this would not be told apart. */
const WIDTH = 2 ** 24;

/** More diagrams than these are not made: they fill the memory. */
const MAX_DIAGRAMS = 1_000_000;

/** Operations recurse level by level: more variables than this are not for them. */
const MAX_LEVELS = 3_000;

/** Thrown where diagrams grow beyond every use. Caught at the folder's door. */
export class DiagramsTooLarge extends Error {}

/**
 * Boolean functions as reduced ordered binary decision diagrams (Bryant, Graph-Based Algorithms for Boolean Function
 * Manipulation, 1986): equal functions are equal numbers. A variable is its level; low levels are decided first.
 * Everything throws `BudgetSpent` and `DiagramsTooLarge`.
 */
export class DecisionDiagrams {
  readonly #budget: Budget;
  readonly #level: number[] = [CONSTANT, CONSTANT];
  /** By diagram: what is left where its variable is false, and where it is true. */
  readonly #low: Diagram[] = [FALSE, TRUE];
  readonly #high: Diagram[] = [FALSE, TRUE];
  /** By level: the diagrams that decide its variable, by what is left. */
  readonly #unique = new Map<number, Map<number, Diagram>>();
  readonly #conjunctions = new Map<number, Diagram>();
  readonly #disjunctions = new Map<number, Diagram>();

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** One variable, or its negation. */
  literal(level: number, isTrue: boolean): Diagram {
    return isTrue ? this.#node(level, FALSE, TRUE) : this.#node(level, TRUE, FALSE);
  }

  /** a ⇔ b, for two variables. */
  same(a: number, b: number): Diagram {
    if (a === b) return TRUE;
    const [first, second] = [Math.min(a, b), Math.max(a, b)];
    return this.#node(first, this.literal(second, false), this.literal(second, true));
  }

  and(a: Diagram, b: Diagram): Diagram {
    if (a === b || b === TRUE) return a;
    if (a === TRUE) return b;
    if (a === FALSE || b === FALSE) return FALSE;
    return this.#both(a, b, this.#conjunctions, (x, y) => this.and(x, y));
  }

  or(a: Diagram, b: Diagram): Diagram {
    if (a === b || b === FALSE) return a;
    if (a === FALSE) return b;
    if (a === TRUE || b === TRUE) return TRUE;
    return this.#both(a, b, this.#disjunctions, (x, y) => this.or(x, y));
  }

  /** ∃ gone. a ∧ b, without making a ∧ b. */
  andExists(a: Diagram, b: Diagram, gone: ReadonlySet<number>): Diagram {
    return this.#andExists(a, b, gone, new Map());
  }

  /** Each variable replaced by another one, or by a constant. */
  rename(diagram: Diagram, to: (level: number) => number | boolean): Diagram {
    const known = new Map<Diagram, Diagram>();
    const visit = (at: Diagram): Diagram => {
      const level = this.#levelOf(at);
      if (level === CONSTANT) return at;
      const before = known.get(at);
      if (before !== undefined) return before;
      const target = to(level);
      const renamed =
        typeof target === "boolean"
          ? visit(target ? this.#highOf(at) : this.#lowOf(at))
          : this.#choose(target, visit(this.#lowOf(at)), visit(this.#highOf(at)));
      known.set(at, renamed);
      return renamed;
    };
    return visit(diagram);
  }

  /** Values of variables that make it true, those that do not matter left out; undefined if there are none. */
  solution(diagram: Diagram): ReadonlyMap<number, boolean> | undefined {
    if (diagram === FALSE) return undefined;
    const values = new Map<number, boolean>();
    for (let at = diagram; at !== TRUE; ) {
      const isTrue = this.#lowOf(at) === FALSE;
      values.set(this.#levelOf(at), isTrue);
      at = isTrue ? this.#highOf(at) : this.#lowOf(at);
    }
    return values;
  }

  #both(a: Diagram, b: Diagram, known: Map<number, Diagram>, combine: (x: Diagram, y: Diagram) => Diagram): Diagram {
    const key = a < b ? a * WIDTH + b : b * WIDTH + a;
    const before = known.get(key);
    if (before !== undefined) return before;
    const level = Math.min(this.#levelOf(a), this.#levelOf(b));
    const low = combine(this.#branch(a, level, false), this.#branch(b, level, false));
    const made = this.#node(level, low, combine(this.#branch(a, level, true), this.#branch(b, level, true)));
    known.set(key, made);
    return made;
  }

  #andExists(a: Diagram, b: Diagram, gone: ReadonlySet<number>, known: Map<number, Diagram>): Diagram {
    if (a === FALSE || b === FALSE) return FALSE;
    if (a === TRUE && b === TRUE) return TRUE;
    const key = a < b ? a * WIDTH + b : b * WIDTH + a;
    const before = known.get(key);
    if (before !== undefined) return before;
    const level = Math.min(this.#levelOf(a), this.#levelOf(b));
    const side = (isTrue: boolean): Diagram =>
      this.#andExists(this.#branch(a, level, isTrue), this.#branch(b, level, isTrue), gone, known);
    const low = side(false);
    const isGone = gone.has(level);
    const high = isGone && low === TRUE ? TRUE : side(true);
    const made = isGone ? this.or(low, high) : this.#node(level, low, high);
    known.set(key, made);
    return made;
  }

  /** If the variable then `high` else `low`, whatever levels these have. */
  #choose(level: number, low: Diagram, high: Diagram): Diagram {
    if (level < this.#levelOf(low) && level < this.#levelOf(high)) return this.#node(level, low, high);
    return this.or(this.and(this.literal(level, true), high), this.and(this.literal(level, false), low));
  }

  #branch(diagram: Diagram, level: number, isTrue: boolean): Diagram {
    if (this.#levelOf(diagram) !== level) return diagram;
    return isTrue ? this.#highOf(diagram) : this.#lowOf(diagram);
  }

  #node(level: number, low: Diagram, high: Diagram): Diagram {
    if (low === high) return low;
    const unique = valueAt(this.#unique, level, () => new Map<number, Diagram>());
    const key = low * WIDTH + high;
    const before = unique.get(key);
    if (before !== undefined) return before;
    this.#budget.spend();
    const made = this.#level.push(level) - 1;
    if (made >= MAX_DIAGRAMS || level >= MAX_LEVELS) throw new DiagramsTooLarge();
    this.#low.push(low);
    this.#high.push(high);
    unique.set(key, made);
    return made;
  }

  #levelOf(diagram: Diagram): number {
    return this.#level[diagram] ?? CONSTANT;
  }

  #lowOf(diagram: Diagram): Diagram {
    return this.#low[diagram] ?? FALSE;
  }

  #highOf(diagram: Diagram): Diagram {
    return this.#high[diagram] ?? FALSE;
  }
}
