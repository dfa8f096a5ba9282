import type { Method } from "../../../../java/index.ts";
import { acceptOne, type PAutomaton, type Semiring } from "../../../pushdown/index.ts";
import type { RelevancyOptions } from "../../options.ts";
import type { Weight } from "../dependence-graph/elements.ts";
import type { BuiltGraph } from "../graph-building/build-graph.ts";
import { Encoding } from "./encoding.ts";

/** Graphs of more edges are encoded with split globals, unless the options say otherwise. */
const MAX_EDGES = 5_000;

/** The encoding that the options ask for, with nothing encoded yet. */
export function createEncoding(
  { graph, entry }: BuiltGraph,
  options: RelevancyOptions,
  semiring?: Semiring<Weight>,
): Encoding {
  const isLarge = graph.edgeCount > MAX_EDGES;
  const isSplit = options.encoding === "split" || (options.encoding === "auto" && isLarge);
  return new Encoding(graph, isSplit ? graph.method(entry) : undefined, semiring);
}

/** S = ⟨env, ep⟩ */
export function startAutomaton(encoding: Encoding, entry: Method): PAutomaton<Weight> {
  const { graph } = encoding;
  return acceptOne(encoding.system, encoding.location(graph.environment()), [encoding.symbol(graph.method(entry))]);
}
