import type { ConjunctSymbol, DeltaSymbol, ValueSymbol } from "../facts/index.ts";

const NULL = "null";

export type CallConjunct = Extract<ConjunctSymbol, { readonly call: unknown }>;

/**
 * Whether a parameter is a root of what its predicate says: an arrow to the argument leads into the cloud, as one to z of
 * `express(z, v)` does, and not to z of `local(y, z, v, w)`, where z is the end. Undefined where that is not known.
 */
export type IsRoot = (predicate: string, parameter: number) => boolean | undefined;

/** What the names of a Δ stand for in a drawing: equal names are one, and one that is a root is a box. */
export class Names {
  /** What arrows cannot say: disequalities, constraints on integers, equalities of what is not drawn. */
  readonly facts: readonly string[];
  readonly #equal = new Map<string, string[]>();
  readonly #targets = new Map<string, string>([[NULL, NULL]]);

  constructor(roots: readonly string[], delta: DeltaSymbol, isRoot: IsRoot) {
    for (const conjunct of delta.conjuncts) {
      if (conjunct.part === "α" && conjunct.equal !== undefined) this.#join(...conjunct.equal);
    }
    const calls = delta.conjuncts.filter(isCall);
    for (const known of [true, undefined])
      for (const { text, call } of calls)
        for (const [parameter, name] of call.arguments.entries())
          if (isRoot(call.predicate, parameter) === known && !this.#targets.has(name))
            this.#targets.set(name, cloudId(text));
    for (const root of roots) this.#targets.set(root, boxId(root));
    this.facts = delta.conjuncts.flatMap((conjunct) => {
      if (conjunct.part === "κ") return [];
      const isDrawn = conjunct.part === "α" && conjunct.equal?.some((name) => this.#targetOf(name) !== undefined);
      return isDrawn === true ? [] : [conjunct.text];
    });
  }

  /** Where an arrow from this value leads. */
  target({ text, reference }: ValueSymbol): string | undefined {
    if (text === NULL) return NULL;
    return reference === undefined ? undefined : this.#targetOf(reference);
  }

  /** A box before null before a cloud, over all names that are equal. */
  #targetOf(name: string): string | undefined {
    const same = new Set([name]);
    for (const each of same) for (const other of this.#equal.get(each) ?? []) same.add(other);
    const targets = [...same].flatMap((each) => this.#targets.get(each) ?? []);
    return targets.find((target) => target.startsWith(boxId(""))) ?? targets.find((t) => t === NULL) ?? targets[0];
  }

  #join(left: string, right: string): void {
    this.#equal.set(left, [...(this.#equal.get(left) ?? []), right]);
    if (left !== NULL) this.#equal.set(right, [...(this.#equal.get(right) ?? []), left]);
  }
}

export function boxId(root: string): string {
  return `box:${root}`;
}

export function cloudId(text: string): string {
  return `cloud:${text}`;
}

export function isCall(conjunct: ConjunctSymbol): conjunct is CallConjunct {
  return "call" in conjunct;
}
