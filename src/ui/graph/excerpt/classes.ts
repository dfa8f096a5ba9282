import type { GraphModel } from "../../../trace/index.ts";

type Elements = ReadonlySet<string>;

/**
 * Of a map that is too large the classes that most others call or are called by, as many as there is room for, always the first one; and
 * those that a step is about, for which others give way. While steps stay among these nothing moves.
 */
export class MostCalled {
  readonly #fits: (model: GraphModel, elements: Elements) => boolean;
  readonly #known = new WeakMap<GraphModel, Map<string, Elements>>();

  /** @param fits can these elements be read with all of them in sight? */
  constructor(fits: (model: GraphModel, elements: Elements) => boolean) {
    this.#fits = fits;
  }

  of(model: GraphModel, kept: Elements): Elements {
    const known = this.#known.get(model) ?? new Map<string, Elements>();
    this.#known.set(model, known);
    const usual = known.get("") ?? this.#with(model, []);
    known.set("", usual);
    const others = model.nodes.flatMap(({ id }) => (kept.has(id) && !usual.has(id) ? id : []));
    if (others.length === 0) return usual;
    const own = model.nodes.flatMap(({ id }) => (kept.has(id) ? id : []));
    const key = own.join("\n");
    const drawn = known.get(key) ?? this.#with(model, own);
    known.set(key, drawn);
    return drawn;
  }

  #with(model: GraphModel, own: readonly string[]): Elements {
    const order = [...new Set([...own, ...byCalls(model)])];
    const first = (count: number) => spanned(model, order.slice(0, count));
    let [enough, tooMany] = [Math.max(1, own.length), order.length + 1];
    while (tooMany - enough > 1) {
      const middle = Math.floor((enough + tooMany) / 2);
      if (this.#fits(model, first(middle))) enough = middle;
      else tooMany = middle;
    }
    return first(enough);
  }
}

/** The first class, then those that most calls lead to or from: of the whole run, so that no step changes them. */
function byCalls({ nodes, edges }: GraphModel): readonly string[] {
  const calls = new Map<string, number>();
  for (const end of edges.flatMap(({ source, target }) => [source, target])) calls.set(end, (calls.get(end) ?? 0) + 1);
  const [first, ...others] = nodes.map(({ id }) => id);
  const sorted = others.toSorted((a, b) => (calls.get(b) ?? 0) - (calls.get(a) ?? 0));
  return first === undefined ? [] : [first, ...sorted];
}

/** With all edges between them. */
function spanned({ edges }: GraphModel, nodes: readonly string[]): Elements {
  const own = new Set(nodes);
  return new Set([
    ...own,
    ...edges.flatMap(({ id, source, target }) => (own.has(source) && own.has(target) ? id : [])),
  ]);
}
