import type { Section, Seq } from "../../../trace/index.ts";
import { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";
import { Wording } from "./wording.ts";

/** What a replay asks of a recorded saturation. States and stack symbols are numbers; -1 is ε. */
interface RunSource {
  readonly direction: "post" | "pre";
  /** The fact that a step is about, if it is a transition's. */
  transitionFact(seq: Seq): Seq | undefined;
  transition(fact: Seq): { readonly from: number; readonly symbol: number; readonly to: number };
  /** The steps that brought new transitions, in order. */
  births(): Iterable<Seq>;
  /** `top` for the upper part of a push after post*, whose value comes from nothing. */
  cause(fact: Seq): string | undefined;
  /** The facts that a fact's value was made from; what it was combined with and the rule are left out. */
  factors(fact: Seq): readonly Seq[];
  ruleOf(fact: Seq): number;
  rule(number: number): RunRule | undefined;
  isLocation(state: number): boolean;
  isFinal(state: number): boolean;
  /** Control location and symbol of a middle state, where they are known. */
  middle(state: number): readonly [location: number, symbol: number] | undefined;
  stateName(state: number): string;
  symbolName(symbol: number): string;
}

/** A pushdown rule as a replay fires it. */
export interface RunRule {
  readonly text: string;
  readonly weight: string;
  readonly location: number;
  readonly symbols: readonly number[];
}

/** A run of the pushdown system that explains a fact: where it starts, and its rules in order. */
export interface Replay {
  readonly start: ReplayConfiguration;
  /** Top level of the run; what happens inside a call is made when it is opened. */
  nodes(): readonly ReplayNode[];
  /** The whole run, rule by rule, made as it is asked for: it may be very long. */
  steps(): Generator<ReplayStep>;
}

/** A control location and its stack, top first, by name. */
export interface ReplayConfiguration {
  readonly location: string;
  readonly stack: readonly string[];
}

/** A part of a run: one rule, or all that happens from a symbol on top until it is gone. */
export type ReplayNode =
  | { readonly kind: "rule"; readonly rule: number; readonly text: string; readonly weight: string }
  | { readonly kind: "call"; readonly fact: Seq; readonly text: string; nodes(): readonly ReplayNode[] };

/** A rule that fires, and the configuration after it. */
export interface ReplayStep {
  readonly rule: number;
  readonly text: string;
  readonly weight: string;
  /** How many calls are open. */
  readonly depth: number;
  readonly configuration: ReplayConfiguration;
}

/**
 * The run behind the fact of a step: for a transition (p, γ, q), after post*, from a start configuration to
 * ⟨p, γ …⟩; after pre*, from ⟨p, γ …⟩ to the target. Below γ stands what the automaton accepted first.
 * Undefined for steps about anything else, and for transitions that leave no control location.
 */
export function replayOf(section: Section, seq: Seq): Replay | undefined {
  return new Reader(sourceOf(section)).replay(seq);
}

function sourceOf(section: Section): RunSource {
  const { steps } = section;
  const symbols = new SymbolReader(section);
  const wording = new Wording(section, symbols);
  const transitionFact = (seq: Seq): Seq | undefined => {
    const kind = steps.kind(seq);
    if (kind === "put") return steps.premises(seq)[0];
    if (kind === "take") return transitionFact(steps.subject(seq));
    const subject = kind === "known" ? steps.subject(seq) : seq;
    return steps.factKind(subject) === factKinds.transition ? subject : undefined;
  };
  return {
    direction: symbols.direction,
    transitionFact,
    transition: (fact) => symbols.transition(steps.fact(fact).a),
    *births() {
      const births = section.births(factKinds.transition);
      for (let index = 0; index < births.length; index++) {
        const seq = births.at(index);
        if (steps.kind(seq) === "derive") yield seq;
      }
    },
    cause: (fact) => ruleNames[steps.rule(fact)],
    factors: (fact) => wording.factors(fact),
    ruleOf: (fact) => steps.fact(fact).c,
    rule: (number) => {
      const rule = symbols.rule(number);
      return rule && { text: symbols.ruleText(number), weight: rule.weight, ...rule.to };
    },
    isLocation: (state) => symbols.states[state]?.kind === "location",
    isFinal: (state) => symbols.states[state]?.isFinal === true,
    middle: (state) => symbols.states[state]?.middle,
    stateName: (state) => symbols.state(state),
    symbolName: (symbol) => symbols.symbol(symbol),
  };
}

class Reader {
  readonly #source: RunSource;

  constructor(source: RunSource) {
    this.#source = source;
  }

  replay(seq: Seq): Replay | undefined {
    const fact = this.#source.transitionFact(seq);
    if (fact === undefined) return undefined;
    const { from, symbol, to } = this.#source.transition(fact);
    if (!this.#source.isLocation(from)) return undefined;
    const below = this.#pathBelow(to);
    if (below === undefined) return undefined;
    const path = [fact, ...below];
    const isPost = this.#source.direction === "post";
    const stack = path.map((step) => this.#source.transition(step).symbol).filter((label) => label !== -1);
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

  /** The facts of a shortest path from a state to a final one, in order of birth where there is a choice. */
  #pathBelow(state: number): readonly Seq[] | undefined {
    const out = new Map<number, Seq[]>();
    for (const seq of this.#source.births()) {
      const { from, symbol } = this.#source.transition(seq);
      if (symbol === -1) continue;
      const known = out.get(from) ?? [];
      out.set(from, known);
      known.push(seq);
    }
    const reached = new Map<number, readonly Seq[]>([[state, []]]);
    for (const [at, path] of reached) {
      if (this.#source.isFinal(at)) return path;
      for (const seq of out.get(at) ?? []) {
        const { to } = this.#source.transition(seq);
        if (!reached.has(to)) reached.set(to, [...path, seq]);
      }
    }
    return undefined;
  }

  #nodesOf(fact: Seq): readonly ReplayNode[] {
    const cause = this.#source.cause(fact);
    if (cause === "top" || cause === "start") return [];
    const [first, second] = this.#source.factors(fact);
    if (cause === "epsilon") return [...this.#inline(first), ...this.#call(second)];
    const own = this.#ruleNode(this.#source.ruleOf(fact));
    if (this.#source.direction === "post") return [...this.#inline(first), own];
    // pre*: what the upper symbol of a push goes through is a call, the lower one goes on after it.
    return second === undefined ? [own, ...this.#inline(first)] : [own, ...this.#call(first), ...this.#inline(second)];
  }

  #inline(seq: Seq | undefined): readonly ReplayNode[] {
    return seq === undefined ? [] : this.#nodesOf(seq);
  }

  #call(seq: Seq | undefined): readonly ReplayNode[] {
    if (seq === undefined) return [];
    const { from, symbol, to } = this.#source.transition(seq);
    const isPost = this.#source.direction === "post";
    const [location, top] = isPost ? (this.#source.middle(to) ?? [to, -1]) : [from, symbol];
    const end = isPost ? from : to;
    const text = `${this.#configuration(location, top === -1 ? [] : [top])} ⇒* ${this.#configuration(end, [])}`;
    return [{ kind: "call", fact: seq, text, nodes: () => this.#nodesOf(seq) }];
  }

  #ruleNode(rule: number): ReplayNode {
    const { text = "?", weight = "?" } = this.#source.rule(rule) ?? {};
    return { kind: "rule", rule, text, weight };
  }

  /** The start configuration of a path after post*: its transitions that the start had, the deepest found first. */
  #startOf(path: readonly Seq[]): { readonly location: number; readonly stack: readonly number[] } | undefined {
    const leaves: Seq[] = [];
    for (const fact of path.toReversed()) {
      const waiting = [fact];
      for (let seq = waiting.pop(); seq !== undefined; seq = waiting.pop()) {
        const cause = this.#source.cause(seq);
        if (cause === "start") leaves.push(seq);
        // What an ε-transition comes from lies inside a call: the middle state, not the start.
        const factors = cause === "top" ? [] : this.#source.factors(seq);
        waiting.push(...factors.toReversed());
      }
    }
    const top = leaves.at(-1);
    if (top === undefined) return undefined;
    const stack = leaves.toReversed().map((leaf) => this.#source.transition(leaf).symbol);
    return { location: this.#source.transition(top).from, stack };
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
        const rule = this.#source.rule(next.value.rule);
        if (rule === undefined) return;
        location = rule.location;
        stack = [...rule.symbols, ...stack.slice(1)];
        const { text, weight } = next.value;
        const configuration = this.#named(location, stack);
        yield { rule: next.value.rule, text, weight, depth: open.length - 1, configuration };
      }
    }
  }

  /** `⟨p, a b⟩`, top first; `⟨p, ε⟩` for the empty stack. */
  #configuration(location: number, stack: readonly number[]): string {
    const { stack: names } = this.#named(location, stack);
    return `⟨${this.#source.stateName(location)}, ${names.length === 0 ? "ε" : names.join(" ")}⟩`;
  }

  #named(location: number, stack: readonly number[]): ReplayConfiguration {
    return {
      location: this.#source.stateName(location),
      stack: stack.map((symbol) => this.#source.symbolName(symbol)),
    };
  }
}
