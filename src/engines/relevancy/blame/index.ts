import {
  type BlameAnswer,
  type BlamedChange,
  type DrawnFlows,
  type NamedEdge,
  type NamedNode,
  runToEnd,
} from "../../../engine-kit/index.ts";
import type { Program } from "../../../java/index.ts";
import { type Budget, type Completeness, completeness, failure, type Result, success } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import { type Edge, weights } from "../algorithm/dependence-graph/elements.ts";
import type { BuiltGraph } from "../algorithm/graph-building/build-graph.ts";
import { readRelevancy } from "../algorithm/read-out/read-out.ts";
import { type RelevancyAnalysis, startRelevancy } from "../analysis.ts";
import { say } from "../messages/say.ts";
import type { RelevancyOptions } from "../options.ts";
import { outcomeKey } from "../story/run.ts";
import { nodeSymbolsOf } from "../story/tables.ts";
import { type Followed, follow, isReturn, nodeKey } from "./follow.ts";
import { edgesOf, mismatchOf } from "./mismatch.ts";
import { recordedRun, wayTo } from "./way.ts";

type PartialAnswer = BlameAnswer & Completeness;

/**
 * What lets `ra(v, m) = any` in that Table 2 does not have: a way that Table 1 admits edge by edge, up to where it leaves a
 * method, or uses a global, under another context than that of the call by which it came. Under Table 2 there is nothing
 * to blame.
 */
export function blameFor(
  program: Program,
  options: RelevancyOptions,
  written: string,
  budget: Budget,
  against: GivenOptions = { globals: "refined" },
): Result<PartialAnswer> {
  const own: RelevancyOptions = { ...options, pipeline: "stacking", encoding: "paper", wdg: false, stacks: false };
  const merged = startRelevancy(program, own, true, budget);
  if (!merged.ok) return merged;
  const board = recordedRun(merged.value, budget);
  const graph = merged.value.saturating;
  const nothing = { fact: written, isObserved: false, changes: [] };
  // The points-to analysis underneath was ended: of relevancy nothing is known.
  if (graph === undefined) return success({ ...nothing, ...completeness(merged.value.stoppedBy ?? budget.stoppedBy) });
  const { built, encoding } = graph;
  const asked = relevantFact(built, board, written);
  if (asked === undefined)
    return failure({
      kind: "bad-option",
      option: "fact",
      value: written,
      expected: say("blame.expected", { name: written }),
    });
  const { node, fact, text } = asked;
  const answer = { ...nothing, fact: text, ...completeness(merged.value.stoppedBy) };
  if (options.globals === "refined" || !isTable2(against)) return success(answer);
  const way = wayTo(board, encoding, fact);
  const refined = finished(program, { ...own, globals: "refined", refinedContexts: "callee" }, budget);
  if (!refined.ok) return refined;
  const { run, stoppedBy } = refined.value;
  const other = run.saturating;
  if (way === undefined || other === undefined || stoppedBy !== undefined)
    return success({ ...answer, ...completeness(stoppedBy ?? budget.stoppedBy) });
  const isStill = budget.attempt(() => isRelevant(run, nodeKey(built.graph, node), budget));
  if (isStill !== false)
    return success(isStill === undefined ? { ...answer, ...completeness(budget.stoppedBy) } : answer);
  const start = other.built.graph.findNode(
    other.built.graph.environment(),
    other.built.graph.method(other.built.entry),
  );
  const followed = follow(way, built.graph, other.built.graph, start);
  const steps = { before: graph.saturation.steps, after: other.saturation.steps };
  return success({ ...answer, changes: [changeOf(built, other.built, way, followed, steps)] });
}

/** The outcome that a fact is about, if it is `any`. */
function relevantFact(built: BuiltGraph, board: ReturnType<typeof recordedRun>, written: string) {
  const node = nodeCalled(built, written);
  const fact = node === undefined ? undefined : board.factOf(outcomeKey(node));
  const text = fact === undefined ? undefined : board.why(fact, 1)?.text;
  const isKnown = node !== undefined && fact !== undefined && text?.endsWith("= any") === true;
  return isKnown && text !== undefined ? { node, fact, text } : undefined;
}

/** A run at its end, or where a limit ended it. */
function finished(program: Program, options: RelevancyOptions, budget: Budget) {
  const run = startRelevancy(program, options, false, budget);
  if (!run.ok) return run;
  return success({ run: run.value, stoppedBy: runToEnd(run.value, budget, 10_000) });
}

/** Whether a run keeps the contexts of globals apart. As printed it mixes them again. */
function isTable2({ globals, refinedContexts, pipeline = "stacking" }: GivenOptions): boolean {
  return globals === "refined" && refinedContexts !== "printed" && pipeline === "stacking";
}

/** The node of an outcome as the page writes it; of a temporary, its expression may be left out. */
function nodeCalled(built: BuiltGraph, written: string): number | undefined {
  const symbolOf = nodeSymbolsOf(built);
  const wanted = plain(written.replace(/=\s*any\s*$/, "").replace(/^\s*ra/, ""));
  for (let node = 0; node < built.graph.nodeCount; node++) {
    const { fullLabel } = symbolOf(node);
    if ([fullLabel, fullLabel.replace(/‹.*›/, "")].some((name) => plain(name) === wanted)) return node;
  }
  return undefined;
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

/** Whether any copy of a node is relevant. Throws `BudgetSpent`. */
function isRelevant({ saturating }: RelevancyAnalysis, key: string, budget: Budget): boolean {
  if (saturating === undefined) return false;
  const { built, encoding, saturation } = saturating;
  const relevancy = readRelevancy(encoding, saturation.automaton, budget);
  for (let node = 0; node < built.graph.nodeCount; node++)
    if (relevancy.at(node) === weights.any && nodeKey(built.graph, node) === key) return true;
  return false;
}

function changeOf(
  merged: BuiltGraph,
  refined: BuiltGraph,
  way: readonly Edge[],
  followed: Followed,
  steps: BlamedChange["steps"],
): BlamedChange {
  const { wrong, proper, sentence } = mismatchOf(way, merged.graph, refined.graph, followed);
  const cut = wrong === undefined ? [] : [wrong];
  const returns = new Set(proper.map((place) => refined.graph.places[place]?.label.replace(/@.*$/, "")));
  const instead = edgesOf(merged.graph).filter(
    ({ source, target }) => source === wrong?.source && returns.has(merged.graph.placeAt(target).label),
  );
  return {
    options: { globals: "refined", refinedContexts: undefined },
    methods: [],
    steps,
    meetings: [],
    ...(sentence === undefined ? {} : { because: sentence }),
    flows: {
      before: drawn(merged, way, cut, instead, say("blame.said.way")),
      after: drawn(refined, followed.edges, cutCopies(refined, followed), [], say("blame.said.copies")),
    },
  };
}

/** What of a way cannot be gone under Table 2: between its last node and the copies of where it goes on. */
function cutCopies(built: BuiltGraph, { at, open, copies }: Followed): readonly Ends[] {
  const { graph } = built;
  const alike = copies.filter((copy) => !isReturn(graph, copy) || graph.placeOf(copy.target) === open[0]);
  const targets = new Set(alike.map(({ target }) => standingFor(built, target)));
  return [...targets].map((target) => ({ source: at, target }));
}

/** What only hands values on is drawn in what it hands them to. */
function standingFor(built: BuiltGraph, node: number): number {
  const symbolOf = nodeSymbolsOf(built);
  const edges = edgesOf(built.graph);
  const seen = new Set([node]);
  for (const at of seen) {
    if (symbolOf(at).role !== "passing") return at;
    for (const { source, target } of edges) if (source === at) seen.add(target);
  }
  return node;
}

type Ends = Pick<Edge, "source" | "target"> & { readonly returnPoint?: number };

function drawn(
  built: BuiltGraph,
  way: readonly Ends[],
  cut: readonly Ends[],
  instead: readonly Ends[],
  first: string,
): DrawnFlows {
  const { graph } = built;
  const symbolOf = nodeSymbolsOf(built);
  const named = (node: number): NamedNode => {
    const box = graph.places[graph.findMethod(graph.placeAt(node).method)];
    return { ...(box === undefined ? {} : { box: box.label }), name: symbolOf(node).label };
  };
  const edgeOf = ({ source, target, returnPoint = -1 }: Ends): NamedEdge => {
    const entered = graph.places[returnPoint];
    const bundle = entered === undefined ? {} : { bundle: `↓ ${entered.label}` };
    return { source: named(source), target: named(target), ...bundle };
  };
  const onWay = [...new Set(way.flatMap(({ source, target }) => [source, target]))];
  const said = { first, second: say("blame.said.return"), cut: say("blame.said.cut") };
  return {
    first: { carries: "", nodes: onWay.map(named), edges: way.map(edgeOf) },
    second: { carries: "", nodes: instead.map(({ target }) => named(target)), edges: instead.map(edgeOf) },
    meeting: [],
    cut: cut.map(edgeOf),
    said,
  };
}
