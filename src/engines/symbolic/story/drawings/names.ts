import type { ConjunctSymbol, DeltaSymbol, ValueSymbol } from "../facts/index.ts";

const NULL = "null";

export type CallConjunct = Extract<ConjunctSymbol, { readonly call: unknown }>;

/** What the names of a Δ stand for in a drawing: equal names are one, and one that is a root is a box. */
export class Names {
  readonly #delta: DeltaSymbol;
  readonly #equal = new Map<string, string[]>();
  readonly #targets = new Map<string, string>([[NULL, NULL]]);

  constructor(roots: readonly string[], delta: DeltaSymbol) {
    this.#delta = delta;
    for (const conjunct of delta.conjuncts) {
      if (conjunct.part === "α" && conjunct.equal !== undefined) this.#join(...conjunct.equal);
    }
    for (const [id, { call }] of cloudsOf(delta.conjuncts))
      for (const root of call.roots) if (!this.#targets.has(root)) this.#targets.set(root, id);
    for (const root of roots) this.#targets.set(root, boxId(root));
  }

  /** What arrows cannot say, each once: disequalities, constraints on integers, equalities of what is not drawn. */
  facts(): readonly string[] {
    const facts = this.#delta.conjuncts.flatMap((conjunct) => {
      if (conjunct.part === "κ") return [];
      const isDrawn = conjunct.part === "α" && conjunct.equal?.some((name) => this.#targetOf(name) !== undefined);
      return isDrawn === true ? [] : [conjunct.text];
    });
    return [...new Set(facts)];
  }

  /** Where an arrow from this value leads. */
  target({ text, reference }: ValueSymbol): string | undefined {
    if (text === NULL) return NULL;
    return reference === undefined ? undefined : this.#targetOf(reference);
  }

  /** What a predicate mentions beside its own roots: its cells may point there. */
  mentionedBy(id: string, { call }: CallConjunct): readonly string[] {
    const targets = call.arguments.flatMap((name) => this.#targetOf(name) ?? []);
    return [...new Set(targets)].filter((target) => target !== id && target !== NULL);
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

/** The predicates of a Δ by the ids of their clouds: the same conjunct may stand in it twice. */
export function cloudsOf(conjuncts: readonly ConjunctSymbol[]): ReadonlyMap<string, CallConjunct> {
  const clouds = new Map<string, CallConjunct>();
  for (const conjunct of conjuncts.filter(isCall)) {
    let id = `cloud:${conjunct.text}`;
    while (clouds.has(id)) id += "′";
    clouds.set(id, conjunct);
  }
  return clouds;
}

function isCall(conjunct: ConjunctSymbol): conjunct is CallConjunct {
  return "call" in conjunct;
}
