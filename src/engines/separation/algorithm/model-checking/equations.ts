import { append } from "../../../../kernel/index.ts";
import type { Bindings } from "./bindings.ts";
import { judgeDifferences } from "./differences.ts";

export interface Sum {
  readonly parts: readonly (readonly [slot: number, factor: bigint])[];
  readonly constant: bigint;
}

/** sum relation 0 */
export interface Equation {
  readonly relation: "=" | "≤" | "<" | "≠";
  readonly sum: Sum;
}

/** Integers that variables are tried with when no equation fixes them. */
const WINDOW = 12n;
/** At most this many of them are guessed one after the other. */
const MAX_GUESSES = 3;

/**
 * Whether integers for the open variables satisfy equations. Equations with one unknown give its value; bounds and differences
 * are decided; what is left open is tried within a window, and if that fails it is not decided.
 */
export function judgeEquations(equations: readonly Equation[], bindings: Bindings): boolean | undefined {
  const mark = bindings.mark();
  const verdict = new Settling(equations, bindings).settle(equations.keys(), MAX_GUESSES);
  bindings.undo(mark);
  return verdict;
}

/**
 * Gives the only open variable of an equation its value: the variable. Else whether it holds; undefined where that is
 * still open.
 */
export function solve({ relation, sum }: Equation, bindings: Bindings): number | boolean | undefined {
  const { parts, constant } = simplify(sum, bindings);
  const [only, another] = parts;
  if (only === undefined) return holds(relation, constant);
  if (relation !== "=" || another !== undefined) return undefined;
  const [slot, factor] = only;
  return constant % factor === 0n && bindings.is(slot, -constant / factor) ? slot : false;
}

class Settling {
  readonly #equations: readonly Equation[];
  readonly #bindings: Bindings;
  /** By variable: the equations that it occurs in. */
  readonly #occurrences = new Map<number, number[]>();

  constructor(equations: readonly Equation[], bindings: Bindings) {
    this.#equations = equations;
    this.#bindings = bindings;
    for (const [number, { sum }] of equations.entries())
      for (const [slot] of simplify(sum, this.#bindings).parts) {
        append(this.#occurrences, slot, number);
      }
  }

  settle(changed: Iterable<number>, guesses: number): boolean | undefined {
    if (!this.#propagate([...changed])) return false;
    const open = this.#firstOpen();
    if (open === undefined) return true;
    const byDifferences = judgeDifferences(this.#open());
    if (byDifferences !== undefined) return byDifferences;
    if (guesses > 0)
      for (const guess of this.#guesses()) {
        const mark = this.#bindings.mark();
        this.#bindings.is(open, guess);
        if (this.settle(this.#occurrences.get(open) ?? [], guesses - 1) === true) return true;
        this.#bindings.undo(mark);
      }
    return undefined;
  }

  /** False on a contradiction. */
  #propagate(changed: number[]): boolean {
    for (let number = changed.pop(); number !== undefined; number = changed.pop()) {
      const equation = this.#equations[number];
      const solved = equation === undefined ? true : solve(equation, this.#bindings);
      if (solved === false) return false;
      if (typeof solved !== "number") continue;
      for (const other of this.#occurrences.get(solved) ?? []) changed.push(other);
    }
    return true;
  }

  #firstOpen(): number | undefined {
    for (const { sum } of this.#equations) {
      const [first] = simplify(sum, this.#bindings).parts;
      if (first !== undefined) return first[0];
    }
    return undefined;
  }

  /** What is not decided yet, with known values put in. */
  #open(): readonly Equation[] {
    const simple = this.#equations.map(({ relation, sum }) => ({ relation, sum: simplify(sum, this.#bindings) }));
    return simple.filter(({ sum }) => sum.parts.length > 0);
  }

  /** Numbers near 0 and near the constants of the equations that are still open. */
  #guesses(): readonly bigint[] {
    const centers = new Set([0n]);
    for (const { sum } of this.#equations) {
      const { parts, constant } = simplify(sum, this.#bindings);
      if (parts.length > 0) centers.add(constant).add(-constant);
    }
    const guesses = new Set<bigint>();
    for (const center of centers)
      for (let offset = 0n; offset <= WINDOW; offset++) guesses.add(center + offset).add(center - offset);
    return [...guesses];
  }
}

/** With known values put in, each open variable once. */
function simplify({ parts, constant }: Sum, bindings: Bindings): Sum {
  const open: [slot: number, factor: bigint][] = [];
  let known = constant;
  for (const [slot, factor] of parts) {
    const root = bindings.root(slot);
    const value = bindings.valueOf(root);
    const same = open.find(([other]) => other === root);
    if (typeof value === "bigint") known += factor * value;
    else if (same === undefined) open.push([root, factor]);
    else same[1] += factor;
  }
  return {
    parts: open.every(([, factor]) => factor !== 0n) ? open : open.filter(([, f]) => f !== 0n),
    constant: known,
  };
}

function holds(relation: Equation["relation"], value: bigint): boolean {
  switch (relation) {
    case "=":
      return value === 0n;
    case "≤":
      return value <= 0n;
    case "<":
      return value < 0n;
    case "≠":
      return value !== 0n;
  }
}
