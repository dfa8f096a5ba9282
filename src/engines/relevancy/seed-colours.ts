import { type Semiring, startPostStar, tops } from "../pushdown/index.ts";
import { answersOf } from "./answers.ts";
import type { BuiltGraph } from "./build/build-graph.ts";
import { weights } from "./graph.ts";
import type { RelevancyOptions } from "./options.ts";
import { Relevancy } from "./read-out.ts";
import type { SeedRow } from "./result.ts";
import { createEncoding, startAutomaton } from "./start.ts";

/** A place where symbolic values begin: the edges λx.ANY of one statement or one named variable. */
export interface Seed {
  readonly row: SeedRow;
  readonly edges: ReadonlySet<number>;
}

/** More seeds than this are not told apart: nobody has so many colours. */
const MOST_SEEDS = 24;

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

function seedAt({ graph }: BuiltGraph, number: number): { readonly key: string; readonly row: SeedRow } | undefined {
  const edge = graph.edge(number);
  const location = graph.locations[graph.locationOf(edge.target)];
  const statement = graph.statements[edge.statement];
  if (location === undefined || statement === undefined) return undefined;
  const { instruction } = statement;
  const site = instruction.kind === "call" ? instruction.site : undefined;
  const declared = location.kind === "local" ? location.variable.span : statement.span;
  const { file, start } = site === undefined ? declared : site.span;
  return {
    key: site === undefined ? `v${location.id}` : `s${edge.statement}`,
    row: {
      label: site?.label ?? location.label,
      variable: location.label,
      file,
      line: start.line,
      column: start.column,
    },
  };
}

/** Weights of the coloured saturation are sets of ways that a value may have come: unchanged, constant, seed 0, seed 1, … */
const UNCHANGED = 1;
const CONSTANT = 2;
const FIRST_COLOUR = 2;

/** The relevancy semiring with one λx.ANY for each seed: ⊕ is the union, ⊗ composes way by way. */
export const colourSemiring: Semiring<number> = {
  name: "colours",
  zero: 0,
  one: UNCHANGED,
  isTwoBit: false,
  expected: "a whole number",
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

/**
 * Which seeds each answer, by its index, is relevant to: one more saturation in which each seed has a colour of its own.
 * Undefined when there are not several of them.
 */
export function relevantBySeed(
  built: BuiltGraph,
  options: RelevancyOptions,
): ((index: number) => readonly string[]) | undefined {
  const seeds = seedsOf(built);
  if (seeds.length < 2 || seeds.length > MOST_SEEDS) return undefined;
  const colours = colourOutcomes(built, options, seeds);
  const reached = seeds.map(({ row }, colour) => {
    const relevancy = new Relevancy();
    for (const { location, place, weight } of colours)
      if ((weight & (1 << (colour + FIRST_COLOUR))) !== 0) relevancy.set(location, place, weights.any);
    return { label: row.label, answers: answersOf(built, relevancy, options) };
  });
  return (index) => reached.filter(({ answers }) => answers[index]?.weight === weights.any).map(({ label }) => label);
}

function colourOutcomes(built: BuiltGraph, options: RelevancyOptions, seeds: readonly Seed[]) {
  const colourOf = new Map(seeds.flatMap(({ edges }, colour) => [...edges].map((edge) => [edge, colour] as const)));
  const encoding = createEncoding(built, options, colourSemiring);
  const isDone = (): boolean =>
    encoding.advance(100_000, ({ number, weight }) => {
      if (weight === weights.id) return UNCHANGED;
      const colour = colourOf.get(number);
      return colour === undefined ? CONSTANT : 1 << (colour + FIRST_COLOUR);
    });
  while (!isDone());
  const saturation = startPostStar(startAutomaton(encoding, built.methods[0]));
  while (!saturation.advance(100_000));
  return tops(saturation.automaton, "deep-first", (symbol) => encoding.isReturnPoint(symbol)).flatMap(
    ({ location, symbol, weight }) => {
      const place = encoding.placeOf(symbol);
      const variable = encoding.variableOf(location);
      return place === -1 || variable === -1 ? [] : [{ location: variable, place, weight }];
    },
  );
}
