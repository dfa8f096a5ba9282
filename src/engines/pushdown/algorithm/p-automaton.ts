import { IntLists, PairMap } from "../../../kernel/index.ts";
import { EPSILON, type PushdownSystem } from "./pushdown-system.ts";
import { TransitionIndex } from "./transition-index.ts";
import { createWeightColumn, type WeightColumn } from "./weight-column.ts";

/** The role of a state: a control location, part of the start, or M(q, γ) of a push rule's target. */
export type StateKind = "location" | "start" | "middle";

/**
 * In which order the weights along a path, read from the top of the stack, are multiplied. After post* the
 * deeper part was produced first, so its factor stands on the left; in pre* the top is consumed first.
 */
export type Reading = "deep-first" | "top-first";

/**
 * A weighted P-automaton: it accepts a configuration ⟨p, w⟩ when a path labeled w leads from the state p to
 * a final state. States are numbers: the control locations with the numbers they have in the system, then
 * the start's states, then the middle states. A transition is a number too; an absent one has weight 0.
 */
export class PAutomaton<W> {
  readonly system: PushdownSystem<W>;
  readonly #locationCount: number;
  readonly #stateNames: string[];
  readonly #stateKinds: StateKind[];
  readonly #taken: Set<string>;
  readonly #finals = new Set<number>();
  readonly #transitions = new TransitionIndex();
  readonly #weights: WeightColumn<W>;
  /** By state: the transitions that leave it, and the ε-transitions that enter it. */
  readonly #out = new IntLists();
  readonly #epsilonIn = new IntLists();
  readonly #middles = new PairMap(64);
  readonly #middleOf = new Map<number, readonly [location: number, symbol: number]>();

  /** An automaton that accepts nothing. All control locations of the system must be known by now. */
  constructor(system: PushdownSystem<W>) {
    this.system = system;
    this.#locationCount = system.locationNames.length;
    this.#stateNames = [...system.locationNames];
    this.#stateKinds = system.locationNames.map(() => "location" as const);
    this.#taken = new Set(system.locationNames);
    this.#weights = createWeightColumn(system.semiring);
  }

  get stateCount(): number {
    return this.#stateNames.length;
  }

  get locationCount(): number {
    return this.#locationCount;
  }

  get transitionCount(): number {
    return this.#transitions.length;
  }

  get finals(): ReadonlySet<number> {
    return this.#finals;
  }

  isLocation(state: number): boolean {
    return state < this.#locationCount;
  }

  isFinal(state: number): boolean {
    return this.#finals.has(state);
  }

  stateName(state: number): string {
    return this.#stateNames[state] ?? "?";
  }

  stateKind(state: number): StateKind {
    return this.#stateKinds[state] ?? "start";
  }

  /** The (q, γ) of a middle state. */
  middleOf(state: number): readonly [location: number, symbol: number] | undefined {
    return this.#middleOf.get(state);
  }

  /** A state of the start; its name gets primes until no other state has it. */
  addState(name: string): number {
    return this.#addState(name, "start");
  }

  setFinal(state: number): void {
    this.#finals.add(state);
  }

  /** M(q, γ): the one middle state of all push rules that write γ on top at q. */
  middle(location: number, symbol: number): number {
    const known = this.#middles.get(location, symbol);
    if (known !== -1) return known;
    const name = `⟨${this.system.locationName(location)},${this.system.symbolName(symbol)}⟩`;
    const state = this.#addState(name, "middle");
    this.#middles.set(location, symbol, state);
    this.#middleOf.set(state, [location, symbol]);
    return state;
  }

  /** A transition of the start. Several between the same states are combined. */
  addTransition(from: number, symbol: number, to: number, weight: W = this.system.semiring.one): number {
    const { combine } = this.system.semiring;
    const transition = this.intern(from, symbol, to);
    this.setWeight(transition, combine(this.weightOf(transition), weight));
    return transition;
  }

  /** The number of a transition, which has weight 0 if it is new. For the saturation. */
  intern(from: number, symbol: number, to: number): number {
    const count = this.#transitions.length;
    const transition = this.#transitions.intern(from, symbol, to);
    if (transition === count) {
      this.#weights.push(this.system.semiring.zero);
      this.#out.add(from, transition);
      if (symbol === EPSILON) this.#epsilonIn.add(to, transition);
    }
    return transition;
  }

  /** The number of a transition, or -1. */
  find(from: number, symbol: number, to: number): number {
    return this.#transitions.find(from, symbol, to);
  }

  weightOf(transition: number): W {
    return this.#weights.at(transition);
  }

  setWeight(transition: number, weight: W): void {
    this.#weights.set(transition, weight);
  }

  fromOf(transition: number): number {
    return this.#transitions.from.at(transition);
  }

  /** The symbol a transition reads, or EPSILON. */
  symbolOf(transition: number): number {
    return this.#transitions.symbol.at(transition);
  }

  toOf(transition: number): number {
    return this.#transitions.to.at(transition);
  }

  /** The first transition that leaves a state, or -1. */
  firstOut(state: number): number {
    return this.#out.first(state);
  }

  nextOut(transition: number): number {
    return this.#out.next(transition);
  }

  /** The first ε-transition that enters a state, or -1. */
  firstEpsilonIn(state: number): number {
    return this.#epsilonIn.first(state);
  }

  nextEpsilonIn(transition: number): number {
    return this.#epsilonIn.next(transition);
  }

  #addState(name: string, kind: StateKind): number {
    let unlike = name;
    while (this.#taken.has(unlike)) unlike += "′";
    this.#taken.add(unlike);
    this.#stateKinds.push(kind);
    return this.#stateNames.push(unlike) - 1;
  }
}

/** The automaton that accepts one configuration; `stack` has the top first. */
export function acceptOne<W>(system: PushdownSystem<W>, location: number, stack: readonly number[]): PAutomaton<W> {
  const automaton = new PAutomaton(system);
  let state = location;
  for (const [index, symbol] of stack.entries()) {
    const next = automaton.addState(stack.length === 1 ? "s" : `s${index + 1}`);
    automaton.addTransition(state, symbol, next);
    state = next;
  }
  automaton.setFinal(state);
  return automaton;
}

/**
 * What forbids to saturate an automaton: a transition into a control location (paths through it would accept
 * what saturation adds there), or an ε-transition. Undefined when nothing does.
 */
export function obstacleIn<W>(
  automaton: PAutomaton<W>,
): { readonly transition: number; readonly problem: "enters-location" | "epsilon" } | undefined {
  for (let transition = 0; transition < automaton.transitionCount; transition++) {
    if (automaton.symbolOf(transition) === EPSILON) return { transition, problem: "epsilon" };
    if (automaton.isLocation(automaton.toOf(transition))) return { transition, problem: "enters-location" };
  }
  return undefined;
}

/** The weights of the rules and of the transitions: all that others are made of. */
export function* weightsIn<W>(automaton: PAutomaton<W>): Generator<W> {
  const { system } = automaton;
  for (let rule = 0; rule < system.ruleCount; rule++) yield system.weightOf(rule);
  for (let transition = 0; transition < automaton.transitionCount; transition++) yield automaton.weightOf(transition);
}
