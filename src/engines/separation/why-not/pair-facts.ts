import { pairFacts, printPair } from "../algorithm/base-pairs/print-pair.ts";
import { type Pair, Shape } from "../algorithm/base-pairs/shape.ts";

/**
 * Everything that follows from a pair, one fact at a time: `x ↦`, `x = y`, `x ≠ null`. One pair implies another if it
 * has all of its facts; cells read “at least”.
 */
export function factsOf({ classes, distinct, allocated }: Pair, parameters: readonly string[]): ReadonlySet<string> {
  const names = ["null", ...parameters];
  const differ = new Set(distinct.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const relation = (i: number, j: number): string | undefined => {
    const [a, b] = [classes[i] ?? 0, classes[j] ?? 0];
    return a === b ? "=" : differ.has(`${a} ${b}`) ? "≠" : undefined;
  };
  const facts = names.filter((_, index) => allocated.includes(classes[index] ?? 0)).map((name) => `${name} ↦`);
  for (const [j, right] of names.entries())
    for (const [i, left] of names.slice(0, j).entries()) {
      const sign = relation(i, j);
      if (sign !== undefined) facts.push(i === 0 ? `${right} ${sign} null` : `${left} ${sign} ${right}`);
    }
  return new Set(facts);
}

/** What a pair says that another one does not imply. */
export function factsBeyond(pair: Pair, other: Pair, parameters: readonly string[]): readonly string[] {
  const implied = factsOf(other, parameters);
  return pairFacts(pair, parameters).filter((fact) => !implied.has(fact));
}

/** A fact about numbered variables, 0 being null. */
type NumberedFact = (shape: Shape) => boolean;

/** Facts from which the others of a pair follow, as few as there are classes and pairs of classes. */
export function generators(pair: Pair): readonly NumberedFact[] {
  const { equal, distinct, allocated } = printPair(
    pair,
    pair.classes.slice(1).map((_, index) => String(index + 1)),
  );
  const number = (name: string): number => (name === "null" ? 0 : Number(name));
  return [
    ...distinct.map(
      ([a, b]): NumberedFact =>
        (shape) =>
          shape.distinct(number(a), number(b)),
    ),
    ...equal.map(
      ([a, b]): NumberedFact =>
        (shape) =>
          shape.equal(number(a), number(b)),
    ),
    ...allocated.map(
      (name): NumberedFact =>
        (shape) =>
          shape.allocate(number(name)),
    ),
  ];
}

/** The pair of these facts. */
export function pairOf(facts: readonly NumberedFact[], arity: number): Pair {
  const shape = new Shape(arity + 1);
  for (const fact of facts) fact(shape);
  return shape.project(Array.from({ length: arity }, (_, index) => index + 1));
}
