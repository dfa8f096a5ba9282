import { append, valueAt } from "../../../kernel/index.ts";
import type { GraphEdge, GraphModel } from "../../../trace/index.ts";
import { acceptingThrough, isFinal } from "../model/index.ts";

type Elements = ReadonlySet<string>;
type Fits = (model: GraphModel, elements: Elements) => boolean;

/**
 * The part of an automaton that is drawn with what a step is about: the states and lines of the step with the ways from where the
 * automaton begins to them, and from there on to where it ends. The automaton is divided into such cones once, as many together as
 * there is room for: while steps stay in them nothing moves.
 */
export class Cones {
  readonly #fits: Fits;
  readonly #known = new WeakMap<GraphModel, Divided>();

  /** @param fits can these elements be read with all of them in sight? */
  constructor(fits: Fits) {
    this.#fits = fits;
  }

  of(model: GraphModel, kept: Elements): Elements {
    let divided = this.#known.get(model);
    if (divided === undefined) {
      divided = new Divided(model, this.#fits);
      this.#known.set(model, divided);
    }
    return divided.around(kept);
  }
}

/** After so many cones that have no room no other one is tried. */
const PATIENCE = 2;
/** Around a step whose cone has no room so many lines are tried. */
const MOST_TRIED = 24;

class Divided {
  readonly #model: GraphModel;
  readonly #fits: Fits;
  /** The states between with the lines at them, and lines past all of those, as they come. */
  readonly #units: ReadonlyMap<string, readonly GraphEdge[]>;
  readonly #unitOf: ReadonlyMap<string, string>;
  readonly #pages: readonly (readonly string[])[];
  readonly #drawn = new Map<string, Elements>();

  constructor(model: GraphModel, fits: Fits) {
    this.#model = model;
    this.#fits = fits;
    this.#units = unitsOf(model);
    this.#unitOf = new Map([...this.#units].flatMap(([unit, edges]) => edges.map(({ id }) => [id, unit])));
    this.#pages = this.#divided();
  }

  around(kept: Elements): Elements {
    const own = this.#unitsIn(kept);
    const page = this.#pages.find((units) => units.includes(own.at(-1) ?? "")) ?? this.#pages[0] ?? [];
    const units = own.every((unit) => page.includes(unit)) ? page : own;
    const drawn = this.#around(units, page, none);
    return isWithin(kept, drawn) ? drawn : this.#around(units, page, kept);
  }

  /** @param kept what is drawn in any case */
  #around(units: readonly string[], page: readonly string[], kept: Elements): Elements {
    return valueAt(this.#drawn, [...units, "", ...kept].join("\n"), () => {
      const rest = [...page, ...this.#units.keys()].filter((unit) => !units.includes(unit));
      return this.#filled(units, rest, kept);
    });
  }

  /** The cones of a step, in the order of the automaton. */
  #unitsIn(kept: Elements): readonly string[] {
    const own = new Set([...kept].flatMap((id) => this.#unitOf.get(id) ?? (this.#units.has(id) ? id : [])));
    return [...this.#units.keys()].filter((unit) => own.has(unit));
  }

  /** Cones that follow each other, as many together as there is room for. */
  #divided(): readonly (readonly string[])[] {
    const all = [...this.#units.keys()];
    const pages: string[][] = [];
    for (let first = 0; first < all.length; ) {
      let [enough, tooMany] = [1, all.length - first + 1];
      while (tooMany - enough > 1) {
        const middle = Math.floor((enough + tooMany) / 2);
        if (this.#fits(this.#model, this.#cones(all.slice(first, first + middle)))) enough = middle;
        else tooMany = middle;
      }
      pages.push(all.slice(first, first + enough));
      first += enough;
    }
    return pages;
  }

  /** These cones, and others as long as there is room; of cones that have none themselves the step with one way through it, and lines beside it. */
  #filled(units: readonly string[], rest: readonly string[], kept: Elements): Elements {
    const whole = this.#cones(units, kept);
    if (!this.#fits(this.#model, whole)) return this.#smallest(kept);
    let [drawn, failures] = [whole, 0];
    const chosen = [...units];
    for (const unit of rest) {
      if (failures === PATIENCE) break;
      const more = this.#cones([...chosen, unit], kept);
      if (!this.#fits(this.#model, more)) {
        failures++;
        continue;
      }
      chosen.push(unit);
      drawn = more;
    }
    return drawn;
  }

  #smallest(kept: Elements): Elements {
    const withWays = spanned(this.#model, new Set([...kept, ...waysThrough(this.#model, kept)]));
    if (this.#fits(this.#model, withWays)) return this.#widened(withWays);
    const alone = spanned(this.#model, kept);
    return this.#fits(this.#model, alone) ? this.#widened(alone) : alone;
  }

  /** With more lines as long as there is room, those at what is drawn first. */
  #widened(least: Elements): Elements {
    const isAt = ({ source, target }: GraphEdge): boolean => least.has(source) || least.has(target);
    const { edges } = this.#model;
    const rest = [...edges.filter(isAt), ...edges.filter((edge) => !isAt(edge))].filter(({ id }) => !least.has(id));
    let drawn = least;
    for (const { id } of rest.slice(0, MOST_TRIED)) {
      if (drawn.has(id)) continue;
      const more = spanned(this.#model, new Set([...drawn, id]));
      if (this.#fits(this.#model, more)) drawn = more;
    }
    return drawn;
  }

  #cones(units: readonly string[], kept: Elements = none): Elements {
    const edges = units.flatMap((unit) => this.#units.get(unit)?.map(({ id }) => id) ?? []);
    return spanned(this.#model, new Set([...kept, ...acceptingThrough(this.#model, edges)]));
  }
}

const none: Elements = new Set();

function isWithin(some: Elements, all: Elements): boolean {
  return [...some].every((id) => all.has(id));
}

/** By the state between that they lead to, or come from; those that pass all of them by their ends. */
function unitsOf({ nodes, edges }: GraphModel): ReadonlyMap<string, readonly GraphEdge[]> {
  const between = new Set(nodes.filter(({ column = 0, shape }) => column > 0 && !isFinal(shape)).map(({ id }) => id));
  const units = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    const { source, target } = edge;
    const unit = [target, source].find((end) => between.has(end)) ?? `${source} ⇒ ${target}`;
    append(units, unit, edge);
  }
  return units;
}

/** With the ends of its edges, and no edge between two drawn nodes left out. */
function spanned({ nodes, edges }: GraphModel, elements: Elements): Elements {
  const ends = edges.filter(({ id }) => elements.has(id)).flatMap(({ source, target }) => [source, target]);
  const own = new Set([...nodes.filter(({ id }) => elements.has(id)).map(({ id }) => id), ...ends]);
  const inside = edges.filter(({ source, target }) => own.has(source) && own.has(target));
  return new Set([...own, ...inside.map(({ id }) => id)]);
}

/** The states on a shortest way from a start to each of the states of a step, and from it to a final state. */
function waysThrough({ nodes, edges }: GraphModel, kept: Elements): readonly string[] {
  const states = nodes.filter(({ id }) => kept.has(id));
  const isStart = new Set(nodes.filter(({ column }) => column === 0).map(({ id }) => id));
  const isEnd = new Set(nodes.filter(({ shape }) => isFinal(shape)).map(({ id }) => id));
  const back = edges.map(({ source, target }) => [target, source] as const);
  const forward = edges.map(({ source, target }) => [source, target] as const);
  return states.flatMap(({ id }) => [...shortest(id, back, isStart), ...shortest(id, forward, isEnd)]);
}

/** The nodes of a shortest way to one of the goals; none where there is no way. */
function shortest(from: string, lines: readonly (readonly [string, string])[], goals: Elements): readonly string[] {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  for (const node of before.keys()) {
    if (goals.has(node)) return wayTo(node, before);
    for (const [source, target] of lines) if (source === node && !before.has(target)) before.set(target, node);
  }
  return [];
}

function wayTo(end: string, before: ReadonlyMap<string, string | undefined>): readonly string[] {
  const way: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = before.get(at)) way.push(at);
  return way;
}
