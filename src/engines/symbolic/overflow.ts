import { addScaled, type Constraint, constantTerm, type Linear, variableTerm } from "../separation/index.ts";
import { isComputed, isOfArithmetic } from "./computed-term.ts";
import type { Feasibility } from "./feasibility.ts";
import { withinJava } from "./java-range.ts";
import type { PathCondition } from "./path-condition.ts";

/** Integers of Δ have no bounds. This collects what was refused although Java’s arithmetic gets there by an overflow. */
export class Overflows {
  readonly #feasibility: Feasibility;
  /** By place, whether an overflow gets there, as far as that was decided. */
  readonly #verdicts = new Map<string, "sat" | "unknown">();

  constructor(feasibility: Feasibility) {
    this.#feasibility = feasibility;
  }

  /** A path was refused; `place` names where: `12T`. */
  refused(delta: PathCondition, place: string | undefined): void {
    if (place === undefined || this.#verdicts.get(place) === "sat") return;
    const inJava = withOverflow(delta);
    const verdict = inJava === undefined ? "unsat" : this.#feasibility.decide(inJava).verdict;
    if (verdict !== "unsat") this.#verdicts.set(place, verdict);
  }

  /** What that means for a result. */
  notes(): readonly string[] {
    const reached = this.#places("sat");
    const open = this.#places("unknown");
    return [
      ...(reached === "" ? [] : [`Integers have no bounds here; an overflow reaches what was refused: ${reached}.`]),
      ...(open === "" ? [] : [`Whether an overflow reaches what was refused is not known: ${open}.`]),
    ];
  }

  #places(verdict: "sat" | "unknown"): string {
    return [...this.#verdicts].flatMap(([place, each]) => (each === verdict ? [place] : [])).join(", ");
  }
}

/**
 * Δ with Java’s arithmetic: each computed term loses a multiple of the size of its range, so that it lies within.
 * Undefined where Δ says nothing about computed terms, so that an overflow changes nothing.
 */
function withOverflow(delta: PathCondition): PathCondition | undefined {
  const { numbers } = delta.heap;
  if (!numbers.some(isOfArithmetic)) return undefined;
  const constraints: Constraint[] = withinJava(delta).heap.numbers.slice(numbers.length);
  let wrapped = delta;
  const inJava = (term: Linear): Linear => {
    if (!isComputed(term)) return term;
    const { least, most } = term.range;
    const turns = wrapped.withFresh("turns", { kind: "int" });
    wrapped = turns.delta;
    const result = addScaled(term, variableTerm(turns.name), least - most - 1n);
    constraints.push({ relation: "≤", left: constantTerm(least), right: result });
    constraints.push({ relation: "≤", left: result, right: constantTerm(most) });
    return result;
  };
  for (const { relation, left, right } of numbers)
    constraints.push({ relation, left: inJava(left), right: inJava(right) });
  return wrapped.withNumbers(constraints);
}
