import {
  addScaled,
  type Constraint,
  type Linear,
  type Model,
  type Verdict,
  variableTerm,
} from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { isComputed, isOfArithmetic } from "../state/computed-term.ts";
import type { Feasibility } from "../state/feasibility.ts";
import { bounds, type PathCondition } from "../state/path-condition.ts";
import type { InputRanges } from "../subject/input-ranges.ts";

/** More work of the checker than this leaves further questions open: chains of divisions make them as hard as they are rare. */
const MAX_EFFORT = 2_000_000;

/** Integers of Δ have no bounds. This asks whether Java’s arithmetic gets by an overflow to what was refused. */
export class Overflows {
  readonly #feasibility: Feasibility;
  readonly #ranges: InputRanges;
  /** Places that an overflow may get to, and whether a run did. */
  readonly #isReached = new Map<string, boolean>();
  /** The checker's work on these questions so far. */
  #effort = 0;

  constructor(feasibility: Feasibility, ranges: InputRanges) {
    this.#feasibility = feasibility;
    this.#ranges = ranges;
  }

  /** A path was refused at a place, `12T` or a check: whether Java may get there all the same, and an input that may. */
  refused(delta: PathCondition, place: string): { readonly mayBe: boolean; readonly model: Model | undefined } {
    if (this.#isReached.get(place) === true) return { mayBe: true, model: undefined };
    if (!delta.heap.numbers.some(isOfArithmetic)) return { mayBe: false, model: undefined };
    const verdict = this.#decide(withOverflow(delta, this.#ranges.within(delta)));
    const longs = verdict?.verdict === "unsat" ? this.#ranges.withinLongs(delta) : undefined;
    const most = longs === undefined ? verdict : this.#decide(withOverflow(delta, longs));
    const mayBe = most?.verdict !== "unsat";
    if (mayBe) this.#isReached.set(place, false);
    return { mayBe, model: verdict?.verdict === "sat" ? verdict.model : undefined };
  }

  /** Undefined where these questions have taken too much work. */
  #decide(inJava: PathCondition): Verdict | undefined {
    if (this.#effort >= MAX_EFFORT) return undefined;
    const before = this.#feasibility.effort;
    const verdict = this.#feasibility.decide(inJava);
    this.#effort += this.#feasibility.effort - before;
    return verdict;
  }

  reached(place: string): void {
    this.#isReached.set(place, true);
  }

  /** Where an overflow may get to. */
  get places(): readonly string[] {
    return [...this.#isReached.keys()];
  }

  /** Whether it is not known of some place. */
  get isOpen(): boolean {
    return this.#placesThat(false) !== "";
  }

  /** What that means for a result. */
  notes(): readonly string[] {
    const [reached, open] = [this.#placesThat(true), this.#placesThat(false)];
    return [
      ...(reached === "" ? [] : [say("overflow.only", { places: reached })]),
      ...(open === "" ? [] : [say("overflow.open", { places: open })]),
    ];
  }

  #placesThat(areReached: boolean): string {
    return [...this.#isReached].flatMap(([place, isReached]) => (isReached === areReached ? [place] : [])).join(", ");
  }
}

/**
 * Δ with Java’s arithmetic: each computed term loses a multiple of the size of its range, so that it lies within. `bounded` is Δ with
 * the bounds of its inputs.
 */
function withOverflow(delta: PathCondition, bounded: PathCondition): PathCondition {
  const { numbers } = delta.heap;
  const constraints: Constraint[] = bounded.heap.numbers.slice(numbers.length);
  let wrapped = delta;
  const inJava = (term: Linear): Linear => {
    if (!isComputed(term)) return term;
    const { least, most } = term.range;
    const turns = wrapped.withFresh("turns", { kind: "int" });
    wrapped = turns.delta;
    const result = addScaled(term, variableTerm(turns.name), least - most - 1n);
    constraints.push(...bounds(result, term.range));
    return result;
  };
  for (const { relation, left, right } of numbers)
    constraints.push({ relation, left: inJava(left), right: inJava(right) });
  return wrapped.withNumbers(constraints);
}
