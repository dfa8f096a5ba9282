import { Budget } from "../../../../kernel/index.ts";
import { descentsIn } from "../descents.ts";
import { type PAutomaton, type Reading, weightsIn } from "../p-automaton.ts";
import { EPSILON } from "../pushdown-system.ts";
import { along } from "../read-out.ts";
import type { StackPattern } from "./stack-pattern.ts";

/**
 * The ⊕ over all configurations ⟨location, w⟩ whose stack w, top first, fits the pattern: the fixpoint of the
 * read-out on the product with the pattern's automaton.
 */
export function readOut<W>(automaton: PAutomaton<W>, reading: Reading, location: number, pattern: StackPattern): W {
  const product = new Product(automaton, pattern, location);
  const { semiring } = automaton.system;
  const descents = descentsIn(automaton.system, weightsIn(automaton), Budget.unlimited);
  const weights = new Map<number, W>();
  const waiting: number[] = [];
  const raise = (pair: number, offered: W, source = -1): void => {
    const before = weights.get(pair) ?? semiring.zero;
    const weight = semiring.combine(before, offered);
    if (semiring.equals(weight, before)) return;
    weights.set(pair, descents?.settle(pair, before, weight, source) ?? weight);
    waiting.push(pair);
  };
  for (const pair of product.accepting) raise(pair, semiring.one);
  for (const pair of waiting)
    for (const { from, transition } of product.edgesInto(pair))
      raise(from, along(automaton, reading, weights.get(pair) ?? semiring.zero, transition), pair);
  return weights.get(product.start) ?? semiring.zero;
}

/** The end of a run that leaves the stack empty by an ε-transition. */
const EMPTIED = -1;

/** Pairs of an automaton state and a pattern state that can be reached, as one number each, with their edges backwards. */
class Product<W> {
  readonly start: number;
  readonly accepting: number[] = [];
  readonly #automaton: PAutomaton<W>;
  readonly #pattern: StackPattern;
  readonly #found: number[];
  readonly #into = new Map<number, { readonly from: number; readonly transition: number }[]>();

  constructor(automaton: PAutomaton<W>, pattern: StackPattern, location: number) {
    this.#automaton = automaton;
    this.#pattern = pattern;
    this.start = location * pattern.stateCount;
    this.#into.set(this.start, []);
    this.#found = [this.start];
    for (const pair of this.#found) this.#explore(pair);
  }

  edgesInto(pair: number): readonly { readonly from: number; readonly transition: number }[] {
    return this.#into.get(pair) ?? [];
  }

  #explore(pair: number): void {
    const automaton = this.#automaton;
    const patternState = pair % this.#pattern.stateCount;
    const state = (pair - patternState) / this.#pattern.stateCount;
    if (automaton.isFinal(state) && this.#pattern.isFinal(patternState)) this.accepting.push(pair);
    for (let transition = automaton.firstOut(state); transition !== -1; transition = automaton.nextOut(transition))
      this.#follow(pair, patternState, transition);
  }

  #follow(pair: number, patternState: number, transition: number): void {
    const automaton = this.#automaton;
    const symbol = automaton.symbolOf(transition);
    const to = automaton.toOf(transition);
    if (symbol !== EPSILON) {
      for (const next of this.#pattern.next(patternState, automaton.system.symbolName(symbol)))
        this.#enter(pair, transition, to * this.#pattern.stateCount + next);
      // What stands below ε is already closed over it; only the empty stack is left.
    } else if (automaton.isFinal(to) && this.#pattern.isFinal(patternState)) this.#enter(pair, transition, EMPTIED);
  }

  #enter(from: number, transition: number, to: number): void {
    const known = this.#into.get(to);
    if (known !== undefined) {
      known.push({ from, transition });
      return;
    }
    this.#into.set(to, [{ from, transition }]);
    if (to === EMPTIED) this.accepting.push(EMPTIED);
    else this.#found.push(to);
  }
}
