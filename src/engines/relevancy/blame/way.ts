import type { Budget } from "../../../kernel/index.ts";
import { type BoardSession, Recording, type Seq } from "../../../trace/index.ts";
import type { DependenceGraph } from "../algorithm/dependence-graph/dependence-graph.ts";
import type { Edge } from "../algorithm/dependence-graph/elements.ts";
import type { Encoding } from "../algorithm/encoding/encoding.ts";
import type { RelevancyAnalysis } from "../analysis.ts";
import { relevancyBoard } from "../board.ts";

/** How much is done between two chunks. */
const SLICE = 10_000;
/** A longer way is not followed: runs of pushdown systems may be exponentially long. */
const MAX_EDGES = 3_000;

/** A recorded run, to its end or that of the budget. */
export function recordedRun(analysis: RelevancyAnalysis, budget: Budget): BoardSession {
  const recording = new Recording();
  const advance = (): boolean => {
    const isDone = analysis.advance(SLICE);
    const chunk = analysis.takeChunk();
    if (chunk !== undefined) recording.append(chunk);
    return isDone;
  };
  budget.attempt(() => {
    while (!advance());
    return true;
  });
  return relevancyBoard.open(recording);
}

/**
 * The way along which a fact became what it is: edges of the dependence graph, from env in the entry method. Undefined
 * where the run has no way to the fact, or a very long one.
 */
export function wayTo(board: BoardSession, encoding: Encoding, fact: Seq): readonly Edge[] | undefined {
  const run = board.replay?.(fact);
  if (run === undefined) return undefined;
  const edges = edgesByEnds(encoding.graph);
  const way: Edge[] = [];
  let at = placeIn(encoding, run.start);
  for (const { configuration } of run.steps()) {
    if (way.length === MAX_EDGES) return undefined;
    const next = placeIn(encoding, configuration);
    const returnPoint = next.depth > at.depth ? next.below : -1;
    const edge = edges.get(keyOf(at.node, next.node, returnPoint));
    if (edge === undefined) return undefined;
    way.push(edge);
    at = next;
  }
  return way;
}

/** Where a configuration is in the dependence graph: the node on top, the return point below it. */
function placeIn(
  encoding: Encoding,
  { location, stack }: { readonly location: string; readonly stack: readonly string[] },
) {
  const { system } = encoding;
  const [top = -1, below = -1] = stack.slice(0, 2).map((name) => system.findSymbol(name) ?? -1);
  const node = encoding.nodeAt(system.findLocation(location) ?? -1, top);
  return { node, below: encoding.placeOf(below), depth: stack.length };
}

function edgesByEnds(graph: DependenceGraph): ReadonlyMap<string, Edge> {
  const edges = new Map<string, Edge>();
  for (let number = 0; number < graph.edgeCount; number++) {
    const edge = graph.edge(number);
    const key = keyOf(edge.source, edge.target, edge.returnPoint);
    // Of several edges between two nodes the one that makes most of what comes.
    if ((edges.get(key)?.weight ?? -1) < edge.weight) edges.set(key, edge);
  }
  return edges;
}

function keyOf(source: number, target: number, returnPoint: number): string {
  return `${source} ${target} ${returnPoint}`;
}
