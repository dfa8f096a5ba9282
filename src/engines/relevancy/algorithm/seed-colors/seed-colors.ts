import { startOf } from "../../../../kernel/index.ts";
import { type Saturation, type Semiring, startPostStar, type Top } from "../../../pushdown/index.ts";
import { say } from "../../messages/say.ts";
import type { RelevancyOptions } from "../../options.ts";
import type { SeedRow } from "../../result.ts";
import { type Edge, weights } from "../dependence-graph/elements.ts";
import type { Encoding } from "../encoding/encoding.ts";
import { createEncoding, startAutomaton } from "../encoding/start.ts";
import type { BuiltGraph } from "../graph-building/build-graph.ts";
import { type Answer, answersOf, weightOf } from "../read-out/answers.ts";
import { Relevancy, readTops } from "../read-out/read-out.ts";

/** A place where symbolic values begin: the edges λx.ANY of one statement or one named variable. */
interface Seed {
  readonly row: SeedRow;
  readonly edges: ReadonlySet<number>;
}

/** More seeds than this are not told apart: there are not enough colors. */
const MAX_SEEDS = 24;

/** The seeds in the order of the text. */
export function seedsOf(built: BuiltGraph): readonly Seed[] {
  const { graph } = built;
  const found = new Map<string, { row: SeedRow; edges: Set<number> }>();
  for (let number = 0; number < graph.edgeCount; number++) {
    if (graph.edge(number).weight !== weights.any) continue;
    const seed = seedAt(built, number);
    if (seed === undefined) continue;
    const known = found.get(seed.key);
    if (known === undefined) found.set(seed.key, { row: seed.row, edges: new Set([number]) });
    else known.edges.add(number);
  }
  return [...found.values()].sort(
    (a, b) => a.row.file.localeCompare(b.row.file, "en") || a.row.line - b.row.line || a.row.column - b.row.column,
  );
}

function seedAt(
  { graph, construction }: BuiltGraph,
  number: number,
): { readonly key: string; readonly row: SeedRow } | undefined {
  const edge = graph.edge(number);
  const location = graph.locationAt(edge.target);
  const statement = graph.statements[edge.statement];
  if (statement === undefined) return undefined;
  const { instruction } = statement;
  const site = instruction.kind === "call" ? instruction.site : undefined;
  const declared = location.kind === "local" ? location.variable.span : statement.span;
  // A local that is named as a seed is one seed in all of its parts.
  const named =
    location.kind === "local" ? `${location.variable.method.label}/${location.variable.name}` : location.label;
  return {
    key: site === undefined ? `v${named}` : `s${edge.statement}`,
    row: {
      label: site === undefined ? named : construction.view.labelOf(site),
      variable: named,
      ...startOf(site?.span ?? declared),
    },
  };
}

/** Weights of the colored saturation are sets of ways that a value may have come: unchanged, constant, seed 0, seed 1, … */
const UNCHANGED = 1;
const CONSTANT = 2;
const FIRST_COLOR = 2;

/** The relevancy semiring with one λx.ANY for each seed: ⊕ is the union, ⊗ composes way by way. */
const colorSemiring: Semiring<number> = {
  name: "colors",
  zero: 0,
  one: UNCHANGED,
  isTwoBit: false,
  get expected() {
    return say("colors.weight");
  },
  combine: (a, b) => a | b,
  extend: (first, then) => {
    if (first === 0) return 0;
    return (then & UNCHANGED) === 0 ? then : (then & ~UNCHANGED) | first;
  },
  equals: (a, b) => a === b,
  show: String,
  parse: () => undefined,
  toJson: (weight) => weight,
  fromJson: () => undefined,
};

/** One more saturation, in which each seed has a color of its own, under way. Undefined when there are not several of them. */
export function startColors(built: BuiltGraph, options: RelevancyOptions): Colors | undefined {
  const seeds = seedsOf(built);
  return seeds.length < 2 || seeds.length > MAX_SEEDS ? undefined : new Colors(built, options, seeds);
}

/** Tells which seeds each answer is relevant to. Advanced piece by piece: encoding, saturation, one seed after the other. */
export class Colors {
  readonly #built: BuiltGraph;
  readonly #options: RelevancyOptions;
  readonly #seeds: readonly Seed[];
  readonly #colorOf: ReadonlyMap<number, number>;
  readonly #encoding: Encoding;
  #saturation: Saturation<number> | undefined;
  #tops: readonly Top<number>[] | undefined;
  /** By seed: the answers with what its values reach. */
  readonly #reached: (readonly Answer[])[] = [];

  constructor(built: BuiltGraph, options: RelevancyOptions, seeds: readonly Seed[]) {
    this.#built = built;
    this.#options = options;
    this.#seeds = seeds;
    this.#colorOf = new Map(seeds.flatMap(({ edges }, color) => [...edges].map((edge) => [edge, color] as const)));
    this.#encoding = createEncoding(built, options, colorSemiring);
  }

  /** True when every seed is done. Throws `BudgetSpent`. */
  advance(work: number): boolean {
    if (this.#saturation === undefined) {
      if (this.#encoding.advance(work * 4, (edge) => this.#weightOf(edge))) this.#saturation = this.#saturate();
    } else if (this.#tops === undefined) {
      if (this.#saturation.advance(work))
        this.#tops = readTops(this.#encoding, this.#saturation.automaton, this.#built.graph.budget);
    } else this.#readSeed(this.#tops, this.#reached.length);
    return this.#reached.length === this.#seeds.length;
  }

  /** Steps of the saturation so far. */
  get steps(): number {
    return this.#saturation?.steps ?? 0;
  }

  /** The labels of the seeds that an answer, by its index, or a part of it is relevant to. */
  seedsOf(answer: number, part?: number): readonly string[] {
    return this.#seeds.flatMap(({ row }, color) => {
      const reached = this.#reached[color]?.[answer];
      return reached !== undefined && weightOf(reached, part) === weights.any ? [row.label] : [];
    });
  }

  #saturate(): Saturation<number> {
    const { entry, graph } = this.#built;
    return startPostStar(startAutomaton(this.#encoding, entry), undefined, "fifo", graph.budget);
  }

  #weightOf({ number, weight }: Edge): number {
    if (weight === weights.id) return UNCHANGED;
    const color = this.#colorOf.get(number);
    return color === undefined ? CONSTANT : 1 << (color + FIRST_COLOR);
  }

  #readSeed(tops: readonly Top<number>[], color: number): void {
    const relevancy = new Relevancy();
    for (const { location, symbol, weight } of tops)
      if ((weight & (1 << (color + FIRST_COLOR))) !== 0)
        relevancy.raise(this.#encoding.nodeOf(location, symbol), weights.any);
    this.#reached.push(answersOf(this.#built, relevancy, this.#options));
  }
}
