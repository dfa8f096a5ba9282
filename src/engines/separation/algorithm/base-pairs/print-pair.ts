import type { Pair } from "./shape.ts";

/** A base pair in terms of the formals: what is allocated, equal, distinct. */
export interface PrintedPair {
  readonly allocated: readonly string[];
  readonly equal: readonly (readonly [string, string])[];
  readonly distinct: readonly (readonly [string, string])[];
}

/** `x` allocated, `y = null`, `x ≠ y`: one name for each class is enough, the first. */
export function printPair({ classes, distinct, allocated }: Pair, parameters: readonly string[]): PrintedPair {
  const names = ["null", ...parameters];
  const first = (number: number): string => names[classes.indexOf(number)] ?? "null";
  const equal = names.flatMap((name, index): readonly (readonly [string, string])[] => {
    const same = first(classes[index] ?? 0);
    return same === name ? [] : [same === "null" ? [name, same] : [same, name]];
  });
  return {
    allocated: allocated.map(first),
    equal,
    distinct: distinct.map(([a, b]) => (a === 0 ? [first(b), first(a)] : [first(a), first(b)])),
  };
}

/** A conjunction as {@link showPair} writes it. */
const atom = /[\w$'′]+ (?:↦(?! [\w_])|[=≠] [\w$'′]+)/.source;
export const pairPattern = new RegExp(`emp(?! ∧)|${atom}(?: ∧ ${atom})*(?![\\w$'′(]| ∧)`);

/** The same as the pair (V, Π) of the algorithm: what is allocated, and what is equal and distinct: `({x, y}, y ≠ z)`. */
export function pairNotation(conjunction: string): string {
  const atoms = conjunction === "emp" ? [] : conjunction.split(" ∧ ");
  const cells = atoms.filter((text) => text.endsWith(" ↦")).map((text) => text.slice(0, -2));
  const facts = atoms.filter((text) => !text.endsWith(" ↦"));
  const allocated = cells.length === 0 ? "∅" : `{${cells.join(", ")}}`;
  return `(${allocated}, ${facts.length === 0 ? "true" : facts.join(" ∧ ")})`;
}

/** A text in which pairs are written as conjunctions again. */
export function withConjunctions(text: string): string {
  return text.replace(/\((?:∅|\{([^{}]*)\}), ([^()]+)\)/g, (_, cells: string | undefined, facts: string) => {
    const names = (cells ?? "").split(/[,\s]+/).filter((name) => name !== "");
    const atoms = [...names.map((name) => `${name} ↦`), ...(facts.trim() === "true" ? [] : [facts])];
    return atoms.length === 0 ? "emp" : atoms.join(" ∧ ");
  });
}

/** A pair in one line: `x ↦ ∧ y ↦ ∧ y ≠ z`. What is implied by cells goes without saying. */
export function showPair(pair: Pair, parameters: readonly string[]): string {
  const { allocated, equal, distinct } = printPair(pair, parameters);
  const isImplied = ([a, b]: readonly [string, string]): boolean =>
    allocated.includes(a) && (b === "null" || allocated.includes(b));
  const facts = [
    ...allocated.map((name) => `${name} ↦`),
    ...equal.map(([a, b]) => `${a} = ${b}`),
    ...distinct.filter((two) => !isImplied(two)).map(([a, b]) => `${a} ≠ ${b}`),
  ];
  return facts.length === 0 ? "emp" : facts.join(" ∧ ");
}
