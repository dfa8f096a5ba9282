import { arrayData, type DataType, type Type } from "../heaps/symbolic-heap.ts";
import type { Atom, Binder, Disjunct, SourceText } from "./surface.ts";

/**
 * Arrays are data types: `int[3]` has the fields 0, 1, 2 and extends `int[]`, which has no cells. So an array has one of the
 * lengths that the text mentions.
 */
export function arrayTypes(
  source: SourceText,
  elementType: (name: string) => Type | undefined,
): ReadonlyMap<string, DataType> {
  const found = new Map<string, DataType>();
  for (const name of namesIn(source)) {
    const array = arrayData(name);
    const type = array && elementType(array.element);
    if (array === undefined || type === undefined) continue;
    const any = `${array.element}[]`;
    found.set(any, { name: any, fields: [] });
    if (array.length === undefined) continue;
    const fields = Array.from({ length: array.length }, (_, index) => ({ name: String(index), type }));
    found.set(name, { name, extends: any, fields });
  }
  return found;
}

/** Whether a text names a type. */
export function mentions(source: SourceText, type: string): boolean {
  return namesIn(source).includes(type);
}

/** Every type that a text names, with repetitions. */
function namesIn({ data, predicates, checks, preconditions }: SourceText): readonly string[] {
  const types = (binders: readonly Binder[]): readonly string[] => binders.flatMap(({ type }) => type ?? []);
  const inAtom = (atom: Atom): readonly string[] => (atom.kind === "points-to" ? [atom.data] : []);
  const inFormula = (formula: readonly Disjunct[]): readonly string[] =>
    formula.flatMap(({ exists, atoms }) => [...types(exists), ...atoms.flatMap(inAtom)]);
  return [
    ...data.flatMap(({ fields }) => types(fields)),
    ...predicates.flatMap(({ parameters, body }) => [...types(parameters), ...inFormula(body)]),
    ...checks.flatMap(({ formula }) => inFormula(formula)),
    ...preconditions.flatMap(({ formula }) => inFormula(formula)),
  ];
}
