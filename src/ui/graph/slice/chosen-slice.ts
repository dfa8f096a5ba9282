import type { GraphModel } from "../../../trace/index.ts";
import type { SliceChoice } from "../../store/index.ts";
import { aboutEdges, dependenciesOf, flowScene, isInRows, type Slice } from "../flow/index.ts";

/** Graphs with so few figures are shown whole; those with many nodes have more. */
const few = 20;
const many = 80;

/** The choice that applies: the reader's, where the graph has it; else all of a small graph, and the slice of its first goal. */
export function choiceFor(model: GraphModel, chosen: SliceChoice | undefined): SliceChoice {
  const { goals } = model;
  if (goals === undefined || !isInRows(model)) return { kind: "all" };
  const isThere = chosen?.kind !== "goal" || goals.nodes.includes(chosen.node);
  if (chosen !== undefined && isThere) return chosen;
  return goals.first === undefined || isSmall(model) ? { kind: "all" } : { kind: "goal", node: goals.first };
}

function isSmall(model: GraphModel): boolean {
  if (model.nodes.length > many) return false;
  const texts = { more: String, methods: String, outside: "" };
  return flowScene(model, { collapsed: new Set(), opened: new Set(), kept: undefined, texts }).nodes.length <= few;
}

/** The part of a graph that a choice means; undefined for all of it, also for lines that nothing is about. */
export function sliceFor(
  model: GraphModel,
  choice: SliceChoice,
  lineOf: (edge: string) => number | undefined,
): Slice | undefined {
  if (choice.kind === "all") return undefined;
  if (choice.kind === "goal") return dependenciesOf(model, choice.node);
  const isMeant = linesIn(choice.lines);
  const edges = model.edges.filter(({ id }) => {
    const line = lineOf(id);
    return line !== undefined && isMeant(line);
  });
  return edges.length === 0 ? undefined : aboutEdges(model, new Set(edges.map(({ id }) => id)));
}

/** The part of a graph that is shown before the reader chooses; undefined for all of it. */
export function initialSlice(model: GraphModel): Slice | undefined {
  return sliceFor(model, choiceFor(model, undefined), () => undefined);
}

/** `3, 5-8`: which lines a reader means. What is no number means none. */
export function linesIn(text: string): (line: number) => boolean {
  const ranges = text.split(/[,;\s]+/).flatMap((part) => {
    const [, from, to = from] = /^(\d+)(?:[-–](\d+))?$/.exec(part) ?? [];
    return from === undefined ? [] : [{ from: Number(from), to: Number(to) }];
  });
  return (line) => ranges.some(({ from, to }) => from <= line && line <= to);
}
