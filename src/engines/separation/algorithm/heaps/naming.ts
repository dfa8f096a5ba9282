import {
  type Call,
  occurrences,
  type Substitution,
  type SymbolicHeap,
  substitute,
  type Value,
} from "./symbolic-heap.ts";

/** Hands out names that nothing else in a heap has: `n1` is followed by the next free `n3`. */
export class FreshNames {
  readonly #used: Set<string>;
  readonly #next = new Map<string, number>();

  constructor(used: Iterable<string>) {
    this.#used = new Set(used);
  }

  like(name: string): string {
    const base = stemOf(name);
    for (let number = this.#next.get(base) ?? 1; ; number++) {
      const fresh = `${base}${number}`;
      if (this.#used.has(fresh)) continue;
      this.#used.add(fresh);
      this.#next.set(base, number + 1);
      return fresh;
    }
  }
}

/** `n` of `n12`: what fresh names that are made after it begin with. */
export function stemOf(name: string): string {
  return name.replace(/\d+$/, "");
}

/** The names a heap uses, bound and free. */
export function namesOf(heap: SymbolicHeap): readonly string[] {
  return [...heap.existentials, ...occurrences(heap)];
}

/** A rule's body for a call: formals := actuals, every other variable fresh. */
export function instantiate(
  rule: SymbolicHeap,
  parameters: readonly { readonly name: string }[],
  call: Call,
  names: FreshNames,
): { readonly heap: SymbolicHeap; readonly by: Substitution } {
  const by = new Map<string, Value>();
  for (const [index, { name }] of parameters.entries()) by.set(name, call.arguments[index] ?? name);
  for (const name of namesOf(rule)) if (!by.has(name)) by.set(name, names.like(name));
  return { heap: substitute(rule, by), by };
}
