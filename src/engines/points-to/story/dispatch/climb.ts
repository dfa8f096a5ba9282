import type { ClassSymbol } from "../symbols.ts";

export type Classes = ReadonlyMap<string, ClassSymbol>;

/** How Dispatch finds a method. */
export interface Climb {
  /** The classes that were asked and do not have it, from the first one up. */
  readonly passed: readonly string[];
  /** The class or interface that has it, and the label of the method. */
  readonly found: { readonly owner: string; readonly method: string } | undefined;
}

/**
 * Dispatch(c, m) of the slides: the method of class c if it has one with a body; else Dispatch(superclass of c, m). Where no
 * class has it, the most specific interface that gives one with a body.
 */
export function climb(classes: Classes, first: string, signature: string): Climb {
  const passed: string[] = [];
  for (let each = classes.get(first); each !== undefined; each = classes.get(each.superclass)) {
    const method = methodOf(each, signature);
    if (method !== undefined && !each.isInterface) return { passed, found: { owner: each.name, method } };
    passed.push(each.name);
  }
  const givers = [...aboveOf(classes, first)].filter((name) => {
    const each = classes.get(name);
    return each?.isInterface === true && each.methods[signature] !== undefined;
  });
  const specific = givers.filter(
    (name) => !givers.some((other) => other !== name && aboveOf(classes, other).has(name)),
  );
  const owner = specific.find((name) => methodOf(classes.get(name), signature) !== undefined);
  const method = owner === undefined ? undefined : methodOf(classes.get(owner), signature);
  return { passed, found: owner === undefined || method === undefined ? undefined : { owner, method } };
}

/** The method with a body that a class itself has for a signature. */
export function methodOf(owner: ClassSymbol | undefined, signature: string): string | undefined {
  const label = owner?.methods[signature] ?? "";
  return label === "" ? undefined : label;
}

/** All classes and interfaces above one, without itself. */
export function aboveOf(classes: Classes, name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (each: string): void => {
    const { superclass = "", interfaces = [] } = classes.get(each) ?? {};
    for (const next of [superclass, ...interfaces]) {
      if (next === "" || found.has(next)) continue;
      found.add(next);
      collect(next);
    }
  };
  collect(name);
  return found;
}
