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

/** A control location and its stack, top first, by number. */
interface Configuration {
  readonly location: number;
  readonly stack: readonly number[];
}

/**
 * The run behind the fact of a step, with the weight that the fact has at position n, at the end where left out: for a transition (p, γ, q), after post*,
 * from a start configuration to ⟨p, γ …⟩; after pre*, from ⟨p, γ …⟩ to the target. Below the γ of a transition stands
 * what the automaton accepted first; below that of a top of stack, what gave the top its weight.
 * Undefined for steps about anything else, and for transitions that leave no control location.
 */
export function replayOf(section: Section, seq: Seq, n = Number.POSITIVE_INFINITY): Replay | undefined {
  return new Reader(section, n).replay(seq);
}

class Reader extends SymbolReader {
  readonly #n: number;

  constructor(section: Section, n: number) {
    super(section);
    this.#n = n;
  }

  replay(seq: Seq): Replay | undefined {
    const path = this.#pathOf(seq);
    const [first] = path ?? [];
    if (path === undefined || first === undefined) return undefined;
    const { from, symbol } = this.#transition(first);
    if (this.states[from]?.kind !== "location") return undefined;
    const isPost = this.direction === "post";
    const stack = path.map((step) => this.#transition(step).symbol).filter((label) => label !== -1);
    const start = isPost ? this.#startOf(path) : { location: from, stack: symbol === -1 ? [] : stack };
    if (start === undefined) return undefined;
    const nodes = () => (isPost ? path.toReversed() : path).flatMap((step) => this.#nodesOf(step));
    return { start: this.#named(start), nodes, steps: () => this.#walk(start, nodes()) };
  }

  /** The accepting path that the fact of a step speaks of, from the top of the stack. */
  #pathOf(seq: Seq): readonly Seq[] | undefined {
    const { steps } = this;
    const about = steps.about(seq);
    const fact = steps.kind(about) === "put" ? steps.premises(about)[0] : about;
    if (fact === undefined) return undefined;
    const last = this.#lastAbout(fact);
    switch (steps.factKind(fact)) {
      case factKinds.transition: {
        const below = this.#pathBelow(this.#transition(last).to);
        return below && [last, ...below];
      }
      case factKinds.top:
        return this.#acceptedPath(last);
      default:
        return undefined;
    }
  }

  /** The last step before n that changed the weight of a transition or a top. */
  #lastAbout(fact: Seq): Seq {
    const { kind, a, b } = this.steps.fact(fact);
    const births = this.section.births(kind);
    for (let index = births.lowerBound(this.#n) - 1; index >= 0; index--) {
      const other = this.steps.fact(births.at(index));
      if (other.a === a && (kind !== factKinds.top || other.b === b)) return births.at(index);
    }
    return fact;
  }

  /** The transitions that a top, or the W(s) of a state, got its weight along. */
  #acceptedPath(fact: Seq): readonly Seq[] {
    const path: Seq[] = [];
    let [rest, transition] = this.#alongOf(fact);
    while (transition !== undefined) {
      path.push(transition);
      [rest, transition] = rest === undefined ? [] : this.#alongOf(rest);
    }
    return path;
  }

  /** W of where a transition leads, and that transition. */
  #alongOf(fact: Seq): readonly [rest?: Seq | undefined, transition?: Seq | undefined] {
    const factors = factorsOf(this, fact);
    const transition = factors.find((each) => this.steps.factKind(each) === factKinds.transition);
    const { kind, b } = this.steps.fact(fact);
    // Nothing is read below an empty stack.
    const isEmpty = kind === factKinds.top && b === -1;
    return [isEmpty ? undefined : factors.find((each) => each !== transition), transition];
  }

  #transition(fact: Seq) {
    return this.transition(this.steps.fact(fact).a);
  }

  #cause(fact: Seq) {
    return ruleNames[this.steps.rule(fact)];
  }

  /** The facts of a shortest path from a state to a final one, in order of birth where there is a choice. */
  #pathBelow(state: number): readonly Seq[] | undefined {
    const out = this.#transitionsOut();
    const reached = new Map<number, readonly Seq[]>([[state, []]]);
    for (const [at, path] of reached) {
      if (this.states[at]?.isFinal === true) return path;
      for (const seq of out.get(at) ?? []) {
        const { to } = this.#transition(seq);
        if (!reached.has(to)) reached.set(to, [...path, seq]);
      }
    }
    return undefined;
  }

  /** By state, the last steps before n about the transitions that leave it, in order of birth; those with ε are left out. */
  #transitionsOut(): ReadonlyMap<number, readonly Seq[]> {
    const births = this.section.births(factKinds.transition);
    const last = new Map<number, Seq>();
    for (let index = 0; index < births.lowerBound(this.#n); index++)
      last.set(this.steps.fact(births.at(index)).a, births.at(index));
    const out = new Map<number, Seq[]>();
    for (const [transition, seq] of last) {
      const { from, symbol } = this.transition(transition);
      if (symbol !== -1) append(out, from, seq);
    }
    return out;
  }

  #nodesOf(fact: Seq | undefined): readonly ReplayNode[] {
    if (fact === undefined) return [];
    const cause = this.#cause(fact);
    if (cause === "top" || cause === "start") return [];
    const [first, second] = factorsOf(this, fact);
    if (cause === "epsilon") return [...this.#nodesOf(first), ...this.#call(second)];
    const own = this.#ruleNode(this.steps.fact(fact).c);
    if (this.direction === "post") return [...this.#nodesOf(first), own];
    // pre*: what the upper symbol of a push goes through is a call, the lower one goes on after it.
    return second === undefined
      ? [own, ...this.#nodesOf(first)]
      : [own, ...this.#call(first), ...this.#nodesOf(second)];
  }

  #call(seq: Seq | undefined): readonly ReplayNode[] {
    if (seq === undefined) return [];
    const { from, symbol, to } = this.#transition(seq);
    const isPost = this.direction === "post";
    const [location, top] = isPost ? (this.states[to]?.middle ?? [to, -1]) : [from, symbol];
    const end = isPost ? from : to;
    const text = `${this.configuration(location, top === -1 ? [] : [top])} ⇒* ${this.configuration(end, [])}`;
    return [{ kind: "call", fact: seq, text, nodes: () => this.#nodesOf(seq) }];
  }

  #ruleNode(rule: number): ReplayNode {
    return { kind: "rule", rule, text: this.ruleText(rule), weight: this.rule(rule)?.weight ?? "?" };
  }

  /** The start configuration of a path after post*: its transitions that the start had, the deepest found first. */
  #startOf(path: readonly Seq[]): Configuration | undefined {
    const leaves: Seq[] = [];
    for (const fact of path.toReversed()) {
      const waiting = [fact];
      for (let seq = waiting.pop(); seq !== undefined; seq = waiting.pop()) {
        const cause = this.#cause(seq);
        if (cause === "start") leaves.push(seq);
        // What an ε-transition comes from lies inside a call: the middle state, not the start.
        const factors = cause === "top" ? [] : factorsOf(this, seq);
        waiting.push(...factors.toReversed());
      }
    }
    const top = leaves.at(-1);
    if (top === undefined) return undefined;
    const stack = leaves.toReversed().map((leaf) => this.#transition(leaf).symbol);
    return { location: this.#transition(top).from, stack };
  }

  *#walk(start: Configuration, top: readonly ReplayNode[]): Generator<ReplayStep> {
    let { stack } = start;
    const open = [top.values()];
    while (open.length > 0) {
      const next = open.at(-1)?.next();
      if (next === undefined || next.done === true) open.pop();
      else if (next.value.kind === "call") open.push(next.value.nodes().values());
      else {
        const to = this.rule(next.value.rule)?.to;
        if (to === undefined) return;
        stack = [...to.symbols, ...stack.slice(1)];
        const { rule, text, weight } = next.value;
        const configuration = this.#named({ location: to.location, stack });
        yield { rule, text, weight, depth: open.length - 1, configuration };
      }
    }
  }

  #named({ location, stack }: Configuration): ReplayConfiguration {
    return { location: this.state(location), stack: stack.map((symbol) => this.symbol(symbol)) };
  }
}
