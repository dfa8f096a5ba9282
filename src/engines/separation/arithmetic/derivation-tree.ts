import { evaluate } from "../linear.ts";
import type { Derivation } from "../model-builder.ts";
import type { Definitions } from "../symbolic-heap.ts";
import type { SumRule } from "./counting.ts";
import type { Grammar, Production } from "./grammar.ts";
import { slotName } from "./rule-equations.ts";

interface Node {
  readonly production: Production;
  readonly children: Node[];
  /** Parameters by name, and the rule's own variables. */
  readonly integers: Map<string, bigint>;
}

/** Arranges counted productions as a tree, and computes the integers from the leaves up. No recursion: it may be deep. */
export class DerivationTree {
  readonly #grammar: Grammar;
  readonly #rules: readonly SumRule[];
  readonly #definitions: Definitions;

  constructor(grammar: Grammar, rules: readonly SumRule[], definitions: Definitions) {
    this.#grammar = grammar;
    this.#rules = rules;
    this.#definitions = definitions;
  }

  build(start: number, given: ReadonlyMap<number, bigint>): Derivation {
    const counts = new Map(given);
    const nodes: Node[] = [];
    const roots: Node[] = [];
    const open: { readonly symbol: number; readonly into: Node[]; readonly at: number }[] = [
      { symbol: start, into: roots, at: 0 },
    ];
    /** How often each symbol waits. */
    const waiting = new Map([[start, 1]]);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      add(waiting, next.symbol, -1);
      const number = this.#choose(next.symbol, counts, waiting);
      const production = this.#grammar.productions[number];
      if (production === undefined) break;
      counts.set(number, (counts.get(number) ?? 0n) - 1n);
      const node: Node = { production, children: [], integers: new Map() };
      next.into[next.at] = node;
      nodes.push(node);
      for (const [at, symbol] of production.right.entries()) {
        open.push({ symbol, into: node.children, at });
        add(waiting, symbol, 1);
      }
    }
    for (const node of nodes.toReversed()) this.#compute(node);
    return this.#derivation(roots[0]);
  }

  /** A production that leaves everything that is still to be used within reach. */
  #choose(symbol: number, counts: Map<number, bigint>, waiting: ReadonlyMap<number, number>): number {
    const candidates = [...counts]
      .filter(([number, count]) => count > 0n && this.#grammar.productions[number]?.left === symbol)
      .map(([number]) => number);
    if (candidates.length === 1) return candidates[0] ?? -1;
    const others = [...waiting].filter(([, count]) => count > 0).map(([other]) => other);
    const good = candidates.find((number) => {
      const before = counts.get(number) ?? 0n;
      counts.set(number, before - 1n);
      const isGood = this.#grammar.isConnected(
        [...others, ...(this.#grammar.productions[number]?.right ?? [])],
        counts,
      );
      counts.set(number, before);
      return isGood;
    });
    return good ?? candidates[0] ?? -1;
  }

  #compute({ production, children, integers }: Node): void {
    const rule = this.#rules[production.rule];
    if (rule === undefined) return;
    const values = new Map(rule.own);
    for (const [place, child] of children.entries()) {
      const parameters = this.#definitions.predicates.get(rule.calls[place]?.predicate ?? "")?.parameters ?? [];
      for (const [index, { name }] of parameters.entries()) {
        const value = child.integers.get(name);
        if (value !== undefined) values.set(slotName(place, index), value);
      }
    }
    const valueOf = (name: string): bigint => values.get(name) ?? 0n;
    for (const [name, value] of rule.own) integers.set(name, value);
    for (const [name, term] of rule.solved) integers.set(name, evaluate(term, valueOf));
  }

  #derivation(node: Node | undefined): Derivation {
    const rule = this.#rules[node?.production.rule ?? 0];
    return {
      predicate: rule?.predicate ?? "",
      rule: rule?.rule ?? 0,
      integers: node?.integers ?? new Map(),
      children: () => (node?.children ?? []).map((child) => this.#derivation(child)),
    };
  }
}

function add(counts: Map<number, number>, key: number, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
