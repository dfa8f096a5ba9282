import type { Method } from "../../../../java/index.ts";
import { acceptOne, type PAutomaton, type Semiring } from "../../../pushdown/index.ts";
import type { RelevancyOptions } from "../../options.ts";
import type { Weight } from "../dependence-graph/dependence-graph.ts";
import { type BuiltGraph, GraphBuilder } from "../graph-building/build-graph.ts";
import type { SeedChoice } from "../graph-building/seeds.ts";
import type { PointsToView } from "../points-to-view/points-to-view.ts";
import { Encoding } from "./encoding.ts";

/** The whole graph at once. */
export function buildAll(view: PointsToView, options: RelevancyOptions, seeds: SeedChoice): BuiltGraph {
  const builder = new GraphBuilder(view, options, seeds);
  while (!builder.advance(1000));
  return builder.result();
}

/** Graphs of more edges are encoded with split globals, unless the options say otherwise. */
const MOST_EDGES = 5_000;

/** The encoding that the options ask for, with nothing encoded yet. */
export function createEncoding(
  { graph, methods }: BuiltGraph,
  options: RelevancyOptions,
  semiring?: Semiring<Weight>,
): Encoding {
  const isLarge = graph.edgeCount > MOST_EDGES;
  const isSplit = options.encoding === "split" || (options.encoding === "auto" && isLarge);
  const [entry] = methods;
  return new Encoding(graph, isSplit && entry !== undefined ? graph.method(entry) : undefined, semiring);
}

/** S = ⟨env, ep⟩ */
export function startAutomaton(encoding: Encoding, entry: Method | undefined): PAutomaton<Weight> {
  const { graph } = encoding;
  const place = entry === undefined ? 0 : graph.method(entry);
  return acceptOne(encoding.system, encoding.location(graph.environment()), [encoding.symbol(place)]);
}
