import { append } from "../../../kernel/index.ts";
import type { ReplayConfiguration, Section, Seq, ReplayStep as ShownStep } from "../../../trace/index.ts";
import { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";
import { factorsOf } from "./wording.ts";

/** A run of the pushdown system that explains a fact: where it starts, and its rules in order. */
export interface Replay {
  readonly start: ReplayConfiguration;
  /** Top level of the run; what happens inside a call is made when it is opened. */
  nodes(): readonly ReplayNode[];
  /** The whole run, rule by rule, made as it is asked for: it may be very long. */
  steps(): Generator<ReplayStep>;
}

/** A part of a run: one rule, or all that happens from a symbol on top until it is gone. */
export type ReplayNode =
  | { readonly kind: "rule"; readonly rule: number; readonly text: string; readonly weight: string }
  | { readonly kind: "call"; readonly fact: Seq; readonly text: string; nodes(): readonly ReplayNode[] };

/** A rule that fires, and the configuration after it. */
export interface ReplayStep extends ShownStep {
  readonly rule: number;
}

/**
 * The run behind the fact of a step: for a transition (p, γ, q), after post*, from a start configuration to
 * ⟨p, γ …⟩; after pre*, from ⟨p, γ …⟩ to the target. Below γ stands what the automaton accepted first.
 * Undefined for steps about anything else, and for transitions that leave no control location.
 */
export function replayOf(section: Section, seq: Seq): Replay | undefined {
  return new Reader(section).replay(seq);
}

class Reader {
  readonly #symbols: SymbolReader;

  constructor(section: Section) {
    this.#symbols = new SymbolReader(section);
  }

  replay(seq: Seq): Replay | undefined {
    const fact = this.#transitionFact(seq);
    if (fact === undefined) return undefined;
    const { from, symbol, to } = this.#transition(fact);
    if (this.#symbols.states[from]?.kind !== "location") return undefined;
    const below = this.#pathBelow(to);
    if (below === undefined) return undefined;
    const path = [fact, ...below];
    const isPost = this.#symbols.direction === "post";
    const stack = path.map((step) => this.#transition(step).symbol).filter((label) => label !== -1);
    const start = isPost ? this.#startOf(path) : { location: from, stack: symbol === -1 ? [] : stack };
    if (start === undefined) return undefined;
    const nodes = (): readonly ReplayNode[] =>
      (isPost ? path.toReversed() : path).flatMap((step) => this.#nodesOf(step));
    return {
      start: this.#named(start.location, start.stack),
      nodes,
      steps: () => this.#walk(start, nodes()),
    };
  }

  /** The fact that a step is about, if it is a transition's. */
  #transitionFact(seq: Seq): Seq | undefined {
    const { steps } = this.#symbols;
    const about = steps.about(seq);
    const fact = steps.kind(about) === "put" ? steps.premises(about)[0] : about;
    return fact !== undefined && steps.factKind(fact) === factKinds.transition ? fact : undefined;
  }

  #transition(fact: Seq) {
    return this.#symbols.transition(this.#symbols.steps.fact(fact).a);
  }

  #cause(fact: Seq) {
    return ruleNames[this.#symbols.steps.rule(fact)];
  }

  /** The facts of a shortest path from a state to a final one, in order of birth where there is a choice. */
  #pathBelow(state: number): readonly Seq[] | undefined {
    const out = new Map<number, Seq[]>();
    const births = this.#symbols.section.births(factKinds.transition);
    for (let index = 0; index < births.length; index++) {
      const seq = births.at(index);
      if (this.#symbols.steps.kind(seq) !== "derive") continue;
      const { from, symbol } = this.#transition(seq);
      if (symbol === -1) continue;
      append(out, from, seq);
    }
    const reached = new Map<number, readonly Seq[]>([[state, []]]);
    for (const [at, path] of reached) {
      if (this.#symbols.states[at]?.isFinal === true) return path;
      for (const seq of out.get(at) ?? []) {
        const { to } = this.#transition(seq);
        if (!reached.has(to)) reached.set(to, [...path, seq]);
      }
    }
    return undefined;
  }

  #nodesOf(fact: Seq): readonly ReplayNode[] {
    const cause = this.#cause(fact);
    if (cause === "top" || cause === "start") return [];
    const [first, second] = factorsOf(this.#symbols, fact);
    if (cause === "epsilon") return [...this.#inline(first), ...this.#call(second)];
    const own = this.#ruleNode(this.#symbols.steps.fact(fact).c);
    if (this.#symbols.direction === "post") return [...this.#inline(first), own];
    // pre*: what the upper symbol of a push goes through is a call, the lower one goes on after it.
    return second === undefined ? [own, ...this.#inline(first)] : [own, ...this.#call(first), ...this.#inline(second)];
  }

  #inline(seq: Seq | undefined): readonly ReplayNode[] {
    return seq === undefined ? [] : this.#nodesOf(seq);
  }

  #call(seq: Seq | undefined): readonly ReplayNode[] {
    if (seq === undefined) return [];
    const { from, symbol, to } = this.#transition(seq);
    const isPost = this.#symbols.direction === "post";
    const [location, top] = isPost ? (this.#symbols.states[to]?.middle ?? [to, -1]) : [from, symbol];
    const end = isPost ? from : to;
    const text = `${this.#symbols.configuration(location, top === -1 ? [] : [top])} ⇒* ${this.#symbols.configuration(end, [])}`;
    return [{ kind: "call", fact: seq, text, nodes: () => this.#nodesOf(seq) }];
  }

  #ruleNode(rule: number): ReplayNode {
    return { kind: "rule", rule, text: this.#symbols.ruleText(rule), weight: this.#symbols.rule(rule)?.weight ?? "?" };
  }

  /** The start configuration of a path after post*: its transitions that the start had, the deepest found first. */
  #startOf(path: readonly Seq[]): { readonly location: number; readonly stack: readonly number[] } | undefined {
    const leaves: Seq[] = [];
    for (const fact of path.toReversed()) {
      const waiting = [fact];
      for (let seq = waiting.pop(); seq !== undefined; seq = waiting.pop()) {
        const cause = this.#cause(seq);
        if (cause === "start") leaves.push(seq);
        // What an ε-transition comes from lies inside a call: the middle state, not the start.
        const factors = cause === "top" ? [] : factorsOf(this.#symbols, seq);
        waiting.push(...factors.toReversed());
      }
    }
    const top = leaves.at(-1);
    if (top === undefined) return undefined;
    const stack = leaves.toReversed().map((leaf) => this.#transition(leaf).symbol);
    return { location: this.#transition(top).from, stack };
  }

  *#walk(
    start: { readonly location: number; readonly stack: readonly number[] },
    top: readonly ReplayNode[],
  ): Generator<ReplayStep> {
    let { location, stack } = start;
    const open = [top.values()];
    while (open.length > 0) {
      const next = open.at(-1)?.next();
      if (next === undefined || next.done === true) open.pop();
      else if (next.value.kind === "call") open.push(next.value.nodes().values());
      else {
        const to = this.#symbols.rule(next.value.rule)?.to;
        if (to === undefined) return;
        location = to.location;
        stack = [...to.symbols, ...stack.slice(1)];
        const { text, weight } = next.value;
        const configuration = this.#named(location, stack);
        yield { rule: next.value.rule, text, weight, depth: open.length - 1, configuration };
      }
    }
  }

  #named(location: number, stack: readonly number[]): ReplayConfiguration {
    return {
      location: this.#symbols.state(location),
      stack: stack.map((symbol) => this.#symbols.symbol(symbol)),
    };
  }
}
