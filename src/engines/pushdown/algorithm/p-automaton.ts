import { IntColumn, PairMap } from "../../../kernel/index.ts";
import { EPSILON, type PushdownSystem } from "./pushdown-system.ts";
import { TransitionIndex } from "./transition-index.ts";
import { createWeightColumn, type WeightColumn } from "./weight-column.ts";

/** What a state is there for: a control location, part of the start, or M(q, γ) of a push rule's target. */
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
  /** Transitions that leave a state, and ε-transitions that enter one, each a chain in order of birth. */
  readonly #firstOut = new IntColumn();
  readonly #lastOut = new IntColumn();
  readonly #nextOut = new IntColumn();
  readonly #firstEpsilonIn = new IntColumn();
  readonly #lastEpsilonIn = new IntColumn();
  readonly #nextEpsilonIn = new IntColumn();
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
    for (let state = 0; state < this.#locationCount; state++) this.#openChains();
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
    if (transition === count) this.#link(transition, from, symbol, to);
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
    return this.#firstOut.at(state);
  }

  nextOut(transition: number): number {
    return this.#nextOut.at(transition);
  }

  /** The first ε-transition that enters a state, or -1. */
  firstEpsilonIn(state: number): number {
    return this.#firstEpsilonIn.at(state);
  }

  nextEpsilonIn(transition: number): number {
    return this.#nextEpsilonIn.at(transition);
  }

  /** A copy that grows on its own. */
  copy(): PAutomaton<W> {
    const copy = new PAutomaton(this.system);
    for (let state = this.#locationCount; state < this.stateCount; state++) {
      const middle = this.middleOf(state);
      if (middle === undefined) copy.addState(this.stateName(state));
      else copy.middle(...middle);
    }
    for (const state of this.#finals) copy.setFinal(state);
    for (let transition = 0; transition < this.transitionCount; transition++)
      copy.addTransition(
        this.fromOf(transition),
        this.symbolOf(transition),
        this.toOf(transition),
        this.weightOf(transition),
      );
    return copy;
  }

  #addState(name: string, kind: StateKind): number {
    let unlike = name;
    while (this.#taken.has(unlike)) unlike += "′";
    this.#taken.add(unlike);
    this.#stateKinds.push(kind);
    this.#openChains();
    return this.#stateNames.push(unlike) - 1;
  }

  #openChains(): void {
    this.#firstOut.push(-1);
    this.#lastOut.push(-1);
    this.#firstEpsilonIn.push(-1);
    this.#lastEpsilonIn.push(-1);
  }

  #link(transition: number, from: number, symbol: number, to: number): void {
    this.#weights.push(this.system.semiring.zero);
    this.#nextOut.push(-1);
    this.#nextEpsilonIn.push(-1);
    const last = this.#lastOut.at(from);
    if (last === -1) this.#firstOut.set(from, transition);
    else this.#nextOut.set(last, transition);
    this.#lastOut.set(from, transition);
    if (symbol !== EPSILON) return;
    const lastIn = this.#lastEpsilonIn.at(to);
    if (lastIn === -1) this.#firstEpsilonIn.set(to, transition);
    else this.#nextEpsilonIn.set(lastIn, transition);
    this.#lastEpsilonIn.set(to, transition);
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
