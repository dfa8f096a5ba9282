import { expect, test } from "vitest";
import { isLongRun, runSeed, seedsFrom } from "../../../../testing/seeds.ts";
import { randomSpecification } from "../../../../testing/separation/random-separation.ts";
import { heapsUpTo, specificationOf } from "../../../../testing/separation/separation.ts";
import { checkModel, SatisfiabilityChecker } from "../../index.ts";
import type { ConcreteHeap, ConcreteValue } from "../model-checking/concrete-heap.ts";
import { BasePairs } from "./base-pairs.ts";
import type { Pair } from "./shape.ts";

/** How many texts of one to three predicates are compared in each run, others with each seed. */
const COUNT = 170;

const heaps = [...heapsUpTo(2, "c", 1)];

test(`base pairs of ${COUNT} random texts: each model has its pair, and each pair a model`, () => {
  let compared = 0;
  for (const seed of seedsFrom(200_000 + COUNT * runSeed, isLongRun ? 20 * COUNT : COUNT)) {
    const text = randomSpecification(seed).replace(/check .*$/, "");
    const { definitions } = specificationOf(text);
    const pairs = new BasePairs(definitions);
    for (const { name, parameters } of definitions.predicates.values()) {
      const compare = new Comparison(text, name, ["a", "b"].slice(0, parameters.length));
      const found = pairs.of(name).map(({ pair }) => pair);
      expect(compare.modelWithoutPair(found), `seed ${seed}: ${name}\n${text}`).toBeUndefined();
      expect(compare.pairsWithoutModel(found), `seed ${seed}: ${name}\n${text}`).toEqual([]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(300);
});

/** One predicate and what is said to be its base pairs. */
class Comparison {
  readonly #text: string;
  readonly #call: string;
  readonly #names: readonly string[];

  constructor(text: string, predicate: string, names: readonly string[]) {
    this.#text = text;
    this.#call = `${predicate}(${names.join(", ")})`;
    this.#names = names;
  }

  /** A heap that satisfies the predicate, with values of its parameters that no pair allows. */
  modelWithoutPair(pairs: readonly Pair[]): ConcreteHeap | undefined {
    const { definitions, query } = this.#read([]);
    return heaps
      .flatMap((heap) => stacks(this.#names.length, heap).map((values) => ({ heap, values })))
      .filter(({ heap, values }) => !pairs.some((pair) => fits(pair, values, heap)))
      .map(({ heap, values }) => ({ ...heap, stack: new Map(this.#names.map((name, index) => [name, values[index]])) }))
      .find((heap) => checkModel(query, definitions, heap, 300) === "accepted");
  }

  /** The keys of the pairs that no heap belongs to. */
  pairsWithoutModel(pairs: readonly Pair[]): readonly string[] {
    return pairs
      .filter((pair) => {
        const { definitions, query } = this.#read(factsOf(pair, this.#names));
        return new SatisfiabilityChecker(definitions).decide(query).verdict !== "sat";
      })
      .map(({ key }) => key);
  }

  #read(facts: readonly string[]) {
    const { definitions, checks } = specificationOf(`${this.#text}\ncheck ${[this.#call, ...facts].join(" & ")};`);
    const [query] = checks;
    if (query === undefined) throw new Error("no check");
    return { definitions, query };
  }
}

/** All values that a number of variables may have: null, a cell, or one of two locations without a cell. */
function stacks(count: number, heap: ConcreteHeap): readonly (readonly ConcreteValue[])[] {
  const values = [null, ...heap.cells.keys(), "d1", "d2"];
  let all: readonly (readonly ConcreteValue[])[] = [[]];
  for (let length = 0; length < count; length++)
    all = all.flatMap((before) => values.map((value) => [...before, value]));
  return all;
}

/** Whether a heap with these values of the parameters satisfies what a base pair says. */
function fits({ classes, distinct, allocated }: Pair, values: readonly ConcreteValue[], heap: ConcreteHeap): boolean {
  const all = [null, ...values];
  const valueOf = (number: number): ConcreteValue => all[classes.indexOf(number)];
  return (
    classes.every((number, index) => valueOf(number) === all[index]) &&
    distinct.every(([a, b]) => valueOf(a) !== valueOf(b)) &&
    allocated.every((number) => heap.cells.has(String(valueOf(number))))
  );
}

/** The equalities and disequalities of a base pair, as conjuncts. */
function factsOf({ classes, distinct }: Pair, names: readonly string[]): readonly string[] {
  const all = ["null", ...names];
  const nameOf = (number: number): string => all[classes.indexOf(number)] ?? "null";
  const equal = all.flatMap((name, index) => {
    const first = nameOf(classes[index] ?? 0);
    return first === name ? [] : [`${name} = ${first}`];
  });
  return [...equal, ...distinct.map(([a, b]) => `${nameOf(b)} != ${nameOf(a)}`)];
}
