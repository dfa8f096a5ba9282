import { type Pair, Shape } from "../algorithm/base-pairs/shape.ts";

/** One thing that a pair says of its parameters, by number, 0 being null. Of a cell there is the root alone. */
interface PairFact {
  readonly relation: "↦" | "=" | "≠";
  readonly left: number;
  readonly right: number;
}

/** Facts from which all others of a pair follow: cells, then equalities, then disequalities. */
export function factsOf({ classes, distinct, allocated }: Pair): readonly PairFact[] {
  const first: number[] = [];
  for (const [variable, number] of classes.entries()) first[number] ??= variable;
  const at = (number: number): number => first[number] ?? 0;
  const ordered = (a: number, b: number) => (a === 0 ? { left: b, right: a } : { left: a, right: b });
  return [
    ...allocated.map((number): PairFact => ({ relation: "↦", left: at(number), right: at(number) })),
    ...classes.flatMap((number, variable): readonly PairFact[] =>
      at(number) === variable ? [] : [{ relation: "=", ...ordered(at(number), variable) }],
    ),
    ...distinct.map(([a, b]): PairFact => ({ relation: "≠", ...ordered(at(a), at(b)) })),
  ];
}

/** The pair of these facts. */
export function pairOf(facts: readonly PairFact[], arity: number): Pair {
  const shape = new Shape(arity + 1);
  for (const { relation, left, right } of facts) {
    if (relation === "↦") shape.allocate(left);
    else if (relation === "=") shape.equal(left, right);
    else shape.distinct(left, right);
  }
  return shape.project(Array.from({ length: arity }, (_, index) => index + 1));
}

/** What follows from a pair; cells read “at least”. */
export class Implied {
  readonly #classes: readonly number[];
  readonly #allocated: ReadonlySet<number>;
  readonly #distinct: ReadonlySet<string>;

  constructor({ classes, distinct, allocated }: Pair) {
    this.#classes = classes;
    this.#allocated = new Set(allocated);
    this.#distinct = new Set(distinct.map(([a, b]) => `${a} ${b}`));
  }

  has({ relation, left, right }: PairFact): boolean {
    const [a, b] = [this.#classes[left] ?? 0, this.#classes[right] ?? 0];
    if (relation === "↦") return this.#allocated.has(a);
    return relation === "=" ? a === b : this.#distinct.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
  }

  hasAll(pair: Pair): boolean {
    return factsOf(pair).every((fact) => this.has(fact));
  }
}

/** What a pair says that another one does not imply, without what goes without saying: allocated parameters differ. */
export function factsBeyond(pair: Pair, other: Pair, parameters: readonly string[]): readonly string[] {
  const names = ["null", ...parameters];
  const implied = new Implied(other);
  const own = factsOf(pair);
  const roots = new Set(own.filter(({ relation }) => relation === "↦").map(({ left }) => left));
  return own
    .filter((fact) => !implied.has(fact))
    .filter(({ relation, left, right }) => relation !== "≠" || !roots.has(left) || !(right === 0 || roots.has(right)))
    .map(({ relation, left, right }) => [names[left], relation, ...(relation === "↦" ? [] : [names[right]])].join(" "));
}
