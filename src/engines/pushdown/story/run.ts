import { append, IntLists } from "../../../kernel/index.ts";
import { FactsByKey, GrowingGraph, type Section, type Seq, type Words } from "../../../trace/index.ts";
import { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./vocabulary.ts";

/** Where a state stands from left to right: most transitions go that way. */
const columns = { location: 0, middle: 1, start: 2 } as const;

/** The section of a saturation, read: its symbols, and facts grouped for the panels. Grows with the recording. */
export class PushdownRun extends SymbolReader {
  readonly automaton = new GrowingGraph({
    captions: { columns: ["pushdown.states.location", "pushdown.states.middle", "pushdown.states.start"] },
  });
  readonly transitionSteps = new FactsByKey<string>();
  readonly topSteps = new FactsByKey<string>();
  /** By the step that gave a transition its weight, the updates that changed nothing about it. */
  readonly knownAgain = new IntLists();
  readonly #readers = new Map<string, string[]>();
  readonly #stateBirths = new Map<number, Seq>();
  readonly #names: Pick<Words, "name">;

  /** `names` says what the things of the run are called. */
  constructor(section: Section, names: Pick<Words, "name">) {
    super(section);
    this.#names = names;
  }

  /** A state under its short name. */
  shownState(state: number): string {
    return this.#names.name(this.state(state));
  }

  /** Where a transition ends: `final` is short for no other name, so that it stands in texts by itself. */
  endText(state: number): string {
    const { kind, isFinal } = this.states[state] ?? { kind: "location", isFinal: false };
    return kind === "start" && isFinal ? this.shownState(state) : this.state(state);
  }

  /** The middle state of a control location and a symbol on top of it. */
  shownMiddle(location: number, symbol: number): string {
    return this.#names.name(`⟨${this.state(location)},${this.symbol(symbol)}⟩`);
  }

  /** A stack symbol under its short name; ε for -1. */
  shownSymbol(symbol: number): string {
    return this.#names.name(this.symbol(symbol));
  }

  /** `(p, g, s) : id`, with the weight that a transition has at position n. */
  weighted(transition: number, n: number): string {
    const seq = this.transitionSteps.stepAt(transitionKey(transition), n);
    const weight = seq === undefined ? "" : ` : ${this.weight(this.steps.fact(seq).b)}`;
    return `${this.triple(transition)}${weight}`;
  }

  stateBirth(state: number): Seq | undefined {
    return this.#stateBirths.get(state);
  }

  /** The transitions by which a control location reads a symbol, as graph elements. */
  readers(location: number, symbol: number): readonly string[] {
    return this.#readers.get(topKey(location, symbol)) ?? [];
  }

  protected override index(seq: Seq): void {
    const { steps } = this;
    const kind = steps.kind(seq);
    if (kind === "known") this.knownAgain.add(steps.subject(seq), seq);
    if (kind !== "derive" && kind !== "refine") return;
    const { kind: factKind, a, b } = steps.fact(seq);
    if (factKind === factKinds.top) this.topSteps.add(topKey(a, b), seq);
    if (factKind !== factKinds.transition) return;
    this.transitionSteps.add(transitionKey(a), seq);
    if (kind !== "derive") return;
    const { from, symbol } = this.transition(a);
    append(this.#readers, topKey(from, symbol), transitionKey(a));
    this.#draw(a, b, seq);
  }

  /** The label of a transition in the drawing. */
  drawn(symbol: number, weight: string): string {
    return this.#isBoolean ? this.shownSymbol(symbol) : `${this.shownSymbol(symbol)} : ${weight}`;
  }

  /** Where a transition is there or not, its weight says nothing more. */
  get #isBoolean(): boolean {
    return this.table("pushdown")[0]?.semiring === "boolean";
  }

  #draw(transition: number, weight: number, seq: Seq): void {
    const { from, symbol, to } = this.transition(transition);
    this.#mention(from, seq);
    this.#mention(to, seq);
    this.automaton.addEdge({
      id: transitionKey(transition),
      source: stateKey(from),
      target: stateKey(to),
      label: this.drawn(symbol, this.weight(weight)),
      birth: seq,
      ...(symbol === -1 ? { style: "epsilon", line: "dashed" } : { style: "transition" }),
    });
  }

  #mention(state: number, seq: Seq): void {
    if (this.#stateBirths.has(state)) return;
    this.#stateBirths.set(state, seq);
    const symbol = this.states[state];
    const kind = symbol?.kind ?? "start";
    this.automaton.addNode({
      id: stateKey(state),
      label: this.state(state),
      name: this.state(state),
      group: undefined,
      birth: seq,
      shape: symbol?.isFinal === true ? `${kind}-final` : kind,
      column: columns[kind],
    });
  }
}

/** The names that graph elements and table rows share. */
export function transitionKey(transition: number): string {
  return `t${transition}`;
}

export function stateKey(state: number): string {
  return `s${state}`;
}

export function topKey(location: number, symbol: number): string {
  return `o${location},${symbol}`;
}
