import type { Recording, Seq } from "../../../trace/index.ts";
import { factKinds, ruleNames } from "../rules.ts";
import { SymbolReader } from "./read-symbols.ts";

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
export function replayOf(recording: Recording, seq: Seq): Replay | undefined {
  if (seq < 0 || seq >= recording.length) return undefined;
  return new Reader(recording).replay(seq);
}

class Reader {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;

  constructor(recording: Recording) {
    this.#recording = recording;
    this.#symbols = new SymbolReader(recording);
  }

  replay(seq: Seq): Replay | undefined {
    const fact = this.#factOf(seq);
    if (fact === undefined) return undefined;
    const { from, symbol, to } = this.#symbols.transition(this.#recording.steps.fact(fact).a);
    if (this.#symbols.states[from]?.kind !== "location") return undefined;
    const below = this.#pathBelow(to);
    if (below === undefined) return undefined;
    const path = [fact, ...below];
    const isPost = this.#symbols.direction === "post";
    const labels = path.map((step) => this.#symbols.transition(this.#recording.steps.fact(step).a).symbol);
    const stack = labels.filter((label) => label !== -1);
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

  /** The transition's fact that a step is about. */
  #factOf(seq: Seq): Seq | undefined {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    if (kind === "put") return steps.premises(seq)[0];
    if (kind === "take") return this.#factOf(steps.subject(seq));
    const subject = kind === "known" ? steps.subject(seq) : seq;
    return steps.factKind(subject) === factKinds.transition ? subject : undefined;
  }

  /** The facts of a shortest path from a state to a final one, in order of birth where there is a choice. */
  #pathBelow(state: number): readonly Seq[] | undefined {
    const births = this.#recording.births(factKinds.transition);
    const out = new Map<number, Seq[]>();
    for (let index = 0; index < births.length; index++) {
      const seq = births.at(index);
      if (this.#recording.steps.kind(seq) !== "derive") continue;
      const { from, symbol } = this.#symbols.transition(this.#recording.steps.fact(seq).a);
      if (symbol === -1) continue;
      const known = out.get(from) ?? [];
      out.set(from, known);
      known.push(seq);
    }
    const reached = new Map<number, readonly Seq[]>([[state, []]]);
    for (const [at, path] of reached) {
      if (this.#symbols.states[at]?.isFinal === true) return path;
      for (const seq of out.get(at) ?? []) {
        const { to } = this.#symbols.transition(this.#recording.steps.fact(seq).a);
        if (!reached.has(to)) reached.set(to, [...path, seq]);
      }
    }
    return undefined;
  }

  /** The facts that a fact's value was made from; what it was combined with is left out. */
  #factors(seq: Seq): readonly Seq[] {
    const { steps } = this.#recording;
    const premises = steps.premises(seq);
    return steps.kind(seq) === "derive" ? premises : premises.slice(1);
  }

  #nodesOf(seq: Seq): readonly ReplayNode[] {
    const { steps } = this.#recording;
    const cause = ruleNames[steps.rule(seq)];
    if (cause === "top" || cause === "start") return [];
    const { c } = steps.fact(seq);
    const [first, second] = this.#factors(seq);
    if (cause === "epsilon") return [...this.#inline(first), ...this.#call(second)];
    const own = this.#ruleNode(c);
    if (this.#symbols.direction === "post") return [...this.#inline(first), own];
    // pre*: what the upper symbol of a push goes through is a call, the lower one goes on after it.
    return second === undefined ? [own, ...this.#inline(first)] : [own, ...this.#call(first), ...this.#inline(second)];
  }

  #inline(seq: Seq | undefined): readonly ReplayNode[] {
    return seq === undefined ? [] : this.#nodesOf(seq);
  }

  #call(seq: Seq | undefined): readonly ReplayNode[] {
    if (seq === undefined) return [];
    const { from, symbol, to } = this.#symbols.transition(this.#recording.steps.fact(seq).a);
    const middle = this.#symbols.states[to]?.middle;
    const isPost = this.#symbols.direction === "post";
    const [location, top] = isPost ? (middle ?? [to, -1]) : [from, symbol];
    const end = isPost ? from : to;
    const text = `${this.#symbols.configuration(location, top === -1 ? [] : [top])} ⇒* ${this.#symbols.configuration(end, [])}`;
    return [{ kind: "call", fact: seq, text, nodes: () => this.#nodesOf(seq) }];
  }

  #ruleNode(rule: number): ReplayNode {
    return {
      kind: "rule",
      rule,
      text: this.#symbols.ruleText(rule),
      weight: this.#symbols.rule(rule)?.weight ?? "?",
    };
  }

  /** The start configuration of a path after post*: its transitions that the start had, the deepest found first. */
  #startOf(path: readonly Seq[]): { readonly location: number; readonly stack: readonly number[] } | undefined {
    const leaves: number[] = [];
    for (const fact of path.toReversed()) {
      const waiting = [fact];
      for (let seq = waiting.pop(); seq !== undefined; seq = waiting.pop()) {
        const cause = ruleNames[this.#recording.steps.rule(seq)];
        if (cause === "start") leaves.push(this.#recording.steps.fact(seq).a);
        // What an ε-transition comes from lies inside a call: the middle state, not the start.
        const factors = cause === "top" ? [] : this.#factors(seq);
        waiting.push(...factors.toReversed());
      }
    }
    const top = leaves.at(-1);
    if (top === undefined) return undefined;
    const stack = leaves.toReversed().map((leaf) => this.#symbols.transition(leaf).symbol);
    return { location: this.#symbols.transition(top).from, stack };
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
        const rule = this.#symbols.rule(next.value.rule);
        if (rule === undefined) return;
        location = rule.to.location;
        stack = [...rule.to.symbols, ...stack.slice(1)];
        const { text, weight } = next.value;
        yield {
          rule: next.value.rule,
          text,
          weight,
          depth: open.length - 1,
          configuration: this.#named(location, stack),
        };
      }
    }
  }

  #named(location: number, stack: readonly number[]): ReplayConfiguration {
    return { location: this.#symbols.state(location), stack: stack.map((symbol) => this.#symbols.symbol(symbol)) };
  }
}
