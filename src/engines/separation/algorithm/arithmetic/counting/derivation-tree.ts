import type { Budget } from "../../../../../kernel/index.ts";
import type { BasePairs } from "../../base-pairs/base-pairs.ts";
import type { Derivation } from "../../base-pairs/derivation.ts";
import { evaluate } from "../../heaps/linear.ts";
import type { Definitions } from "../../heaps/symbolic-heap.ts";
import type { SumRule } from "./counting.ts";
import type { Grammar } from "./grammar.ts";
import { slotName } from "./rule-equations.ts";
import { Schedule } from "./schedule.ts";

/** Arranges counted productions as a tree, and computes the integers from the leaves up. No recursion: it may be deep. */
export class DerivationTree {
  readonly #grammar: Grammar;
  readonly #rules: readonly SumRule[];
  readonly #definitions: Definitions;
  /** By node, parents before children: its production. */
  readonly #productions: number[] = [];
  /** By node: where its children are in `#children`. */
  readonly #firstChild: number[] = [];
  readonly #children: number[] = [];
  /** By rule: the places of the variables that are solved. */
  readonly #indexes: ReadonlyMap<SumRule, ReadonlyMap<string, number>>;
  /** By node: where its solved variables are in `#integers`. Both are filled when an integer is asked for. */
  readonly #firstInteger: number[] = [];
  readonly #integers: bigint[] = [];
  readonly #budget: Budget;
  #isComputed = false;

  constructor(grammar: Grammar, rules: readonly SumRule[], { definitions, budget }: BasePairs) {
    this.#budget = budget;
    this.#grammar = grammar;
    this.#rules = rules;
    this.#definitions = definitions;
    this.#indexes = new Map(
      rules.map((rule) => [rule, new Map([...rule.solved.keys()].map((name, index) => [name, index]))]),
    );
  }

  build(start: number, counts: ReadonlyMap<number, bigint>): Derivation {
    const schedule = new Schedule(this.#grammar, start, counts);
    /** The places in `#children` that wait for a node, the next one last, and their symbols. */
    const places: number[] = [this.#children.push(0) - 1];
    const symbols: number[] = [start];
    for (let symbol = symbols.pop(); symbol !== undefined; symbol = symbols.pop()) {
      this.#budget.spend();
      const number = schedule.next(symbol);
      const right = this.#grammar.productions[number]?.right;
      if (right === undefined) break;
      const node = this.#productions.push(number) - 1;
      this.#children[places.pop() ?? 0] = node;
      this.#firstChild.push(this.#children.length);
      for (const wanted of right) {
        places.push(this.#children.push(0) - 1);
        symbols.push(wanted);
      }
    }
    return this.#subtree(0);
  }

  #subtree(node: number): Derivation {
    const { rule = 0, calls = [] } = this.#ruleOf(node) ?? {};
    return {
      rule,
      integerOf: (name) => this.#integerOf(node, name),
      children: () => calls.map((_, place) => this.#subtree(this.#childOf(node, place))),
    };
  }

  #ruleOf(node: number): SumRule | undefined {
    return this.#rules[this.#grammar.productions[this.#productions[node] ?? -1]?.rule ?? -1];
  }

  #childOf(node: number, place: number): number {
    return this.#children[(this.#firstChild[node] ?? 0) + place] ?? 0;
  }

  #integerOf(node: number, name: string): bigint | undefined {
    if (!this.#isComputed) this.#compute();
    return this.#valueOf(node, name);
  }

  /** Nodes before their parents, so that the slots of a rule are known when it is its turn. */
  #compute(): void {
    this.#isComputed = true;
    let node = this.#productions.length - 1;
    const slots = new Map(this.#rules.map((rule) => [rule, this.#slotsOf(rule)]));
    for (; node >= 0; node--) {
      this.#budget.spend();
      const rule = this.#ruleOf(node);
      if (rule === undefined) continue;
      const places = slots.get(rule);
      const valueOf = (name: string): bigint => {
        const slot = places?.get(name);
        const value =
          slot === undefined ? rule.own.get(name) : this.#valueOf(this.#childOf(node, slot.place), slot.name);
        return value ?? 0n;
      };
      this.#firstInteger[node] = this.#integers.length;
      for (const term of rule.solved.values()) this.#integers.push(evaluate(term, valueOf));
    }
  }

  #valueOf(node: number, name: string): bigint | undefined {
    const rule = this.#ruleOf(node);
    const index = rule === undefined ? undefined : this.#indexes.get(rule)?.get(name);
    return index === undefined ? rule?.own.get(name) : this.#integers[(this.#firstInteger[node] ?? 0) + index];
  }

  /** Which parameter of which call a slot of a rule means. */
  #slotsOf({ calls }: SumRule): ReadonlyMap<string, { readonly place: number; readonly name: string }> {
    return new Map(
      calls.flatMap(({ predicate }, place) =>
        (this.#definitions.predicates.get(predicate)?.parameters ?? []).map(
          ({ name }, index) => [slotName(place, index), { place, name }] as const,
        ),
      ),
    );
  }
}
