import type { GraphModel } from "../../../trace/index.ts";

type Elements = ReadonlySet<string>;

/**
 * The methods that an excerpt is in, whole, and as many of those around them as there is room for. They follow from the methods alone:
 * while steps go through one method nothing moves, and nothing is laid out again.
 */
export class MethodsAround {
  readonly #fits: (model: GraphModel, elements: Elements) => boolean;
  readonly #known = new WeakMap<GraphModel, Map<string, Elements | undefined>>();

  /** @param fits can these elements be read with all of them in sight? */
  constructor(fits: (model: GraphModel, elements: Elements) => boolean) {
    this.#fits = fits;
  }

  /** @returns undefined where an excerpt is in no method, or in methods that are too large themselves */
  of(model: GraphModel, kept: Elements): Elements | undefined {
    const own = methodsOf(model, kept);
    const known = this.#known.get(model) ?? new Map<string, Elements | undefined>();
    this.#known.set(model, known);
    const key = own.join("\n");
    if (!known.has(key)) known.set(key, this.#around(model, own));
    return known.get(key);
  }

  #around(model: GraphModel, own: readonly string[]): Elements | undefined {
    const order = methodsAround(model, own);
    const first = (count: number) => elementsIn(model, order.slice(0, count));
    const most = lastThat(own.length, order.length, (count) => this.#fits(model, first(count)));
    return most === 0 ? undefined : first(most);
  }
}

/** The largest number from `first` to `last` for which something is so, where it is for smaller ones; else 0. */
function lastThat(first: number, last: number, isSo: (count: number) => boolean): number {
  let [enough, tooMany] = [first - 1, last + 1];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (isSo(middle)) enough = middle;
    else tooMany = middle;
  }
  return enough < first ? 0 : enough;
}

/** The methods that elements are in, in the order of the graph. */
function methodsOf({ groups, nodes }: GraphModel, elements: Elements): readonly string[] {
  const own = new Set(nodes.flatMap(({ id, group }) => (elements.has(id) ? (group ?? []) : [])));
  return groups.flatMap(({ id }) => (own.has(id) ? id : []));
}

/** These methods, then those that edges lead to from there, and so on; of the whole run, so that no step changes them. */
function methodsAround(model: GraphModel, own: readonly string[]): readonly string[] {
  const found = new Set(own);
  const groupOf = new Map(model.nodes.map(({ id, group }) => [id, group]));
  const ends = model.edges.map(({ source, target }) => [groupOf.get(source), groupOf.get(target)] as const);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    const seen = new Set(found);
    const isNext = (group: string | undefined, other: string | undefined) =>
      group !== undefined && other !== undefined && seen.has(other) && !seen.has(group);
    for (const [from, to] of ends) {
      if (to !== undefined && isNext(to, from)) found.add(to);
      if (from !== undefined && isNext(from, to)) found.add(from);
    }
  }
  return [...found];
}

/** The nodes of methods, those of no method that are joined to them, and the edges between them all. */
function elementsIn(model: GraphModel, methods: readonly string[]): Elements {
  const chosen = new Set(methods);
  const nodes = new Set(model.nodes.flatMap(({ id, group = "" }) => (chosen.has(group) ? id : [])));
  const joined = new Set(
    model.edges.flatMap(({ source, target }) => (nodes.has(source) ? target : nodes.has(target) ? source : [])),
  );
  for (const { id, group } of model.nodes) if (group === undefined && joined.has(id)) nodes.add(id);
  const edges = model.edges.filter(({ source, target }) => nodes.has(source) && nodes.has(target));
  return new Set([...nodes, ...edges.map(({ id }) => id)]);
}
