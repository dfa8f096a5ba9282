import { namesOf, stemOf } from "./naming.ts";
import type { Definitions } from "./symbolic-heap.ts";

/** All that variables of formulas are called after: parameters and variables of rules, and fields. */
export function namesOfDefinitions({ data, predicates }: Definitions): readonly string[] {
  const fields = [...data.values()].flatMap((type) => type.fields.map(({ name }) => name));
  const variables = [...predicates.values()].flatMap(({ parameters, rules }) => [
    ...parameters.map(({ name }) => name),
    ...rules.flatMap(namesOf),
  ]);
  return [...fields, ...variables];
}

/**
 * What addresses of objects begin with before their number: the first letter that no variable of these names begins with
 * in the same way. As fresh variables are named after others (`n1`, `n2` after `n`), no later one is an address either.
 */
export function addressStem(letters: readonly string[], names: Iterable<string>): string {
  const taken = new Set(Array.from(names, stemOf));
  const free = letters.find((letter) => !taken.has(letter));
  if (free !== undefined) return free;
  let stem = letters.join("");
  while (taken.has(stem)) stem += "_";
  return stem;
}
